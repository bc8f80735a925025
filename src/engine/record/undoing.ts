import { type Refused, refuse } from '../rolls/plan'
import type { Action } from '../ruleset'
import type { Actor, Seat, SeatSetup } from '../seats'
import { takeBackStep } from './meta-step'
import { isOpenTo, isTaught, isTold, type Viewer } from './sight'
import type { Step } from './step'
import { notGranted, takenBackTo } from './take-back'
import type { Played, Timeline } from './timeline'
import { UndoneList, witnesses } from './undone'

/** What undo would mean now: nothing to undo, a free step back, or asking the others. */
export type UndoOffer =
  | { readonly kind: 'none' }
  | { readonly kind: 'free' | 'ask'; readonly to: number; readonly by: Actor }

/** What going back and forth needs of the game. */
export interface Hands {
  readonly line: Timeline
  readonly seats: readonly SeatSetup[]
  isOver(): boolean
  /** The seats that must decide something in a position. */
  asked(state: unknown): readonly Seat[]
  /** The step of an action that needs no dice; null where it can't be taken, or rolls. */
  takeQuietly(actor: Actor, action: Action): Step | null
  push(step: Step): void
  settle(): void
}

const UNSEEN = "Something you can't see prevents this."

/** Undo, redo and take-backs, for each viewer by what that viewer knows. */
export class Undoing {
  readonly #hands: Hands
  readonly #undone = new UndoneList()

  constructor(hands: Hands) {
    this.#hands = hands
  }

  /**
   * The last decision that a viewer knows of. Whether it can be undone freely depends on what they know was learned
   * since: neither the offer nor its absence tells of what others did out of sight.
   */
  offerTo(viewer: Viewer): UndoOffer {
    const { line } = this.#hands
    const seen = line.seenBy(viewer)
    let place = seen.length - 1
    // The end of the game shows the seed, and with it every roll to come.
    let learned = this.#hands.isOver()
    for (let at = line.steps.length - 1; at >= 0; ) {
      const step = line.steps[at]
      const back = takenBackTo(step?.action)
      while ((seen[place] ?? -1) > at) place -= 1
      if (step && seen[place] === at) {
        learned ||= isTaught(line.momentAt(at), viewer)
        if (back === null && step.actor !== 'table' && !this.#isApart(at, viewer)) {
          // What another person did behind a screen is theirs to take back, or to be asked about.
          const theirs = !isOpenTo(step, viewer) && this.#isPerson(step.actor)
          if (theirs && !isTold(step, viewer)) return { kind: 'none' }
          return { kind: learned || theirs ? 'ask' : 'free', to: at - 1, by: step.actor }
        }
      }
      at = back ?? at - 1
    }
    return { kind: 'none' }
  }

  /** Whether another person took a step while the viewer was asked too: each takes back what they decided. */
  #isApart(at: number, viewer: Viewer): boolean {
    const { line, asked } = this.#hands
    const { actor } = line.steps[at] ?? { actor: 'table' as const }
    return actor !== viewer && this.#isPerson(actor) && asked(line.stateAt(at - 1)).some(seat => seat === viewer)
  }

  #isPerson(actor: Actor): boolean {
    return this.#hands.seats.some(({ seat, played }) => seat === actor && played === 'person')
  }

  /** One decision back, with the forced steps after it. What others decided since, out of sight, stays decided. */
  back(viewer: Viewer): Refused | null {
    const { line } = this.#hands
    const undo = this.offerTo(viewer)
    if (undo.kind === 'none') return no('TABLE.undo', 'There is nothing to undo.')
    if (undo.kind === 'ask')
      return no('TABLE.undo', 'Something was learned since, so the other side must agree to take it back.')
    const open = new Set(witnesses(line, undo.to + 1))
    const gone = line.cut(undo.to).reverse()
    const others = gone.slice(1).filter(({ step }) => step.actor !== 'table')
    const before = line.digest
    if (!this.#again(others)) {
      for (const played of gone) line.push(played)
      return no('TABLE.hidden', UNSEEN)
    }
    const [first] = gone
    const end = others[0] ? gone.indexOf(others[0]) : gone.length
    if (first) this.#undone.add({ steps: gone.slice(0, end), decision: first.step, before, open })
    return null
  }

  /** The decision again that undo took away; nothing is rolled anew. */
  forth(viewer: Viewer): Refused | null {
    const { line } = this.#hands
    const undone = this.#undone.next(viewer, line.digest)
    if (!undone) return no('TABLE.undo', 'There is nothing to redo.')
    if (undone.before === line.digest) for (const played of undone.steps) line.push(played)
    else if (!this.#again(undone.steps.slice(0, 1))) return no('TABLE.hidden', UNSEEN)
    this.#undone.remove(undone)
    return null
  }

  /** The decision that a viewer may redo. */
  undoneFor(viewer: Viewer): Step | null {
    return this.#undone.next(viewer, this.#hands.line.digest)?.decision ?? null
  }

  /** The others agreed: the position returns, the record remembers. */
  takeBack(asked: Actor, granted: Actor): Refused | null {
    const { line, seats, push } = this.#hands
    const undo = this.#offerToAsker(asked)
    if (undo.kind === 'none') return no('TABLE.takeback', 'There is nothing to take back.')
    const why = notGranted(seats, granted, { asked, by: undo.by })
    if (why) return no('TABLE.takeback', why)
    const { to } = undo
    push(takeBackStep(asked, { type: '@takeback', to, asked, granted }, line.stateAt(to)))
    this.#undone.clear()
    return null
  }

  /** Why a take-back in a record was none by agreement; null where it was one. */
  notAgreed(actor: Actor, { to, asked, granted }: { to: number; asked: Actor; granted: Actor }): string | null {
    const undo = this.#offerToAsker(asked)
    if (undo.kind === 'none' || actor !== asked || to !== undo.to)
      return 'It takes back another step than was asked for.'
    return notGranted(this.#hands.seats, granted, { asked, by: undo.by })
  }

  /** New steps were taken after step `index`: whoever saw one of them can't redo what was undone before. */
  wentOn(index: number): void {
    const { line } = this.#hands
    if (this.#undone.isEmpty) return
    for (let at = index + 1; at < line.steps.length; at++) this.#undone.seen(witnesses(line, at))
  }

  forget(): void {
    this.#undone.clear()
  }

  #offerToAsker(asked: Actor): UndoOffer {
    return this.offerTo(asked === 'table' ? 'referee' : asked)
  }

  /** Takes decisions again that taught nobody anything; false, and nothing changed, where one of them can't be. */
  #again(decisions: readonly Played[]): boolean {
    const { line, takeQuietly, push, settle } = this.#hands
    const last = line.steps.length - 1
    for (const { step } of decisions) {
      const again = step.barrier ? null : takeQuietly(step.actor, step.action)
      if (again) {
        push(again)
        settle()
      }
      if (!again || line.steps.slice(last + 1).some(({ rolls }) => rolls.length > 0)) {
        line.cut(last)
        return false
      }
    }
    return true
  }
}

const no = (...why: Parameters<typeof refuse>): Refused => ({ refusals: [refuse(...why)] })
