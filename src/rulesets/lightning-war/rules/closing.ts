import { heading } from '../../../engine/geometry/angle'
import { atMost } from '../../../engine/geometry/units'
import { distance, lerp, type Pose, type Vec } from '../../../engine/geometry/vec'
import { wayCost } from '../../../engine/terrain/going'
import type { Base, State } from '../state'
import { goingOf } from '../tables/terrain'
import { tableBases, wrecksOf } from './base'
import { contactPose, halfOf, overlaps, type Stand, standOf } from './footprint'
import { groundOf } from './ground'
import { goingFor } from './rates'
import { blockerOn, onMap } from './room'
import { nearestFirst } from './small-arms'

/** LW.inf.assault.double. */
export const ASSAULT_RATE = 12

/** Where a squad of an assault arrives. */
export interface Arrival {
  readonly base: string
  readonly pose: Pose
  readonly contact: boolean
}

export interface Closing {
  readonly arrivals: readonly Arrival[]
  /** Bad going kept somebody from contact who was near enough. */
  readonly barred: boolean
}

/** Directions from which a base is approached, from the straight one outwards. */
const AROUND = [0, 35, -35, 70, -70, 110, -110, 150, -150, 180] as const

/** Every squad by its straight way into contact with the nearest base it can reach, nearest squads first. */
export function closeIn(state: State, squads: readonly Base[], defenders: readonly Base[]): Closing {
  const going = new Set(squads.map(({ id }) => id))
  const standing: Stand[] = [...tableBases(state), ...wrecksOf(state)]
    .filter(({ id }) => !going.has(id))
    .map(base => standOf(state, base))
  const arrivals: Arrival[] = []
  let barred = false
  const nearest = (base: Base): number => Math.min(...defenders.map(({ at }) => distance(at, base.at)))
  for (const squad of [...squads].sort((a, b) => nearest(a) - nearest(b))) {
    const found = contactFor(state, squad, { defenders, standing })
    if (found === 'barred') barred = true
    const pose = found === 'barred' || found === null ? approach(state, squad, { defenders, standing }) : found
    arrivals.push({ base: squad.id, pose, contact: found !== null && found !== 'barred' })
    standing.push({ pose, half: halfOf(state, squad) })
  }
  return { arrivals, barred }
}

interface Crowd {
  readonly defenders: readonly Base[]
  readonly standing: readonly Stand[]
}

function contactFor(state: State, squad: Base, { defenders, standing }: Crowd): Pose | 'barred' | null {
  let barred = false
  const half = halfOf(state, squad)
  for (const defender of nearestFirst(defenders, squad.at)) {
    if (distance(squad.at, defender.at) > ASSAULT_RATE + 3) break
    const stand = standOf(state, defender)
    for (const turned of AROUND) {
      const pose = contactPose(around(defender.at, squad.at, turned), half, stand)
      if (!atMost(distance(squad.at, pose.at), ASSAULT_RATE) || !onMap(state, pose.at)) continue
      if (standing.some(other => overlaps({ pose, half }, other))) continue
      if (blockerOn(state, squad, [squad.at, pose.at])) continue
      if (!crossesBadGoing(state, squad.at, pose.at)) return pose
      barred = true
    }
  }
  return barred ? 'barred' : null
}

/** The point as far from the middle as `from`, turned round it. */
function around(middle: Vec, from: Vec, turned: number): Vec {
  if (turned === 0) return from
  const angle = (Math.atan2(from.x - middle.x, middle.y - from.y) * 180) / Math.PI
  const h = heading(angle + turned)
  const far = Math.max(2, distance(middle, from))
  return { x: middle.x + h.x * far, y: middle.y + h.y * far }
}

const PARTS = [1, 0.8, 0.6, 0.4, 0.2] as const

/** As near as it can come without contact; where it stands if nothing better is free. */
function approach(state: State, squad: Base, { defenders, standing }: Crowd): Pose {
  const [nearest] = nearestFirst(defenders, squad.at)
  if (!nearest) return squad
  const half = halfOf(state, squad)
  const far = distance(squad.at, nearest.at)
  const most = Math.min(ASSAULT_RATE, far - 2)
  for (const part of PARTS) {
    if (most <= 0) break
    const at = lerp(squad.at, nearest.at, (most * part) / far)
    const pose = { at, facing: squad.facing }
    const free = !standing.some(other => overlaps({ pose, half }, other))
    if (free && !blockerOn(state, squad, [squad.at, at]) && !crossesBadGoing(state, squad.at, at)) return pose
  }
  return { at: squad.at, facing: squad.facing }
}

/** LW.inf.assault.bad-going. A road through it is road, a bridge is no river. */
export function crossesBadGoing(state: State, from: Vec, to: Vec): boolean {
  return wayCost(groundOf(state), goingFor('foot'), [from, to]).legs.some(({ ground, cost }) => {
    if (cost === null) return true
    const words = ground.here.flatMap(({ kind, crossing }) => (crossing ? ['road'] : [goingOf(kind)]))
    return words.includes('bad') && !words.includes('road')
  })
}
