import type { Vec } from '../engine/geometry/vec'
import type { Offer } from '../engine/offers'
import type { Planned, Refusal } from '../engine/rolls/plan'
import type { Action, Place, SightReport } from '../engine/ruleset'
import type { BoardSpec, CellId, Overlay, PieceId, Scene } from '../engine/scene/scene'
import type { Shape } from '../engine/scene/shapes'
import type { Seat } from '../engine/seats'
import type { Rect } from './view/camera'

export const TOOLS = ['select', 'ruler', 'arc', 'sight', 'template', 'pan'] as const
export type ToolId = (typeof TOOLS)[number]

/** What is written on a piece while something is aimed at it: "23 %", or a cross. */
export interface Badge {
  readonly text: string
  readonly tone: 'good' | 'warn' | 'bad'
  /** All of it in words, for the tip and the screen reader. */
  readonly title: string
  /** Why not, each reason with its rule: what a cross says when it is pointed at. */
  readonly lines?: readonly Refusal[]
  /** How likely each good result is, the least of them first: a bar under the text. */
  readonly parts?: readonly { readonly share: number; readonly grade: number }[]
}

/** A finished measurement: it can be listed, named and pinned (its shapes go back into `shapes`). */
export interface Measure {
  readonly kind: 'ruler' | 'arc' | 'sight' | 'template'
  /** The result in one line: "21.4 cm · 10.7 km". */
  readonly text: string
  /** Between what: "Lancer to Wyvern 1". */
  readonly of: string
  /** Legs, arcs in both directions, reasons. */
  readonly lines: readonly string[]
  readonly shapes: readonly Shape[]
}

export interface BoardProps {
  readonly board: BoardSpec
  readonly scene: Scene
  readonly selected: PieceId | null
  /** Overlays of the selection, pinned measurements, evidence of the refusal pointed at. */
  readonly shapes: readonly Shape[]
  readonly badges: ReadonlyMap<PieceId, Badge>
  readonly tool: ToolId
  /** The template that the template tool lays. */
  readonly template: Overlay | null
  /** An offer being answered on the board; it takes precedence over the tool. */
  readonly offer: Offer<Action> | null
  /** A choice waits to be confirmed: Enter and Escape belong to whoever shows it. */
  readonly pinned?: boolean
  /** How the selected piece can go somewhere: a press in its reach answers the first that fits, while no offer is open. */
  readonly ways?: readonly Offer<Action>[]
  /** The side of the ghost if its piece isn't on the table yet. */
  readonly seat?: Seat | null
  /** False under reduced motion. */
  readonly animate: boolean
  /** Legality of a ghost: its colour, reasons and evidence. */
  plan(action: Action): Planned<unknown>
  arcsOf(from: PieceId, to: Vec): readonly Overlay[]
  sight(from: Place, to: Place): SightReport
  /** In the game's own count; null where the straight line is measured. */
  distance?(from: Place, to: Place): string | null
  /** A piece, or nothing: then perhaps a cell was pressed. */
  onSelect(piece: PieceId | null, cell?: CellId): void
  onHover(piece: PieceId | null): void
  /** The action that the ghost proposes now. Called when it changes, at most once a frame. */
  onPropose(action: Action | null): void
  /** Committed by click, drop or Enter, legal or not: the table plays it or shows why it can't. */
  onAnswer(action: Action): void
  onCancel(): void
  onMeasure(measure: Measure): void
  /** Whether a drag from this piece could take it somewhere. */
  startable?(piece: PieceId): boolean
  /** A drag has begun to take it somewhere: select it. */
  onStart?(piece: PieceId): void
}

export interface BoardHandle {
  fit(): void
  centreOn(piece: PieceId): void
  zoomBy(factor: number): void
  /** Zooms to this many pixels per table unit, even beyond the usual limits. */
  scaleTo(pixels: number): void
  /** A small picture of the whole table as a data URL, for the list of saved games. */
  thumbnail(): string
  /** Of boxes on the board in pixels, the place of the first with the fewest counters under it. */
  freest(boxes: readonly Rect[]): number
  /** Calls back when the view has come to rest; returns how to stop. */
  onRest(listener: () => void): () => void
  /** Moves the keyboard focus to the board. */
  focus(): void
}
