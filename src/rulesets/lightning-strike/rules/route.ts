import { turnOf } from '../../../engine/geometry/angle'
import { EPSILON } from '../../../engine/geometry/units'
import { distance, lerp, type Pose, type Vec } from '../../../engine/geometry/vec'
import type { State } from '../state'

/** A declared move: where it starts and the poses it goes through. */
export interface Route {
  readonly start: Pose
  readonly path: readonly Pose[]
}

export interface Leg {
  readonly from: Vec
  readonly to: Vec
  /** Centimetres from the start of the route to the start of this leg, and its length. */
  readonly before: number
  readonly length: number
}

export function legsOf({ start, path }: Route): Leg[] {
  let before = 0
  return path.map((pose, i) => {
    const from = (path[i - 1] ?? start).at
    const leg = { from, to: pose.at, before, length: distance(from, pose.at) }
    before += leg.length
    return leg
  })
}

/** The first so many centimetres of a route. */
export function cutAt(route: Route, along: number): Route {
  const path: Pose[] = []
  for (const [i, leg] of legsOf(route).entries()) {
    const pose = route.path[i]
    if (!pose) break
    if (leg.before + leg.length < along - EPSILON) {
      path.push(pose)
      continue
    }
    const part = leg.length === 0 ? 1 : Math.min(1, Math.max(0, (along - leg.before) / leg.length))
    path.push({ at: part === 1 ? leg.to : lerp(leg.from, leg.to, part), facing: pose.facing })
    break
  }
  return { start: route.start, path }
}

export function endOf({ start, path }: Route): Pose {
  const last = path.at(-1) ?? start
  return { at: last.at, facing: turnOf(last.facing) }
}

export const onBoard = ({ options }: Pick<State, 'options'>, { x, y }: Vec): boolean =>
  x >= -EPSILON && y >= -EPSILON && x <= options.tableWidth + EPSILON && y <= options.tableHeight + EPSILON

/** How far along the route its centre leaves the table; null if it stays. The edge line still counts as the table. */
export function exitOf(state: Pick<State, 'options'>, route: Route): number | null {
  const leg = legsOf(route).find(({ to }) => !onBoard(state, to))
  if (!leg) return null
  return leg.before + edgeShare(state, leg) * leg.length
}

function edgeShare({ options }: Pick<State, 'options'>, { from, to }: Leg): number {
  const shares = [
    share(from.x, to.x, to.x < 0 ? 0 : options.tableWidth, to.x < 0 || to.x > options.tableWidth),
    share(from.y, to.y, to.y < 0 ? 0 : options.tableHeight, to.y < 0 || to.y > options.tableHeight),
  ]
  return Math.min(...shares)
}

function share(from: number, to: number, edge: number, over: boolean): number {
  return over && from !== to ? Math.min(1, Math.max(0, (edge - from) / (to - from))) : 1
}
