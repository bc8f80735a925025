import { freeze } from 'immer'
import type { Offer } from '../offers'
import type { Thrower } from '../rolls/dice'
import { isRefused, type Planned, type Refused, refuse } from '../rolls/plan'
import { ScriptedDice } from '../rolls/scripted'
import { seededDice } from '../rolls/seeded'
import type { Action, AnyRuleset } from '../ruleset'
import type { Actor, Seat } from '../seats'
import type { GameSetup } from '../setup'
import { digestOf } from './digest'
import { viewFor } from './hidden'
import { type LogLine, linesFor } from './log'
import { linesOf } from './narration'
import { offersFor } from './offering'
import type { Entry, GameRecord } from './record'
import { planFor, type Step, takeStep } from './step'

/** What undo would mean now: nothing to undo, a free step back, or asking the others. */
export type UndoOffer =
  | { readonly kind: 'none' }
  | { readonly kind: 'free' | 'ask'; readonly to: number; readonly by: Actor }

/** A game being played: a start and the steps since. Everything else is derived. */
export class Match {
  readonly ruleset: AnyRuleset
  readonly setup: GameSetup<unknown>
  readonly seed: string
  readonly start: unknown
  readonly #isPosition: boolean
  readonly #steps: Step[] = []
  readonly #digests: string[] = []
  readonly #lines: LogLine[] = []
  readonly #depths: number[] = []
  #undone: Step[] = []

  constructor(ruleset: AnyRuleset, setup: GameSetup<unknown>, seed: string, origin?: unknown) {
    this.ruleset = ruleset
    this.setup = setup
    this.seed = seed
    this.#isPosition = origin !== undefined
    this.start = freeze(origin ?? ruleset.setup(setup, seededDice(seed, 'setup')), true)
  }

  get steps(): readonly Step[] {
    return this.#steps
  }

  get state(): unknown {
    return this.#steps.at(-1)?.state ?? this.start
  }

  /** The position after step `index`; -1 is the start. */
  stateAt(index: number): unknown {
    return this.#steps[index]?.state ?? this.start
  }

  viewFor(actor: Actor): unknown {
    return viewFor(this.state, actor)
  }

  linesFor(actor: Actor): readonly LogLine[] {
    return linesFor(this.#lines, actor)
  }

  offers(seat: Seat): Offer<Action>[] {
    return offersFor(this.ruleset, this.state, seat)
  }

  plan(actor: Actor, action: Action): Planned<unknown> {
    return planFor(this.ruleset, this.state, actor, action)
  }

  /** One decision and every forced step that follows from it. */
  play(actor: Actor, action: Action, dice?: Thrower): Refused | readonly Step[] {
    if (actor === 'table') return { refusals: [refuse('TABLE.turn', 'The table acts by itself.')] }
    const step = takeStep(this.ruleset, this.state, actor, action, dice ?? this.#dice(action))
    if (isRefusedStep(step)) return step
    const first = this.#steps.length
    this.#undone = []
    this.#push(step)
    this.settle()
    return this.#steps.slice(first)
  }

  /** Carries out the forced steps that are due. */
  settle(): void {
    for (let due = this.ruleset.auto(this.state); due; due = this.ruleset.auto(this.state)) {
      if (this.ruleset.outcome(this.state)) return
      const step = takeStep(this.ruleset, this.state, 'table', due, this.#dice(due))
      if (isRefusedStep(step))
        throw new Error(`forced step ${due.type} refused: ${step.refusals.map(r => r.why).join(' ')}`)
      this.#push(step)
    }
  }

  get undo(): UndoOffer {
    let at = this.#steps.length - 1
    let learned = false
    while (at >= 0) {
      const step = this.#steps[at]
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
    while (this.#steps.length - 1 > undo.to) this.#undone.push(this.#pop())
    return null
  }

  /** The step forward again that undo took away; nothing is thrown anew. */
  stepForward(): Refused | null {
    if (this.#undone.length === 0) return { refusals: [refuse('TABLE.undo', 'There is nothing to redo.')] }
    for (let next = this.#undone.pop(); next; next = this.#undone.pop()) {
      this.#push(next)
      if (this.#undone.at(-1)?.actor !== 'table') return null
    }
    return null
  }

  get canStepForward(): boolean {
    return this.#undone.length > 0
  }

  /** The others agreed: the position returns, the record remembers. */
  takeBack(asked: Actor, granted: Actor): Refused | null {
    const undo = this.undo
    if (undo.kind === 'none') return { refusals: [refuse('TABLE.takeback', 'There is nothing to take back.')] }
    if (asked === granted) return { refusals: [refuse('TABLE.takeback', 'Another seat must agree to this.')] }
    this.#takeBackTo(undo.to, { type: '@takeback', to: undo.to, asked, granted } as Action, asked)
    return null
  }

  #takeBackTo(to: number, action: Action, actor: Actor): void {
    const step = takeStep(this.ruleset, this.state, actor, action, new ScriptedDice([]))
    if (isRefusedStep(step)) throw new Error(step.refusals.map(r => r.why).join(' '))
    for (const [i, line] of this.#lines.entries()) if (line.step > to) this.#lines[i] = { ...line, takenBack: true }
    this.#undone = []
    this.#push({ ...step, state: this.stateAt(to) })
  }

  /** Plays an entry of a record: the same action, the faces that fell, the fingerprint that must come out. */
  replay(entry: Entry): string | null {
    const action = entry.action as Action
    const to = takenBackTo(action)
    if (to !== null) {
      if (!Number.isInteger(to) || to < -1 || to >= this.#steps.length)
        return 'takes back to a step that does not exist'
      this.#takeBackTo(to, action, entry.actor)
    } else {
      const dice = new ScriptedDice(entry.faces)
      const step = takeStep(this.ruleset, this.state, entry.actor, action, dice)
      if (isRefusedStep(step)) return step.refusals.map(r => `${r.why} (${r.rule})`).join(' ')
      if (dice.unused.length > 0) return 'has more dice than the rules throw'
      this.#push(step)
    }
    return this.#digests.at(-1) === entry.digest ? null : 'leads to another position than the record says'
  }

  get record(): GameRecord {
    const { ruleset, setup, seed } = this
    const entries = this.#steps.map(
      (step, i): Entry => ({
        actor: step.actor,
        action: step.action as Entry['action'],
        faces: step.throws.flatMap(t => [...t.faces]),
        digest: this.#digests[i] ?? '',
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

  #push(step: Step): void {
    const back = takenBackTo(step.action)
    this.#lines.push(...linesOf(this.ruleset, step, this.#steps.length))
    this.#depths.push(back === null ? this.#depth + 1 : (this.#depths[back] ?? 0))
    this.#steps.push(step)
    this.#digests.push(digestOf(step.state))
  }

  #pop(): Step {
    const step = this.#steps.pop()
    if (!step) throw new Error('no step to undo')
    this.#digests.pop()
    this.#depths.pop()
    while (this.#lines.at(-1)?.step === this.#steps.length) this.#lines.pop()
    return step
  }

  /** How many decisions led to this position, not counting what was taken back. */
  get #depth(): number {
    return this.#depths.at(-1) ?? 0
  }

  /** Keyed by the decision: its place in the line of play that counts, and what was decided. */
  #dice(action: Action): Thrower {
    return seededDice(this.seed, `${this.#depth}:${JSON.stringify(action)}`)
  }
}

const takenBackTo = (action: Action): number | null =>
  action.type === '@takeback' ? (action as Action & { to: number }).to : null

export const isRefusedStep = (step: Step | Refused | readonly Step[]): step is Refused =>
  'refusals' in step && isRefused(step as Refused)
