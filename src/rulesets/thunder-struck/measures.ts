import type { Vec } from '../../engine/geometry/vec'
import { distance } from '../../engine/geometry/vec'
import { refuse } from '../../engine/rolls/plan'
import type { Measures, SightReport } from '../../engine/ruleset'
import type { Overlay } from '../../engine/scene/scene'
import type { Shape } from '../../engine/scene/shapes'
import { pointOf } from './layout'
import { sideHit } from './rules/moving'
import { type Ship, type State, shipsOf } from './state'
import { onRing, RING, stepsTo } from './tables/ring'

const shipByPiece = (state: State, piece: string): Ship | undefined =>
  shipsOf(state).find(ship => `ship.${ship.seat}` === piece)

/** The ring space nearest to a point of the table, in the ship's own Sector. */
function spaceAt(ship: Ship, point: Vec): number {
  const spaces = Array.from({ length: RING }, (_, at) => at)
  return spaces.reduce((best, at) =>
    distance(pointOf({ sector: ship.sector, at }), point) < distance(pointOf({ sector: ship.sector, at: best }), point)
      ? at
      : best,
  )
}

export const measures: Measures<State> = {
  arcs(state, from, to) {
    const ship = shipByPiece(state, from)
    if (!ship) return []
    const steps = stepsTo(ship.at, spaceAt(ship, to), ship.facing)
    return [`${steps} ahead`, `${RING - steps} behind`]
  },
  sight(state, from, to): SightReport {
    const a = shipByPiece(state, from)
    const b = shipByPiece(state, to)
    if (!a || !b)
      return { clear: false, lines: [refuse('TS.fire.1.forward', 'Only ships fire and are fired at.')], shapes: [] }
    if (a.sector !== b.sector)
      return { clear: false, lines: [refuse('TS.fire.1.sector', 'They are in different Sectors.')], shapes: [] }
    const steps = stepsTo(a.at, b.at, a.facing)
    const why = `${steps} spaces ahead, would strike the ${sideHit(a.facing, b.facing)}.`
    return { clear: steps <= 6, lines: [refuse('TS.fire.1.distance', why)], shapes: [ray(a, steps)] }
  },
  templates: [],
}

const ray = (ship: Ship, steps: number): Shape => ({
  kind: 'path',
  tone: 'arc',
  arrow: true,
  points: Array.from({ length: steps + 1 }, (_, i) =>
    pointOf({ sector: ship.sector, at: onRing(ship.at + i * ship.facing) }),
  ),
})

/** How far a shot could reach at most. */
export function overlays(state: State, piece: string): Overlay[] {
  const ship = shipByPiece(state, piece)
  return ship?.alive ? [{ name: 'Firing reach', shapes: [{ ...ray(ship, 6), label: 'reach of a 6' }] }] : []
}
