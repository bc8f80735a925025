import { word } from '../../../engine/bounds'
import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'

/** Of the card itself: the vehicle that its user has changed. */
export const OWN_VEHICLE = 'own'

const gun = z.object({
  gun: word,
  mount: z.enum(['turret', 'hull', 'rear']),
  /** Dice of a machine gun at troops. */
  mg: z.exactOptional(z.union([z.literal(3), z.literal(4)])),
})

const vehicle = z.object({
  /** The printed line it was copied from: what the rules say of that vehicle alone goes for this one too. */
  row: word,
  front: z.int().check(z.gte(0), z.lte(30)),
  side: z.int().check(z.gte(0), z.lte(30)),
  guns: z.array(gun).check(z.maxLength(3)),
  crew: z.nullable(z.int().check(z.gte(1), z.lte(6))),
  mobility: z.enum(['L', 'M', 'H', 'I', 'W']),
  type: z.string().check(z.maxLength(40)),
})

const year = z.int().check(z.gte(1939), z.lte(1945))

/** A unit of the user's own. It lives in the options, so in every save. */
export const ownUnit = z.object({
  id: z.string().check(z.maxLength(40)),
  name: z.string().check(z.maxLength(60)),
  nation: word,
  from: year,
  to: year,
  /** The models of its bases, the headquarters first; `own` stands for its vehicle. */
  bases: z.array(word).check(z.maxLength(12)),
  vehicle: z.nullable(vehicle),
})
export type OwnUnit = DeepReadonly<z.infer<typeof ownUnit>>
