import type { Weapon } from '../../cards/weapon'
import type { Stand } from '../../parts/stand'
import type { Side } from '../../sides'
import type { State } from '../../state'
import { isShaken } from '../command/command'
import { memoizeStand } from '../memoize-stand'
import { isFit, isGone, own, standOf, standsOfSide, vehicleOf, weaponAt } from '../stands'
import { slotOf } from './direct'

export interface Arm {
  readonly stand: Stand
  readonly man: number
  readonly weapon: number
  readonly card: Weapon
  /** "stand man.weapon" */
  readonly key: string
}

export const keyOf = (shot: { readonly stand: string; readonly man: number; readonly weapon: number }): string =>
  `${shot.stand} ${slotOf(shot)}`

/** The weapons of a stand that have not fired in this phase. */
const armsIn = memoizeStand(
  ({ cards }) => cards,
  (state, stand): readonly Arm[] => armedWith(state, stand).filter(arm => !own(stand).fired.includes(slotOf(arm))),
)

/** The weapons of a stand, whether or not they can fire now. */
export const armedWith = (state: State, stand: Stand): readonly Arm[] =>
  slotsOf(state, stand).flatMap(slot => {
    const card = weaponAt(state, stand, slot)
    return card ? [{ stand, ...slot, card, key: keyOf({ stand: stand.id, ...slot }) }] : []
  })

/** Where a stand has weapons. */
export const slotsOf = (state: State, stand: Stand): readonly { readonly man: number; readonly weapon: number }[] =>
  vehicleOf(state, stand)?.weapons.map((_, weapon) => ({ man: 0, weapon })) ??
  stand.men.flatMap((soldier, man) => (isFit(soldier) ? soldier.weapons.map((_, weapon) => ({ man, weapon })) : []))

/** Every weapon of some stands that might fire. */
export function armsOf(state: State, stands: readonly Stand[]): Arm[] {
  const arms: Arm[] = []
  for (const stand of stands)
    if (!isGone(stand) && !isShaken(stand) && (stand.aboard === null || ridesOpen(state, stand.aboard)))
      arms.push(...armsIn(state, stand))
  return arms
}
/** STR.core.move.passengers: from an open vehicle its riders fire. */
function ridesOpen(state: State, vehicle: string): boolean {
  const carrier = standOf(state, vehicle)
  return !!carrier && vehicleOf(state, carrier)?.open === true
}
export const armsOfSide = (state: State, side: Side): Arm[] => armsOf(state, standsOfSide(state, side))
