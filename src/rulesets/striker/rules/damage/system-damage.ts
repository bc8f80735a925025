import type { Effect } from '../../parts/effect'
import type { VehicleDamage } from '../../parts/roster'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { isGrav } from '../movement/rates'
import { mustVehicle, own } from '../stands'

export type SystemLost = Extract<Effect, { type: 'system' }>

interface Damaged {
  readonly damage: VehicleDamage
  /** STR.core.damage.vehicle.repeat: false where the same had happened before. */
  readonly isNew: boolean
}

/** A vehicle's damage after one more hit on a system. */
export function damagedBy(state: State, stand: Stand, { system, turns }: SystemLost): Damaged {
  const { damage } = own(stand)
  switch (system) {
    case 'suspension': {
      const suspension = damage.suspension + 1
      const isNew = suspension === 1 || (suspension === 2 && isGrav(state, stand))
      return { damage: { ...damage, suspension }, isNew }
    }
    case 'main':
    case 'secondary':
      return silenced(state, stand, system)
    case 'jam': {
      if (!mustVehicle(state, stand).weapons.some(({ main }) => main)) return { damage, isNew: false }
      return { damage: { ...damage, jamUntil: Math.max(damage.jamUntil, state.turn + turns) }, isNew: true }
    }
    case 'unseal':
      return { damage: { ...damage, unsealed: true }, isNew: !damage.unsealed }
    case 'electronics':
    case 'optics':
    case 'transmission':
    case 'power':
      return { damage: { ...damage, [system]: true }, isNew: !damage[system] }
  }
}

/** STR.core.damage.vehicle.weapon: the first of its kind that still fires; none left, no effect. */
function silenced(state: State, stand: Stand, kind: 'main' | 'secondary'): Damaged {
  const { damage } = own(stand)
  const index = mustVehicle(state, stand).weapons.findIndex(
    ({ main }, i) => main === (kind === 'main') && !damage.weaponsOut.includes(i),
  )
  if (index < 0) return { damage, isNew: false }
  return { damage: { ...damage, weaponsOut: [...damage.weaponsOut, index] }, isNew: true }
}
