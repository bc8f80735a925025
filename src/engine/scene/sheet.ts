import type { Seat } from '../seats'
import type { CardModel } from './card'
import type { BoardSpec, Marker, SceneArea, SceneCell } from './scene'
import type { Shape } from './shapes'

/** Something to print. Lengths are millimetres on paper. */
export type SheetItem =
  | {
      readonly kind: 'card'
      readonly id: string
      readonly name: string
      readonly card: CardModel
      readonly copies: number
    }
  | {
      readonly kind: 'counter'
      readonly id: string
      readonly name: string
      readonly art: string
      readonly seat: Seat | null
      readonly outline: 'round' | 'square' | 'hex'
      readonly size: number
      readonly facing: boolean
      /** Printed on the back; a state marker has none. */
      readonly back?: { readonly name: string; readonly art: string }
      readonly copies: number
    }
  | {
      readonly kind: 'marker'
      readonly id: string
      readonly name: string
      readonly marker: Marker
      readonly size: number
      readonly copies: number
    }
  | {
      readonly kind: 'ruler'
      readonly id: string
      readonly name: string
      /** Millimetres of one unit, and how many units long. */
      readonly unit: number
      readonly label: string
      readonly length: number
      readonly copies: number
    }
  | {
      readonly kind: 'template'
      readonly id: string
      readonly name: string
      /** Shapes in table units, drawn at `unit` millimetres each. */
      readonly shapes: readonly Shape[]
      readonly unit: number
      readonly copies: number
    }
  | {
      readonly kind: 'board'
      readonly id: string
      readonly name: string
      readonly board: BoardSpec
      readonly areas: readonly SceneArea[]
      readonly cells: readonly SceneCell[]
      readonly unit: number
      readonly copies: number
    }
  | {
      readonly kind: 'chart'
      readonly id: string
      readonly name: string
      readonly sections: readonly { readonly title: string; readonly rows: readonly (readonly string[])[] }[]
      readonly copies: number
    }

/** A set of things that belong together: "Datacards", "Counters", "Reference". */
export interface Sheet {
  readonly id: string
  readonly title: string
  readonly items: readonly SheetItem[]
}
