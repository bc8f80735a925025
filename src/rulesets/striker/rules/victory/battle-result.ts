import type { Emit } from '../../define'
import type { Stand } from '../../parts/stand'
import { SIDES, type Side } from '../../sides'
import type { Next, State } from '../../state'
import { fileOf, isVehicle, rosterOf, standsOf, vehicleOf } from '../stands'

export interface Soldier {
  readonly stand: string
  readonly unit: string
  readonly role: string
  readonly quality: string
  readonly light: number
  readonly serious: boolean
  readonly dead: boolean
  readonly tookPart: boolean
  readonly routedOff: boolean
}
export interface VehicleResult {
  readonly stand: string
  readonly card: string
  readonly state: 'running' | 'damaged' | 'abandoned' | 'wreck' | 'left' | 'routed off'
  /** What was hit, and how deep the hit went. */
  readonly damage: readonly { readonly by: string; readonly item: string }[]
}
export interface ResultSheet {
  readonly side: Side
  readonly soldiers: readonly Soldier[]
  readonly vehicles: readonly VehicleResult[]
}

/** STR.core.victory.hand-over: what a battle leaves of a side, for whoever counts on from there. */
export function battleResult(state: State, side: Side): ResultSheet {
  const mine = standsOf(state).filter(({ seat }) => seat === side)
  return {
    side,
    soldiers: mine.flatMap(stand => soldiersOf(stand)),
    vehicles: mine.filter(isVehicle).map(stand => vehicleResult(state, stand)),
  }
}

const routedOff = (stand: Stand): boolean => stand.status === 'offTable' && rosterOf(stand)?.left !== 'ordered'

function soldiersOf(stand: Stand): Soldier[] {
  const roster = rosterOf(stand)
  return stand.men.flatMap((man): Soldier[] => {
    const file = fileOf(man)
    if (!roster || !file) return []
    const { light, serious, dead, quality } = file
    return [
      {
        stand: stand.name,
        unit: roster.unit,
        role: man.role,
        quality,
        light,
        serious: serious && !dead,
        dead,
        tookPart: true,
        routedOff: routedOff(stand) && !dead && !serious,
      },
    ]
  })
}

function vehicleResult(state: State, stand: Stand): VehicleResult {
  const damage = rosterOf(stand)?.damage.hits ?? []
  return {
    stand: stand.name,
    card: vehicleOf(state, stand)?.name ?? '',
    state: stateOf(stand, damage.length > 0),
    damage,
  }
}
function stateOf(stand: Stand, damaged: boolean): VehicleResult['state'] {
  if (stand.status === 'wreck' || stand.status === 'destroyed') return 'wreck'
  if (stand.status === 'abandoned') return 'abandoned'
  if (stand.status === 'offTable') return routedOff(stand) ? 'routed off' : 'left'
  return damaged ? 'damaged' : 'running'
}

/** STR.core.victory.hand-over: after the battle each side counts its own. */
export function logResult(next: Next, emit: Emit): void {
  for (const side of SIDES) {
    const sheet: ResultSheet = JSON.parse(JSON.stringify(battleResult(next, side)))
    emit({ type: 'result', rules: ['STR.core.victory.hand-over'], sheet, seenBy: [side] })
  }
}
