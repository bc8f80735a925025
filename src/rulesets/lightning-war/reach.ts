import { bearing } from '../../engine/geometry/angle'
import { contains } from '../../engine/geometry/area'
import { same } from '../../engine/geometry/units'
import { distance, type Pose, type Vec } from '../../engine/geometry/vec'
import type { Reach } from '../../engine/offers'
import type { Shape } from '../../engine/scene/shapes'
import { affordable } from '../../engine/terrain/affordable'
import { wayCost } from '../../engine/terrain/going'
import { reachFrom, type TerrainReach } from '../../engine/terrain/reach'
import { halfOf } from './rules/footprint'
import { groundOf } from './rules/ground'
import { goingFor, type Mode, type Mover, moverOf, pointsFor } from './rules/rates'
import { enemiesOf } from './rules/roster'
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

/** How a pointer becomes a legal move. The region is searched only when it is drawn or followed. */
export class MoveReach implements Reach {
  constructor(
    private readonly state: State,
    private readonly base: Base,
    private readonly mode: Mode,
  ) {}

  shapes(): readonly Shape[] {
    return this.region().shapes()
  }

  extend(path: readonly Pose[], to: Vec, facing?: number): readonly Pose[] {
    const { base: start } = this
    const laid = this.laid(path)
    const last = laid.at(-1) ?? start.at
    const points =
      path.length === 0 ? this.region().wayTo(clamp(this.state, to)).points.slice(1) : this.onwards(laid, to)
    if (points.length === 0 && facing !== undefined)
      return [...path.slice(0, -1), { at: path.at(-1)?.at ?? start.at, facing }]
    const from = [last, ...points]
    return [...path, ...points.map((at, i) => ({ at, facing: facing ?? bearing(from[i] ?? at, at) ?? start.facing }))]
  }

  cost(path: readonly Pose[]): string {
    const spent = this.price(this.laid(path))
    return spent === null ? "can't go there" : `${inches(spent)} of ${this.most()}`
  }

  private region(): TerrainReach {
    return terrainReach(this.state, this.base, this.mode)
  }

  private mover(): Mover {
    return moverOf(this.state, this.base)
  }

  private most(): number {
    return pointsFor(this.mover(), this.mode)
  }

  private laid(path: readonly Pose[]): Vec[] {
    return [this.base.at, ...path.map(({ at }) => at)]
  }

  private price(points: readonly Vec[]): number | null {
    return wayCost(groundOf(this.state), goingFor(this.mover()), points).cost
  }

  /** Straight on to a point, or as far towards it as can be paid for. */
  private onwards(laid: readonly Vec[], to: Vec): readonly Vec[] {
    const spent = this.price(laid)
    const last = laid.at(-1)
    if (spent === null || !last) return []
    const { points } = affordable(groundOf(this.state), goingFor(this.mover()), {
      points: [last, clamp(this.state, to)],
      limit: this.most() - spent,
    })
    const end = points.at(-1) ?? last
    return same(distance(last, end), 0) ? [] : [end]
  }
}

const clamp = ({ map }: State, { x, y }: Vec): Vec => ({
  x: Math.min(map.width, Math.max(0, x)),
  y: Math.min(map.height, Math.max(0, y)),
})
