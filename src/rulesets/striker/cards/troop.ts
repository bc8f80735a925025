import { amount, listOf, whole, word } from '../../../engine/bounds'
import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'
import { quality } from '../tables/quality'
import { findArmour, type Wardrobe } from './armour'
import type { CardFault, Weapon } from './weapon'

/** One man of a troop card. Leaders: 1 NCO, 2 officer, 3 commander. */
export const troopManSchema = z.object({
  quality,
  weapons: listOf(word, 20),
  armour: word,
  leader: whole,
  observer: z.boolean(),
  medic: z.boolean(),
  engineer: z.boolean(),
  radio: z.boolean(),
  /** STR.core.move.gravbelt: a stand flies where every man has one. */
  belt: z.exactOptional(z.boolean()),
})
export type TroopMan = DeepReadonly<z.infer<typeof troopManSchema>>

/** STR.core.cards.troop */
export const troopSchema = z.object({
  id: word,
  name: word,
  tl: amount,
  men: listOf(troopManSchema, 100),
  /** STR.core.move.animal: an animal, or men on animals. */
  animal: z.exactOptional(z.boolean()),
})
export type Troop = DeepReadonly<z.infer<typeof troopSchema>>

const BELT_TL = 12

/** STR.core.cards.troop-valid */
export function troopFaults(troop: Troop, weapons: ReadonlyMap<string, Weapon>, wardrobe: Wardrobe = {}): CardFault[] {
  const faults: CardFault[] = []
  const say = (path: CardFault['path'], why: string) => faults.push({ path, why })
  if (!(troop.men.length >= 1 && troop.men.length <= 4)) say(['men'], 'a stand holds one to four men')
  troop.men.forEach((man, i) => {
    const armour = findArmour(wardrobe, man.armour)
    if (!armour) say(['men', i, 'armour'], `there is no armour “${man.armour}”`)
    else if (armour.tl > troop.tl) say(['men', i, 'armour'], 'its tech level is beyond the side’s')
    if (man.medic && man.weapons.length > 0) say(['men', i, 'weapons'], 'a medic carries no weapon')
    man.weapons.forEach((id, w) => {
      const weapon = weapons.get(id)
      if (!weapon) say(['men', i, 'weapons', w], `there is no weapon “${id}”`)
      if (weapon && weapon.tl > troop.tl) say(['men', i, 'weapons', w], 'its tech level is beyond the side’s')
      if (weapon?.crewServed && weapon.crew > troop.men.length)
        say(['men', i, 'weapons', w], `it needs a crew of ${weapon.crew}`)
    })
    if (man.belt && troop.tl < BELT_TL) say(['men', i, 'belt'], `grav belts exist from tech level ${BELT_TL}`)
    if (man.leader < 0 || man.leader > 3) say(['men', i, 'leader'], 'leaders are of level 1, 2 or 3')
  })
  return faults
}
