import { amount, listOf, within, word } from '../../../engine/bounds'
import { coordinate } from '../../../engine/geometry/schema'
import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'
import { extras } from '../parts/json'
import type { StrikerRule } from '../rulebook'

/** Older files say 'gk' where a value comes from general knowledge. */
export const marks = z.pipe(
  z.transform((mark: unknown) => (mark === 'gk' ? 'general' : mark)),
  z.enum(['source', 'found', 'general', 'house']),
)

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

/** One kind of ammunition. `pens` holds its penetration by range class where that differs from the weapon's. */
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
  /** How many men or vehicles automatic fire may hit. If left out, the bonus decides. */
  targets: z.exactOptional(within(1000)),
  kinds: listOf(load, 20),
  /** Minimum and maximum range of indirect fire. Missiles have only a minimum. */
  min: z.exactOptional(coordinate),
  max: z.exactOptional(coordinate),
  /** Rate of fire: rounds a fire mission lands each turn. */
  rof: z.exactOptional(within(1000)),
  /** Width in cm of the strip that flechettes or flame sweep. */
  strip: z.exactOptional(coordinate),
  crew: within(100),
  crewServed: z.boolean(),
  highRecoil: z.boolean(),
  /** How many one man carries, for weapons that are used up. */
  shots: z.exactOptional(within(10_000)),
  guidance: z.exactOptional(z.enum(['guided', 'homing'])),
  /** On a field mount, so hits strike the weapon. */
  fieldMount: z.exactOptional(z.boolean()),
  flags: listOf(z.enum(FLAGS), 20),
  kg: amount,
  mark: marks,
  /** What rules in force add, by the key of the rule. */
  extra: z.exactOptional(extras),
})
export type Weapon = DeepReadonly<z.infer<typeof weaponSchema>>

export interface CardFault {
  readonly path: readonly (string | number)[]
  readonly why: string
  /** The rule of the card's values, where it isn't the one for valid cards of its kind. */
  readonly rule?: StrikerRule
}

/** STR.core.cards.weapon-valid */
export function weaponFaults(weapon: Weapon): CardFault[] {
  const faults: CardFault[] = []
  const say = (path: CardFault['path'], why: string, rule?: StrikerRule) =>
    faults.push(rule ? { path, why, rule } : { path, why })
  if (!(weapon.tl >= 1 && weapon.tl <= 15)) say(['tl'], 'The tech level must be from 1 to 15')
  if (weapon.bands.length > 3) say(['bands'], 'A weapon has at most three range classes', 'STR.core.cards.weapon')
  weapon.bands.forEach((here, i) => {
    const before = weapon.bands[i - 1]
    if (!(here.cm > 0)) say(['bands', i, 'cm'], `Range class ${i + 1} must reach farther than 0 cm`)
    if (before && here.cm <= before.cm)
      say(['bands', i, 'cm'], `Range class ${i + 1} must reach farther than range class ${i}`)
    if (before && here.pen > before.pen)
      say(['bands', i, 'pen'], `Range class ${i + 1} can’t penetrate more than range class ${i}`)
    if (here.auto !== undefined && !(here.auto >= -1 && here.auto <= 9))
      say(['bands', i, 'auto'], `The automatic fire bonus of range class ${i + 1} must be from −1 to 9`)
  })
  if (weapon.class !== 'indirect' && weapon.bands.length === 0)
    say(['bands'], 'A direct-fire weapon needs at least one range class')
  if (weapon.class === 'indirect') {
    for (const key of ['min', 'max', 'rof'] as const)
      if (weapon[key] === undefined)
        say([key], 'An indirect-fire weapon needs a minimum range, a maximum range and a rate of fire')
    if (!weapon.kinds.some(({ burst }) => burst !== undefined))
      say(['kinds'], 'An indirect-fire weapon needs a round with a burst')
  }
  if (weapon.min !== undefined && weapon.max !== undefined && weapon.min >= weapon.max)
    say(['max'], 'The maximum range must be greater than the minimum range')
  if (!(weapon.crew >= 1 && weapon.crew <= 4))
    say(['crew'], 'A weapon needs a crew of one to four', 'STR.core.cards.weapon')
  return faults
}
