import type { Shape } from '../../../engine/scene/shapes'
import { scoresOf } from '../rules/reflex'
import { type Ship, type State, shipsOf } from '../state'
import { GATES, RING, SECTORS, type Sector } from '../tables/ring'
import { facingOn, type Layout, numberRoom, pointOf, sumPlace } from './layout'

/** Numbers are outside the ring, where no ship covers them. */
const OUTSIDE = 1.235

export const numberShapes = (layout: Layout, sector: Sector): Shape[] =>
  Array.from({ length: RING }, (_, at) => ({
    kind: 'label',
    tone: 'muted',
    at: pointOf(layout, { sector, at }, OUTSIDE),
    label: String(at),
    room: numberRoom(layout),
  }))

/** Above the area in the middle of each ring. */
export const sectorNames = ({ centres, radius }: Layout, closed: Sector | null): Shape[] =>
  SECTORS.map(sector => ({
    kind: 'label',
    tone: 'muted',
    at: { x: centres[sector].x, y: centres[sector].y - radius * 0.58 },
    label: `Sector ${sector}${closed === sector ? ', closed' : ''}`,
  }))

export const gateShapes = (layout: Layout, closed: boolean): Shape[] =>
  GATES.map(([n, s]) => ({
    kind: 'path',
    tone: closed ? 'muted' : 'reach',
    dashed: true,
    points: [pointOf(layout, { sector: 'N', at: n }, 1.18), pointOf(layout, { sector: 'S', at: s }, 1.18)],
  }))

/** Shields as arcs round the ship: ahead, behind, and on both sides. */
export function shieldShapes(layout: Layout, ship: Ship): Shape[] {
  if (!ship.alive) return []
  const at = pointOf(layout, ship)
  const ahead = facingOn(ship.at, ship.facing)
  const arc = (middle: number, wide: number): Shape => ({
    kind: 'sector',
    tone: 'good',
    at,
    inner: 2.25,
    outer: 2.6,
    from: ahead + middle - wide / 2,
    to: ahead + middle + wide / 2,
  })
  return [
    ...(ship.shields.SF ? [arc(0, 100)] : []),
    ...(ship.shields.SR ? [arc(180, 100)] : []),
    ...(ship.shields.SM ? [arc(90, 70), arc(270, 70)] : []),
  ]
}

/** A total must not run into the row of another ship. */
const SUM_ROOM = 3

/** The totals of each ship in the two areas so far, which decide about the Reflex die. */
export function areaShapes(state: State, layout: Layout): Shape[] {
  if (state.phase !== 'action' && state.phase !== 'end') return []
  return scoresOf(state).flatMap(({ seat, boost, manoeuvre }): Shape[] => {
    const row = shipsOf(state).findIndex(ship => ship.seat === seat)
    const sum = (area: 'boost' | 'token', total: number): Shape[] =>
      total > 0
        ? [{ kind: 'label', tone: 'note', at: sumPlace(layout, area, row), label: `= ${total}`, room: SUM_ROOM }]
        : []
    return [...sum('boost', boost), ...sum('token', manoeuvre)]
  })
}
