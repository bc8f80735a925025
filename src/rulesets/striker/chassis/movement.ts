import { bearing, side as turnSide } from '../../../engine/geometry/angle'
import { EPSILON } from '../../../engine/geometry/units'
import { distance, lengthOf, type Vec } from '../../../engine/geometry/vec'
import type { Refusal } from '../../../engine/rolls/plan'
import { affordable, type Going, type WayCost, wayCost } from '../../../engine/terrain/going'
import type { Gait } from '../orders'
import type { Flight, Stand, State } from '../state'
import { BARRIER_COST, GROUND_COST, type Mover } from '../tables/ground'
import { animalRates, GRAV_BELT, INFANTRY } from '../tables/movement'
import { GOING_OF } from '../tables/terrain-kinds'
import { isShaken } from './command'
import { cornersOf, overlaps } from './footprint'
import { buildingAt, costOn, groundOf } from './ground'
import { hooks } from './hooks'
import { fileOf, fitMen, isFit, isImmobile, isThere, isVehicle, no, own, standsOf, vehicleOf } from './stands'

export interface Moving {
  readonly gait: Gait
  readonly flight: Flight
  readonly path: readonly Vec[]
  /** Where a vehicle looks at the end; along its last step where it is left out. */
  readonly facing?: number | undefined
  readonly popup?: boolean | undefined
}

export const isGrav = (state: State, stand: Stand): boolean => vehicleOf(state, stand)?.motion === 'grav'
export const hasBelts = (stand: Stand): boolean =>
  !isVehicle(stand) && fitMen(stand).length > 0 && fitMen(stand).every(({ role }) => role === 'gravbelt')
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
    if (flight === 'high') return rates((path.length <= 1 ? card.max : card.cruise) * half)
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
      const cost = wet ? 1 : costOn(state, flying ? 'grav' : mover, ground, way)
      if (cost === null) return null
      const onRoad = ground.here.some(({ kind }) => kind.id === 'road' || kind.id === 'bridge')
      return (cost * back) / (onRoad ? road : rate)
    },
    cross: () => (aloft ? 0 : cross === 'no' ? null : cross / rate),
  }
}

export const costOfWay = (state: State, stand: Stand, moving: Moving): WayCost =>
  wayCost(groundOf(state), goingOf(state, stand, moving), [stand.at, ...moving.path])

/** The part of a way that the allowance left can pay for. */
export function affordableWay(state: State, stand: Stand, moving: Moving): readonly Vec[] {
  const limit = 1 - own(stand).spent
  return affordable(groundOf(state), goingOf(state, stand, moving), {
    points: [stand.at, ...moving.path],
    limit,
  }).points.slice(1)
}

/** STR.core.move.facing: what the final turn costs, or why it cannot be made. */
export function turnCost(state: State, stand: Stand, moving: Moving): number | Refusal {
  const motion = vehicleOf(state, stand)?.motion
  if (!motion || motion === 'grav' || motion === 'aircraft' || moving.facing === undefined) return 0
  const turn = Math.abs(turnSide(moving.facing - alongOf(stand, moving)))
  if (turn <= 90 + EPSILON) return 0
  if (motion === 'tracked') return 0.1
  return no('STR.core.move.facing', `A ${motion} vehicle turns up to 90 degrees at the end, not ${Math.round(turn)}.`)
}
/** Where a vehicle looks after its last step. */
export function alongOf(stand: Stand, { path, gait }: Moving): number {
  if (gait === 'reverse') return stand.facing
  const last = path.at(-1)
  const before = path.at(-2) ?? stand.at
  return (last && bearing(before, last)) ?? stand.facing
}

/** STR.core.move.barred: why a stand does not move at all. */
export function barredRefusals(state: State, stand: Stand): Refusal[] {
  const roster = own(stand)
  const alone = fitMen(stand).length === 1
  return [
    !isThere(stand) && no('STR.core.move.barred', `${stand.name} is not on the table.`),
    isShaken(stand) &&
      no('STR.core.move.barred', `${stand.name} is ${stand.status === 'routed' ? 'routed' : 'suppressed'}.`),
    isVehicle(stand) &&
      isImmobile(state, stand) &&
      no('STR.core.damage.vehicle.transmission', `${stand.name} cannot move: its drive is out.`),
    isVehicle(stand) &&
      !isGrav(state, stand) &&
      roster.damage.suspension > 0 &&
      no('STR.core.damage.vehicle.suspension', `${stand.name} has lost its suspension.`),
    isVehicle(stand) && !hasDriver(stand) && no('STR.core.damage.vehicle.crewless', `Nobody drives ${stand.name}.`),
    !isVehicle(stand) &&
      roster.task !== null &&
      no('STR.core.orders.busy', `The leader in ${stand.name} is busy${alone ? '' : '; his men may split off'}.`),
    onMission(state, stand) && no('STR.core.indirect.cannot', `${stand.name} serves a fire mission.`),
  ].filter(reason => reason !== false)
}
export const onMission = (state: State, stand: Stand): boolean =>
  Object.values(state.missions).some(({ value }) => value?.battery === stand.id && value.landed < value.turns)

const hasDriver = (stand: Stand): boolean => stand.men.some(man => man.role === 'driver' && isFit(man))

/** Why a way of moving is not open to a stand. */
export function gaitRefusals(state: State, stand: Stand, moving: Moving): Refusal[] {
  const { gait, flight } = moving
  const card = vehicleOf(state, stand)
  const flies = isGrav(state, stand) || card?.motion === 'aircraft' || hasBelts(stand)
  const reasons: (Refusal | false)[] = [
    card !== null && gait !== 'drive' && gait !== 'reverse' && no('STR.core.move.ground', 'A vehicle drives.'),
    card === null &&
      (gait === 'drive' || gait === 'reverse') &&
      no('STR.core.move.walk', 'Men walk, run, evade or crawl.'),
    gait === 'run' &&
      fitMen(stand).some(man => (fileOf(man)?.light ?? 0) > 0) &&
      no('STR.core.move.run', 'A lightly wounded man does not run.'),
    !flies && flight !== 'ground' && no('STR.core.move.noe', `${stand.name} does not fly.`),
    flies && isVehicle(stand) && flight === 'ground' && no('STR.core.move.noe', `${stand.name} moves in the air.`),
    moving.popup === true &&
      !(isGrav(state, stand) && flight === 'noe') &&
      no('STR.core.move.popup', 'Only grav vehicles in NOE pop up.'),
    flight !== stand.flight &&
      own(stand).spent > 0 &&
      isVehicle(stand) &&
      no('STR.core.move.mode-change', 'The mode is changed once, at the start of the phase.'),
    gait !== stand.gait &&
      own(stand).spent > 0 &&
      stand.moved &&
      no('STR.core.move.fraction', 'It has begun to move another way.'),
  ]
  return reasons.filter(reason => reason !== false)
}

/** Why a way cannot be gone: ground, allowance, table, bases. */
export function wayRefusals(state: State, stand: Stand, moving: Moving): Refusal[] {
  const cost = costOfWay(state, stand, moving)
  const turn = turnCost(state, stand, moving)
  const spent = own(stand).spent + (cost.cost ?? 0) + (typeof turn === 'number' ? turn : 0)
  const blocked = cost.legs.find(leg => leg.cost === null)
  const end = moving.path.at(-1) ?? stand.at
  const reasons: (Refusal | false)[] = [
    blocked !== undefined &&
      blockedBy(
        state,
        stand,
        blocked.ground.here.map(({ kind }) => kind.id),
        moving,
      ),
    cost.cost !== null &&
      spent > 1 + EPSILON &&
      no('STR.core.move.fraction', `That takes ${Math.round(spent * 100)} % of its movement.`),
    typeof turn !== 'number' && turn,
    moving.path.some(({ x, y }) => x < 0 || y < 0 || x > state.map.width || y > state.map.height) &&
      no('STR.core.terrain.edges', 'That leaves the table.'),
    overlapsOther(state, stand, { at: end, facing: moving.facing ?? alongOf(stand, moving) }) &&
      no('STR.core.stand.overlap', 'Another base stands there.'),
    bridgeRefusal(state, stand, moving),
  ]
  return [
    ...reasons.filter(reason => reason !== false),
    ...hooks(state.options, 'move.limit').flatMap(hook => hook(state, { stand, path: moving.path })),
  ]
}

function blockedBy(state: State, stand: Stand, kinds: readonly string[], { flight }: Moving): Refusal {
  const high = kinds.some(kind => kind === 'denseTrees' || kind === 'building')
  if (high && flight === 'noe')
    return no('STR.core.move.over-trees', 'NOE does not pass woods or buildings; fly higher.')
  if (kinds.includes('water')) return no('STR.core.move.water', `${stand.name} cannot cross water.`)
  const ground = kinds
    .map(kind => GOING_OF.get(kind))
    .find(one => one && GROUND_COST[one][moverOf(state, stand)] === 'no')
  return no(
    'STR.core.move.table',
    ground ? `${stand.name} cannot enter ${ground}.` : `${stand.name} cannot climb or cross that.`,
  )
}

function bridgeRefusal(state: State, stand: Stand, { path }: Moving): Refusal | false {
  const tons = vehicleOf(state, stand)?.tons
  if (tons === undefined) return false
  const weak = path
    .flatMap(at => groundOf(state).at(at))
    .find(({ piece, kind }) => kind.id === 'bridge' && Number(piece.values?.load ?? Number.POSITIVE_INFINITY) < tons)
  return weak !== undefined && no('STR.core.move.bridge', `The bridge bears ${weak.piece.values?.load} t, not ${tons}.`)
}

/** STR.core.stand.overlap: only with what the mover's side can see; what is hidden stops it, see `contactOn`. */
export function overlapsOther(state: State, stand: Stand, pose: { at: Vec; facing: number }): boolean {
  const mine = cornersOf(state, stand, pose)
  const house = buildingAt(state, pose.at)
  return standsOf(state).some(
    other =>
      other.id !== stand.id &&
      isThere(other) &&
      (other.seat === stand.seat || other.spotted) &&
      distance(other.at, pose.at) < 5 &&
      !(house !== null && buildingAt(state, other.at) === house) &&
      overlaps(mine, cornersOf(state, other)),
  )
}

/** STR.core.move.enemy-contact: how far a way goes before it meets an enemy nobody had seen. */
export function contactOn(
  state: State,
  stand: Stand,
  path: readonly Vec[],
): { readonly path: readonly Vec[]; readonly met: string[] } {
  const hidden = standsOf(state).filter(other => other.seat !== stand.seat && !other.spotted && isThere(other))
  const gap = isVehicle(stand) ? 1 + 2 : 1.5
  const gone: Vec[] = []
  let from = stand.at
  for (const to of path) {
    const length = distance(from, to)
    const met = hidden.filter(other => segmentDistance(from, to, other.at) < gap && distance(other.at, from) >= gap)
    if (met.length > 0) {
      for (let far = 0; far <= length; far += 0.25) {
        const at = { x: from.x + ((to.x - from.x) * far) / length, y: from.y + ((to.y - from.y) * far) / length }
        const here = met.filter(other => distance(other.at, at) < gap)
        if (here.length > 0) return { path: [...gone, backOff(from, at)], met: here.map(({ id }) => id) }
      }
    }
    gone.push(to)
    from = to
  }
  return { path: gone, met: [] }
}
const backOff = (from: Vec, at: Vec): Vec => {
  const length = distance(from, at)
  const part = length > 0.25 ? (length - 0.25) / length : 0
  return { x: from.x + (at.x - from.x) * part, y: from.y + (at.y - from.y) * part }
}
function segmentDistance(a: Vec, b: Vec, p: Vec): number {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
  const t =
    length === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length))
  return distance(p, { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })
}

export const lengthOfWay = (stand: Stand, path: readonly Vec[]): number => lengthOf([stand.at, ...path])
