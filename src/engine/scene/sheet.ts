import type { Seat } from '../seats'
import type { CardModel } from './card'
import type { BoardSpec, Marker, SceneArea, SceneCell, ScenePiece } from './scene'
import type { Shape } from './shapes'
import type { SceneTerrain } from './terrain'

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
      readonly outline: 'round' | 'square' | 'rectangle' | 'hex'
      /** Its width, and of a hex from corner to corner. */
      readonly size: number
      /** Of a rectangle; three quarters of the width where it is left out. */
      readonly height?: number
      readonly facing: boolean
      /** Printed on the back; a state marker has none. */
      readonly back?: { readonly name: string; readonly art: string }
      /** States that lie on it now. */
      readonly markers?: readonly Marker[]
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
      /** Makes a range stick of it: the end of each band, in units, with what to write there. */
      readonly marks?: readonly { readonly at: number; readonly label: string }[]
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
      readonly terrain?: readonly SceneTerrain[]
      readonly pieces?: readonly ScenePiece[]
      readonly shapes?: readonly Shape[]
      /** Millimetres of one unit; `fit` makes it as large as one page allows. */
      readonly unit: number | 'fit'
      readonly copies: number
    }
  | {
      readonly kind: 'chart'
      readonly id: string
      readonly name: string
      readonly sections: readonly ChartSection[]
      readonly copies: number
    }
  | {
      /** Stands in front of a player: a picture on the side the others see, a chart on the player's own. */
      readonly kind: 'screen'
      readonly id: string
      readonly name: string
      readonly art: string
      readonly seat: Seat | null
      readonly width: number
      readonly height: number
      /** How wide each of the two wings is that are folded back. */
      readonly wing: number
      readonly sections: readonly ChartSection[]
      readonly copies: number
    }
  | {
      /** A page of hexes or squares, `size` millimetres from side to side. */
      readonly kind: 'paper'
      readonly id: string
      readonly name: string
      readonly grid: 'hex' | 'square'
      readonly size: number
      readonly copies: number
    }

export interface ChartSection {
  readonly title: string
  readonly rows: readonly (readonly string[])[]
}

/** A set of things that belong together: "Datacards", "Counters", "Reference". */
export interface Sheet {
  readonly id: string
  readonly title: string
  readonly items: readonly SheetItem[]
  /** Printed only where somebody asks for it. */
  readonly spare?: boolean
}
