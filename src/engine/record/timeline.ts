import type { Action, AnyRuleset } from '../ruleset'
import type { Actor } from '../seats'
import { digestOf } from './digest'
import { type LogLine, linesFor } from './log'
import { linesOf } from './narration'
import type { Step } from './step'

/** The steps of a game with what is kept beside each: its lines, its fingerprint, its place in the line of play. */
export class Timeline {
  readonly #ruleset: AnyRuleset
  readonly #start: unknown
  readonly #steps: Step[] = []
  readonly #digests: string[] = []
  readonly #lines: LogLine[] = []
  readonly #depths: number[] = []
  readonly #read = new Map<Actor, readonly LogLine[]>()

  constructor(ruleset: AnyRuleset, start: unknown) {
    this.#ruleset = ruleset
    this.#start = start
  }

  get steps(): readonly Step[] {
    return this.#steps
  }

  stateAt(index: number): unknown {
    return this.#steps[index]?.state ?? this.#start
  }

  /** Fingerprint of the position after step `index`; -1 is the start. */
  digestAt(index: number): string {
    return this.#digests[index] ?? digestOf(this.#start)
  }

  /** How many steps led to this position, not counting what was taken back. */
  get depth(): number {
    return this.#depths.at(-1) ?? 0
  }

  /** What an actor may read in the log; the same list until something happens. */
  linesFor(actor: Actor): readonly LogLine[] {
    const lines = this.#read.get(actor) ?? linesFor(this.#lines, actor)
    this.#read.set(actor, lines)
    return lines
  }

  push(step: Step): void {
    // Whatever may throw comes first: a step is pushed whole or not at all.
    const lines = linesOf(this.#ruleset, step, this.#steps.length)
    const digest = digestOf(step.state)
    const back = takenBackTo(step.action)
    this.#depths.push(back === null ? this.depth + 1 : (this.#depths[back] ?? 0))
    this.#steps.push(step)
    this.#digests.push(digest)
    if (back !== null) this.#strike(back)
    this.#lines.push(...lines)
    this.#read.clear()
  }

  /** Takes away what follows step `index`, last step first. */
  cut(index: number): Step[] {
    const gone: Step[] = []
    while (this.#steps.length > index + 1) {
      const step = this.#steps.pop()
      if (step) gone.push(step)
      this.#digests.pop()
      this.#depths.pop()
      while (this.#lines.at(-1)?.step === this.#steps.length) this.#lines.pop()
    }
    this.#read.clear()
    return gone
  }

  /** Strikes out the lines after a step; that somebody agreed to take back stays true. */
  #strike(to: number): void {
    for (const [i, line] of this.#lines.entries()) {
      const agreed = takenBackTo(this.#steps[line.step]?.action) !== null
      if (line.step > to && !agreed) this.#lines[i] = { ...line, takenBack: true }
    }
  }
}

/** The step a take-back returned to; null where the action is none. */
export const takenBackTo = (action: Action | undefined): number | null =>
  action?.type === '@takeback' && 'to' in action && typeof action.to === 'number' ? action.to : null
