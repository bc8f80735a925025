import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'
import { point } from '../orders'

const vehicleDamage = z.object({
  suspension: z.int(),
  transmission: z.boolean(),
  power: z.boolean(),
  electronics: z.boolean(),
  optics: z.boolean(),
  /** Weapons out for the battle, by index. */
  weaponsOut: z.array(z.int()),
  /** The main weapon is silent through the end of this turn. */
  jamUntil: z.int(),
  unsealed: z.boolean(),
  /** Each system lost, and how deep the hit went. */
  hits: z.exactOptional(z.array(z.object({ by: z.enum(['surface', 'minor', 'major']), item: z.string() }))),
})
export type VehicleDamage = DeepReadonly<z.infer<typeof vehicleDamage>>

export const TASKS = ['order', 'observe', 'rally'] as const

/** STR.core.sequence.timers: work of several turns. */
const job = z.object({
  task: z.string(),
  /** Turns of work still to do. */
  left: z.number(),
  /** The last turn in which the workers did something else. */
  disturbed: z.int(),
})
export type Job = DeepReadonly<z.infer<typeof job>>

/** What only the owner knows of a stand. */
export const roster = z.object({
  unit: z.string(),
  damage: vehicleDamage,
  /** Weapons damaged or destroyed on a field mount, by "man.weapon". */
  broken: z.array(z.string()),
  /** Share of the movement allowance used in this phase. */
  spent: z.number(),
  /** Has taken men in or let them out in this phase. */
  loaded: z.boolean(),
  /** The way of the last own movement phase, for spotting. */
  path: z.array(point),
  /** Weapons that have fired in this phase, by "man.weapon". */
  fired: z.array(z.string()),
  /** Stands that fired at it in this fire phase and in the one before. */
  firedOnBy: z.array(z.array(z.string())),
  /** What its leader does this turn. */
  task: z.nullable(z.enum(TASKS)),
  /** An enemy within ten centimetres shakes it: armed, and the last turn one was near. */
  near: z.object({ armed: z.boolean(), last: z.int() }),
  lasting: z.number(),
  /** Who leads a vehicle's crew from the next command phase. */
  commander: z.nullable(z.int()),
  /** Its gunner has fallen; another man takes his place in the next command phase. */
  gunnerOut: z.exactOptional(z.boolean()),
  job: z.optional(job),
  /** How it left the table. */
  left: z.exactOptional(z.enum(['ordered', 'routed'])),
  /** Stands of the start whose men it holds; itself where left out. */
  origins: z.exactOptional(z.array(z.string())),
  /** What it is set to do by a rule in force, and for whom. */
  mission: z.exactOptional(z.object({ name: z.string(), ward: z.nullable(z.string()) })),
  /** What rules in force remember of it. */
  marks: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
})
export type Roster = DeepReadonly<z.infer<typeof roster>>
