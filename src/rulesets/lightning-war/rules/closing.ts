import { heading } from '../../../engine/geometry/angle'
import { atMost } from '../../../engine/geometry/units'
import { distance, lengthOf, lerp, type Pose, type Vec } from '../../../engine/geometry/vec'
import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import { wayCost } from '../../../engine/terrain/going'
import type { Base, State } from '../state'
import { goingOf } from '../tables/terrain'
import { baseOf } from './base'
import { contactPose, cornersOf, halfOf, overlaps, type Stand, standOf } from './footprint'
import { groundOf } from './ground'
import { goingFor } from './rates'
import { blockerOn, onMap } from './room'
import { tableBases, wrecksOf } from './roster'
import { nearestFirst } from './small-arms'
import { inches } from './words'

/** LW.inf.assault.double. */
export const ASSAULT_RATE = 12

/** Where a squad of an assault arrives. */
export interface Arrival {
  readonly base: string
  readonly pose: Pose
  /** Where it passes on the way from its place to the pose; none where it goes straight. */
  readonly by: readonly Vec[]
  readonly contact: boolean
}

export interface Closing {
  readonly arrivals: readonly Arrival[]
  /** Bad going kept somebody from contact who was near enough. */
  readonly barred: boolean
}

/** The bases an assault closes with by itself, and others that a path may be drawn to. */
export interface Sought {
  readonly defenders: readonly Base[]
  readonly beside: readonly Base[]
}

/** Directions from which a base is approached, from the straight one outwards. */
const AROUND = [0, 35, -35, 70, -70, 110, -110, 150, -150, 180] as const

/**
 * Every squad by the way its owner has drawn, else straight into contact with the nearest base it can reach.
 * Squads with a drawn move go first, then the nearest.
 */
export function closeIn(state: State, squads: readonly Base[], { defenders, beside }: Sought): Closing {
  const standing = standingBut(state, squads)
  const arrivals: Arrival[] = []
  let barred = false
  const nearest = (base: Base): number => Math.min(...defenders.map(({ at }) => distance(at, base.at)))
  const wanted = (base: Base): number => (state.ways?.[base.id] ? 0 : 1)
  for (const squad of [...squads].sort((a, b) => wanted(a) - wanted(b) || nearest(a) - nearest(b))) {
    const drawn = drawnWay(state, squad, { defenders: [...defenders, ...beside], standing })
    if (drawn) {
      arrivals.push(drawn)
      standing.push({ pose: drawn.pose, half: halfOf(state, squad) })
      continue
    }
    const found = contactFor(state, squad, { defenders, standing })
    if (found === 'barred') barred = true
    const pose = found === 'barred' || found === null ? approach(state, squad, { defenders, standing }) : found
    arrivals.push({ base: squad.id, pose, by: [], contact: found !== null && found !== 'barred' })
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

/** The way that its owner has drawn, as long as it still leads into contact. */
function drawnWay(state: State, squad: Base, { defenders, standing }: Crowd): Arrival | null {
  const way = state.ways?.[squad.id]
  const end = way?.at(-1)
  if (!way || !end) return null
  const contact = contactNear(state, squad, { at: end, among: defenders })
  const by = way.slice(0, -1)
  if (!contact || contactFaults(state, squad, { by, pose: contact.pose, standing }).length > 0) return null
  return { base: squad.id, pose: contact.pose, by, contact: true }
}

/** How far from a base one points and still means it. */
const MEANT = 4

/** The place in contact that somebody means who points beside an enemy. */
export function contactNear(
  state: State,
  squad: Base,
  { at, among }: { readonly at: Vec; readonly among: readonly Base[] },
): { readonly pose: Pose; readonly with: Base } | null {
  const [nearest] = nearestFirst(among, at)
  if (!nearest || distance(nearest.at, at) > MEANT) return null
  return { pose: contactPose(at, halfOf(state, squad), standOf(state, nearest)), with: nearest }
}

/** Why a squad cannot come into contact by this way. */
export function contactFaults(
  state: State,
  squad: Base,
  { by, pose, standing }: Pick<Arrival, 'by' | 'pose'> & { readonly standing: readonly Stand[] },
): Refusal[] {
  const half = halfOf(state, squad)
  const way = [squad.at, ...by, pose.at]
  const far = lengthOf(way)
  const reasons = [
    !atMost(far, ASSAULT_RATE) &&
      refuse('LW.inf.assault.double', `That move is ${inches(far)}; an assault can cover 12 inches.`),
    !onMap(state, pose.at) && refuse('LW.board.edges', 'That would put it off the table.'),
    standing.some(other => overlaps({ pose, half }, other)) &&
      refuse('LW.board.contact', "There's no room next to it."),
    blockerOn(state, squad, way) && refuse('LW.board.contact', 'An enemy is in the way.'),
    way.some((to, i) => i > 0 && crossesBadGoing(state, way[i - 1] ?? to, to)) &&
      refuse('LW.inf.assault.bad-going', "Bad going is in the way, and an assault can't cross it."),
  ]
  return reasons.filter(reason => !!reason)
}

/** Everything that stands still while some squads close in. */
export function standingBut(state: State, squads: readonly Base[]): Stand[] {
  const going = new Set(squads.map(({ id }) => id))
  return [...tableBases(state), ...wrecksOf(state)].filter(({ id }) => !going.has(id)).map(base => standOf(state, base))
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

/** LW.inf.assault.bad-going. A road through it is a road, and a bridge isn't a river. */
export function crossesBadGoing(state: State, from: Vec, to: Vec): boolean {
  return wayCost(groundOf(state), goingFor('foot'), [from, to]).legs.some(({ ground, cost }) => {
    if (cost === null) return true
    const words = ground.here.flatMap(({ kind, crossing }) => (crossing ? ['road'] : [goingOf(kind)]))
    return words.includes('bad') && !words.includes('road')
  })
}

/** The move of each squad in an assault and where it would end: green in contact, grey as close as it can get. */
export const arrivalShapes = (state: State, arrivals: readonly Arrival[]): Shape[] =>
  arrivals.flatMap(({ base: id, pose, by, contact }): Shape[] => {
    const base = baseOf(state, id)
    const tone = contact ? 'good' : 'muted'
    return [
      { kind: 'path', tone, points: [base.at, ...by, pose.at], arrow: true, ...(contact ? {} : { dashed: true }) },
      { kind: 'polygon', tone, points: cornersOf(pose, halfOf(state, base)) },
    ]
  })
