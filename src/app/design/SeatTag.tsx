import { Bot } from 'lucide-react'
import { outlineInBox } from '../../art/outlines'
import { SEAT_COLOURS } from '../../art/palette'
import type { Seat } from '../../engine/seats'
import styles from './Small.module.css'

/** A seat has a shape as well as a colour: the outline of its counters. */
export function SeatShape({ seat }: { seat: Seat }) {
  return (
    <svg data-seat={seat} className={styles.shape} viewBox="0 0 100 100" aria-hidden="true">
      <path d={outlineInBox(SEAT_COLOURS[seat].shape)} />
    </svg>
  )
}

/** A seat that is played by the machine. */
export const BotMark = () => <Bot className={styles.bot} role="img" aria-label="bot" />

/** The name of a seat in its colour, after its shape. */
export function SeatTag({ seat, name, bot }: { seat: Seat; name: string; bot?: boolean | undefined }) {
  return (
    <span className={styles.seat} data-seat={seat}>
      <SeatShape seat={seat} />
      {name}
      {bot && <BotMark />}
    </span>
  )
}
