import { count, word } from '../bounds'
import type { AnyRuleset } from '../ruleset'
import { z } from '../schema'
import { viewFor } from './hidden'
import { Match } from './match'
import { setupSchema } from './record'
import { fewFaults, type Validated, validateSetup, validateState } from './validate'

const FORMAT = 'stormtable/position'
export const POSITION_VERSION = 1

/**
 * A position to be shared: how the game was set up and how it stands now. It carries neither history nor seed, so
 * anyone who opens it plays on with new dice and learns nothing about the original ones.
 */
export const positionSchema = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.int(),
  ruleset: word,
  version: count,
  setup: setupSchema,
  state: z.unknown(),
})
export type Position = z.infer<typeof positionSchema>

/**
 * The position after a step (the last one where it is left out). Refused while anything is hidden from a seat: what one
 * seat may see of it cannot be played on, and the whole would tell the others what they may not know.
 */
export function positionOf(match: Match, at = match.steps.length - 1): Validated<Position> {
  const { ruleset, setup } = match
  const state = match.stateAt(at)
  if (setup.seats.some(({ seat }) => viewFor(state, seat) !== state)) {
    return { ok: false, why: "Something is still hidden from one of the players, so this position can't be shared." }
  }
  const { id, version } = ruleset
  const seats = setup.seats.map(seat => ({ ...seat }))
  return {
    ok: true,
    value: {
      format: FORMAT,
      formatVersion: POSITION_VERSION,
      ruleset: id,
      version,
      setup: { scenario: setup.scenario, seats, options: setup.options },
      state,
    },
  }
}

/** Reads a position from text: whether it is one, and of which game. */
export function parsePosition(text: string): Validated<Position> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { ok: false, why: "This position is incomplete or damaged: it isn't JSON." }
  }
  const format = z.object({ format: z.literal(FORMAT), formatVersion: z.int() }).safeParse(json)
  if (!format.success) return { ok: false, why: "This isn't a Stormtable position." }
  if (format.data.formatVersion > POSITION_VERSION) {
    return { ok: false, why: 'This position comes from a newer version of Stormtable. Update, then open it again.' }
  }
  const parsed = positionSchema.safeParse(json)
  if (!parsed.success) return { ok: false, why: `This position is damaged. ${fewFaults(parsed.error)}` }
  return { ok: true, value: parsed.data }
}

/** A new game that starts from a shared position. */
export function openPosition(ruleset: AnyRuleset, position: Position, seed: string): Validated<Match> {
  const { id, title, version } = ruleset
  if (position.ruleset !== id)
    return { ok: false, why: `This is a position of “${position.ruleset}”, not of ${title}.` }
  if (position.version > version) {
    return { ok: false, why: `This position uses newer rules of ${title}. Update, then open it again.` }
  }
  const setup = validateSetup(ruleset, position.setup)
  if (!setup.ok) return setup
  const state = validateState(ruleset, position.state, setup.value.seats)
  if (!state.ok) return { ok: false, why: `This isn't a position of ${title}: ${state.why}.` }
  const match = new Match(ruleset, setup.value, seed, { origin: state.value })
  match.settle()
  return { ok: true, value: match }
}
