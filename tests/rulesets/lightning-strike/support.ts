import { type Draft, produce } from 'immer'
import type { Vec } from '../../../src/engine/geometry/vec'
import type { Offer } from '../../../src/engine/offers'
import type { Player } from '../../../src/engine/players'
import { type View, viewIn } from '../../../src/engine/record/hidden'
import { offersFor } from '../../../src/engine/record/offering'
import { planFor, type Step, takeStep } from '../../../src/engine/record/step'
import { DiceError } from '../../../src/engine/rolls/dice'
import { isRefused, type Plan, type Refusal } from '../../../src/engine/rolls/plan'
import type { Random } from '../../../src/engine/rolls/random'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import { type Action, anyRuleset } from '../../../src/engine/ruleset'
import type { Actor, Seat } from '../../../src/engine/seats'
import type { GameSetup } from '../../../src/engine/setup'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import type { LsAction } from '../../../src/rulesets/lightning-strike/actions'
import type { Card } from '../../../src/rulesets/lightning-strike/cards/card'
import type { LsEvent } from '../../../src/rulesets/lightning-strike/events'
import type { Options } from '../../../src/rulesets/lightning-strike/options'
import type { ObstacleKind, State, Unit } from '../../../src/rulesets/lightning-strike/state'
import { markerAt } from '../../../src/rulesets/lightning-strike/tables/obstacles'
import { UNITS } from '../../../src/rulesets/lightning-strike/tables/units'

export const game = anyRuleset(lightningStrike)

const first = lightningStrike.setupModel.scenarios[0]
if (!first) throw new Error('no scenario')
export const OPTIONS: Options = first.setup.options

type Placed = Partial<Omit<Unit, 'at' | 'card'>> & { readonly at?: readonly [number, number] }

type ActionOf<T extends LsAction['type']> = Extract<LsAction, { type: T }>
type Given<T extends LsAction['type']> = Omit<ActionOf<T>, 'type'>

/**
 * A table in the middle of a game, in the Main Phase, with A to activate a Unit. Ids count up within a seat: A1, A2,
 * B1. Every step must use up the dice it was given; a forced step that lacks dice is left waiting.
 */
export class LsTable {
  state: State
  readonly events: LsEvent[] = []
  readonly steps: Step[] = []
  #faces: number[] = []

  constructor(options: Partial<Options> = {}, seats: readonly Seat[] = ['A', 'B']) {
    const setup = setupOf({ ...OPTIONS, ...options, forces: options.forces ?? {} }, seats)
    const blank = lightningStrike.initialState(setup, new ScriptedDice([]))
    const order = [...seats]
    this.state = { ...blank, phase: 'main', turn: 1, placing: 'A', initiative: 'A', order, active: order[0] ?? 'A' }
    this.set(state => {
      for (const side of Object.values(state.sides)) {
        side.commandPoints = state.options.commandPoints
        // Rules are tested in every window they allow, also where a Command Point would change nothing.
        side.asksAlways = true
      }
    })
  }

  /** Puts a Unit on the table, ready to be activated. */
  unit(card: string | Card, { at = [50, 50], ...more }: Placed = {}): this {
    const seat = more.seat ?? 'A'
    const printed = typeof card === 'string' ? cardNamed(card) : card
    const nth = Object.values(this.state.units).filter(unit => unit.seat === seat).length + 1
    const id = more.id ?? `${seat}${nth}`
    const unit: Unit = {
      ...BLANK,
      actionsLeft: printed.actions,
      ...more,
      seat,
      id,
      name: more.name ?? id,
      card: printed.id,
      at: { x: at[0], y: at[1] },
    }
    const { cards, units } = this.state
    this.state = { ...this.state, cards: { ...cards, [printed.id]: printed }, units: { ...units, [id]: unit } }
    return this
  }

  enemy(card: string | Card, placed: Placed = {}): this {
    return this.unit(card, { seat: 'B', ...placed })
  }

  /** A marker in its printed outline, or a disc of a given radius, which is easier to reckon with. */
  obstacle(
    kind: ObstacleKind,
    { at, radius, facing = 0 }: { at: readonly [number, number]; radius?: number; facing?: number },
  ): this {
    const middle = { x: at[0], y: at[1] }
    const id = `o${Object.keys(this.state.obstacles).length + 1}`
    const area =
      radius === undefined ? markerAt(kind, { at: middle, facing }) : { kind: 'disc' as const, at: middle, radius }
    this.state = { ...this.state, obstacles: { ...this.state.obstacles, [id]: { id, kind, area, by: 'A' } } }
    return this
  }

  /** Changes the position by hand, as a test needs it. */
  set(change: (state: Draft<State>) => void): this {
    this.state = produce(this.state, draft => {
      change(draft)
    })
    return this
  }

  /** The position as a player sees it: nothing is hidden in this game. */
  get view(): View<State> {
    return viewIn(lightningStrike, this.state, 'A')
  }

  /** Faces for the next steps. */
  dice(...faces: number[]): this {
    this.#faces.push(...faces)
    return this
  }

  get asked(): Seat {
    const prompt = lightningStrike.awaiting(this.state)[0]
    if (!prompt) throw new Error('nobody is asked')
    return prompt.seat
  }

  unitOf(id: string): Unit {
    const unit = this.state.units[id]
    if (!unit) throw new Error(`no Unit ${id}`)
    return unit
  }

  plan(action: LsAction, actor: Actor = this.#actorOf(action)): Plan<unknown> {
    const planned = planFor(game, this.state, actor, action)
    if (isRefused(planned)) throw new Error(`refused: ${words(planned.refusals)}`)
    return planned
  }

  refusals(action: LsAction, actor: Actor = this.#actorOf(action)): readonly Refusal[] {
    const planned = planFor(game, this.state, actor, action)
    return isRefused(planned) ? planned.refusals : []
  }

  /** The rules that forbid it; empty where it is allowed. */
  why(action: LsAction, actor?: Actor): string[] {
    return (actor ? this.refusals(action, actor) : this.refusals(action)).map(({ rule }) => rule)
  }

  /** Plays one action with the dice given, then the forced steps for which there are dice. */
  play(action: LsAction, actor: Actor = this.#actorOf(action)): this {
    this.#take(action, actor)
    this.settle()
    if (this.#faces.length > 0) throw new Error(`dice nobody asked for: ${this.#faces.join(' ')}`)
    return this
  }

  /** Short for `play`: `do('activate', { unit: 'A1', … })`. */
  do<T extends LsAction['type']>(type: T, given: Given<T>): this {
    return this.play({ type, ...given } as unknown as LsAction)
  }

  activate(unit: string, declared: { overthrust?: boolean; evade?: boolean; aim?: boolean } = {}): this {
    return this.play({ type: 'activate', unit, overthrust: false, evade: false, aim: false, ...declared })
  }

  end(unit: string): this {
    return this.play({ type: 'endActivation', unit, facing: null })
  }

  pass(): this {
    return this.play({ type: 'reaction.pass', until: 'window' })
  }

  settle(): this {
    for (let due = this.#due(); due; due = this.#due()) {
      try {
        this.#take(due, 'table')
      } catch (error) {
        if (this.#faces.length === 0 && error instanceof DiceError) return this
        throw error
      }
    }
    return this
  }

  offers(seat: Seat): Offer<Action>[] {
    return offersFor(game, this.state, seat)
  }

  offer(id: string, seat: Seat = this.asked): Offer<Action> {
    const found = this.offers(seat).find(offer => offer.id === id)
    if (!found)
      throw new Error(
        `no offer ${id}; there are ${this.offers(seat)
          .map(offer => offer.id)
          .join(', ')}`,
      )
    return found
  }

  /** What a random player makes of an offer. */
  picked(type: LsAction['type'], offer: Offer<Action>, random: Random): LsAction {
    const player = Object.entries(lightningStrike.players ?? {}).find(([of]) => of === type)?.[1] as
      | Player<State, Action>
      | undefined
    const action = player?.pick?.(offer, this.view, random)
    if (!action) throw new Error(`nothing picked of ${offer.id}`)
    return action as LsAction
  }

  /** The events of a type so far. */
  all<T extends LsEvent['type']>(type: T): Extract<LsEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<LsEvent, { type: T }> => event.type === type)
  }

  /** The last event of a type. */
  last<T extends LsEvent['type']>(type: T): Extract<LsEvent, { type: T }> {
    const event = this.all(type).at(-1)
    if (!event) throw new Error(`no ${type}; there are ${this.events.map(e => e.type).join(', ')}`)
    return event
  }

  #due(): LsAction | null {
    return lightningStrike.outcome(this.state) ? null : lightningStrike.auto(this.state)
  }

  #take(action: Action, actor: Actor): void {
    const dice = new ScriptedDice(this.#faces)
    const step = takeStep(game, this.state, actor, action, dice)
    if ('refusals' in step) throw new Error(`${action.type} refused: ${words(step.refusals)}`)
    this.#faces = [...dice.unused]
    this.state = step.state as State
    this.steps.push(step)
    this.events.push(...(step.events as LsEvent[]))
  }

  /** Whoever is asked; where nobody is, the owner of the Unit it is about. */
  #actorOf(action: Action): Actor {
    const asked = lightningStrike.awaiting(this.state)[0]?.seat
    const id = 'unit' in action && typeof action.unit === 'string' ? action.unit : ''
    return asked ?? this.state.units[id]?.seat ?? 'A'
  }
}

export const table = (options: Partial<Options> = {}, seats: readonly Seat[] = ['A', 'B']): LsTable =>
  new LsTable(options, seats)

export const at = (x: number, y: number): Vec => ({ x, y })

export function cardNamed(id: string): Card {
  const found = UNITS.find(card => card.id === id)
  if (!found) throw new Error(`no card ${id}`)
  return found
}

export function setupOf(options: Options, seats: readonly Seat[] = ['A', 'B']): GameSetup<Options> {
  return { scenario: 'test', seats: seats.map(seat => ({ seat, name: `Seat ${seat}`, played: 'person' })), options }
}

const words = (refusals: readonly Refusal[]): string => refusals.map(({ rule, why }) => `[${rule}] ${why}`).join(' ')

const BLANK = {
  status: 'table',
  facing: 0,
  stunned: false,
  crippled: false,
  overthrust: false,
  evading: false,
  aiming: false,
  ecm: null,
  targetedEcm: [],
  activation: 'fresh',
  usedCommandPoint: false,
} satisfies Partial<Unit>
