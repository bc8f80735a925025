import { freeze } from 'immer'
import type { Offer } from '../offers'
import { DiceError, type RollingDice } from '../rolls/dice'
import { isRefused, type Planned, type Refused, refuse } from '../rolls/plan'
import { ScriptedDice } from '../rolls/scripted'
import { seededDice } from '../rolls/seeded'
import type { Action, AnyRuleset } from '../ruleset'
import type { Actor, Seat } from '../seats'
import type { GameSetup } from '../setup'
import { type View, viewFor } from './hidden'
import type { LogLine } from './log'
import { takeBackStep } from './meta-step'
import { offersFor } from './offering'
import type { Entry, GameRecord } from './record'
import { metaAction } from './referee'
import { outcomeOf } from './status'
import { isPrepared, planFor, prepareDue, type Step, stepOn, takeStep } from './step'
import { Timeline, takenBackTo } from './timeline'

/** What undo would mean now: nothing to undo, a free step back, or asking the others. */
export type UndoOffer =
  | { readonly kind: 'none' }
  | { readonly kind: 'free' | 'ask'; readonly to: number; readonly by: Actor }

/** More forced steps in a row than any game has: its `auto` goes round in circles. */
const MOST_FORCED = 1000

/** What a replay says of an entry that is lawful but does not lead where it did. */
export const OTHER_POSITION = 'leads to another position than the record says'

/** A game being played: a start and the steps since. Everything else is derived. */
export class Match {
  readonly ruleset: AnyRuleset
  readonly setup: GameSetup<unknown>
  readonly seed: string
  readonly start: unknown
  readonly #isPosition: boolean
  readonly #seats: readonly Seat[]
  readonly #line: Timeline
  #undone: Step[] = []

  constructor(ruleset: AnyRuleset, setup: GameSetup<unknown>, seed: string, origin?: unknown) {
    this.ruleset = ruleset
    this.setup = setup
    this.seed = seed
    this.#seats = setup.seats.map(({ seat }) => seat)
    this.#isPosition = origin !== undefined
    this.start = freeze(origin ?? ruleset.initialState(setup, seededDice(seed, 'setup')), true)
    this.#line = new Timeline(ruleset, this.start)
  }

  get steps(): readonly Step[] {
    return this.#line.steps
  }

  get state(): unknown {
    return this.#line.stateAt(this.#last)
  }

  /** The position after step `index`; -1 is the start. */
  stateAt(index: number): unknown {
    return this.#line.stateAt(index)
  }

  viewFor(actor: Actor): View<unknown> {
    return viewFor(this.state, actor)
  }

  /** What an actor may read in the log; the same list until something happens. */
  linesFor(actor: Actor): readonly LogLine[] {
    return this.#line.linesFor(actor)
  }

  offers(seat: Seat): Offer<Action>[] {
    return offersFor(this.ruleset, this.state, seat)
  }

  plan(actor: Actor, action: Action): Planned<unknown> {
    return planFor(this.ruleset, this.state, actor, action)
  }

  /** One decision and every forced step that follows from it; all of them, or none where one goes wrong. */
  play(actor: Actor, action: Action, dice?: RollingDice): Refused | readonly Step[] {
    if (actor === 'table') return { refusals: [refuse('TABLE.turn', 'The table acts by itself.')] }
    const step = dice ? this.#withDice(actor, action, dice) : this.#take(actor, action, this.#dice)
    if (isRefusedStep(step)) return step
    const before = this.#last
    try {
      this.#line.push(step)
      this.settle()
    } catch (error) {
      this.#line.cut(before)
      throw error
    }
    this.#undone = []
    return this.steps.slice(before + 1)
  }

  /** Carries out the forced steps that are due. */
  settle(): void {
    for (let forced = 0; !outcomeOf(this.ruleset, this.state); forced++) {
      const due = prepareDue(this.ruleset, this.state)
      if (!due) return
      if (forced >= MOST_FORCED)
        throw new Error(`forced steps do not come to an end: ${this.steps.at(-1)?.action.type}`)
      const step = isPrepared(due) ? stepOn(due, this.#dice, this.#seats) : due
      if (isRefusedStep(step)) throw new Error(`a forced step is refused: ${reasons(step)}`)
      this.#line.push(step)
    }
  }

  get undo(): UndoOffer {
    let at = this.#last
    let learned = false
    while (at >= 0) {
      const step = this.steps[at]
      if (!step) break
      learned ||= step.barrier
      const back = takenBackTo(step.action)
      if (back === null && step.actor !== 'table') return { kind: learned ? 'ask' : 'free', to: at - 1, by: step.actor }
      at = back ?? at - 1
    }
    return { kind: 'none' }
  }

  /** One decision back, with the forced steps after it. Refused where something was learned since. */
  stepBack(): Refused | null {
    const undo = this.undo
    if (undo.kind === 'none') return { refusals: [refuse('TABLE.undo', 'There is nothing to undo.')] }
    if (undo.kind === 'ask') {
      return {
        refusals: [refuse('TABLE.undo', 'Something was learned since: the other side must agree to take it back.')],
      }
    }
    this.#undone.push(...this.#line.cut(undo.to))
    return null
  }

  /** The step forward again that undo took away; nothing is thrown anew. */
  stepForward(): Refused | null {
    if (this.#undone.length === 0) return { refusals: [refuse('TABLE.undo', 'There is nothing to redo.')] }
    for (let next = this.#undone.pop(); next; next = this.#undone.pop()) {
      this.#line.push(next)
      if (this.#undone.at(-1)?.actor !== 'table') return null
    }
    return null
  }

  /** The decision that a step forward would bring back. */
  get undone(): Step | null {
    return this.#undone.at(-1) ?? null
  }

  /** The others agreed: the position returns, the record remembers. */
  takeBack(asked: Actor, granted: Actor): Refused | null {
    const undo = this.undo
    if (undo.kind === 'none') return { refusals: [refuse('TABLE.takeback', 'There is nothing to take back.')] }
    if (asked === granted || granted === 'table')
      return { refusals: [refuse('TABLE.takeback', 'Another seat must agree to this.')] }
    const { to } = undo
    this.#line.push(takeBackStep(asked, { type: '@takeback', to, asked, granted }, this.stateAt(to)))
    this.#undone = []
    return null
  }

  /** Plays an entry of a record: the same action, the faces that fell, the fingerprint that must come out. */
  replay({ actor, action, faces, digest }: Entry): string | null {
    const dice = new ScriptedDice(faces)
    const back = metaAction.safeParse(action)
    if (back.success && back.data.type === '@takeback') {
      if (back.data.to > this.#last) return 'takes back to a step that does not exist'
      this.#line.push(takeBackStep(actor, back.data, this.stateAt(back.data.to)))
    } else {
      const step = this.#take(actor, action, dice)
      if (isRefusedStep(step)) return reasons(step)
      this.#line.push(step)
    }
    if (dice.unused.length > 0) return 'has more dice than the rules throw'
    return this.#line.digestAt(this.#last) === digest ? null : OTHER_POSITION
  }

  get record(): GameRecord {
    const { ruleset, setup, seed } = this
    const entries = this.steps.map(
      (step, i): Entry => ({
        actor: step.actor,
        action: step.action as Entry['action'],
        faces: step.rolls.flatMap(thrown => thrown.faces),
        digest: this.#line.digestAt(i),
      }),
    )
    const origin = this.#isPosition ? { origin: this.start } : {}
    return {
      ruleset: ruleset.id,
      version: ruleset.version,
      setup: setup as GameRecord['setup'],
      seed,
      ...origin,
      entries,
    }
  }

  #take(actor: Actor, action: Action, dice: Parameters<typeof takeStep>[4]): Step | Refused {
    return takeStep(this.ruleset, this.state, actor, action, dice, this.#seats)
  }

  /** Faces that people typed in may not fit what is thrown. */
  #withDice(actor: Actor, action: Action, dice: RollingDice): Step | Refused {
    try {
      return this.#take(actor, action, dice)
    } catch (error) {
      if (error instanceof DiceError)
        return { refusals: [refuse('TABLE.dice', `These dice do not fit: ${error.message}.`)] }
      throw error
    }
  }

  get #last(): number {
    return this.steps.length - 1
  }

  /**
   * Keyed by the decision: what is decided, and in which position. Whoever comes back to the same position and
   * decides the same gets the same dice; a throw seen and taken back says nothing about any other.
   */
  readonly #dice = (action: Action): RollingDice => {
    const { depth } = this.#line
    return seededDice(this.seed, `${depth}:${this.#line.digestAt(this.#last)}:${JSON.stringify(action)}`)
  }
}

const reasons = ({ refusals }: Refused): string => refusals.map(r => `${r.why} (${r.rule})`).join(' ')

export const isRefusedStep = (step: Step | Refused | readonly Step[]): step is Refused =>
  'refusals' in step && isRefused(step as Refused)
