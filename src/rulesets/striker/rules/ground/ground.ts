import { type Area, contains, crossing, distanceToSegment } from '../../../../engine/geometry/area'
import { atMost, EPSILON } from '../../../../engine/geometry/units'
import { distance, type Vec } from '../../../../engine/geometry/vec'
import { memoize } from '../../../../engine/memoize'
import { barrierCuts } from '../../../../engine/terrain/cuts'
import { type Figure, holds, squareToEdge } from '../../../../engine/terrain/figure'
import { type Ground as GroundHere, type TerrainIndex, terrainOf } from '../../../../engine/terrain/index'
import type { TerrainPiece } from '../../../../engine/terrain/model'
import { lineOf, pointAt } from '../../../../engine/terrain/stretches'
import type { Patch } from '../../parts/patch'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import {
  BARRIER_COVER,
  CONCEALMENTS,
  COVER,
  type Concealment,
  GROUND_COST,
  type Ground,
  LAID_BRIDGE_COST,
  type Mover,
  SLOPE_COST,
  slopeOf,
} from '../../tables/ground'
import { GOING_OF, TERRAIN } from '../../tables/terrain-kinds'
import { type GoingHere, hooks } from '../hooks'
import { rulingFor } from '../referee-rulings'
import { isVehicle, standsOf } from '../stands'

const grounds = memoize((map: State['map']) => terrainOf(TERRAIN, map))
const craters = memoize((patches: State['patches']): readonly TerrainPiece[] =>
  patches.flatMap(({ id, kind, points }) => (kind === 'crater' ? [{ id, kind, points: [...points] }] : [])),
)
/** STR.core.terrain.state: craters made in the battle lie on top of what the map shows. */
const cratered = memoize((map: State['map']) =>
  memoize((holes: readonly TerrainPiece[]) => terrainOf(TERRAIN, { ...map, pieces: [...map.pieces, ...holes] })),
)
export function groundOf({ map, patches }: Pick<State, 'map' | 'patches'>): TerrainIndex {
  const holes = craters(patches)
  return holes.length === 0 ? grounds(map) : cratered(map)(holes)
}

const areas = new WeakMap<Patch, Area>()
export function areaOf(patch: Patch): Area {
  let area = areas.get(patch)
  if (!area) {
    area = { kind: 'polygon', points: patch.points }
    areas.set(patch, area)
  }
  return area
}
const smokes = memoize((patches: State['patches']): readonly Patch[] => patches.filter(({ kind }) => kind === 'smoke'))
export const smokeOf = (state: State): readonly Patch[] => smokes(state.patches)

// Positions share the places of all who did not move.
const drawn = memoize((_ground: TerrainIndex) => new WeakMap<Vec, readonly Ground[]>())
/** What the map shows at a place. */
function drawnAt(state: State, at: Vec): readonly Ground[] {
  const ground = groundOf(state)
  const known = drawn(ground)
  let found = known.get(at)
  if (!found) {
    found = ground
      .ground(at)
      .here.flatMap(({ kind, crossing: over }) => (over ? ['road' as const] : (GOING_OF.get(kind.id) ?? [])))
    known.set(at, found)
  }
  return found
}

const CLEAR: readonly Ground[] = ['clear']
/** STR.core.terrain.centre: every ground type a point lies in, the top first; clear where there is none. */
export function groundsAt(state: State, at: Vec): readonly Ground[] {
  const found = [...laidAt(state, at), ...drawnAt(state, at)]
  return found.length > 0 ? found : CLEAR
}
/** What the rules in force make of a place, the last on top. */
function laidAt(state: State, at: Vec): readonly Ground[] {
  const found: Ground[] = []
  for (const hook of hooks(state.options, 'terrain.at')) {
    const ground = hook(state, at)
    if (ground) found.unshift(ground)
  }
  return found
}

const buildingOn = (ground: TerrainIndex, at: Vec): TerrainPiece | null =>
  ground.at(at).find(({ kind }) => kind.id === 'building')?.piece ?? null
export const buildingAt = (state: State, at: Vec): string | null => buildingOn(groundOf(state), at)?.id ?? null

const houses = memoize((_ground: TerrainIndex) => new WeakMap<Vec, { readonly piece: TerrainPiece | null }>())
/** The building a stand is in. */
export function houseOf(state: State, { at }: Stand): TerrainPiece | null {
  const ground = groundOf(state)
  const known = houses(ground)
  let house = known.get(at)
  if (!house) {
    house = { piece: buildingOn(ground, at) }
    known.set(at, house)
  }
  return house.piece
}

/**
 * STR.core.move.multiply, .slope-dir, .road, .bridge: cost per cm on this ground, null where it bars the mover.
 * A later piece lies on top, so a road over mud is a road; of what else lies there the dearest counts.
 */
export function costOn(
  state: State,
  { stand, mover, way }: Omit<GoingHere, 'grounds'>,
  here: GroundHere,
): number | null {
  const plain = plainCostOn(mover, here, way)
  const ruled = plain === null ? [] : hooks(state.options, 'terrain.cost')
  if (ruled.length === 0) return plain
  const found = here.here.flatMap(({ kind, crossing: over }) =>
    over ? ['road' as const] : (GOING_OF.get(kind.id) ?? []),
  )
  const going = { stand, mover, way, grounds: found.length > 0 ? found : CLEAR }
  return ruled.reduce<number | null>((cost, hook) => {
    const factor = cost === null ? null : hook(state, going)
    return cost === null || factor === null ? null : cost * factor
  }, plain)
}

/** The same by the tables of the core. */
function plainCostOn(mover: Mover, here: GroundHere, way: GoingHere['way']): number | null {
  const road = roadOn(here)
  const slope = here.slope ? slopeOf(here.slope.ratio) : 'level'
  const slopeCost = SLOPE_COST[slope][mover]
  if (road) {
    const laid = road.piece.values?.laid === true ? LAID_BRIDGE_COST[mover] : 1
    const steep = slope === 'steep' || slope === 'sheer'
    if (!steep) return laid === 'no' ? null : laid
    if (slopeCost === 'no' || laid === 'no') return null
    return (way === 'up' ? slopeCost : 1) * laid
  }
  let dearest = 1
  let snow = 1
  for (const { kind, crossing: over } of here.here) {
    if (over) continue
    const ground = GOING_OF.get(kind.id) ?? 'clear'
    const cost = GROUND_COST[ground][mover]
    if (cost === 'no') return null
    if (ground === 'snow') snow = cost
    else dearest = Math.max(dearest, cost)
  }
  if (slopeCost === 'no') return null
  return dearest * snow * (way === 'up' ? slopeCost : 1)
}

/** The road or bridge of a place; a crater on top of it has cut it. */
export function roadOn({ here }: GroundHere): GroundHere['here'][number] | null {
  const top = here.find(({ kind }) => kind.id === 'road' || kind.id === 'bridge' || kind.id === 'crater')
  return top && top.kind.id !== 'crater' ? top : null
}

const better = (a: Concealment, b: Concealment): Concealment =>
  CONCEALMENTS.indexOf(a) >= CONCEALMENTS.indexOf(b) ? a : b

/** STR.core.terrain.cover: what hides a stand, on a line from somewhere or from nowhere in particular. */
export function concealmentOf(state: State, stand: Stand, from?: Vec): Concealment {
  if (stand.flight === 'terrainFollowing' || stand.flight === 'high' || stand.popup) return 'none'
  const ruled = state.rulings.length === 0 ? null : rulingFor(state, 'STR.core.terrain.cover', stand.id)
  if (ruled === 'none' || ruled === 'concealed' || ruled === 'cover') return ruled
  const who = isVehicle(stand) ? 'vehicles' : 'personnel'
  let best: Concealment = 'none'
  for (const ground of groundsAt(state, stand.at)) best = better(best, COVER[ground][who])
  if (smokeOf(state).some(patch => contains(areaOf(patch), stand.at))) best = better(best, 'concealed')
  if (who === 'personnel') {
    if (from) best = better(best, barrierOf(state, stand.at, from))
    if (wreckNear(state, stand)) best = better(best, COVER.wreck[who])
  }
  return best
}

/** Within this of the line of a wall or hedge. */
const BEHIND = 1
/** A wall or hedge within 1 cm of the stand that the line crosses, at the straight part of it that the stand is behind. */
function barrierOf(state: State, at: Vec, from: Vec): Concealment {
  let best: Concealment = 'none'
  const line = lineOf(at, from)
  for (const placed of groundOf(state).barriers) {
    const kind = placed.kind.id
    if (kind !== 'wall' && kind !== 'hedge') continue
    if (barrierCuts(placed, line).some(far => isBehind(placed.figure, at, pointAt(line, far))))
      best = better(best, BARRIER_COVER[kind].personnel)
  }
  return best
}

function isBehind({ xs, ys }: Figure, at: Vec, cut: Vec): boolean {
  for (let i = 1; i < xs.length; i++) {
    const p = { x: xs[i - 1] ?? 0, y: ys[i - 1] ?? 0 }
    const q = { x: xs[i] ?? 0, y: ys[i] ?? 0 }
    if (atMost(distanceToSegment(p, q, cut), 0) && atMost(distanceToSegment(p, q, at), BEHIND)) return true
  }
  return false
}

const WRECK_REACH = 2.5
const wrecks = memoize((stands: readonly Stand[]): readonly Stand[] =>
  stands.filter(({ status }) => status === 'wreck'),
)
const wreckNear = (state: State, stand: Stand): boolean =>
  wrecks(standsOf(state)).some(other => other.id !== stand.id && distance(other.at, stand.at) <= WRECK_REACH)

/** How much of a line runs through smoke, as stretches. */
export const smokeOn = (state: State, a: Vec, b: Vec) =>
  smokeOf(state).flatMap(patch => crossing(areaOf(patch), a, b).map(stretch => ({ patch, ...stretch })))

/** Whether points lie in a piece of the map or so close to it: most of many are far from its box, which is asked first. */
export function closeTo(state: State, piece: string, reach: number): (at: Vec) => boolean {
  const placed = groundOf(state).piece(piece)
  if (!placed) return () => false
  const { figure } = placed
  const { left, right, top, bottom } = figure.box
  const far = reach + EPSILON
  return ({ x, y }) =>
    x >= left - far &&
    x <= right + far &&
    y >= top - far &&
    y <= bottom + far &&
    (holds(figure, x, y) || squareToEdge(figure, x, y) <= (far + figure.half) ** 2)
}
