import type { Shape } from '../../../engine/scene/shapes'
import { pointOf } from '../layout'
import type { Ship } from '../state'
import { onRing } from '../tables/ring'
import type { BoostWay, Shot } from './moving'

/** Inside the ring, beside a space: where its number in a count is written. */
const BESIDE = 0.78

/** The way of a Boost with its counted spaces; those passed over are struck out. */
export function boostShapes(ship: Ship, way: BoostWay): Shape[] {
  const { sector } = ship
  const points = [ship.at, ...way.passed.map(step => step.at)].map(at => pointOf({ sector, at }))
  return [
    { kind: 'path', tone: 'reach', points, arrow: true },
    { kind: 'disc', tone: 'reach', at: pointOf({ sector, at: way.end }), radius: 1.9 },
    ...way.passed.map(
      ({ at, count }): Shape => ({
        kind: 'label',
        tone: count === null ? 'muted' : 'reach',
        at: pointOf({ sector, at }, BESIDE),
        label: count === null ? '–' : String(count),
      }),
    ),
  ]
}

/** As far as the die carries, every space counted, and whom it strikes on which side. */
export function fireShapes(ship: Ship, face: number, shot: Shot | null): Shape[] {
  const { sector } = ship
  const spot = (steps: number) => ({ sector, at: onRing(ship.at + steps * ship.facing) })
  const hit = shot !== null && shot.distance <= face
  const tone = hit ? 'bad' : 'muted'
  const far = hit ? shot.distance : face
  const steps = Array.from({ length: face }, (_, i) => i + 1)
  return [
    { kind: 'path', tone, points: [0, ...steps.slice(0, far)].map(n => pointOf(spot(n))), arrow: true },
    ...steps.map(
      (n): Shape => ({
        kind: 'label',
        tone: n > far ? 'muted' : tone,
        at: pointOf(spot(n), BESIDE),
        label: hit && n === shot.distance ? `${n} ${shot.side}` : String(n),
      }),
    ),
    ...(hit ? [{ kind: 'disc' as const, tone, at: pointOf(spot(far)), radius: 2 } as const] : []),
  ]
}
