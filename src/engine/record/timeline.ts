import type { Action, AnyRuleset } from '../ruleset'
import type { Actor } from '../seats'
import { nextDigest } from './chain'
import { digestOf } from './digest'
import { type LogLine, linesFor } from './log'
import { linesOf } from './narration'
import type { Entry } from './record'
import { isSeen, type Moment } from './sight'
import type { Step } from './step'
import { takenBackTo } from './take-back'

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
  readonly #read = new Map<Actor, Read>()
  /** For each viewer, the steps they saw, as far as anybody asked. */
  readonly #seen = new Map<Actor, { readonly steps: number[]; upTo: number }>()

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
    return this.digestAt(this.#entries.length - 1)
  }

  /** The digest after entry `index`; -1 is the start. */
  digestAt(index: number): string {
    return this.#entries[index]?.digest ?? this.#opening.digest
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

  /** The steps that a viewer saw, in order. */
  seenBy(viewer: Actor): readonly number[] {
    const known = this.#seen.get(viewer) ?? { steps: [], upTo: 0 }
    this.#seen.set(viewer, known)
    for (; known.upTo < this.#steps.length; known.upTo++) {
      if (isSeen(this.momentAt(known.upTo), viewer)) known.steps.push(known.upTo)
    }
    return known.steps
  }

  /** A step and the position it was taken in. */
  momentAt(index: number): Moment {
    const step = this.#steps[index]
    if (!step) throw new Error(`there is no step ${index}`)
    return { ruleset: this.#ruleset, before: this.stateAt(index - 1), step }
  }

  /**
   * What an actor may read in the log; the same list until there is something new to read. Steps are numbered as that
   * reader saw them: a number that went up by two would tell of a step behind a screen.
   */
  linesFor(actor: Actor): readonly LogLine[] {
    const read = this.#read.get(actor) ?? { lines: [], upTo: 0 }
    if (read.upTo === this.#lines.length) return read.lines
    const fresh = linesFor(this.#lines.slice(read.upTo), actor)
    const seen = this.seenBy(actor)
    const numbered = fresh.map(line => renumbered(line, placeOf(seen, line.step)))
    const lines = numbered.length === 0 ? read.lines : [...read.lines, ...numbered]
    this.#read.set(actor, { lines, upTo: this.#lines.length })
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
    for (const known of this.#seen.values()) {
      while ((known.steps.at(-1) ?? -1) > index) known.steps.pop()
      known.upTo = Math.min(known.upTo, index + 1)
    }
    return gone
  }

  /** Strikes out the lines after a step; the line about an agreed take-back stays. */
  #strike(to: number): void {
    for (const [i, line] of this.#lines.entries()) {
      const agreed = takenBackTo(this.#steps[line.step]?.action) !== null
      if (line.step > to && !agreed) this.#lines[i] = { ...line, takenBack: true }
    }
    this.#read.clear()
  }
}

interface Read {
  readonly lines: readonly LogLine[]
  /** How many lines of all were looked through. */
  readonly upTo: number
}

const renumbered = (line: LogLine, step: number): LogLine => (line.step === step ? line : { ...line, step })

/** Where a step stands among those that were seen: the last one up to it. */
function placeOf(seen: readonly number[], step: number): number {
  let [low, high] = [0, seen.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((seen[middle] ?? 0) <= step) low = middle + 1
    else high = middle
  }
  return low - 1
}
