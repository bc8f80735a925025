import type { Pose, Vec } from '../../engine/geometry/vec'
import type { Offer } from '../../engine/offers'
import type { Planned, Refusal } from '../../engine/rolls/plan'
import type { Action, Place, SightReport } from '../../engine/ruleset'
import type { BoardSpec, CellId, Overlay, PieceId, Scene, ScenePiece } from '../../engine/scene/scene'
import type { Shape, Tone } from '../../engine/scene/shapes'
import type { Seat } from '../../engine/seats'
import type { Badge, Measure } from '../types'

/** A place on the table and what lies there. */
export interface Spot {
  readonly at: Vec
  readonly piece: PieceId | null
  readonly cell: CellId | null
}

/** What can happen to a tool, whether by pointer, finger or key. */
export type ToolEvent =
  /** The pointer or the crosshair is here now. */
  | { readonly kind: 'point'; readonly spot: Spot }
  | { readonly kind: 'leave' }
  /** `waypoint` with Shift or the right button; a `touch` has not been seen hovering before. */
  | { readonly kind: 'click'; readonly spot: Spot; readonly waypoint: boolean; readonly touch: boolean }
  | { readonly kind: 'double'; readonly spot: Spot }
  | { readonly kind: 'drag'; readonly from: Spot; readonly to: Spot }
  | { readonly kind: 'drop'; readonly from: Spot; readonly to: Spot }
  | { readonly kind: 'turn'; readonly by: number }
  /** To the next or previous choice or piece. */
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'enter' }
  | { readonly kind: 'waypoint' }
  | { readonly kind: 'back' }
  | { readonly kind: 'cancel' }

/** Where a drag begins. A finger pans unless it holds something; a mouse can also pan in other ways. */
export interface Grip {
  readonly spot: Spot
  readonly by: 'mouse' | 'touch'
}

/** What a tool wants done; the board does it. */
export type Effect =
  /** A piece, or nothing and perhaps a cell. */
  | { readonly kind: 'select'; readonly piece: PieceId | null; readonly cell?: CellId }
  | { readonly kind: 'answer'; readonly action: Action }
  | { readonly kind: 'measure'; readonly measure: Measure }
  /** Puts the crosshair here, on this piece if it is one of several. */
  | { readonly kind: 'go'; readonly to: Vec; readonly piece?: PieceId }
  /** There was nothing to cancel within the tool: leave it. */
  | { readonly kind: 'cancel' }
  /** There is no next one: the keyboard may leave the board. */
  | { readonly kind: 'past' }

export interface Ghost {
  readonly pose: Pose
  readonly art: string
  readonly seat: Seat | null
  readonly radius: number
  /** What a die shows. */
  readonly face?: number
  readonly faces: boolean
  readonly tone: 'good' | 'bad'
}

/** What a tool shows, as data; the top layer shows it. */
export interface Picture {
  /** What the tool works on, under the pieces: a reach, a region. The same array for as long as nothing changes. */
  readonly under: readonly Shape[]
  readonly shapes: readonly Shape[]
  readonly ghosts: readonly Ghost[]
  /** Small texts on the table. */
  readonly chips: readonly { readonly at: Vec; readonly text: string; readonly tone: Tone }[]
  /** Rings round pieces: choices, ends of a measurement. */
  readonly rings: readonly { readonly piece: PieceId; readonly tone: Tone; readonly strong: boolean }[]
  readonly cells: readonly { readonly cell: CellId; readonly tone: Tone; readonly strong: boolean }[]
  /** Beside the pointer. */
  readonly tip: Tip | null
  /** What the screen reader hears; empty for nothing new. */
  readonly say: string
  readonly cursor: 'default' | 'pointer' | 'crosshair' | 'grab' | 'move' | 'not-allowed'
}

export interface Tip {
  readonly at: Vec
  readonly title: string
  readonly lines: readonly Refusal[]
  readonly tone: 'good' | 'bad' | 'plain'
}

export const NOTHING: Picture = {
  under: [],
  shapes: [],
  ghosts: [],
  chips: [],
  rings: [],
  cells: [],
  tip: null,
  say: '',
  cursor: 'default',
}

/** What tools may ask. */
export interface ToolContext {
  readonly board: BoardSpec
  readonly scene: Scene
  readonly pieces: ReadonlyMap<PieceId, ScenePiece>
  readonly selected: PieceId | null
  readonly template: Overlay | null
  readonly badges: ReadonlyMap<PieceId, Badge>
  /** The side of the ghost if its piece isn't on the table yet. */
  readonly seat: Seat | null
  /** What counts as near: the width of a finger or pointer in table units. */
  readonly near: number
  plan(action: Action): Planned<unknown>
  arcsOf(from: PieceId, to: Vec): readonly Overlay[]
  sight(from: Place, to: Place): SightReport
  distance(from: Place, to: Place): string | null
}

export interface Turn<S> {
  readonly state: S
  readonly effects: readonly Effect[]
}

/** A tool is a small machine: a start, a step, a picture. It holds nothing and draws nothing itself. */
export interface Tool<S> {
  start(context: ToolContext): S
  next(state: S, event: ToolEvent, context: ToolContext): Turn<S>
  picture(state: S, context: ToolContext): Picture
  /** The action that a commit would answer with now. */
  proposal?(state: S, context: ToolContext): Action | null
  /** Whether a drag from here moves something of the tool's. If not, it pans. */
  grabs?(state: S, from: Grip, context: ToolContext): boolean
  /** Whether a drag from here turns its ghost, however far it goes. */
  turns?(state: S, from: Spot, context: ToolContext): boolean
}

export const stay = <S>(state: S): Turn<S> => ({ state, effects: [] })
export const turn = <S>(state: S, ...effects: Effect[]): Turn<S> => ({ state, effects })

export type OfferOf<K extends Offer<Action>['kind']> = Extract<Offer<Action>, { readonly kind: K }>
