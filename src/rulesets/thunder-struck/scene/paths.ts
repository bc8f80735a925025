import type { Vec } from '../../../engine/geometry/vec'
import type { Shape } from '../../../engine/scene/shapes'
import type { BoostPath } from '../rules/boost'
import type { Shot } from '../rules/fire'
import type { Ship, State } from '../state'
import { onRing, type Spot } from '../tables/ring'
import { layoutFor, numberRoom, pointOf } from './layout'

/** Inside the ring, beside a space, where its count is written. */
const BESIDE = 0.78

/** The path of a Boost with its counted spaces. Skipped spaces have a dash. */
export function boostShapes(state: State, ship: Ship, path: BoostPath): Shape[] {
  const { sector } = ship
  const point = pointsOn(state)
  const room = numberRoom(layoutFor(state.seats.length))
  return [
    { kind: 'path', tone: 'reach', points: along(state, ship, path.passed.length), arrow: true },
    { kind: 'disc', tone: 'reach', at: point({ sector, at: path.end }), radius: 2.3 },
    ...path.passed.map(
      ({ at, count }): Shape => ({
        kind: 'label',
        tone: count === null ? 'muted' : 'reach',
        at: point({ sector, at }, BESIDE),
        label: count === null ? '–' : String(count),
        room,
      }),
    ),
  ]
}

interface Reach {
  readonly face: number
  readonly shot: Shot | null
}

/** The range of a shot, with every space counted, and which side it hits. */
export function fireShapes(state: State, ship: Ship, { face, shot }: Reach): Shape[] {
  const { sector } = ship
  const point = pointsOn(state)
  const spot = (steps: number) => ({ sector, at: onRing(ship.at + steps * ship.facing) })
  const hit = shot !== null && shot.distance <= face
  const tone = hit ? 'bad' : 'warn'
  const far = hit ? shot.distance : face
  const room = numberRoom(layoutFor(state.seats.length))
  const steps = Array.from({ length: face }, (_, i) => i + 1)
  return [
    { kind: 'path', tone, points: along(state, ship, far), arrow: true },
    ...steps.map(
      (n): Shape => ({
        kind: 'label',
        tone: n > far ? 'muted' : tone,
        at: point(spot(n), BESIDE),
        ...(hit && n === shot.distance ? { label: `${n}, ${shot.side}` } : { label: String(n), room }),
      }),
    ),
    ...(hit ? [{ kind: 'disc', tone: 'bad', at: point(spot(far)), radius: 2.4 } as const] : []),
  ]
}

/** Points for each step, so that the path bends with the ring. */
const FINE = 4

/** The path along the ring for this many spaces. */
function along(state: State, { sector, at, facing }: Ship, steps: number): Vec[] {
  const point = pointsOn(state)
  return Array.from({ length: steps * FINE + 1 }, (_, i) => point({ sector, at: at + (i / FINE) * facing }))
}

/** Which spaces a count runs over. */
export const alongShape = (state: State, ship: Ship, steps: number): Shape => ({
  kind: 'path',
  tone: 'arc',
  points: along(state, ship, steps),
  arrow: true,
})

const pointsOn = (state: State) => {
  const layout = layoutFor(state.seats.length)
  return (spot: Spot, factor?: number) => pointOf(layout, spot, factor)
}
