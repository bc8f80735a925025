import { amount, listOf, recordOf, whole, word } from '../../../engine/bounds'
import { points } from '../../../engine/geometry/schema'
import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'
import { dataSchema } from './json'

const vehicleDamage = z.object({
  suspension: whole,
  transmission: z.boolean(),
  power: z.boolean(),
  electronics: z.boolean(),
  optics: z.boolean(),
  /** Weapons out for the battle, by index. */
  weaponsOut: listOf(whole, 100),
  /** The main weapon is silent through the end of this turn. */
  jamUntil: whole,
  unsealed: z.boolean(),
  /** Each system lost, and how deep the hit went. */
  hits: z.exactOptional(listOf(z.object({ by: z.enum(['surface', 'minor', 'major']), item: word }))),
})
export type VehicleDamage = DeepReadonly<z.infer<typeof vehicleDamage>>

export const TASKS = ['order', 'observe', 'rally'] as const

/** STR.core.sequence.timers: work of several turns. */
const job = z.object({
  task: word,
  /** Turns of work still to do. */
  left: amount,
  /** The last turn in which the workers did something else. */
  disturbed: whole,
  /** What the rule that set the work knows of it: a place, how deep, what for. */
  data: z.exactOptional(dataSchema),
})
export type Job = DeepReadonly<z.infer<typeof job>>

/** What only the owner knows of a stand. */
export const roster = z.object({
  unit: word,
  damage: vehicleDamage,
  /** Weapons damaged or destroyed on a field mount, by "man.weapon". */
  broken: listOf(word),
  /** Share of the movement allowance used in this phase. */
  spent: amount,
  /** Has taken men in or let them out in this phase. */
  loaded: z.boolean(),
  /** The way of the last own movement phase, for spotting. */
  path: points(1000),
  /** Weapons that have fired in this phase, by "man.weapon". */
  fired: listOf(word),
  /** Stands that fired at it in this fire phase and in the one before. */
  firedOnBy: listOf(listOf(word), 20),
  /** What its leader does this turn. */
  task: z.nullable(z.enum(TASKS)),
  /** An enemy within ten centimetres shakes it: armed, and the last turn one was near. */
  near: z.object({ armed: z.boolean(), last: whole }),
  lasting: amount,
  /** Who leads a vehicle's crew from the next command phase. */
  commander: z.nullable(whole),
  /** Its gunner has fallen; another man takes his place in the next command phase. */
  gunnerOut: z.exactOptional(z.boolean()),
  job: z.optional(job),
  /** How it left the table. */
  left: z.exactOptional(z.enum(['ordered', 'routed'])),
  /** Stands of the start whose men it holds; itself where left out. */
  origins: z.exactOptional(listOf(word)),
  /** What a rule in force has it do, and for which stand. */
  mission: z.exactOptional(z.object({ name: word, ward: z.nullable(word) })),
  /** What rules in force remember of it. */
  marks: z.exactOptional(recordOf(z.union([word, amount, z.boolean()]))),
})
export type Roster = DeepReadonly<z.infer<typeof roster>>
