import { heading } from '../../../engine/geometry/angle'
import { distance, type Vec } from '../../../engine/geometry/vec'
import { affordable } from '../../../engine/terrain/going'
import type { Stand, State } from '../state'
import { CONCEALMENTS } from '../tables/ground'
import { concealmentOf, groundOf } from './ground'
import { goingOf, isGrav, type Moving, overlapsOther, rateOf } from './movement'
import { isThere, isVehicle, standsOf } from './stands'

export interface Flight {
  readonly path: readonly Vec[]
  readonly left: boolean
}
const CLOSEST = 5
const TURNS = [0, 15, -15, 30, -30, 45, -45] as const

/** STR.core.morale.panic-path, .vehicle-move: the way a shaken stand runs; off the table where it reaches its edge. */
export function panicFlight(state: State, stand: Stand): Flight {
  const moving: Omit<Moving, 'path'> = isVehicle(stand)
    ? { gait: 'drive', flight: isGrav(state, stand) ? 'noe' : 'ground' }
    : { gait: 'run', flight: 'ground' }
  const { rate } = rateOf(state, stand, { ...moving, path: [] })
  const home = stand.seat === 'A' ? 180 : 0
  const edge = stand.seat === 'A' ? state.map.height - stand.at.y : stand.at.y
  for (const turn of TURNS) {
    const way = heading(home + turn)
    const ahead = { x: stand.at.x + way.x * rate, y: stand.at.y + way.y * rate }
    const inside = clip(state, stand.at, ahead)
    const { points } = affordable(groundOf(state), goingOf(state, stand, { ...moving, path: [inside] }), {
      points: [stand.at, inside],
      limit: 1,
    })
    const end = points.at(-1) ?? stand.at
    const gone = distance(stand.at, end)
    if (gone < Math.min(rate, edge) * 0.5 || gone < 0.5) continue
    if (nearEnemy(state, stand, end)) continue
    if (stand.status === 'routed' && inside !== ahead && distance(end, inside) < 1e-6)
      return { path: [end], left: true }
    const stop = stand.status === 'forcedBack' ? firstCover(state, stand, end) : end
    const free = [1, 0.9, 0.8, 0.7, 0.6]
      .map(part => between(stand.at, stop, part))
      .find(at => !overlapsOther(state, stand, { at, facing: stand.facing }))
    if (free) return { path: [free], left: false }
  }
  return { path: [], left: false }
}

const between = (a: Vec, b: Vec, part: number): Vec => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part })

/** The way as far as the edge of the table. */
function clip(state: State, from: Vec, to: Vec): Vec {
  const part = Math.min(
    1,
    to.y > state.map.height ? (state.map.height - from.y) / (to.y - from.y) : 1,
    to.y < 0 ? from.y / (from.y - to.y) : 1,
    to.x > state.map.width ? (state.map.width - from.x) / (to.x - from.x) : 1,
    to.x < 0 ? from.x / (from.x - to.x) : 1,
  )
  return part >= 1 ? to : between(from, to, part)
}

const nearEnemy = (state: State, stand: Stand, at: Vec): boolean =>
  standsOf(state).some(
    other => other.seat !== stand.seat && isThere(other) && other.spotted && distance(other.at, at) < CLOSEST,
  )

/** The first cover at least half the move away, else its end. */
function firstCover(state: State, stand: Stand, end: Vec): Vec {
  const length = distance(stand.at, end)
  for (let far = length / 2; far < length; far += 0.5) {
    const at = between(stand.at, end, far / length)
    if (CONCEALMENTS.indexOf(concealmentOf(state, { ...stand, at })) > 0) return at
  }
  return end
}
