import { recordOf, text, word } from '../../engine/bounds'
import { facing, point } from '../../engine/geometry/schema'
import type { DeepReadonly } from '../../engine/readonly'
import { z } from '../../engine/schema'
import { SEATS } from '../../engine/seats'
import { terrainMap } from '../../engine/terrain/model'
import { ownUnit } from './own/unit'
import { FIGHTING } from './tables/guns'
import { GRADES } from './tables/morale'

const name = text(60)

/** A platoon, battery or troop of a side: what it is, and what the scenario says of it. */
const forceUnit = z.object({
  card: word,
  name,
  /** The rating of its side where it is left out. */
  morale: z.exactOptional(z.enum(GRADES)),
  /** Where its headquarters or first base stands at the start; in line along its edge where it is left out. */
  at: z.exactOptional(point),
  facing: z.exactOptional(facing),
  /** The turn in which it comes on over its own edge; there from the start where it is left out. */
  arrives: z.exactOptional(z.int().check(z.gte(1), z.lte(99))),
})
export type ForceUnit = DeepReadonly<z.infer<typeof forceUnit>>

const objective = z.object({
  id: word,
  name,
  at: point,
  radius: z.number().check(z.gte(1), z.lte(12)),
  /** Victory points for who holds it when the game ends. */
  worth: z.int().check(z.gte(0), z.lte(200)),
})
export type Objective = DeepReadonly<z.infer<typeof objective>>

const side = z.object({
  morale: z.enum(GRADES),
  /** How deep from its own edge a side sets up, in inches. */
  depth: z.number().check(z.gte(3), z.lte(60)),
  forces: z.array(forceUnit).check(z.maxLength(30)),
})

/** A nation whose units are listed, or all of them. */
export const CHOICES = ['all', ...FIGHTING] as const

export const SEASONS = ['none', 'winter', 'autumn', 'spring', 'summer'] as const
export type Season = (typeof SEASONS)[number]

/** What the players agree on before the game; every switch of the rulings stands here. */
export const optionsSchema = z.object({
  map: terrainMap,
  year: z.int().check(z.gte(1939), z.lte(1945)),
  turnLimit: z.int().check(z.gte(1), z.lte(60)),
  objectives: z.array(objective).check(z.maxLength(12)),
  sides: recordOf(side, SEATS.length),
  /** Units of the user's own. */
  cards: z.exactOptional(z.array(ownUnit).check(z.maxLength(60))),
  /** Players may rearrange their bases in their zone before the first turn. */
  deployment: z.boolean(),
  /** Whose units can be chosen; all nations' where it is left out. */
  nationA: z.exactOptional(z.enum(CHOICES)),
  nationB: z.exactOptional(z.enum(CHOICES)),

  season: z.enum(SEASONS),
  /** A base that fails morale or loses an assault goes straight back; off: its owner may turn the way by 45 degrees. */
  retireAuto: z.boolean(),
  displace: z.enum(['class-then-nearest', 'nearest']),
  /** Rounds of an assault after which the attacker falls back; 0 for no end. */
  assaultCap: z.enum(['none', '6']),
  transport: z.boolean(),

  historicTowed: z.boolean(),
  t26Front: z.enum(['5', '2']),
  twoPounderShells: z.boolean(),
  secondAmr: z.enum(['amc', 'drop']),
  /** As printed where these are left out: the fronts of Panther D and G, the gun of the Somua, shells of the French 25 mm. */
  panthers: z.exactOptional(z.enum(['printed', 'swapped'])),
  somuaGun: z.exactOptional(z.enum(['printed', 'short'])),
  frenchShells: z.exactOptional(z.boolean()),

  /** Sizes of bases in inches. */
  squadBase: z.number().check(z.gte(0.6), z.lte(2.4)),
  vehicleLength: z.number().check(z.gte(1), z.lte(4)),
  vehicleWidth: z.number().check(z.gte(0.5), z.lte(2)),
})
export type Options = DeepReadonly<z.infer<typeof optionsSchema>>
export type SideOptions = DeepReadonly<z.infer<typeof side>>
