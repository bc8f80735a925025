import { atMost } from '../../../../engine/geometry/units'
import type { Dice } from '../../../../engine/rolls/dice'
import type { Band, Load, Weapon } from '../../cards/weapon'
import type { Shot } from '../../parts/shot'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { CLASSES, type RangeClass } from '../../tables/fire'
import { type FirePlan, hooks } from '../hooks'
import { fileOf, isVehicle, standOf, weaponAt } from '../stands'
import { rangeTo } from './modifiers'

/** Two dice and their sum. */
export const roll2d = (dice: Dice): number => dice.sum(2, 6)

/** The matter of a shot; null where the firer, weapon or target is not there. */
export function firePlanOf(state: State, shot: Shot): FirePlan | null {
  const firer = standOf(state, shot.stand)
  const target = shot.target === null ? null : (standOf(state, shot.target) ?? null)
  const weapon = firer && weaponAt(state, firer, shot)
  if (!firer || !weapon || (shot.target !== null && !target)) return null
  return { firer, target, weapon, shot, distance: rangeTo({ firer, target, shot }) }
}

export const bandsOf = (state: State, weapon: Weapon): readonly Band[] =>
  hooks(state.options, 'direct.bands').reduce<readonly Band[]>(
    (bands, hook) => hook(state, weapon) ?? bands,
    weapon.bands,
  )

export interface InBand {
  readonly class: RangeClass
  readonly index: number
  readonly band: Band
}

/** STR.core.direct.class: the first band that reaches; null beyond the last. */
export function bandAt(state: State, weapon: Weapon, far: number): InBand | null {
  const bands = bandsOf(state, weapon)
  const index = bands.findIndex(({ cm }) => atMost(far, cm))
  const band = bands[index]
  const name = CLASSES[index]
  return band && name ? { class: weapon.guidance ? 'effective' : name, index, band } : null
}

export const loadOf = (weapon: Weapon, kind: Shot['kind']): Load | undefined =>
  weapon.kinds.find(load => load.kind === kind)

/** Penetration of a load in a range class. */
export const penOf = (weapon: Weapon, kind: Shot['kind'], { band, index }: InBand): number =>
  loadOf(weapon, kind)?.pens?.[index] ?? band.pen

export const slotOf = ({ man, weapon }: Pick<Shot, 'man' | 'weapon'>): string => `${man}.${weapon}`

/** STR.core.direct.supply: rounds left of what a man carries few of; null where there is no end of them. */
export function roundsLeft(weapon: Weapon, stand: Stand, at: Pick<Shot, 'man' | 'weapon'>): number | null {
  if (weapon.shots === undefined) return null
  const used = isVehicle(stand)
    ? 0
    : (fileOf(stand.men[at.man] ?? { role: '', weapons: [], armour: 'none', file: { $for: [] } })?.used[
        String(at.weapon)
      ] ?? 0)
  return weapon.shots - used
}
