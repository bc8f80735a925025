import { bearing } from '../../engine/geometry/angle'
import { contains } from '../../engine/geometry/area'
import type { Pose, Vec } from '../../engine/geometry/vec'
import type { Reach } from '../../engine/offers'
import type { Shape } from '../../engine/scene/shapes'
import { wayCost } from '../../engine/terrain/going'
import { reachFrom, type TerrainReach } from '../../engine/terrain/reach'
import { enemiesOf } from './rules/base'
import { halfOf } from './rules/footprint'
import { groundOf } from './rules/ground'
import { likelyWay } from './rules/likely'
import { goingFor, type Mode, moverOf, pointsFor } from './rules/rates'
import { inches } from './rules/words'
import type { Base, State } from './state'

const known = new WeakMap<State['bases'], Map<string, TerrainReach>>()

/** Where a base gets to in a mode; worked out when somebody looks, once for a position. */
export function terrainReach(state: State, base: Base, mode: Mode): TerrainReach {
  let reaches = known.get(state.bases)
  if (!reaches) {
    reaches = new Map()
    known.set(state.bases, reaches)
  }
  const key = `${base.id} ${mode === 'normal' ? 1 : 2}`
  let reach = reaches.get(key)
  if (!reach) {
    const mover = moverOf(state, base)
    const { wide } = halfOf(state, base)
    reach = reachFrom(groundOf(state), goingFor(mover), {
      from: base.at,
      limit: pointsFor(mover, mode),
      blocked: enemiesOf(state, base.seat)
        .map(enemy => ({ kind: 'disc' as const, at: enemy.at, radius: wide + halfOf(state, enemy).wide }))
        .filter(area => !contains(area, base.at)),
    })
    reaches.set(key, reach)
  }
  return reach
}

/** Who moves, how, and who keeps his place beside him. */
interface Move {
  readonly base: Base
  readonly mode: Mode
  readonly together: readonly Base[]
}

/** How a pointer becomes a lawful way. The region is searched only when it is drawn or followed. */
export function reachOf(state: State, { base, mode, together }: Move): Reach {
  const mover = moverOf(state, base)
  const most = pointsFor(mover, mode)
  const cost = (points: readonly Vec[]) => wayCost(groundOf(state), goingFor(mover), points).cost
  const start: Pose = { at: base.at, facing: base.facing }
  return {
    get shapes(): readonly Shape[] {
      return terrainReach(state, base, mode).shapes()
    },
    extend(path, to, facing) {
      const laid = [start.at, ...path.map(({ at }) => at)]
      const last = laid.at(-1) ?? start.at
      const spent = cost(laid) ?? 0
      const straight = cost([last, to])
      const within = to.x >= 0 && to.y >= 0 && to.x <= state.map.width && to.y <= state.map.height
      const points =
        path.length === 0
          ? terrainReach(state, base, mode).wayTo(clamp(state, to)).points.slice(1)
          : straight !== null && within && spent + straight <= most
            ? [to]
            : []
      if (points.length === 0 && facing !== undefined)
        return [...path.slice(0, -1), { ...(path.at(-1) ?? start), facing }]
      const from = [last, ...points]
      return [...path, ...points.map((at, i) => ({ at, facing: facing ?? bearing(from[i] ?? at, at) ?? start.facing }))]
    },
    cost(path) {
      const spent = cost([start.at, ...path.map(({ at }) => at)])
      return spent === null ? 'cannot pass there' : `${inches(spent)} of ${most}`
    },
    sample: random => likelyWay(state, { base, mode, together }, random),
  }
}

const clamp = ({ map }: State, { x, y }: Vec): Vec => ({
  x: Math.min(map.width, Math.max(0, x)),
  y: Math.min(map.height, Math.max(0, y)),
})
