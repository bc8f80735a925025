import { heading } from '../../../../engine/geometry/angle'
import type { Vec } from '../../../../engine/geometry/vec'
import type { EmitBattle } from '../../battle-events'
import type { Stand } from '../../parts/stand'
import type { Next, State } from '../../state'
import { cornersOf, overlaps, sizeOf } from '../movement/footprint'
import { aboardOf, isFit, isThere, mustStand, standsOf } from '../stands'
import { putStand, withRoster } from '../writing'

const TEAM = 4
const AROUND = [180, 90, -90, 135, -135, 45, -45, 0] as const

/** Free places for bases in contact with a vehicle, behind it first. */
function placesAround(state: State, vehicle: Stand, rider: Stand): Vec | null {
  const { width, length } = sizeOf(state, vehicle)
  const half = sizeOf(state, rider).width / 2
  for (const far of [0, 1.5, 3])
    for (const turn of AROUND) {
      const way = heading(vehicle.facing + turn)
      const clear =
        (Math.abs(turn) === 90 ? width / 2 : turn === 0 || turn === 180 ? length / 2 : diagonal(width, length)) + half
      const at = { x: vehicle.at.x + way.x * (clear + far), y: vehicle.at.y + way.y * (clear + far) }
      const inside = at.x >= 0 && at.y >= 0 && at.x <= state.map.width && at.y <= state.map.height
      if (inside && isFree(state, rider, at)) return at
    }
  return null
}
const isFree = (state: State, rider: Stand, at: Vec): boolean => {
  const mine = cornersOf(state, rider, { at, facing: 0 })
  return standsOf(state).every(
    other =>
      other.id === rider.id ||
      !(isThere(other) || other.status === 'wreck' || other.status === 'abandoned') ||
      !overlaps(mine, cornersOf(state, other)),
  )
}
const diagonal = (width: number, length: number): number => Math.sqrt(width * width + length * length) / 2

export type WhyAbandoned = 'choice' | 'morale' | 'no-crew'

/** STR.core.damage.vehicle.bail: crew and riders stand in contact with it, the vehicle is out of the battle. */
export function abandon(next: Next, id: string, { why, emit }: { why: WhyAbandoned; emit: EmitBattle }): void {
  const before = mustStand(next, id)
  const fit = before.men.filter(isFit)
  const vehicle: Stand = {
    ...before,
    status: 'abandoned',
    flight: 'ground',
    popup: false,
    speed: 0,
    men: before.men.filter(man => !isFit(man)),
  }
  putStand(next, vehicle)
  const riders = [...aboardOf(next, id)]
  for (let i = 0; i * TEAM < fit.length; i++) {
    const crew = crewOnFoot(next, vehicle, fit.slice(i * TEAM, (i + 1) * TEAM))
    putStand(next, crew)
    riders.push(crew)
  }
  for (const rider of riders)
    putStand(next, {
      ...rider,
      aboard: null,
      at: placesAround(next, vehicle, rider) ?? vehicle.at,
      moved: true,
      spotted: vehicle.spotted,
    })
  emit({
    type: 'bailed-out',
    rules: ['STR.core.damage.vehicle.bail'],
    ...(vehicle.spotted ? {} : { seenBy: [vehicle.seat] }),
    stand: id,
    why,
  })
}

/** The men of a vehicle as a stand of their own. */
function crewOnFoot(state: State, vehicle: Stand, men: Stand['men']): Stand {
  const foot: Stand = {
    ...vehicle,
    id: crewId(state, vehicle.id),
    name: `${vehicle.name} crew`,
    kind: men.length === 1 ? 'single' : 'team',
    card: null,
    men,
    figures: men.length,
    status: 'fresh',
    gait: 'walk',
  }
  return withRoster(foot, { path: [], fired: [], broken: [], commander: null, origins: [] })
}
const crewId = (state: State, id: string): string => {
  for (let n = 1; ; n++) if (!state.stands[`${id}c${n}`]) return `${id}c${n}`
}
