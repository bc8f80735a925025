import type { Action, AnyRuleset } from '../ruleset'
import type { Actor } from '../seats'
import { nextDigest } from './chain'
import { digestOf } from './digest'
import { type LogLine, linesFor } from './log'
import { linesOf } from './narration'
import type { Entry } from './record'
import type { Step } from './step'

/** A step, and what the record keeps of it. */
export interface Played {
  readonly step: Step
  readonly entry: Entry
}

/** Where a game begins: its position, the digest before its first entry, and the first line of its log. */
export interface Opening {
  readonly state: unknown
  readonly digest: string
  readonly line: LogLine
}

/** How many steps led to a position, not counting what was taken back, and how often something was. */
interface Depth {
  readonly steps: number
  readonly takeBacks: number
}

const NONE: Depth = { steps: 0, takeBacks: 0 }

/** The steps of a game with what is kept beside each: its entry in the record and its lines. */
export class Timeline {
  readonly #ruleset: AnyRuleset
  readonly #opening: Opening
  readonly #steps: Step[] = []
  readonly #entries: Entry[] = []
  readonly #lines: LogLine[]
  readonly #depths: Depth[] = []
  readonly #read = new Map<Actor, readonly LogLine[]>()

  constructor(ruleset: AnyRuleset, opening: Opening) {
    this.#ruleset = ruleset
    this.#opening = opening
    this.#lines = [opening.line]
  }

  get steps(): readonly Step[] {
    return this.#steps
  }

  get entries(): readonly Entry[] {
    return this.#entries
  }

  /** The position after step `index`; -1 is the start. */
  stateAt(index: number): unknown {
    return this.#steps[index]?.state ?? this.#opening.state
  }

  /** The digest after the last entry. */
  get digest(): string {
    return this.#entries.at(-1)?.digest ?? this.#opening.digest
  }

  /**
   * What the dice of a decision are keyed by, besides the seed: the decision, the position it is taken in, and how
   * often something was taken back. Undoing a decision and making it again gives the same dice, a granted take-back
   * gives new ones, and no roll says anything about any other.
   */
  keyFor(action: Action): string {
    const { steps, takeBacks } = this.#depths.at(-1) ?? NONE
    const position = this.#entries.at(-1)?.position ?? digestOf(this.#opening.state)
    const key = `${steps}:${position}:${JSON.stringify(action)}`
    return takeBacks === 0 ? key : `${key}:${takeBacks}`
  }

  /** What an actor may read in the log; the same list until something happens. */
  linesFor(actor: Actor): readonly LogLine[] {
    const lines = this.#read.get(actor) ?? linesFor(this.#lines, actor)
    this.#read.set(actor, lines)
    return lines
  }

  /** How the record would store a step at this point. */
  entryOf({ actor, action, rolls, state }: Step, typed = false): Entry {
    const faces = rolls.flatMap(rolled => rolled.faces)
    const told = { actor, action: action as Entry['action'], faces, position: digestOf(state) }
    const entry = typed && faces.length > 0 ? { ...told, typed: true as const } : told
    return { ...entry, digest: nextDigest(this.digest, entry) }
  }

  push({ step, entry }: Played): void {
    // Anything that may throw comes first: a step is added whole or not at all.
    const lines = linesOf(this.#ruleset, step, this.#steps.length)
    const back = takenBackTo(step.action)
    const { steps, takeBacks } = this.#depths.at(-1) ?? NONE
    this.#depths.push(
      back === null
        ? { steps: steps + 1, takeBacks }
        : { steps: (this.#depths[back] ?? NONE).steps, takeBacks: takeBacks + 1 },
    )
    this.#steps.push(step)
    this.#entries.push(Object.freeze(entry))
    if (back !== null) this.#strike(back)
    this.#lines.push(...lines)
    this.#read.clear()
  }

  /** Removes everything after step `index`, last step first. */
  cut(index: number): Played[] {
    const gone: Played[] = []
    while (this.#steps.length > index + 1) {
      const step = this.#steps.pop()
      const entry = this.#entries.pop()
      this.#depths.pop()
      if (step && entry) gone.push({ step, entry })
      while (this.#lines.at(-1)?.step === this.#steps.length) this.#lines.pop()
    }
    this.#read.clear()
    return gone
  }

  /** Strikes out the lines after a step; the line about an agreed take-back stays. */
  #strike(to: number): void {
    for (const [i, line] of this.#lines.entries()) {
      const agreed = takenBackTo(this.#steps[line.step]?.action) !== null
      if (line.step > to && !agreed) this.#lines[i] = { ...line, takenBack: true }
    }
  }
}

/** The step a take-back returned to; null if the action isn't a take-back. */
export const takenBackTo = (action: Action | undefined): number | null =>
  action?.type === '@takeback' && 'to' in action && typeof action.to === 'number' ? action.to : null
