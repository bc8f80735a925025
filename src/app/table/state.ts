import type { Badge, Measure, ToolId } from '../../board/types'
import type { FieldValues } from '../../engine/offers'
import type { Match } from '../../engine/record/match'
import type { Refusal } from '../../engine/rolls/plan'
import type { RuleId } from '../../engine/rulebook'
import type { Action } from '../../engine/ruleset'
import type { CellId, PieceId } from '../../engine/scene/scene'
import type { Shape } from '../../engine/scene/shapes'
import type { Actor, Seat } from '../../engine/seats'
import type { ListedMeasure } from '../panels'

export const TABS = ['now', 'card', 'log', 'rulebook', 'forces'] as const
export type TabId = (typeof TABS)[number]

/** Whose eyes the screen shows. */
export type Eyes = Seat | 'referee'

/** How the record is kept; `elsewhere` means another tab writes it and this one only looks on. */
export type Keeping = 'saved' | 'saving' | 'failed' | 'elsewhere'

/** A step that can only be taken back if another seat agrees. */
export interface TakeBackQuestion {
  readonly asked: Actor
  /** Seats that may grant it. */
  readonly of: readonly Seat[]
  /** What would be undone, as the record names it. */
  readonly what: string
}

/** Everything the table screen is made of. `match` changes in place; `version` rises whenever it does. */
export interface TableData {
  readonly id: string
  readonly match: Match
  readonly version: number
  readonly seat: Eyes
  /** Hand-over: nothing is shown until whoever it is for takes over. */
  readonly curtain: Eyes | null
  /** Replay: the step looked at; null is the game as it stands. */
  readonly at: number | null
  readonly selected: PieceId | null
  readonly hovered: PieceId | null
  readonly offerId: string | null
  readonly proposal: Action | null
  /** The proposal was chosen, not merely pointed at; it stays until it is played or given up. */
  readonly pinned: boolean
  /** A grave proposal has been committed and is asked about once more. */
  readonly confirming: boolean
  /** Of the last attempt, until the next one. */
  readonly refusals: readonly Refusal[]
  /** The first step of the last decision, where dice fell: the tray shows what came of it. */
  readonly rolledAt: number | null
  readonly tool: ToolId
  /** Which of the loose templates the template tool lays. */
  readonly template: number
  /** Chances painted on pieces; filled in little by little. */
  readonly badges: ReadonlyMap<PieceId, Badge>
  /** Overlays that were switched over from how they start, by name. */
  readonly switched: ReadonlySet<string>
  /** Evidence of the line, refusal or weapon pointed at. */
  readonly pointed: readonly Shape[]
  readonly tab: TabId
  readonly rule: RuleId | null
  readonly measures: readonly ListedMeasure[]
  readonly question: TakeBackQuestion | null
  readonly thinking: Seat | null
  /** The end of the game: not yet told, on the screen, or told. */
  readonly telling: 'untold' | 'open' | 'told'
  readonly keeping: Keeping
}

export interface TableActions {
  /** A press on the board: chooses a piece, or aims at it, or at a cell, what the chosen one can do there. */
  select(piece: PieceId | null, cell?: CellId): void
  /** Chooses a piece and nothing else. */
  choosePiece(piece: PieceId | null): void
  hover(piece: PieceId | null): void
  /** Starts answering an offer; a button without consequences is played at once. */
  take(offerId: string): void
  fill(offerId: string, values: FieldValues): void
  propose(action: Action | null): void
  /** An answer given on the board or in a list: what is weighty is shown first, the rest is played. */
  answer(action: Action): void
  commit(): void
  /** One step back out of whatever is under way. */
  cancel(): void
  /** Returns why not; an empty list where it was done. */
  play(actor: Actor, action: Action): readonly Refusal[]

  undo(): void
  redo(): void
  grant(by: Actor): void
  deny(): void
  look(at: number | null): void
  /** The same game as another tab has played it on. */
  follow(match: Match): void

  sit(seat: Eyes): void
  takeOver(): void
  /** Not the referee after all: whoever sat there plays on. */
  turnBack(): void

  paint(badges: ReadonlyMap<PieceId, Badge>): void
  choose(tool: ToolId): void
  lay(template: number): void
  switchOver(overlay: string): void
  point(shapes: readonly Shape[]): void
  show(tab: TabId): void
  read(rule: RuleId | null): void
  measure(measure: Measure): void
  remeasure(id: string, change: Partial<Pick<ListedMeasure, 'name' | 'pinned'>>): void
  /** One measurement, or all of them. */
  forget(id?: string): void
  dismissRoll(): void
  think(seat: Seat | null): void
  /** A bot that finds nothing it may do: a person plays its seat from here on. */
  giveUp(seat: Seat): void
  tell(telling: TableData['telling']): void
  keep(keeping: Keeping): void
}

export type TableStore = TableData & TableActions
