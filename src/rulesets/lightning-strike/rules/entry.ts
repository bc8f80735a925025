import { type Area, crossing, edgesOf, nearestOn, type Stretch } from '../../../engine/geometry/area'
import { EPSILON } from '../../../engine/geometry/units'
import { add, distance, lerp, sub, toward, type Vec } from '../../../engine/geometry/vec'
import type { LsRule } from '../rulebook'
import type { Obstacle, State } from '../state'
import { obstaclesOf, touches } from './obstacles'
import { type Leg, legsOf, type Route } from './route'
import { BASE } from './unit'

/** A field that needs a Skill check to enter, and where on the route the base first touches it. */
export interface Entry {
  readonly field: Obstacle
  readonly along: number
  readonly at: Vec
  readonly rule: CheckRule
}

type CheckRule = Extract<LsRule, 'LS.obstacle.debris.check' | 'LS.obstacle.rock.check'>

const CHECKS: Readonly<Record<Obstacle['kind'], CheckRule | null>> = {
  dust: null,
  debris: 'LS.obstacle.debris.check',
  rock: 'LS.obstacle.rock.check',
  factory: null,
  asteroid: null,
}

export const ENTRY_THRESHOLD = 2

/** The checks needed on a route, in order; one for each field in an activation. */
export function entriesOn(state: State, route: Route, entered: readonly string[]): Entry[] {
  const legs = legsOf(route)
  return obstaclesOf(state)
    .flatMap(field => {
      const rule = CHECKS[field.kind]
      if (!rule || entered.includes(field.id)) return []
      const found = firstEntry(field, legs)
      return found ? [{ field, rule, along: found.along, at: inTouch(field.area, found.at) }] : []
    })
    .sort((a, b) => a.along - b.along)
}

/** Starting in contact isn't entering; leaving and coming back is. */
function firstEntry(field: Obstacle, legs: readonly Leg[]): { along: number; at: Vec } | null {
  let touching = legs[0] ? touches(field, legs[0].from) : false
  for (const leg of legs) {
    const contact = contactOn(field.area, leg)
    const enters = contact.find(stretch => !(touching && stretch.from * leg.length <= EPSILON))
    if (enters) return { along: leg.before + enters.from * leg.length, at: lerp(leg.from, leg.to, enters.from) }
    const ends = touches(field, leg.to)
    if (ends && !touching && contact.length === 0) return { along: leg.before + leg.length, at: leg.to }
    touching = ends
  }
  return null
}

/** The stretches of a leg on which a base touches the area, joined where they overlap. */
function contactOn(area: Area, { from, to }: Leg): Stretch[] {
  const found = grown(area).flatMap(part => crossing(part, from, to))
  const joined: Stretch[] = []
  for (const stretch of found.sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && stretch.from <= last.to + EPSILON)
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, stretch.to) }
    else joined.push(stretch)
  }
  return joined
}

/** The area and a base's radius around it, as discs and polygons. */
function grown(area: Area): Area[] {
  const radius = BASE + 2 * EPSILON
  if (area.kind === 'disc') return [{ ...area, radius: area.radius + radius }]
  const corners = area.points.map((at): Area => ({ kind: 'disc', at, radius }))
  return [area, ...corners, ...edgesOf(area.points).map(([a, b]) => strip(a, b, radius))]
}

function strip(a: Vec, b: Vec, half: number): Area {
  const d = sub(b, a)
  const length = distance(a, b) || 1
  const n = { x: (-d.y / length) * half, y: (d.x / length) * half }
  return { kind: 'polygon', points: [add(a, n), add(b, n), sub(b, n), sub(a, n)] }
}

/**
 * The point found for the first contact lies very slightly off the field. A Unit that stops there must touch the field,
 * or it would have to enter it again next time.
 */
function inTouch(area: Area, at: Vec): Vec {
  const rim =
    area.kind === 'disc'
      ? [toward(area.at, at, area.radius)]
      : edgesOf(area.points).map(([a, b]) => nearestOn(a, b, at))
  const nearest = rim.reduce((best, point) => (distance(point, at) < distance(best, at) ? point : best), rim[0] ?? at)
  return toward(nearest, at, Math.min(BASE, distance(nearest, at)))
}
