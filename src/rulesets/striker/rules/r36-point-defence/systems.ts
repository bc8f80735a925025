import { distanceTo } from '../../../../engine/geometry/area'
import { atMost } from '../../../../engine/geometry/units'
import type { Vec } from '../../../../engine/geometry/vec'
import type { Weapon } from '../../cards/weapon'
import type { Stand } from '../../parts/stand'
import type { Side } from '../../sides'
import type { State } from '../../state'
import { missionOf, wardOf } from '../command/assignments'
import { isLed, isShaken } from '../command/command'
import { fitMen, initiativeFor, isThere, isVehicle, standOf, standsOfSide, vehicleOf, weaponBy } from '../stands'

export const KEY = '36'
export const MISSIONS = ['target fire', 'overwatch', 'dedicated support'] as const
export type PdMission = (typeof MISSIONS)[number]

/** Facts B7: dice against indirect fire and effective range in cm, by tech level. */
const BY_TL: readonly (readonly [tl: number, dice: number, cm: number])[] = [
  [7, 1, 100],
  [8, 2, 150],
  [9, 3, 200],
  [10, 4, 250],
  [11, 5, 300],
  [12, 6, 350],
  [13, 8, 400],
  [14, 10, 450],
  [15, 12, 500],
]
export const pdValueOf = ({ tl }: Pick<Weapon, 'tl'>): { readonly dice: number; readonly range: number } => {
  const row = BY_TL.filter(([least]) => tl >= least).at(-1)
  return { dice: row?.[1] ?? 0, range: row?.[2] ?? 0 }
}

/** A point-defence weapon of a stand. */
export interface PdSystem {
  readonly stand: Stand
  readonly weapon: Weapon
  /** Where it is: the man who serves it, or the mount of a vehicle. */
  readonly man: number
  readonly slot: number
}

export const isPd = ({ flags }: Pick<Weapon, 'flags'>): boolean => flags.includes('pd')

/** STR.36.s1: the point-defence weapon of a stand; null where it has none, or it doesn't work. */
export function systemOf(state: State, stand: Stand): PdSystem | null {
  const card = vehicleOf(state, stand)
  const mounted = card
    ? card.weapons.map(({ weapon }, slot) => ({ id: weapon, man: 0, slot }))
    : stand.men.flatMap(({ weapons }, man) => weapons.map((id, slot) => ({ id, man, slot })))
  for (const { id, man, slot } of mounted) {
    const weapon = weaponBy(state, id)
    if (weapon && isPd(weapon) && works(state, stand, { man, slot, main: card?.weapons[slot]?.main === true, weapon }))
      return { stand, weapon, man, slot }
  }
  return null
}

function works(
  state: State,
  stand: Stand,
  { man, slot, main, weapon }: { man: number; slot: number; main: boolean; weapon: Weapon },
): boolean {
  const roster = stand.own.value
  if (!roster) return true
  const { damage, broken } = roster
  if (fitMen(stand).length === 0) return false
  if (!isVehicle(stand)) return !broken.includes(`${man}.${slot}`)
  const powered = weapon.class !== 'energy' || !damage.power
  return powered && !damage.electronics && !damage.weaponsOut.includes(slot) && !(main && damage.jamUntil >= state.turn)
}

/** STR.36.A: what a system is set to do; null where it has no mission, or can't carry one out. */
export function pdMissionOf(state: State, stand: Stand): PdMission | null {
  const name = missionOf(state, stand)
  const mission = MISSIONS.find(one => one === name) ?? null
  if (mission === null || !isThere(stand) || isShaken(stand)) return null
  // R.36-14: a crew that is no longer led has no mission.
  if (initiativeFor(state, stand) === 'low' && !isLed(state, stand)) return null
  return mission
}

/** The stand it protects; null where that is lost or off the table. */
export function protectedBy(state: State, stand: Stand): Stand | null {
  const id = wardOf(state, stand)
  const ward = id === null ? undefined : standOf(state, id)
  return ward && isThere(ward) ? ward : null
}

/** Systems of a side that are on a mission, by id. */
export const systemsOn = (state: State, side: Side, missions: readonly PdMission[]): PdSystem[] =>
  standsOfSide(state, side).flatMap(stand => {
    const mission = pdMissionOf(state, stand)
    return mission && missions.includes(mission) ? (systemOf(state, stand) ?? []) : []
  })

export const SUPPORT_REACH = 10

/** STR.36.C.1.s3, .A.3.s3: whether a system can engage rounds that fall on this area. */
export function reaches(state: State, { stand, weapon }: PdSystem, area: readonly Vec[]): boolean {
  const zone = { kind: 'polygon', points: area } as const
  if (!atMost(distanceTo(zone, stand.at), pdValueOf(weapon).range)) return false
  if (pdMissionOf(state, stand) === 'overwatch') return true
  const ward = protectedBy(state, stand)
  return ward !== null && atMost(distanceTo(zone, ward.at), SUPPORT_REACH)
}
