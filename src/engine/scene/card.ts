import type { Seat } from '../seats'
import type { Marker } from './scene'
import type { Shape } from './shapes'

/** How sure a printed value is; `house` values are ours and may be edited. */
export type Mark = 'source' | 'found' | 'general' | 'house'

/** A printed value and, where it has changed in play, what it is now. */
export interface CardValue {
  readonly label: string
  readonly printed: string
  readonly live?: string
  readonly mark?: Mark
  /** The same on every card of its kind, so it stays on a blank one: the name of a line. */
  readonly fixed?: boolean
  /** May stand empty: it is filled in play. */
  readonly open?: boolean
}

export interface CardRow {
  readonly cells: readonly CardValue[]
  /** The offer this line starts when it is pressed. */
  readonly offer?: string
  /** What it looks like on the board: arc and bands. */
  readonly shapes?: readonly Shape[]
}

export type CardBlock =
  | { readonly kind: 'values'; readonly title?: string; readonly values: readonly CardValue[] }
  | {
      readonly kind: 'table'
      readonly title?: string
      readonly columns: readonly string[]
      readonly rows: readonly CardRow[]
    }
  | { readonly kind: 'boxes'; readonly title: string; readonly total: number; readonly ticked: number }
  | { readonly kind: 'text'; readonly title?: string; readonly text: string }

/** A datacard: the same on screen and on paper. */
export interface CardModel {
  readonly title: string
  readonly subtitle: string
  readonly seat: Seat | null
  readonly art: string
  readonly points?: number
  readonly markers: readonly Marker[]
  readonly blocks: readonly CardBlock[]
}
