import type { Badge, Measure, ToolId } from '../../../board/types'
import type { FieldValues } from '../../../engine/offers'
import type { View } from '../../../engine/record/hidden'
import type { Refusal } from '../../../engine/rolls/plan'
import type { RuleId } from '../../../engine/rulebook'
import type { Action } from '../../../engine/ruleset'
import type { CellId, PieceId } from '../../../engine/scene/scene'
import type { Shape } from '../../../engine/scene/shapes'
import type { Actor, Seat } from '../../../engine/seats'
import type { ListedMeasure } from '../../panels/index'
import type { Dropped } from '../../panels/referee/moving'
import type { Session, TakeBackQuestion, Viewer } from '../../session/session'

export const TABS = ['now', 'card', 'log', 'rulebook', 'forces'] as const
export type TabId = (typeof TABS)[number]

/** Whether the record is saved; `elsewhere` means that another tab writes it and this one only watches. */
export type SaveStatus = 'saved' | 'saving' | 'failed' | 'elsewhere'

/** Everything the table screen is made of. `version` goes up whenever the session reports a change. */
export interface TableData {
  readonly id: string
  readonly session: Session
  readonly version: number
  readonly seat: Viewer
  /** Handing over: nothing is shown until this viewer takes over. */
  readonly curtain: Viewer | null
  /** The table is still open to everyone, so that results are seen; then the curtain falls for this viewer. */
  readonly passTo: Viewer | null
  /** Several people decide at once, each behind a screen. */
  readonly apart: boolean
  /** Replay: which of the steps this seat saw is looked at; null is the game as it stands. */
  readonly at: number | null
  readonly selected: PieceId | null
  readonly hovered: PieceId | null
  readonly offerId: string | null
  readonly proposal: Action | null
  /** The proposal was chosen, not just hovered over; it stays until it is played or cancelled. */
  readonly pinned: boolean
  /** A proposal was committed that needs confirmation, and the player is being asked once more. */
  readonly confirming: boolean
  /** Why the last attempt was refused, until the next one. */
  readonly refusals: readonly Refusal[]
  /** The first step of the last decision, if dice were rolled: the tray shows the results from there. */
  readonly rolledAt: number | null
  readonly tool: ToolId
  /** Which of the loose templates the template tool places. */
  readonly template: number
  /** Odds painted on pieces, filled in little by little. */
  readonly badges: ReadonlyMap<PieceId, Badge>
  /** What would be seen if the ghost were put down: arcs, ranges and chances are shown as they would be there. */
  readonly ahead: View<unknown> | null
  /** Names of the overlays that were switched from how they start. */
  readonly switched: ReadonlySet<string>
  /** Evidence for the line, refusal or weapon being hovered over. */
  readonly pointed: readonly Shape[]
  readonly tab: TabId
  readonly rule: RuleId | null
  readonly measures: readonly ListedMeasure[]
  readonly question: TakeBackQuestion | null
  readonly thinking: Seat | null
  /** Where the referee has put a piece down; it moves once a reason is given. */
  readonly dropped: Dropped | null
  /** The dialog about the end of the game: not shown yet, open, or already shown. */
  readonly endShown: 'untold' | 'open' | 'told'
  readonly saveStatus: SaveStatus
}

export const NOTHING_UNDER_WAY = {
  offerId: null,
  proposal: null,
  pinned: false,
  confirming: false,
  refusals: [],
  ahead: null,
  pointed: [],
} as const satisfies Partial<TableData>

export interface TableActions {
  /** A click on the board: selects a piece, or aims what the selected piece can do at it or at a cell. */
  select(piece: PieceId | null, cell?: CellId): void
  /** Selects a piece and nothing else. */
  choosePiece(piece: PieceId | null): void
  hover(piece: PieceId | null): void
  /** Opens an offer; a button with nothing to preview is played at once. */
  take(offerId: string): void
  /** Asks at once whether it is meant, and goes back to nothing if it isn't. */
  ask(offerId: string): void
  fill(offerId: string, values: FieldValues): void
  propose(action: Action | null): void
  /** An answer given on the board or in a list: anything worth a preview is shown first, the rest is played at once. */
  answer(action: Action): void
  /** One of several things that could be aimed at a target: a press shows it, a second does it. */
  weigh(offerId: string, action: Action): void
  commit(): void
  /** Goes back one step from whatever is in progress. */
  cancel(): void
  /** `answered` gets the reasons why not; an empty list if it was done. */
  play(actor: Actor, action: Action, answered?: (refusals: readonly Refusal[]) => void): void

  undo(): void
  redo(): void
  grant(by: Actor): void
  deny(): void
  look(at: number | null): void

  sit(seat: Viewer): void
  takeOver(): void
  /** Everyone has seen the results: the curtain falls. */
  passOn(): void
  /** Cancels a switch to the referee: the current player plays on. */
  turnBack(): void

  lookAhead(ahead: View<unknown> | null): void
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
  showEnd(telling: TableData['endShown']): void
  setSaveStatus(keeping: SaveStatus): void
}

export type TableStore = TableData & TableActions
