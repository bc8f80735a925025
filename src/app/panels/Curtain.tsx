import { EyeOff } from 'lucide-react'
import type { Seat } from '../../engine/seats'
import { Button } from '../design/Button'
import { SeatShape } from '../design/SeatTag'
import styles from './Curtain.module.css'
import { usePanelLinks } from './links'

/** Stands in place of the table, not over it: while it hangs, nothing of the game is in the page. */
export function Curtain({ seat, onReady }: { seat: Seat; onReady(): void }) {
  const { seatName } = usePanelLinks()
  const name = seatName(seat)
  return (
    <main className={styles.curtain} data-seat={seat}>
      <div className={styles.sign}>
        <SeatShape seat={seat} />
      </div>
      <h1 className={styles.title} title={name}>
        Pass to {name}
      </h1>
      <p className={styles.word}>
        <EyeOff aria-hidden="true" /> There is something on this table that only {name} may see.
      </p>
      <Button kind="primary" size="large" autoFocus onPress={onReady}>
        Show the table
      </Button>
    </main>
  )
}
