import { EyeOff, Gavel } from 'lucide-react'
import type { Seat } from '../../engine/seats'
import { Button } from '../design/Button'
import { SeatShape } from '../design/SeatTag'
import styles from './Curtain.module.css'
import { usePanelLinks } from './links'

export interface CurtainProps {
  /** Who may look behind the curtain. */
  readonly eyes: Seat | 'referee'
  /** SHA-256 of the seed. */
  readonly promise: string
  onReady(): void
  /** Cancels the switch to the referee. */
  onBack(): void
}

/** Replaces the table instead of covering it: while the curtain is up, nothing of the game is in the page. */
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
          : `Only ${name} may see what comes next.`}
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
        Fingerprint of the dice seed: <code>{promise}</code>
      </p>
    </main>
  )
}
