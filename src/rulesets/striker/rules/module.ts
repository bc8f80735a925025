import type { Players } from '../../../engine/players'
import type { Sentence } from '../../../engine/record/log'
import type { RefereeControl } from '../../../engine/record/referee'
import type { RuleId } from '../../../engine/rulebook'
import type { ActionDef } from '../../../engine/ruleset'
import type { CardBlock } from '../../../engine/scene/card'
import type { Marker, Overlay, SceneArea, SceneLink, ScenePiece } from '../../../engine/scene/scene'
import type { Shape } from '../../../engine/scene/shapes'
import type { Sheet } from '../../../engine/scene/sheet'
import type { Seat } from '../../../engine/seats'
import type { EditPart, GameSetup } from '../../../engine/setup'
import type { Armour } from '../cards/armour'
import type { Troop } from '../cards/troop'
import type { Vehicle } from '../cards/vehicle'
import type { CardFault, Weapon } from '../cards/weapon'
import type { Emit } from '../define'
import type { RuleEvent, StrikerEvent } from '../events'
import type { Options } from '../options'
import type { Data } from '../parts/json'
import type { Question } from '../parts/question'
import type { Stand } from '../parts/stand'
import type { Next, State } from '../state'
import type { HookPoints } from './hooks'
import type { AnyOwnState } from './own-state'

/** The name of an action of a rule: `r36.allot`. */
export type RuleVerb = `r${number}.${string}`
/** An action of a rule. Its schema and its plan are known to the rule alone. */
export interface RuleAction {
  readonly type: RuleVerb
  readonly [more: string]: unknown
}
// biome-ignore lint/suspicious/noExplicitAny: each action has a shape and a result of its own, known to it alone.
export type RuleActionDef = ActionDef<State, any, StrikerEvent, any>

/** What a rule asks a side: its answers are ordinary actions, made with `answers` in `questions.ts`. */
export interface Asking {
  /** What to do, without naming the side: "share out your point-defence dice". */
  say(state: State, question: Question): string
  /** Where to look. */
  pieces?(state: State, question: Question): readonly string[]
}

/** What a rule adds to the picture of the table. It is given a view, and shows nothing that isn't in it. */
export interface Drawing {
  pieces?(view: State): readonly ScenePiece[]
  areas?(view: State): readonly SceneArea[]
  shapes?(view: State): readonly Shape[]
  links?(view: State): readonly SceneLink[]
  markers?(view: State, stand: Stand): readonly Marker[]
  /** Rings and arcs of a selected stand. */
  overlays?(view: State, stand: Stand): readonly Overlay[]
}

/** What a rule adds to cards: equipment, values, cards of its own. */
export interface CardParts {
  readonly weapons?: readonly Weapon[]
  readonly armours?: readonly Armour[]
  readonly vehicles?: readonly Vehicle[]
  readonly troops?: readonly Troop[]
  /** What is wrong with its own part of a card. */
  vehicleFaults?(card: Vehicle): readonly CardFault[]
  troopFaults?(card: Troop): readonly CardFault[]
  weaponFaults?(card: Weapon): readonly CardFault[]
  /** Its fields in the editor. */
  vehicleFields?(card: unknown): readonly EditPart[]
  troopFields?(card: unknown): readonly EditPart[]
  weaponFields?(card: unknown): readonly EditPart[]
  /** Its part of a printed card. */
  vehicleBlocks?(card: Vehicle): readonly CardBlock[]
  /** Its part of the card of a stand on the table. */
  blocks?(view: State, stand: Stand): readonly CardBlock[]
}

/**
 * STR.core.hooks.*: a numbered rule of the book, or a lettered part of one. Everything but its number and title can be
 * left out. The core composes its tables from the modules in force; a rule that is off contributes nothing.
 */
export interface Module {
  readonly rule: number
  /** The letter of a part with a module of its own: C of rule 55. */
  readonly part?: string
  readonly title: string
  /** Where it changes what the core does. */
  readonly hooks?: Partial<HookPoints>
  /** What it keeps in the position. */
  readonly state?: AnyOwnState
  readonly actions?: Readonly<Record<RuleVerb, RuleActionDef>>
  readonly questions?: Readonly<Record<string, Asking>>
  /** What its effects write, by name; they are collected and applied with those of the core. */
  readonly effects?: Readonly<Record<string, (next: Next, data: Data, emit: Emit) => void>>
  readonly cards?: CardParts
  readonly draw?: Drawing
  /** What it has to print: cards, markers, templates, tables. */
  sheets?(setup: GameSetup<Options>): readonly Sheet[]
  /** The sentences for its events, by name. */
  readonly words?: Readonly<Record<string, (data: Data, state: State) => Sentence>>
  /** What the referee can change of it. */
  controls?(state: State): readonly RefereeControl[]
  readonly invariants?: Readonly<Record<string, (state: State) => boolean>>
  /** How random players choose among its offers. */
  readonly players?: Players<State, RuleAction>
}

/** What a module is known by in the position: 36, or 55C. */
export const keyOf = ({ rule, part = '' }: Pick<Module, 'rule' | 'part'>): string => `${rule}${part}`

/** A fact of a rule, which its `words` turn into a sentence. It cites the rule's own clauses. */
export const tell = (
  of: string,
  name: string,
  { rules, data = {}, seenBy }: { rules: readonly RuleId[]; data?: Data; seenBy?: readonly Seat[] },
): RuleEvent => ({ type: 'rule', rules, of, name, data, ...(seenBy && { seenBy }) })
