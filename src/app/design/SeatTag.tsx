import { type Outline, SEAT_COLOURS } from '../../art/palette'
import type { Seat } from '../../engine/seats'
import styles from './Small.module.css'

/** A seat is told by its shape as well as its colour; in a box of 100 by 100. */
const PATHS: Readonly<Record<Outline, string>> = {
  circle: 'M50 4a46 46 0 1 1 0 92a46 46 0 1 1 0-92z',
  square: 'M8 8h84v84H8z',
  hexagon: 'M50 2l42 24v48L50 98L8 74V26z',
  triangle: 'M50 6l46 84H4z',
  diamond: 'M50 0l46 50l-46 50L4 50z',
  octagon: 'M31 4h38l27 27v38l-27 27H31L4 69V31z',
}

export function SeatShape({ seat }: { seat: Seat }) {
  return (
    <svg data-seat={seat} className={styles.shape} viewBox="0 0 100 100" aria-hidden="true">
      <path d={PATHS[SEAT_COLOURS[seat].shape]} />
    </svg>
  )
}

/** The name of a seat in its colour, after its shape. */
export function SeatTag({ seat, name }: { seat: Seat; name: string }) {
  return (
    <span className={styles.seat} data-seat={seat}>
      <SeatShape seat={seat} />
      {name}
    </span>
  )
}
