import { amount, listOf, recordOf, whole, within, word } from '../../engine/bounds'
import { coordinate, point } from '../../engine/geometry/schema'
import type { DeepReadonly } from '../../engine/readonly'
import { z } from '../../engine/schema'
import { terrainMap } from '../../engine/terrain/model'
import { armourSchema } from './cards/armour'
import { troopSchema } from './cards/troop'
import { vehicleSchema } from './cards/vehicle'
import { weaponSchema } from './cards/weapon'
import { orderSchema } from './orders'
import { FORCE_TYPES } from './tables/quality'

const seat = z.enum(['A', 'B'])
const rect = z.array(coordinate).check(z.minLength(4), z.maxLength(4))

/** A unit of a force list: a troop or vehicle card, and the unit it belongs to. */
const listed = z.object({
  /** A troop card, or a vehicle card with its crew. */
  card: word,
  name: word,
  unit: word,
  crew: z.exactOptional(word),
  /** Vehicle it starts in, by its place in the list. */
  aboard: z.exactOptional(whole),
  at: z.exactOptional(point),
})
export type Listed = DeepReadonly<z.infer<typeof listed>>

const victory = z.object({
  hold: recordOf(amount),
  destroy: recordOf(amount),
  exit: recordOf(amount),
  survive: recordOf(amount),
  breakAt: z.object({ A: amount, B: amount }),
  drawBelow: amount,
  heldAtStart: z.exactOptional(seat),
})

const optionValue = z.union([word, amount, z.boolean()])
export type OptionValue = DeepReadonly<z.infer<typeof optionValue>>

/** Set-ups from before the numbered rules were written list these; they had no effect, and still have none. */
const LISTED_IN_VAIN = '36,37,41,46,52'
const ruleNumbers = z.pipe(
  z.transform((raw: unknown) => (Array.isArray(raw) && raw.join() === LISTED_IN_VAIN ? [] : raw)),
  listOf(whole, 100),
)

export const optionsSchema = z.object({
  map: terrainMap,
  zones: z.object({ A: rect, B: rect }),
  tl: z.object({ A: amount, B: amount }),
  types: z.object({ A: z.enum(FORCE_TYPES), B: z.enum(FORCE_TYPES) }),
  forces: z.object({ A: listOf(listed, 300), B: listOf(listed, 300) }),
  /** STR.core.orders.initial: free orders at the start, by unit; `default` for the rest. */
  initial: z.object({ A: recordOf(orderSchema), B: recordOf(orderSchema) }),
  victory,
  turns: within(1000),
  /** Numbers of the rules in force beside the core. */
  rules: ruleNumbers,
  first: z.enum(['throw', 'A', 'B']),
  orders: z.enum(['strict', 'advisory', 'off']),
  natural212: z.boolean(),
  woundTable: z.enum(['striker', 'ahl']),
  twoLight: z.boolean(),
  heMan: z.boolean(),
  spotting: z.enum(['perUnit', 'perStand']),
  share: z.enum(['side', 'net', 'stand']),
  variableEnd: z.boolean(),
  prepared: z.exactOptional(seat),
  /** Options of the rules in force, by name; the rule's own value where none is set. */
  more: z.exactOptional(recordOf(optionValue)),
  /** Own cards of the users. */
  weapons: listOf(weaponSchema, 500),
  armours: z.exactOptional(listOf(armourSchema, 500)),
  vehicles: listOf(vehicleSchema, 500),
  troops: listOf(troopSchema, 500),
})
export type Options = DeepReadonly<z.infer<typeof optionsSchema>>

/** What both sides know of the set-up once the battle has begun: neither its forces nor their orders and cards. */
export const openOptionsSchema = z.omit(optionsSchema, {
  forces: true,
  initial: true,
  weapons: true,
  armours: true,
  vehicles: true,
  troops: true,
})
export type OpenOptions = DeepReadonly<z.infer<typeof openOptionsSchema>>

export function openOptionsOf(options: Options): OpenOptions {
  const { forces: _f, initial: _i, weapons: _w, armours: _a, vehicles: _v, troops: _t, ...open } = options
  return open
}
