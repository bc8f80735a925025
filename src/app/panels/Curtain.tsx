import { EyeOff, Gavel } from 'lucide-react'
import type { Seat } from '../../engine/seats'
import { Button } from '../design/Button'
import { SeatShape } from '../design/SeatTag'
import styles from './Curtain.module.css'
import { usePanelLinks } from './links'

export interface CurtainProps {
  /** Who may look behind it. */
  readonly eyes: Seat | 'referee'
  /** What was promised of the dice. */
  readonly promise: string
  onReady(): void
  /** The referee's chair is left alone. */
  onBack(): void
}

/** Stands in place of the table, not over it: while it hangs, nothing of the game is in the page. */
export function Curtain({ eyes, promise, onReady, onBack }: CurtainProps) {
  const { seatName } = usePanelLinks()
  const referee = eyes === 'referee'
  const name = referee ? 'the referee' : seatName(eyes)
  return (
    <main className={styles.curtain} data-seat={referee ? 'none' : eyes}>
      <div className={styles.sign}>{referee ? <Gavel /> : <SeatShape seat={eyes} />}</div>
      <h1 className={styles.title} title={name}>
        Pass to {name}
      </h1>
      <p className={styles.word}>
        <EyeOff aria-hidden="true" />{' '}
        {referee
          ? 'The referee sees everything that is hidden from the players.'
          : `There is something on this table that only ${name} may see.`}
      </p>
      {referee && (
        <Button kind="plain" size="large" autoFocus onPress={onBack}>
          Back to the game
        </Button>
      )}
      <Button kind="primary" size="large" autoFocus={!referee} onPress={onReady}>
        Show the table
      </Button>
      <p className={styles.promise}>
        Promise for the dice: <code>{promise}</code>
      </p>
    </main>
  )
}
