import { distance, type Pose, type Vec } from '../../../../engine/geometry/vec'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { isThere, isVehicle, standsOf } from '../stands'
import { segmentDistance } from './enemy-contact'
import { CONTACT, cornersOf, gapBetween, sizeOf } from './footprint'
import { alongOf } from './movement'
import type { Moving } from './rates'

/** A vehicle stops this far from an enemy it had not seen, edge to edge. */
const SHORT = 1
/** Between two places of a base that are looked at. */
const STEP = 0.25

interface Contact {
  readonly path: readonly Vec[]
  readonly met: string[]
}

/** A place on a way: on which leg, and how the base lies there. */
interface Place extends Pose {
  readonly leg: number
}

/**
 * STR.core.move.enemy-contact, STR.core.stand.overlap: how far a way goes before it meets an enemy nobody had seen. Men
 * end in contact, vehicles 1 cm short, measured between the edges of the bases.
 */
export function contactOn(state: State, stand: Stand, moving: Moving): Contact {
  const { path } = moving
  const hidden = isAloft(moving.flight) ? [] : hiddenNear(state, stand, path)
  if (hidden.length === 0) return { path, met: [] }
  const bases = hidden.map(other => cornersOf(state, other))
  const gapsAt = (place: Place) => bases.map(base => gapBetween(cornersOf(state, stand, place), base))
  const room = isVehicle(stand) ? SHORT : CONTACT / 2
  let clear: Place = { at: stand.at, facing: stand.facing, leg: -1 }
  let near: Place | null = null
  for (const place of placesOn(stand, moving)) {
    const gaps = gapsAt(place)
    if (Math.min(...gaps) >= room) {
      clear = place
      near = null
      continue
    }
    near ??= place
    if (gaps.every(gap => gap > 0)) continue
    const stop = between(clear, near, at => Math.min(...gapsAt(at)) >= room)
    const left = gapsAt(stop)
    return {
      path: stop.leg < 0 ? [] : [...path.slice(0, stop.leg), stop.at],
      met: hidden.filter((_, i) => gaps[i] === 0 || (left[i] ?? 0) <= room + CONTACT).map(({ id }) => id),
    }
  }
  return { path, met: [] }
}

const isAloft = (flight: Stand['flight']): boolean => flight === 'terrainFollowing' || flight === 'high'

/** Only who is close to the way can be met on it. */
function hiddenNear(state: State, stand: Stand, path: readonly Vec[]): Stand[] {
  const reachOf = (one: Stand) => Math.hypot(sizeOf(state, one).width, sizeOf(state, one).length) / 2
  return standsOf(state).filter(other => {
    if (other.seat === stand.seat || other.spotted || !isThere(other) || isAloft(other.flight)) return false
    const reach = reachOf(stand) + reachOf(other)
    let from = stand.at
    return path.some(to => {
      const close = segmentDistance(from, to, other.at) <= reach
      from = to
      return close
    })
  })
}

/** The places of a base along a way. */
function* placesOn(stand: Stand, moving: Moving): Generator<Place> {
  let from = stand.at
  for (const [leg, to] of moving.path.entries()) {
    const facing = alongOf(stand, { ...moving, path: moving.path.slice(0, leg + 1) })
    const steps = Math.max(1, Math.ceil(distance(from, to) / STEP))
    for (let i = 0; i <= steps; i++) yield { at: i === steps ? to : part(from, to, i / steps), facing, leg }
    from = to
  }
}

/** The last place that is clear, between one that is and one that is not. */
function between(clear: Place, near: Place, isClear: (place: Place) => boolean): Place {
  // A turn at the corner of the way brings it too close: it stops before it.
  if (clear.leg !== near.leg && clear.leg >= 0) return clear
  let [low, high] = [clear, near]
  for (let i = 0; i < 20; i++) {
    const middle = { ...near, at: part(low.at, high.at, 0.5) }
    if (isClear(middle)) low = middle
    else high = middle
  }
  return low
}

const part = (a: Vec, b: Vec, share: number): Vec => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share })
