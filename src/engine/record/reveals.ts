import { ScriptedDice } from '../rolls/scripted'
import type { GameEvent } from '../ruleset'
import { type Actor, SEATS, type Seat } from '../seats'
import { digestOf } from './digest'
import { holdsSecrets, isHidden, viewFor } from './hidden'

/** The result of an action: the state after it, and its events. */
export interface Result {
  readonly state: unknown
  readonly events: readonly GameEvent[]
}

export interface TakenStep extends Result {
  readonly actor: Actor
  /** The seats in the game. */
  readonly seats: readonly Seat[]
  readonly before: unknown
  /** The same action again, on the state as someone believed it to be. */
  again(view: unknown, dice: ScriptedDice): Result
}

/** What an action without dice told anybody beyond what they knew: undoing it isn't free then. */
export interface Revealed {
  /** Something that was hidden from a seat is no longer. */
  readonly opened: boolean
  /** Seats for which it went otherwise than they could foresee. */
  readonly surprised: readonly Seat[]
}

const NOBODY: readonly Seat[] = []
const NOTHING: Revealed = { opened: false, surprised: NOBODY }

export function revealed(taken: TakenStep): Revealed {
  const { actor, before, state, seats } = taken
  if (!holdsSecrets(before)) return NOTHING
  const concerned = actor === 'referee' ? NOBODY : actor === 'table' ? seats : [actor]
  const surprised = concerned.filter(seat => surprises(taken, seat))
  return { opened: opensSecrets(before, state, seats), surprised }
}

/** Whether a seat sees something that was hidden from it: fewer things are hidden, or one is now open. */
export const opensSecrets = (before: unknown, after: unknown, seats: readonly Seat[]): boolean =>
  seats.some(seat => secretsFrom(after, seat) < secretsFrom(before, seat)) || opensInPlace(before, after)

/** Whether the result differs from what a seat could predict from its own view. */
function surprises(taken: TakenStep, seat: Seat): boolean {
  const view = viewFor(taken.before, seat)
  if (view === taken.before) return false
  try {
    const foretold = taken.again(view, new ScriptedDice([]))
    return toldTo(foretold, seat) !== toldTo(taken, seat)
  } catch {
    return true
  }
}

const toldTo = ({ state, events }: Result, seat: Seat): string =>
  digestOf([viewFor(state, seat), events.filter(event => !event.seenBy || event.seenBy.includes(seat))])

function opensInPlace(before: unknown, after: unknown): boolean {
  if (before === after || !holdsSecrets(before) || typeof after !== 'object' || after === null) return false
  if (isHidden(before)) {
    if (!isHidden(after)) return true
    return after.$for.some(seat => !before.$for.includes(seat)) || opensInPlace(before.value, after.value)
  }
  const later = after as Record<string, unknown>
  return Object.entries(before as object).some(([key, item]) => key in later && opensInPlace(item, later[key]))
}

const counted = new WeakMap<object, ReadonlyMap<Seat, number>>()

/** How many values are hidden from a seat. */
function secretsFrom(value: unknown, seat: Seat): number {
  if (!holdsSecrets(value) || typeof value !== 'object' || value === null) return 0
  let counts = counted.get(value)
  if (!counts) {
    const parts = Object.values(value)
    const own = (s: Seat) => (isHidden(value) && !value.$for.includes(s) ? 1 : 0)
    counts = new Map(SEATS.map(s => [s, own(s) + parts.reduce((sum: number, part) => sum + secretsFrom(part, s), 0)]))
    counted.set(value, counts)
  }
  return counts.get(seat) ?? 0
}
