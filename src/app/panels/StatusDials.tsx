import { Lock } from 'lucide-react'
import type { Dial, SeatStatus } from '../../engine/scene/scene'
import { Pips } from '../design/Pips'
import { BotMark } from '../design/SeatTag'
import { usePanelLinks } from './links'
import styles from './StatusDials.module.css'
import { Term } from './Term'

/** The status of a seat: dots for small amounts, a lock with the reason for anything that can't be used. */
export function StatusDials({ status }: { status: SeatStatus }) {
  const { seatName, isBot } = usePanelLinks()
  if (status.dials.length === 0) return null
  return (
    <ul className={styles.dials} data-seat={status.seat} aria-label={`${seatName(status.seat)}: status`}>
      {isBot?.(status.seat) && (
        <li>
          <BotMark />
        </li>
      )}
      {status.dials.map(dial => (
        <DialView key={dial.name} dial={dial} />
      ))}
    </ul>
  )
}

function DialView({ dial }: { dial: Dial }) {
  return (
    <li className={styles.dial} data-locked={dial.locked !== undefined || undefined} title={dial.locked}>
      <span className={styles.name}>
        <Term label={dial.name} />
      </span>
      <span className={styles.value}>
        {dial.pips ? <Pips left={dial.pips.left} of={dial.pips.of} label={dial.name} /> : dial.value}
      </span>
      {dial.locked !== undefined && (
        <>
          <Lock aria-hidden="true" />
          <span className="only-spoken">locked: {dial.locked}</span>
        </>
      )}
    </li>
  )
}
