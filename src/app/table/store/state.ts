import type { Badge, Measure, ToolId } from '../../../board/types'
import type { FieldValues } from '../../../engine/offers'
import type { Refusal } from '../../../engine/rolls/plan'
import type { RuleId } from '../../../engine/rulebook'
import type { Action } from '../../../engine/ruleset'
import type { CellId, PieceId } from '../../../engine/scene/scene'
import type { Shape } from '../../../engine/scene/shapes'
import type { Actor, Seat } from '../../../engine/seats'
import type { ListedMeasure } from '../../panels/index'
import type { Session, TakeBackQuestion, Viewer } from '../../session/session'

export const TABS = ['now', 'card', 'log', 'rulebook', 'forces'] as const
export type TabId = (typeof TABS)[number]

/** How the record is kept; `elsewhere` means another tab writes it and this one only looks on. */
export type SaveStatus = 'saved' | 'saving' | 'failed' | 'elsewhere'

/** Everything the table screen is made of. `version` rises whenever the session tells of a change. */
export interface TableData {
  readonly id: string
  readonly session: Session
  readonly version: number
  readonly seat: Viewer
  /** Hand-over: nothing is shown until whoever it is for takes over. */
  readonly curtain: Viewer | null
  /** Replay: the step looked at; null is the game as it stands. */
  readonly at: number | null
  readonly selected: PieceId | null
  readonly hovered: PieceId | null
  readonly offerId: string | null
  readonly proposal: Action | null
  /** The proposal was chosen, not merely pointed at; it stays until it is played or given up. */
  readonly pinned: boolean
  /** A proposal that needs confirmation has been committed and is asked about once more. */
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
  readonly endShown: 'untold' | 'open' | 'told'
  readonly saveStatus: SaveStatus
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
  /** `answered` is told why not; an empty list where it was done. */
  play(actor: Actor, action: Action, answered?: (refusals: readonly Refusal[]) => void): void

  undo(): void
  redo(): void
  grant(by: Actor): void
  deny(): void
  look(at: number | null): void

  sit(seat: Viewer): void
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
  showEnd(telling: TableData['endShown']): void
  setSaveStatus(keeping: SaveStatus): void
}

export type TableStore = TableData & TableActions
