import { freeze } from 'immer'
import type { Offer } from '../offers'
import { DiceError, type RollingDice } from '../rolls/dice'
import { isRefused, type Planned, type Refused, refuse } from '../rolls/plan'
import { ScriptedDice } from '../rolls/scripted'
import { commitment, seal, seededDice, seededFaces } from '../rolls/seeded'
import type { Action, AnyRuleset } from '../ruleset'
import type { Actor, Seat } from '../seats'
import type { GameSetup } from '../setup'
import { startDigest } from './chain'
import { digestOf } from './digest'
import { type View, viewFor } from './hidden'
import type { LogLine } from './log'
import { takeBackStep } from './meta-step'
import { promiseLine } from './narration'
import { offersFor } from './offering'
import type { Entry, GameRecord, RecordHead } from './record'
import { metaAction } from './referee'
import { type Fault, faultsOf, type Replayed } from './replayed'
import type { Viewer } from './sight'
import { outcomeOf, promptsOf } from './status'
import { isPrepared, planFor, prepareDue, type Step, stepOn, takeStep } from './step'
import { Timeline } from './timeline'
import { Undoing, type UndoOffer } from './undoing'

/** More forced steps in a row than any game needs: its `auto` is going in circles. */
const MOST_FORCED = 1000

/** Where a game comes from, if it isn't new. */
export interface MatchSource {
  /** A position instead of the usual start. */
  readonly origin?: unknown
  /** The head of the record that is replayed; what it says stays as it is, right or wrong. */
  readonly head?: RecordHead
}

/** A game being played: a start and the steps since. Everything else is derived. */
export class Match {
  readonly ruleset: AnyRuleset
  readonly setup: GameSetup<unknown>
  readonly start: unknown
  readonly #seed: string
  readonly #head: RecordHead
  readonly #seats: readonly Seat[]
  readonly #line: Timeline
  readonly #undoing: Undoing

  constructor(ruleset: AnyRuleset, setup: GameSetup<unknown>, seed: string, { origin, head }: MatchSource = {}) {
    this.ruleset = ruleset
    this.setup = setup
    this.#seed = seed
    this.#seats = setup.seats.map(({ seat }) => seat)
    this.#head = head ?? headOf(ruleset, setup, seed, origin)
    this.start = freeze(origin ?? ruleset.initialState(setup, seededDice(seed, 'setup')), true)
    this.#line = new Timeline(ruleset, { state: this.start, digest: this.#head.start, line: promiseLine(this.#head) })
    this.#undoing = new Undoing({
      line: this.#line,
      seats: setup.seats,
      isOver: () => outcomeOf(ruleset, this.state) !== null,
      asked: state => promptsOf(ruleset, state).map(({ seat }) => seat),
      takeQuietly: (actor, action) => {
        const step = this.#withDice(actor, action, new ScriptedDice([]))
        return isRefusedStep(step) ? null : step
      },
      push: step => this.#push(step),
      settle: () => this.settle(),
    })
  }

  /** The promise: what may be known of the seed while the game goes on. */
  get commitment(): string {
    return this.#head.commitment
  }

  /** How many of its first entries were saved before there were proofs. */
  get unproven(): number {
    return this.#head.unproven ?? 0
  }

  /** The seed, once the game is over. */
  get seed(): string | null {
    return outcomeOf(this.ruleset, this.state) ? this.#seed : null
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
    return planFor(this.ruleset, this.state, actor, action, this.#seats)
  }

  /** One decision and every forced step that follows from it; all of them, or none where one goes wrong. */
  play(actor: Actor, action: Action, typed?: RollingDice): Refused | readonly Step[] {
    if (actor === 'table') return refused('TABLE.turn', 'The table acts by itself.')
    const step = typed ? this.#withDice(actor, action, typed) : this.#take(actor, action, this.#dice)
    if (isRefusedStep(step)) return step
    const before = this.#last
    try {
      this.#push(step, typed !== undefined)
      this.settle()
    } catch (error) {
      this.#line.cut(before)
      throw error
    }
    this.#undoing.wentOn(before)
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
      this.#push(step)
    }
  }

  /** What undo would mean to a viewer, by what that viewer knows. */
  undoFor(viewer: Viewer): UndoOffer {
    return this.#undoing.offerTo(viewer)
  }

  get undo(): UndoOffer {
    return this.undoFor('referee')
  }

  /** One decision back, with the forced steps after it. Refused where something was learned since. */
  stepBack(viewer: Viewer = 'referee'): Refused | null {
    return this.#undoing.back(viewer)
  }

  /** The step forward again that undo took away; nothing is rolled anew. */
  stepForward(viewer: Viewer = 'referee'): Refused | null {
    return this.#undoing.forth(viewer)
  }

  /** The decision that a step forward would bring back. */
  undoneFor(viewer: Viewer): Step | null {
    return this.#undoing.undoneFor(viewer)
  }

  get undone(): Step | null {
    return this.undoneFor('referee')
  }

  /** The others agreed: returns to the earlier position and records it. */
  takeBack(asked: Actor, granted: Actor): Refused | null {
    return this.#undoing.takeBack(asked, granted)
  }

  /** The steps that a viewer saw, by their places in the record. */
  seenBy(viewer: Viewer): readonly number[] {
    return this.#line.seenBy(viewer)
  }

  /** Plays an entry of a record again: the same action with the faces that were rolled. The entry stays as it is. */
  replay(entry: Entry): Replayed {
    this.#undoing.forget()
    const { digest } = this.#line
    const key = this.steps.length < this.unproven ? null : this.#line.keyFor(entry.action)
    const given = (rolls: Step['rolls']) => (key === null ? null : seededFaces(this.#seed, key, rolls))
    const { step, faults } = this.#again(entry)
    if (isRefusedStep(step)) return { refused: reasons(step) }
    this.#line.push({ step, entry })
    return { faults: [...faults, ...faultsOf(entry, step, digestOf(step.state), { digest, given })] }
  }

  get record(): GameRecord {
    return { ...this.#head, end: this.#line.digest, entries: this.entriesSince(0) }
  }

  /** The entries from a place in the record on. An entry is made once and stays the same object. */
  entriesSince(place: number): Entry[] {
    return this.#line.entries.slice(place)
  }

  /** The record without its entries. */
  get recordHead(): Omit<GameRecord, 'entries'> {
    return { ...this.#head, end: this.#line.digest }
  }

  #again({ actor, action, faces }: Entry): { step: Step | Refused; faults: readonly Fault[] } {
    const back = metaAction.safeParse(action)
    if (!back.success || back.data.type !== '@takeback')
      return { step: this.#withDice(actor, action, new ScriptedDice(faces)), faults: [] }
    const { to } = back.data
    if (to > this.#last) return { step: refused('TABLE.takeback', 'There is no such step to take back.'), faults: [] }
    const why = this.steps.length < this.unproven ? null : this.#undoing.notAgreed(actor, back.data)
    const faults: Fault[] = why ? [{ kind: 'take-back', why: `isn't a take-back by agreement. ${why}` }] : []
    return { step: takeBackStep(actor, back.data, this.stateAt(to)), faults }
  }

  #push(step: Step, typed = false): void {
    this.#line.push({ step, entry: this.#line.entryOf(step, typed) })
  }

  #take(actor: Actor, action: Action, dice: Parameters<typeof takeStep>[4]): Step | Refused {
    return takeStep(this.ruleset, this.state, actor, action, dice, this.#seats)
  }

  /** Faces that people typed in may not match the dice that are rolled. */
  #withDice(actor: Actor, action: Action, dice: RollingDice): Step | Refused {
    try {
      return this.#take(actor, action, dice)
    } catch (error) {
      if (error instanceof DiceError) return refused('TABLE.dice', `These dice don't fit: ${error.message}.`)
      throw error
    }
  }

  get #last(): number {
    return this.steps.length - 1
  }

  readonly #dice = (action: Action): RollingDice => seededDice(this.#seed, this.#line.keyFor(action))
}

/** The head of a new record. */
function headOf({ id, version }: AnyRuleset, setup: GameSetup<unknown>, seed: string, origin: unknown): RecordHead {
  const written = setup as RecordHead['setup']
  const begun = { ruleset: id, version, setup: written, commitment: commitment(seed), sealed: seal(seed) }
  const head = origin === undefined ? begun : { ...begun, origin }
  return { ...head, start: startDigest(head) }
}

const refused = (...why: Parameters<typeof refuse>): Refused => ({ refusals: [refuse(...why)] })

const reasons = ({ refusals }: Refused): string => refusals.map(r => `${r.why} (${r.rule})`).join(' ')

export const isRefusedStep = (step: Step | Refused | readonly Step[]): step is Refused =>
  'refusals' in step && isRefused(step as Refused)
