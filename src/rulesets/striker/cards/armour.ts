import { amount, word } from '../../../engine/bounds'
import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'
import { extras } from '../parts/json'
import { type CardFault, marks } from './weapon'

/** STR.core.cards.armour */
export const armourSchema = z.object({
  id: word,
  name: word,
  tl: amount,
  value: amount,
  /** Value against lasers, if it differs. */
  laser: z.exactOptional(amount),
  /** Burns off: every laser hit takes away one point against lasers. */
  ablative: z.exactOptional(z.boolean()),
  sealed: z.boolean(),
  environment: z.boolean(),
  battleDress: z.exactOptional(z.boolean()),
  kg: amount,
  mark: marks,
  /** What rules in force add, by the key of the rule. */
  extra: z.exactOptional(extras),
})
export type Armour = DeepReadonly<z.infer<typeof armourSchema>>

type Row = readonly [id: string, name: string, tl: number, value: number, mark: Armour['mark'], more?: Partial<Armour>]

const SUIT = { sealed: true, environment: true } as const
const rows: readonly Row[] = [
  ['none', 'None', 0, 0, 'general'],
  ['jack', 'Jack', 1, 0, 'found', { kg: 1 }],
  ['mesh', 'Mesh', 7, 2, 'found', { kg: 2 }],
  ['flak', 'Flak jacket', 7, 4, 'source', { kg: 3 }],
  ['cloth', 'Cloth', 9, 5, 'found', { kg: 2 }],
  ['reflec', 'Reflec', 10, 0, 'found', { laser: 10, kg: 1 }],
  ['ablat', 'Ablat', 9, 1, 'found', { laser: 6, ablative: true, kg: 2 }],
  ['vacc', 'Vacc suit', 8, 5, 'found', { ...SUIT, kg: 10 }],
  ['ces', 'Combat environment suit', 10, 6, 'found', { ...SUIT, kg: 4 }],
  ['combat-11', 'Combat armour TL 11', 11, 8, 'found', { ...SUIT, kg: 20 }],
  ['combat-12', 'Combat armour TL 12', 12, 10, 'house', { ...SUIT, kg: 18 }],
  ['dress-13', 'Battle dress TL 13', 13, 10, 'found', { ...SUIT, battleDress: true, kg: 26 }],
  ['dress-14', 'Battle dress TL 14', 14, 14, 'house', { ...SUIT, battleDress: true, kg: 26 }],
  ['dress-15', 'Battle dress TL 15', 15, 18, 'house', { ...SUIT, battleDress: true, kg: 26 }],
]

export const ARMOURS: readonly Armour[] = rows.map(([id, name, tl, value, mark, more]) => ({
  id,
  name,
  tl,
  value,
  sealed: false,
  environment: false,
  kg: 0,
  mark,
  ...more,
}))
const BY_ID = new Map(ARMOURS.map(armour => [armour.id, armour]))

/** Armour cards made by users, if there are any. */
export interface Wardrobe {
  readonly armours?: readonly Armour[]
}
/** A card of the catalogue or one made by users. */
export const findArmour = ({ armours }: Wardrobe, id: string): Armour | undefined =>
  BY_ID.get(id) ?? armours?.find(own => own.id === id)
export function armourBy(wardrobe: Wardrobe, id: string): Armour {
  const armour = findArmour(wardrobe, id)
  if (!armour) throw new Error(`There’s no armour called “${id}”`)
  return armour
}

const THICKEST = 30
/** STR.core.cards.armour */
export function armourFaults({ tl, value, laser, kg }: Armour): CardFault[] {
  const faults: CardFault[] = []
  const say = (path: CardFault['path'], why: string) => faults.push({ path, why })
  if (!(tl >= 1 && tl <= 15)) say(['tl'], 'The tech level must be from 1 to 15')
  if (!(value >= 0 && value <= THICKEST)) say(['value'], `The armour value must be from 0 to ${THICKEST}`)
  if (laser !== undefined && !(laser >= 0 && laser <= THICKEST))
    say(['laser'], `The armour value against lasers must be from 0 to ${THICKEST}`)
  if (!(kg >= 0 && kg <= 200)) say(['kg'], 'The weight must be from 0 to 200 kg')
  return faults
}
