import type { Area } from '../geometry/area'
import type { Vec } from '../geometry/vec'
import type { Seat } from '../seats'
import type { Shape, Tone } from './shapes'
import type { SceneTerrain } from './terrain'

export type PieceId = string
export type CellId = string

/** The table itself. Everything on it is measured in its unit. */
export interface BoardSpec {
  readonly kind: 'free' | 'hex' | 'track'
  /** As the ruler writes it: "cm", "in", "hex". */
  readonly unit: string
  readonly width: number
  readonly height: number
  readonly backdrop: 'space' | 'ground' | 'plain'
  /** What one unit is in the game's world: half a kilometre, ten metres. */
  readonly world?: { readonly unit: string; readonly per: number }
  /** Distance between grid lines, in units; a hex board draws its hexes instead. */
  readonly grid?: number
  /** Hex boards: columns and rows; neighbouring centres are one unit apart. */
  readonly hex?: { readonly columns: number; readonly rows: number }
  /** How large one unit is on a real table, where the unit itself does not say so: a hex, a space of a track. */
  readonly millimetres?: number
}

const LENGTHS: ReadonlyMap<string, number> = new Map([
  ['mm', 1],
  ['cm', 10],
  ['in', 25.4],
])

/** Millimetres of one table unit on a real table; null where nothing says so. */
export const millimetresOf = ({ unit, millimetres }: BoardSpec): number | null =>
  millimetres ?? LENGTHS.get(unit) ?? null

/** A state worth seeing on a counter or a card: one or two letters, a name, a tone. */
export interface Marker {
  readonly id: string
  readonly letter: string
  readonly name: string
  readonly tone: Tone
}

export interface ScenePiece {
  readonly id: PieceId
  readonly name: string
  /** Whose it is; null for what belongs to the table. */
  readonly seat: Seat | null
  readonly at: Vec
  readonly facing?: number
  /** Half the width of the counter in table units. */
  readonly radius: number
  /** Silhouette, by its name in the art folder. */
  readonly art: string
  /** A die shows its face, a cube none. */
  readonly face?: number
  readonly markers: readonly Marker[]
  /** Shows its name only when it is pointed at: it speaks for itself where it lies. */
  readonly quiet?: boolean
  /** `ready` may still act this turn, `active` acts now, `spent` is done. */
  readonly pace?: 'ready' | 'active' | 'spent'
}

/** Ground with a meaning: obstacle, wood, deployment zone. */
export interface SceneArea {
  readonly id: string
  readonly name: string
  readonly area: Area
  /** The filling, by its name in the art folder. */
  readonly texture: string
  readonly seat?: Seat
  /** A zone is only outlined; terrain is filled. */
  readonly outline?: boolean
}

/** A place that holds pieces: a space of a track, a slot of a console. */
export interface SceneCell {
  readonly id: CellId
  readonly name: string
  readonly area: Area
  readonly seat?: Seat
  /** Groups cells of one colour: the front zone of a console, the east half of a ring. */
  readonly zone?: string
  /** Its colour, where the tint of its zone should say something. */
  readonly tone?: Tone
  /** A mark of what is done here, by its name in the art folder. */
  readonly art?: string
  /** What it is for, in one sentence: shown when it is pointed at. */
  readonly help?: string
  /** Empty for none; the name where it is left out. */
  readonly label?: string
  readonly state?: 'damaged' | 'closed'
}

/** A thread between pieces: a chain of command, a jammer and its victim. */
export interface SceneLink {
  readonly from: PieceId
  readonly to: PieceId
  readonly tone: Tone
  readonly name: string
}

/** What the table shows about a seat beside the board. */
export interface SeatStatus {
  readonly seat: Seat
  readonly dials: readonly Dial[]
}

export interface Dial {
  readonly name: string
  readonly value: string
  /** Drawn as filled and empty dots. */
  readonly pips?: { readonly left: number; readonly of: number }
  /** Why it cannot be used now. */
  readonly locked?: string
}

export interface Scene {
  readonly pieces: readonly ScenePiece[]
  readonly areas: readonly SceneArea[]
  /** The land, lowest piece first; drawn beneath everything. */
  readonly terrain?: readonly SceneTerrain[]
  readonly cells: readonly SceneCell[]
  readonly links: readonly SceneLink[]
  readonly shapes: readonly Shape[]
  readonly status: readonly SeatStatus[]
}

/** The sequence of play as a strip; the current step is lit, what this game leaves out says so. */
export interface SequenceStep {
  readonly id: string
  readonly name: string
  readonly at: 'done' | 'now' | 'next' | 'left-out'
  readonly note?: string
}

/** Named pictures to show for a chosen piece: "Reach", "Mass driver". */
export interface Overlay {
  readonly name: string
  shapes(): readonly Shape[]
}
