import type { Vec } from './geometry/vec'
import type { Field, FieldValues } from './offers'
import type { Refusal } from './rolls/plan'
import type { RuleId } from './rulebook'
import type { CardModel } from './scene/card'
import type { z } from './schema'
import type { Seat, SeatSetup } from './seats'
import type { TerrainMap, TerrainModel } from './terrain/model'

/** Everything a game starts from, besides the seed. */
export interface GameSetup<O> {
  readonly scenario: string
  readonly seats: readonly SeatSetup[]
  readonly options: O
}

export interface Scenario<O> {
  readonly id: string
  readonly title: string
  /** One or two sentences for the lobby. */
  readonly blurb: string
  readonly setup: GameSetup<O>
}

/** How a game is set up; the set-up screen is made of this. The first scenario is what *Play* starts. */
export interface SetupModel<O> {
  readonly schema: z.ZodMiniType<O>
  readonly seats: readonly number[]
  /** Players choose their colours: the game knows its seats by their order, whatever their letters. */
  readonly colours?: RuleId
  readonly scenarios: readonly Scenario<O>[]
  /** Options a person may change; the name of a field is a key of the options, or of a part of them: `part.key`. */
  fields(setup: GameSetup<O>): readonly Field[]
  /** The options with another value of a field, where that isn't just a value under its name; null where it is. */
  set?(options: O, name: string, value: FieldValues[string]): O | null
  readonly forces?: ForceModel<O>
  readonly places?: PlaceModel<O>
  /**
   * What the battle is about, one line each: the goal, how to win, how long it lasts, which units arrive when. Shown
   * before the game and at the table. Also called while the set-up isn't playable yet, and without the forces that a
   * viewer may not know.
   */
  brief?(setup: GameSetup<O>): readonly string[]
  /** What else is good to know while setting up. */
  notes?(setup: GameSetup<O>): readonly string[]
  check(setup: GameSetup<O>): SetupCheck
}

/** Errors prevent the start, warnings are shown beside it. */
export interface SetupCheck {
  readonly errors: readonly Refusal[]
  readonly warnings: readonly Refusal[]
}

/** A unit that can be bought. */
export interface RosterCard {
  readonly id: string
  readonly name: string
  /** The fleet or nation it belongs to. */
  readonly side: string
  readonly points: number
  readonly art: string
  readonly card: CardModel
  /** Made by the user. */
  readonly own: boolean
  /** Carried or mounted by others: shown and changed here, but bought with them. */
  readonly part?: true
}

export interface ForceEntry {
  readonly card: string
  readonly name: string
  /** What the scenario says about it: "arrives in turn 2". */
  readonly note?: string
  /** Its points if they differ from its card: a veteran crew. */
  readonly points?: number
}

/** What a force is worth in total, and why if that isn't the plain sum: "90.8, dug in × 1.25". */
export interface ForceWorth {
  readonly points: number
  readonly why?: string
}

/** Forces bought by points. */
export interface ForceModel<O> {
  /** What the points are called: "Threat Value". */
  readonly points: string
  roster(options: O): readonly RosterCard[]
  /** The fleet or nation a seat usually buys from. */
  sideOf?(options: O, seat: Seat): string | null
  list(options: O, seat: Seat): readonly ForceEntry[]
  replace(options: O, seat: Seat, entries: readonly ForceEntry[]): O
  /** An entry's fields besides its name: its unit, its crew. */
  detail?(options: O, seat: Seat, index: number): readonly Field[]
  /** Values by the names of its details; those left out stay. */
  change?(options: O, seat: Seat, index: number, values: FieldValues): O
  /** Not needed if a force is worth the sum of its entries. */
  worth?(options: O, seat: Seat): ForceWorth
  readonly editor?: CardEditor<O>
}

/** Why a card can't be used: the path of the value, and the rule that it would break. */
export interface CardFault {
  readonly path: readonly (string | number)[]
  readonly why: string
  readonly rule?: RuleId
}

/** Lets a user copy a card and change it. Custom cards are part of the options, so they are saved with the game. */
export interface CardEditor<O> {
  /** A copy under a new id, to be changed. */
  copy(options: O, card: string): unknown
  /** An own card as it stands, to be changed further or written to a file. */
  open?(options: O, card: string): unknown
  /** Among other custom cards, if there are any. */
  parts(card: unknown, options?: O): readonly EditPart[]
  /** What is missing or out of range. */
  faults(card: unknown, options?: O): readonly CardFault[]
  preview(card: unknown, options?: O): CardModel
  put(options: O, card: unknown): O
  remove(options: O, card: string): O
}

/**
 * A value of a card by its path, a list whose items can be added and removed, or a part that may be missing (null).
 * What the form holds is written at the path as it is: a number, a text, true or false; a blank is copied.
 */
export type EditPart =
  | {
      readonly kind: 'value'
      readonly path: readonly (string | number)[]
      readonly group: string
      readonly field: Field
    }
  | {
      readonly kind: 'list'
      readonly path: readonly (string | number)[]
      readonly group: string
      readonly label: string
      readonly blank: unknown
    }
  | {
      readonly kind: 'optional'
      readonly path: readonly (string | number)[]
      readonly group: string
      readonly label: string
      readonly present: boolean
      readonly blank: unknown
    }

/** A place on the table that the battle is about. */
export interface SetupPlace {
  readonly name: string
  readonly at: Vec
  /** How close a unit must be. */
  readonly radius: number
  /** In a line: "60 points, within 4 in". */
  readonly words: string
  /** Everything about it that can be changed; its position is `x` and `y`. */
  readonly fields: readonly Field[]
}

/** Objectives and the like, which the players name, move, add and remove before the game. */
export interface PlaceModel<O> {
  /** "Objectives", and "an objective". */
  readonly title: string
  readonly one: string
  readonly most: number
  list(options: O): readonly SetupPlace[]
  /** Values by the names of its fields; those left out stay. */
  change(options: O, index: number, values: FieldValues): O
  add(options: O): O
  remove(options: O, index: number): O
}

/**
 * A game with terrain: its kinds, its maps, and where the options hold a map, which puts it in the save and its digest.
 */
export interface TerrainSetup<O> {
  readonly model: TerrainModel
  /** Maps that come with the game. */
  readonly designed: readonly TerrainMap[]
  /** A map from a word, the same for the same word. */
  random(seed: string, size: { readonly width: number; readonly height: number }): TerrainMap
  mapOf(options: O): TerrainMap
  withMap(options: O, map: TerrainMap): O
}
