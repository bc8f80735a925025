import { amount, listOf, within, word } from '../../../engine/bounds'
import { coordinate } from '../../../engine/geometry/schema'
import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'

export const marks = z.enum(['source', 'found', 'gk', 'house'])

export const WEAPON_CLASSES = ['small', 'support', 'gun', 'energy', 'missile', 'indirect'] as const
export const KINDS = ['solid', 'KEAP', 'HEAP', 'HE', 'flechette', 'smoke', 'illum', 'laserGuided'] as const
export type Kind = (typeof KINDS)[number]
export const FLAGS = ['laser', 'massDriver', 'gauss', 'meson', 'pd', 'flame'] as const

const band = z.object({
  cm: coordinate,
  pen: amount,
  /** Each two points over the number needed are a further hit. */
  auto: z.exactOptional(within(20)),
})
export type Band = DeepReadonly<z.infer<typeof band>>

/** Ammunition: its own penetration by range class where it differs from the weapon's, its burst and fragments. */
const load = z.object({
  kind: z.enum(KINDS),
  pens: z.exactOptional(listOf(amount, 20)),
  burst: z.exactOptional(within(1000)),
  frag: z.exactOptional(amount),
})
export type Load = DeepReadonly<z.infer<typeof load>>

/** STR.core.cards.weapon */
export const weaponSchema = z.object({
  id: word,
  name: word,
  tl: amount,
  class: z.enum(WEAPON_CLASSES),
  calibre: z.exactOptional(amount),
  bands: listOf(band, 20),
  /** Men or vehicles that automatic fire may hit; by the bonus where it is left out. */
  targets: z.exactOptional(within(1000)),
  kinds: listOf(load, 20),
  /** Least and greatest range of indirect fire; the least alone for missiles. */
  min: z.exactOptional(coordinate),
  max: z.exactOptional(coordinate),
  /** Rounds a fire mission lands each turn. */
  rof: z.exactOptional(within(1000)),
  /** Strip that flechettes or flame sweep, in cm. */
  strip: z.exactOptional(coordinate),
  crew: within(100),
  crewServed: z.boolean(),
  highRecoil: z.boolean(),
  /** Thrown or launched once: rounds a man carries. */
  shots: z.exactOptional(within(10_000)),
  guidance: z.exactOptional(z.enum(['guided', 'homing'])),
  /** On a field mount: hits strike the weapon. */
  fieldMount: z.exactOptional(z.boolean()),
  flags: listOf(z.enum(FLAGS), 20),
  kg: amount,
  mark: marks,
})
export type Weapon = DeepReadonly<z.infer<typeof weaponSchema>>

export interface CardFault {
  readonly path: readonly (string | number)[]
  readonly why: string
}

/** STR.core.cards.weapon-valid */
export function weaponFaults(weapon: Weapon): CardFault[] {
  const faults: CardFault[] = []
  const say = (path: CardFault['path'], why: string) => faults.push({ path, why })
  if (!(weapon.tl >= 1 && weapon.tl <= 15)) say(['tl'], 'a tech level lies between 1 and 15')
  if (weapon.bands.length > 3) say(['bands'], 'there are three range classes at most')
  weapon.bands.forEach((here, i) => {
    const before = weapon.bands[i - 1]
    if (!(here.cm > 0)) say(['bands', i, 'cm'], 'a range is more than nought')
    if (before && here.cm <= before.cm) say(['bands', i, 'cm'], 'each range class reaches farther than the one before')
    if (before && here.pen > before.pen) say(['bands', i, 'pen'], 'penetration does not rise with range')
    if (here.auto !== undefined && !(here.auto >= -1 && here.auto <= 9))
      say(['bands', i, 'auto'], 'an automatic fire bonus lies between -1 and 9')
  })
  if (weapon.class !== 'indirect' && weapon.bands.length === 0) say(['bands'], 'a direct weapon needs a range class')
  if (weapon.class === 'indirect') {
    for (const key of ['min', 'max', 'rof'] as const)
      if (weapon[key] === undefined)
        say([key], 'an indirect weapon needs a least and a greatest range and a rate of fire')
    if (!weapon.kinds.some(({ burst }) => burst !== undefined)) say(['kinds'], 'an indirect weapon needs a burst')
  }
  if (weapon.min !== undefined && weapon.max !== undefined && weapon.min >= weapon.max)
    say(['max'], 'the greatest range lies beyond the least')
  if (!(weapon.crew >= 1 && weapon.crew <= 4)) say(['crew'], 'one to four men serve a weapon')
  return faults
}
