import type { Bot } from './bot'
import type { Vec } from './geometry/vec'
import type { Mission } from './mission'
import type { Offer } from './offers'
import type { GameParts } from './parts'
import type { Players } from './players'
import type { ReplaceOnly } from './readonly'
import type { View } from './record/hidden'
import type { RollNote, Sentence } from './record/log'
import type { RefereeControl } from './record/referee'
import type { Dice, Rolled, RollReading } from './rolls/dice'
import type { Planned, Refusal } from './rolls/plan'
import type { Rulebook, RuleId } from './rulebook'
import type { CardModel } from './scene/card'
import type { BoardSpec, Overlay, PieceId, Scene, SequenceStep } from './scene/scene'
import type { Shape } from './scene/shapes'
import type { Sheet } from './scene/sheet'
import type { z } from './schema'
import type { Actor, Seat } from './seats'
import type { GameSetup, SetupModel, TerrainSetup } from './setup'

export interface Action {
  readonly type: string
}

/** A fact that has happened; only `narrate` turns it into words. */
export interface GameEvent {
  readonly type: string
  readonly rules: readonly RuleId[]
  /** Only these seats may learn of it; everyone by default. */
  readonly seenBy?: readonly Seat[]
  /** What the last rolls of its step were, if the plan couldn't know: whose, or added to which sum. */
  readonly rollNotes?: readonly RollNote[]
}

/**
 * One kind of action. `plan` is pure and says why not, or what will be rolled and why; `apply` only writes. Both get
 * the action after `schema` has checked its shape.
 */
export interface ActionDef<S, A extends Action, E extends GameEvent, R> {
  readonly rule: RuleId
  readonly schema: z.ZodMiniType<A>
  /** Can be taken even when it isn't this seat's turn: conceding. */
  readonly anytime?: boolean
  /** Happens by itself: only the table takes it, when `auto` says so. Every seat is refused. */
  readonly forced?: boolean
  plan(state: S, action: A, actor: Actor): Planned<R>
  /** Replaces parts of a copy of the state, and writes into none of them. */
  apply(next: ReplaceOnly<S>, action: A, result: R, step: StepContext<E>): void
  /** What the seat might do of this kind, legal or refused; empty when it isn't the time for it. */
  offers(view: View<S>, seat: Seat): Iterable<Offer<A>>
}

export interface StepContext<E> {
  readonly actor: Actor
  emit(event: E): void
}

// biome-ignore lint/suspicious/noExplicitAny: each action has a result type of its own, known to it alone.
type Result = any

/** Leaving out an action doesn't compile. */
export type ActionTable<S, A extends Action, E extends GameEvent> = {
  readonly [T in A['type']]: ActionDef<S, Extract<A, { type: T }>, E, Result>
}

/** A decision a player owes. Several at once are taken in any order: simultaneous. */
export interface Prompt {
  readonly seat: Seat
  /** What to do, without naming the seat: "activate a unit, 3 left". */
  readonly say: string
  readonly rule: RuleId
  /** Where to look. */
  readonly pieces?: readonly PieceId[]
}

export interface Outcome {
  /** Empty for a draw. */
  readonly winners: readonly Seat[]
  readonly why: string
  readonly rule: RuleId
}

/** What a line of sight shows: open or not, what blocks it, what it costs. */
export interface SightReport {
  readonly clear: boolean
  readonly lines: readonly Refusal[]
  readonly shapes: readonly Shape[]
}

/** Something a piece could do to another: "Mass driver". */
export interface Prospect {
  readonly piece: PieceId
  readonly label: string
  readonly planned: Planned<unknown>
}

/** An end of a measurement: a point of the table, and the piece there if one is meant. */
export interface Place {
  readonly at: Vec
  readonly piece?: PieceId
}

/** Answers for the measuring tools; free for anyone at any time. */
export interface Measures<S> {
  /** The arcs of `from` in which the point lies, "Front", "Fixed Forward", each with its wedge. */
  arcs(view: View<S>, from: PieceId, to: Vec): readonly Overlay[]
  /** From any point to any point, with everything the line crosses. */
  sight(view: View<S>, from: Place, to: Place): SightReport
  /** In the game's own count, "8 spaces", where a straight line isn't it; null where it is. */
  distance?(view: View<S>, from: Place, to: Place): string | null
  /** Loose templates to lay on the table, centred on the origin, facing up. */
  readonly templates: readonly Overlay[]
}

/**
 * A game: data and pure functions. It has no screen, no clock and no randomness except the dice it is given. Another
 * game is one folder and one line in the registry.
 */
export interface Ruleset<S, A extends Action, E extends GameEvent, O> {
  readonly id: string
  readonly title: string
  readonly tagline: string
  /** Goes up when a record saved under the older rules might replay differently. */
  readonly version: number
  /** Half of a game is text that isn't needed to play: it is loaded when someone looks up a rule. */
  rulebook(): Promise<Rulebook>
  readonly setupModel: SetupModel<O>
  /** Games with terrain: people draw maps and choose one with the scenario. */
  readonly terrain?: TerrainSetup<O>
  /** Checks a position that comes from a file or a link. */
  readonly state: z.ZodMiniType<S>
  /** Nothing is ever hidden: every seat sees the state itself, so there is no need to look for secrets. */
  readonly open?: boolean
  readonly actions: ActionTable<S, A, E>
  /** Why there is no action of that name here, where the game can say more than that. */
  absent?(type: string): Refusal | null
  /** What only some set-ups need, in chunks of their own. */
  readonly parts?: GameParts<Ruleset<S, A, E, O>>

  board(setup: GameSetup<O>): BoardSpec
  initialState(setup: GameSetup<O>, dice: Dice): S
  awaiting(state: S): readonly Prompt[]
  /** The next forced step, an ordinary action by the table; null while a person must decide. */
  auto(state: S): A | null
  outcome(state: S): Outcome | null

  sequence(view: View<S>): readonly SequenceStep[]
  /** Which turn it is, and how the battle stands. */
  mission(view: View<S>): Mission
  scene(view: View<S>): Scene
  card(view: View<S>, piece: PieceId): CardModel | null
  /** Pieces that have a card but no place on the table: in reserve, aboard another, destroyed. */
  offTable?(view: View<S>): readonly PieceId[]
  /** Reach, arcs and bands of a piece in its current position. */
  overlays(view: View<S>, piece: PieceId): readonly Overlay[]
  /** What a piece could do to each of the others from where it is: the odds are painted on them. */
  prospects?(view: View<S>, piece: PieceId): Iterable<Prospect>
  readonly measures: Measures<S>
  narrate(event: E, state: S): Sentence
  /** How a roll is read, with its modifiers added, so that the log can show which dice count. */
  readRoll?(rolled: Rolled, added: number, rules: readonly RuleId[]): RollReading | null
  /** What can be printed; loaded when someone prints. */
  sheets(setup: GameSetup<O>): Promise<readonly Sheet[]>
  /** What the referee can change by hand. */
  refereeControls(state: S): readonly RefereeControl[]
  /** How to play simply, for fuzz tests and bots; actions it leaves out are sampled from the offers. */
  readonly players?: Players<S, A>
  /** How a machine plays it: whole decisions instead of single offers. Loaded where a machine plays. */
  bot?(): Promise<Bot<S, A>>
  /** How good this looks to a seat, for bots: larger is better. */
  value(view: View<S>, seat: Seat): number
  /** True in every position that play can reach. */
  readonly invariants: Readonly<Record<string, (state: S) => boolean>>
}

/** Any game, for code that works with all of them. Such code only gives a game back what that game made. */
export type AnyRuleset = Ruleset<unknown, Action, GameEvent, unknown>

/** A game on its way into the registry: its own types stay behind. */
export const anyRuleset = <S, A extends Action, E extends GameEvent, O>(ruleset: Ruleset<S, A, E, O>): AnyRuleset =>
  ruleset as unknown as AnyRuleset
