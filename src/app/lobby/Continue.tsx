import { ArrowRight } from 'lucide-react'
import { coverOf } from '../../rulesets'
import { SeatTag } from '../design/SeatTag'
import { hrefOf } from '../routes'
import type { GameCard } from '../storage'
import styles from './Continue.module.css'
import { GamePicture } from './GamePicture'
import { whenWords } from './when'

/** The game you had open, exactly as you left it. */
export function Continue({ card }: { card: GameCard }) {
  const { id, name, summary, ruleset, saved } = card
  return (
    <a className={styles.continue} href={hrefOf({ screen: 'play', id })}>
      <span className={styles.picture}>
        <GamePicture picture={summary.picture} />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>Continue</span>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          {[coverOf(ruleset)?.title, summary.turn, whenWords(saved, Date.now())].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={styles.seats}>
        {summary.seats.map(({ seat, name: player }) => (
          <SeatTag key={seat} seat={seat} name={player} />
        ))}
      </span>
      <ArrowRight className={styles.arrow} aria-hidden="true" />
    </a>
  )
}
