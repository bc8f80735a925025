import { ahead } from '../../../engine/geometry/angle'
import { EPSILON } from '../../../engine/geometry/units'
import { distance, type Pose, type Vec } from '../../../engine/geometry/vec'
import type { Shape } from '../../../engine/scene/shapes'
import { circleOf, circleShape } from '../rules/exo'
import { allowanceOf, flownIn, RESTING, turned } from '../rules/flight'
import { type Flight, flightShapes, pathFacing, straightTo } from '../rules/flight-reach'
import { reachOf } from '../rules/movement'
import { cardOf } from '../rules/unit'
import type { Activation, State, Unit } from '../state'

/** Its activation, if it can still move in it, even while others decide whether to react. */
function movementOpen(state: State, unit: Unit): Activation | null {
  const frame = state.stack.findLast(each => each.kind === 'activation' && each.unit === unit.id)
  return frame?.kind === 'activation' && frame.slot !== 'actions-only' ? frame : null
}

/** Where a Unit can go: in the rest of its activation, or in its next one, with and without Overthrust. */
export function reachShapes(state: State, unit: Unit): readonly Shape[] {
  const frame = movementOpen(state, unit)
  if (frame) return reachOf(state, unit, frame).shapes()
  const exo = cardOf(state, unit).type === 'exo'
  const pose: Pose = { at: unit.at, facing: unit.facing }
  return [false, true].flatMap((overthrust): readonly Shape[] =>
    exo
      ? [{ dashed: overthrust, ...circleShape(circleOf(state, unit, { start: unit.at, overthrust })) }]
      : flightShapes(allowanceOf(state, unit, { overthrust }), RESTING, pose).filter(({ tone }) => tone === 'reach'),
  )
}

/** The facings a fighter can have at points of its reach. An exo-armor can face anywhere. */
export function facingsReach(state: State, unit: Unit): readonly Shape[] {
  if (cardOf(state, unit).type === 'exo') return []
  const active = movementOpen(state, unit)
  const pose: Pose = { at: unit.at, facing: unit.facing }
  return facingShapes({
    allowance: allowanceOf(state, unit, active ?? { overthrust: false }),
    done: active ? flownIn(active) : RESTING,
    pose,
  })
}

const STEP = 15
const FINE = 8

/** The facings, as sectors on the table, that a fighter can have when it arrives at a point. */
export function facingsAt(flight: Flight, to: Vec): { readonly from: number; readonly to: number }[] {
  const open = (facing: number): boolean => pathFacing(flight, to, facing) !== null
  const marks = Array.from({ length: 360 / STEP }, (_, i) => i * STEP)
  const starts = marks.filter(mark => open(mark) && !open(mark - STEP))
  if (starts.length === 0) return marks.every(open) ? [{ from: 0, to: 360 }] : []
  return starts.map(start => {
    let last = start
    while (open(last + STEP)) last += STEP
    return { from: edge(open, start, start - STEP), to: edge(open, last, last + STEP) }
  })
}

/** The last facing it can have, between one it can and one it can't. */
function edge(open: (facing: number) => boolean, inside: number, outside: number): number {
  let [can, cannot] = [inside, outside]
  for (let i = 0; i < FINE; i++) {
    const middle = (can + cannot) / 2
    if (open(middle)) can = middle
    else cannot = middle
  }
  return can
}

/** Small fans at points all around: the facings a fighter can have there. */
export function facingShapes(flight: Flight): Shape[] {
  const { allowance, done, pose } = flight
  const left = allowance.limit - done.flown
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
