import { seatList } from '../bounds'
import type { AnyRuleset } from '../ruleset'
import { faults, z } from '../schema'
import type { Seat, SeatSetup } from '../seats'
import type { GameSetup } from '../setup'
import { list } from '../words'
import type { GameRecord } from './record'

/** What came from outside and may be used, or what is wrong with it. */
export type Validated<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string }

const MOST_FAULTS = 3

/** The first few faults: a broken file may have thousands. */
export const fewFaults = (error: Parameters<typeof faults>[0]): string => faults(error).slice(0, MOST_FAULTS).join('; ')

/**
 * Whether a value is a state of the game that play might have reached. With the `seats` of a set-up, it must be a game
 * of these seats: others would be asked for decisions that nobody can make.
 */
export function validateState(ruleset: AnyRuleset, raw: unknown, seats?: readonly SeatSetup[]): Validated<unknown> {
  const parsed = ruleset.state.safeParse(raw)
  if (!parsed.success) return { ok: false, why: fewFaults(parsed.error) }
  const playing = seatsIn(parsed.data)
  if (seats && playing && playing.join() !== seats.map(({ seat }) => seat).join())
    return { ok: false, why: `it is played by ${list(playing)}, the set-up by ${list(seats.map(({ seat }) => seat))}` }
  for (const [name, holds] of Object.entries(ruleset.invariants)) {
    try {
      if (!holds(parsed.data)) return { ok: false, why: `it breaks “${name}”` }
    } catch {
      return { ok: false, why: `it breaks “${name}”` }
    }
  }
  return { ok: true, value: parsed.data }
}

/** The seats a state names, where it names them. */
const seatsIn = (state: unknown): readonly Seat[] | null => seatsSchema.safeParse(state).data?.seats ?? null
const seatsSchema = z.object({ seats: seatList })

/** Whether a set-up from a file can be played by these rules. */
export function validateSetup(ruleset: AnyRuleset, raw: GameRecord['setup']): Validated<GameSetup<unknown>> {
  const options = ruleset.setupModel.schema.safeParse(raw.options)
  if (!options.success) return { ok: false, why: `Its set-up is damaged. ${fewFaults(options.error)}` }
  const taken = raw.seats.map(({ seat }) => seat)
  if (!ruleset.setupModel.seats.includes(taken.length) || new Set(taken).size !== taken.length) {
    return { ok: false, why: `Its set-up can't be played: its seats are ${taken.join(', ') || 'missing'}.` }
  }
  const setup = { ...raw, options: options.data }
  const wrong = ruleset.setupModel.check(setup).errors[0]
  return wrong ? { ok: false, why: `Its set-up can't be played: ${wrong.why}` } : { ok: true, value: setup }
}
