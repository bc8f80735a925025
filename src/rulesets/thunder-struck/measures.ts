import type { Vec } from '../../engine/geometry/vec'
import { distance } from '../../engine/geometry/vec'
import { type Refusal, refuse } from '../../engine/rolls/plan'
import type { Measures, Place, SightReport } from '../../engine/ruleset'
import { count } from '../../engine/words'
import { FARTHEST, nearestAhead, sideHit } from './rules/fire'
import { layoutFor, pointOf } from './scene/layout'
import { alongShape, fireShapes } from './scene/paths'
import { areEnemies, type Ship, type State, shipsOf } from './state'
import { onRing, RING, SECTORS, type Spot, stepsTo } from './tables/ring'
import { shipName } from './words'

export const shipByPiece = (state: State, piece: string): Ship | undefined =>
  shipsOf(state).find(ship => `ship.${ship.seat}` === piece)

/** The ring space nearest to a point on the table, in the ship's own Sector. */
function spaceAt(state: State, { sector }: Pick<Ship, 'sector'>, point: Vec): number {
  const layout = layoutFor(state.seats.length)
  const away = (at: number) => distance(pointOf(layout, { sector, at }), point)
  const spaces = Array.from({ length: RING }, (_, at) => at)
  return spaces.reduce((best, at) => (away(at) < away(best) ? at : best))
}

/** How far a point may be from a space of the ring and still mean it, by a factor of the radius. */
const NEAR = 0.3

/** The ring space at an end of a measurement: a ship's own, or the one a point lies on. */
function spotAt(state: State, { at, piece }: Place): Spot | null {
  const ship = piece === undefined ? undefined : shipByPiece(state, piece)
  if (ship) return ship
  const layout = layoutFor(state.seats.length)
  const spots = SECTORS.map(sector => ({ sector, at: spaceAt(state, { sector }, at) }))
  return spots.find(spot => distance(pointOf(layout, spot), at) <= NEAR * layout.radius) ?? null
}

/** Spaces are counted along the ring: ahead and behind for a ship, else the shorter way first. */
function ringDistance(state: State, from: Place, to: Place): string {
  const [a, b] = [spotAt(state, from), spotAt(state, to)]
  if (!a || !b) return 'not on the ring'
  if (a.sector !== b.sector) return 'in different Sectors'
  const ship = from.piece === undefined ? undefined : shipByPiece(state, from.piece)
  const ahead = onRing((b.at - a.at) * (ship?.facing ?? 1))
  const behind = onRing(-ahead)
  if (ahead === behind) return `${count(ahead, 'space')}${ahead === 0 ? '' : ' either way'}`
  if (ship) return `${count(ahead, 'space')} ahead, ${behind} behind`
  return `${count(Math.min(ahead, behind), 'space')}, or ${Math.max(ahead, behind)} the other way`
}

/** Why a shot can't hit this ship at any range. */
function hindrances(state: State, from: Ship, to: Ship): Refusal[] {
  if (!areEnemies(state, from.seat, to.seat)) return [refuse('TS.fire.7.team', 'Shots pass team mates.')]
  const nearer = nearestAhead(state, from)?.target.seat
  if (nearer === undefined || nearer === to.seat) return []
  return [refuse('TS.fire.1.nearest', `The ${shipName(nearer)} is nearer, so a shot stops there.`)]
}

export const measures: Measures<State> = {
  arcs(view, from, to) {
    const ship = shipByPiece(view, from)
    if (!ship) return []
    const steps = stepsTo(ship.at, spaceAt(view, ship, to), ship.facing)
    return [
      { name: `${steps} ahead`, shapes: () => [alongShape(view, ship, steps)] },
      { name: `${RING - steps} behind`, shapes: () => [] },
    ]
  },
  sight(view, from, to): SightReport {
    const [a, b] = [from, to].map(({ piece }) => (piece === undefined ? undefined : shipByPiece(view, piece)))
    if (!a || !b)
      return { clear: false, lines: [refuse('TS.fire.1.forward', 'Only ships can fire or be fired at.')], shapes: [] }
    if (a.sector !== b.sector)
      return { clear: false, lines: [refuse('TS.fire.1.sector', 'The ships are in different Sectors.')], shapes: [] }
    const steps = stepsTo(a.at, b.at, a.facing)
    const why = `${count(steps, 'space')} ahead. A shot would hit the ${sideHit(a.facing, b.facing)}.`
    const hindered = hindrances(view, a, b)
    return {
      clear: steps <= FARTHEST && hindered.length === 0,
      lines: [refuse('TS.fire.1.distance', why), ...hindered],
      shapes: fireShapes(view, a, { face: Math.min(steps, FARTHEST), shot: nearestAhead(view, a) }),
    }
  },
  distance: ringDistance,
  templates: [],
}
