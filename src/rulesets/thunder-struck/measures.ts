import type { Vec } from '../../engine/geometry/vec'
import { distance } from '../../engine/geometry/vec'
import { type Refusal, refuse } from '../../engine/rolls/plan'
import type { Measures, SightReport } from '../../engine/ruleset'
import { count } from '../../engine/words'
import { FARTHEST, nearestAhead, sideHit } from './rules/fire'
import { layoutFor, pointOf } from './scene/layout'
import { fireShapes } from './scene/paths'
import { areEnemies, type Ship, type State, shipsOf } from './state'
import { RING, stepsTo } from './tables/ring'
import { shipName } from './words'

export const shipByPiece = (state: State, piece: string): Ship | undefined =>
  shipsOf(state).find(ship => `ship.${ship.seat}` === piece)

/** The ring space nearest to a point on the table, in the ship's own Sector. */
function spaceAt(state: State, { sector }: Ship, point: Vec): number {
  const layout = layoutFor(state.seats.length)
  const away = (at: number) => distance(pointOf(layout, { sector, at }), point)
  const spaces = Array.from({ length: RING }, (_, at) => at)
  return spaces.reduce((best, at) => (away(at) < away(best) ? at : best))
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
    return [`${steps} ahead`, `${RING - steps} behind`]
  },
  sight(view, from, to): SightReport {
    const a = shipByPiece(view, from)
    const b = shipByPiece(view, to)
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
  templates: [],
}
