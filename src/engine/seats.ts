/** A seat at the table. */
export const SEATS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export type Seat = (typeof SEATS)[number]

/** Each seat's name by its colour. */
export const COLOUR_NAMES: Readonly<Record<Seat, string>> = {
  A: 'Blue',
  B: 'Orange',
  C: 'Green',
  D: 'Magenta',
  E: 'Teal',
  F: 'Gold',
}

/** Who may act: a person or bot in a seat, the table's own forced steps, the referee. */
export type Actor = Seat | 'table' | 'referee'

export interface SeatSetup {
  readonly seat: Seat
  readonly name: string
  readonly played: 'person' | 'bot'
}
