import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { AFTER_FIRING, AIR_SPOTTING, LAST_ROW_DM, needFor, type SpotRow } from '../../tables/spotting'
import { concealmentOf } from '../ground/ground'
import { isVehicle, weaponBy } from '../stands'

/** Guns are looked for like vehicles. */
const isGun = (state: State, stand: Stand): boolean =>
  stand.kind === 'crew' && stand.men.some(({ weapons }) => weapons.some(id => weaponBy(state, id)?.class === 'gun'))

/** Vehicles, drones and guns: the lower rows of the table. */
export const isTargetVehicle = (state: State, target: Stand): boolean =>
  isVehicle(target) || target.kind === 'drone' || isGun(state, target)

export type Row = { readonly row: SpotRow; readonly dm: number } | null

/** STR.core.spot.row-move, .row-fire: the row a target is looked for on; null for flyers above the ground. */
export function rowOf(state: State, target: Stand, fired: boolean): Row {
  if (target.flight === 'terrainFollowing' || target.flight === 'high') return null
  const moving = target.moved && target.gait !== 'crawl'
  const hidden = concealmentOf(state, target) !== 'none'
  const vehicle = isVehicle(target) || isGun(state, target)
  const steps = (moving ? 1 : 0) + (hidden ? 0 : 1)
  const row: SpotRow = vehicle
    ? target.popup || target.kind === 'drone'
      ? 5
      : (([4, 6, 7] as const)[steps] ?? 7)
    : (([1, 2, 3] as const)[steps] ?? 3)
  if (!fired) return { row, dm: 0 }
  const after = AFTER_FIRING[row]
  return { row: after, dm: after === row ? LAST_ROW_DM : 0 }
}

/** STR.core.spot.table, .air: the roll that finds a target at a distance: 0 is automatic, null none. */
export const tableNeed = (row: SpotRow | null, far: number): number | null =>
  row !== null
    ? needFor(row, far)
    : far <= AIR_SPOTTING.automatic
      ? 0
      : far <= AIR_SPOTTING.throw
        ? AIR_SPOTTING.need
        : null
