import type { Vec } from '../../../engine/geometry/vec'
import { memoize } from '../../../engine/memoize'
import { barrierCuts } from '../../../engine/terrain/cuts'
import { type Figure, holds, squareToEdge } from '../../../engine/terrain/figure'
import { type TerrainIndex, terrainOf } from '../../../engine/terrain/index'
import { lineOf } from '../../../engine/terrain/stretches'
import type { Base, State } from '../state'
import { COVERS, type Cover, CREST, coverOf, goingOf, TERRAIN } from '../tables/terrain'
import { cornersOf, halfOf, standOf, touches } from './footprint'
import { wrecksOf } from './roster'

export const groundOf = ({ map }: Pick<State, 'map'>): TerrainIndex => terrainOf(TERRAIN, map)

export const strongerCover = (a: Cover, b: Cover): Cover => (COVERS.indexOf(b) > COVERS.indexOf(a) ? b : a)

/** The best cover of the terrain that a point lies in. */
export function coverAt(state: State, at: Vec): Cover {
  let best: Cover = 'none'
  for (const { kind, crossing } of groundOf(state).at(at)) if (!crossing) best = strongerCover(best, coverOf(kind))
  return best
}

/** The best cover that any corner of a base lies in. */
export const coverUnder = (state: State, base: Base): Cover =>
  cornersOf(base, halfOf(state, base)).reduce<Cover>((best, at) => strongerCover(best, coverAt(state, at)), 'none')

export const onCrest = (state: State, at: Vec): boolean =>
  groundOf(state)
    .at(at)
    .some(({ kind }) => kind.flags?.includes(CREST))

/** A road runs over whatever else is in that spot. */
export const onRoad = (state: State, at: Vec): boolean =>
  groundOf(state)
    .at(at)
    .some(({ kind }) => goingOf(kind) === 'road')

/** The road a point lies on. */
export const roadAt = (state: State, { x, y }: Vec): Figure | undefined =>
  groundOf(state).placed.find(({ kind, figure }) => goingOf(kind) === 'road' && holds(figure, x, y))?.figure

const sheltersOn = memoize((ground: TerrainIndex): readonly Figure[] =>
  ground.placed.filter(({ kind }) => coverOf(kind) !== 'none').map(({ figure }) => figure),
)

/** Everything on the map that gives cover. */
export const shelters = (state: State): readonly Figure[] => sheltersOn(groundOf(state))

/** The cover of a base against fire from a point: what it stands in, what it lines, a wreck it hides behind. */
export function coverFrom(state: State, target: Base, from: Vec | null): Cover {
  const stood = coverAt(state, target.at)
  if (from === null || stood !== 'none') return stood
  return linesBarrier(state, target, from) || behindWreck(state, target, from) ? 'cover' : 'none'
}

/** A hedge or wall that touches the base and lies between. */
function linesBarrier(state: State, target: Base, from: Vec): boolean {
  const { barriers } = groundOf(state)
  if (barriers.length === 0) return false
  const { long } = halfOf(state, target)
  const line = lineOf(from, target.at)
  const { x, y } = target.at
  const reach = long + 0.1
  return barriers.some(placed => {
    const { half, box } = placed.figure
    // Most barriers are far away, which their boxes tell at once.
    if (x < box.left - reach || x > box.right + reach || y < box.top - reach || y > box.bottom + reach) return false
    const near = half + reach
    return (
      squareToEdge(placed.figure, x, y) <= near * near &&
      coverOf(placed.kind) !== 'none' &&
      barrierCuts(placed, line).length > 0
    )
  })
}

/** LW.armour.disabled: a wreck covers a base that touches it and has it between itself and the enemy. */
function behindWreck(state: State, target: Base, from: Vec): boolean {
  const stand = standOf(state, target)
  return wrecksOf(state).some(
    wreck =>
      wreck.id !== target.id && touches(stand, standOf(state, wreck)) && crossesBase(state, wreck, [from, target.at]),
  )
}

/** Whether a line runs over a base. */
export function crossesBase(state: State, base: Base, [a, b]: readonly [Vec, Vec]): boolean {
  const corners = cornersOf(base, halfOf(state, base))
  let left = false
  let right = false
  const dx = b.x - a.x
  const dy = b.y - a.y
  const length2 = dx * dx + dy * dy
  let ahead = false
  let behind = false
  for (const { x, y } of corners) {
    const side = dx * (y - a.y) - dy * (x - a.x)
    if (side > 0) right = true
    else left = true
    const along = dx * (x - a.x) + dy * (y - a.y)
    if (along > 0) ahead = true
    if (along < length2) behind = true
  }
  return left && right && ahead && behind
}
