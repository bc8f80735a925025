import type { Vec } from '../../../../engine/geometry/vec'
import type { Going } from '../../../../engine/terrain/going'
import type { Gait } from '../../orders'
import type { Flight, Stand } from '../../parts/stand'
import type { State } from '../../state'
import { BARRIER_COST, type Mover } from '../../tables/ground'
import { animalRates, GRAV_BELT, INFANTRY } from '../../tables/movement'
import { costOn, roadOn } from '../ground/ground'
import { hooks } from '../hooks'
import { isFit, isVehicle, own, vehicleOf } from '../stands'

export interface Moving {
  readonly gait: Gait
  readonly flight: Flight
  readonly path: readonly Vec[]
  /** Where a vehicle looks at the end; along its last step where it is left out. */
  readonly facing?: number | undefined
  readonly popup?: boolean | undefined
  /** Metres above the ground, flying high. */
  readonly height?: number | undefined
  /** Who goes along and makes room. */
  readonly mates?: ReadonlySet<string> | undefined
}

export const isGrav = (state: State, stand: Stand): boolean => vehicleOf(state, stand)?.motion === 'grav'

export const hasBelts = (stand: Stand): boolean =>
  !isVehicle(stand) && stand.men.some(isFit) && stand.men.every(man => man.role === 'gravbelt' || !isFit(man))

const ANIMAL = 3

export function moverOf(state: State, stand: Stand): Mover {
  const motion = vehicleOf(state, stand)?.motion
  if (!motion) return 'infantry'
  return motion === 'aircraft' ? 'grav' : motion
}

/** cm of a whole movement phase; a ground vehicle has another on roads. */
export function rateOf(
  state: State,
  stand: Stand,
  { gait, flight, path }: Moving,
): { readonly rate: number; readonly road: number } {
  const factor = hooks(state.options, 'move.rate').reduce((f, hook) => f * hook(state, stand), 1)
  const card = vehicleOf(state, stand)
  const rates = (rate: number, road = rate) => ({ rate: rate * factor, road: road * factor })
  if (card && (card.motion === 'grav' || card.motion === 'aircraft')) {
    const half = own(stand).damage.suspension === 1 ? 0.5 : 1
    const straight = path.length <= 1 && own(stand).path.length === 0
    if (flight === 'high') return rates((straight ? card.max : card.cruise) * half)
    if (flight === 'terrainFollowing') return rates((card.terrainRadar ? card.cruise : card.noe) * half)
    return rates(card.noe * half)
  }
  if (card) return rates(card.cross, card.road)
  if (hasBelts(stand) && flight === 'noe') return rates(GRAV_BELT.noe)
  if (hasBelts(stand) && flight === 'high') return rates(GRAV_BELT.high)
  if (stand.kind === 'animal') return rates(gait === 'run' ? animalRates(ANIMAL).run : animalRates(ANIMAL).walk)
  return rates(
    gait === 'run'
      ? INFANTRY.run
      : gait === 'crawl'
        ? INFANTRY.crawl
        : gait === 'evade'
          ? INFANTRY.evade
          : INFANTRY.walk,
  )
}

/** STR.core.move.fraction: shares of the phase's allowance per cm of ground. */
export function goingOf(state: State, stand: Stand, moving: Moving): Going {
  const mover = moverOf(state, stand)
  const { rate, road } = rateOf(state, stand, moving)
  const aloft = moving.flight === 'terrainFollowing' || moving.flight === 'high'
  const back = moving.gait === 'reverse' ? 2 : 1
  const card = vehicleOf(state, stand)
  const cross = BARRIER_COST[hasBelts(stand) && moving.flight !== 'ground' ? 'grav' : mover]
  return {
    cost(ground, way) {
      if (aloft) return 1 / rate
      const flying = hasBelts(stand) && moving.flight === 'noe'
      const wet = card?.amphibious && ground.here.some(({ kind }) => kind.id === 'water')
      const cost = wet ? 1 : costOn(state, { stand, mover: flying ? 'grav' : mover, way }, ground)
      if (cost === null) return null
      const onRoad = roadOn(ground) !== null
      return (cost * back) / (onRoad ? road : rate)
    },
    cross: () => (aloft ? 0 : cross === 'no' ? null : cross / rate),
  }
}
