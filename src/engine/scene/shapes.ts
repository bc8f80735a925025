import type { Vec } from '../geometry/vec'
import type { Seat } from '../seats'

/** What a shape is there to say. The board chooses the colours. */
export type Tone = 'reach' | 'arc' | 'good' | 'bad' | 'warn' | 'note' | 'muted'

interface Drawn {
  readonly tone: Tone
  readonly label?: string
  readonly dashed?: boolean
  /** Belongs to a side: its colour goes before the tone. */
  readonly seat?: Seat
}

/** Plain geometry in table units: reach, arcs, templates, evidence for a refusal or a modifier. */
export type Shape = Drawn &
  (
    | { readonly kind: 'disc'; readonly at: Vec; readonly radius: number }
    | { readonly kind: 'polygon'; readonly points: readonly Vec[] }
    /** Several closed lines; what lies within an odd number of them is filled: ground with holes, hexes run together. */
    | { readonly kind: 'patch'; readonly loops: readonly (readonly Vec[])[] }
    | { readonly kind: 'path'; readonly points: readonly Vec[]; readonly arrow?: boolean }
    /** A band of a sector: from `inner` to `outer`, directions `from` clockwise to `to` on the table. */
    | {
        readonly kind: 'sector'
        readonly at: Vec
        readonly inner: number
        readonly outer: number
        readonly from: number
        readonly to: number
      }
    /** Text. A label that only makes sense at its place, like the cost of a hex, has `room` and is left out where it doesn't fit. */
    | { readonly kind: 'label'; readonly at: Vec; readonly label: string; readonly room?: number }
  )
