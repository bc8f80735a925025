import { amount, listOf, whole, word } from '../../../engine/bounds'
import type { DeepReadonly } from '../../../engine/readonly'
import { z } from '../../../engine/schema'
import { extras } from '../parts/json'
import type { StrikerRule } from '../rulebook'
import { quality } from '../tables/quality'
import { findArmour, type Wardrobe } from './armour'
import type { CardFault, Weapon } from './weapon'

/** One soldier of a troop card. Leader levels: 1 NCO, 2 officer, 3 commander. */
export const troopManSchema = z.object({
  quality,
  weapons: listOf(word, 20),
  armour: word,
  leader: whole,
  observer: z.boolean(),
  medic: z.boolean(),
  engineer: z.boolean(),
  radio: z.boolean(),
  /** STR.core.move.gravbelt: a stand can fly if every man has one. */
  belt: z.exactOptional(z.boolean()),
  /** What rules in force let him carry, by the key of the rule. */
  gear: z.exactOptional(extras),
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
  const say = (path: CardFault['path'], why: string, rule?: StrikerRule) =>
    faults.push(rule ? { path, why, rule } : { path, why })
  if (!(troop.men.length >= 1 && troop.men.length <= 4))
    say(['men'], 'A stand has one to four men', 'STR.core.stand.kinds')
  troop.men.forEach((man, i) => {
    const armour = findArmour(wardrobe, man.armour)
    if (!armour) say(['men', i, 'armour'], `There’s no armour called “${man.armour}”`)
    else if (armour.tl > troop.tl)
      say(['men', i, 'armour'], `${armour.name}: its tech level is higher than the stand’s`)
    if (man.medic && man.weapons.length > 0) say(['men', i, 'weapons'], 'A medic can’t carry a weapon')
    man.weapons.forEach((id, w) => {
      const weapon = weapons.get(id)
      if (!weapon) say(['men', i, 'weapons', w], `There’s no weapon called “${id}”`)
      if (weapon && weapon.tl > troop.tl)
        say(['men', i, 'weapons', w], `${weapon.name}: its tech level is higher than the stand’s`)
      if (weapon?.crewServed && weapon.crew > troop.men.length)
        say(['men', i, 'weapons', w], `${weapon.name} needs a crew of ${weapon.crew}`)
    })
    if (man.belt && troop.tl < BELT_TL) say(['men', i, 'belt'], `Grav belts need tech level ${BELT_TL} or higher`)
    if (man.leader < 0 || man.leader > 3)
      say(['men', i, 'leader'], 'A leader level must be from 0 to 3', 'STR.core.cards.troop')
  })
  return faults
}
