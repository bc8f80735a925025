import { ahead } from '../../../engine/geometry/angle'
import { EPSILON } from '../../../engine/geometry/units'
import { distance, type Vec } from '../../../engine/geometry/vec'
import type { Shape } from '../../../engine/scene/shapes'
import { turned } from './flight'
import { type Flight, straightTo, wayFacing } from './flight-ways'

const STEP = 15
const FINE = 8

/** The directions, as sectors on the table, in which a fighter can look when it has come to a point. */
export function facingsAt(flight: Flight, to: Vec): { readonly from: number; readonly to: number }[] {
  const open = (facing: number): boolean => wayFacing(flight, to, facing) !== null
  const marks = Array.from({ length: 360 / STEP }, (_, i) => i * STEP)
  const starts = marks.filter(mark => open(mark) && !open(mark - STEP))
  if (starts.length === 0) return marks.every(open) ? [{ from: 0, to: 360 }] : []
  return starts.map(start => {
    let last = start
    while (open(last + STEP)) last += STEP
    return { from: edge(open, start, start - STEP), to: edge(open, last, last + STEP) }
  })
}

/** Where, between a facing it can take and one it cannot, the change lies. */
function edge(open: (facing: number) => boolean, yes: number, no: number): number {
  let [can, cannot] = [yes, no]
  for (let i = 0; i < FINE; i++) {
    const middle = (can + cannot) / 2
    if (open(middle)) can = middle
    else cannot = middle
  }
  return can
}

/** Small fans at points all round: how a fighter can stand there. */
export function facingShapes(flight: Flight): Shape[] {
  const { throttle, done, pose } = flight
  const left = throttle.limit - done.flown
  const points = [left / 2, left].flatMap(far =>
    [-150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150, 180].map(turn => ahead(turned(pose, turn), far)),
  )
  return points
    .filter(point => distance(straightTo(flight, point).at(-1)?.at ?? pose.at, point) <= EPSILON)
    .flatMap(at => facingsAt(flight, at).map(arc => fan(at, arc)))
}

const FAN = 1.5

/** A single direction is drawn as a line. */
const fan = (at: Vec, { from, to }: { readonly from: number; readonly to: number }): Shape =>
  to - from < 1
    ? { kind: 'path', points: [at, ahead({ at, facing: from }, FAN)], tone: 'note', arrow: true }
    : { kind: 'sector', at, inner: 0, outer: FAN, from, to, tone: 'note' }
