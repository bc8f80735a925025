import type { Weapon } from '../cards/weapon'
import type { Side, Stand, State } from '../state'
import { isShaken } from './command'
import { slotOf } from './direct'
import { isFit, isGone, own, standsOf, vehicleOf, weaponAt } from './stands'

export interface Arm {
  readonly stand: Stand
  readonly man: number
  readonly weapon: number
  readonly card: Weapon
}

/** Every weapon of a side that might fire. */
export function* armsOf(state: State, side: Side): Iterable<Arm> {
  for (const stand of standsOf(state)) {
    if (stand.seat !== side || isGone(stand) || isShaken(stand) || stand.aboard !== null) continue
    const vehicle = vehicleOf(state, stand)
    const slots = vehicle
      ? vehicle.weapons.map((_, weapon) => ({ man: 0, weapon }))
      : stand.men.flatMap((soldier, man) =>
          isFit(soldier) ? soldier.weapons.map((_, weapon) => ({ man, weapon })) : [],
        )
    for (const slot of slots) {
      const card = weaponAt(state, stand, slot)
      if (card && !own(stand).fired.includes(slotOf(slot))) yield { stand, ...slot, card }
    }
  }
}
