import { bearing } from '../../../../src/engine/geometry/angle'
import { distanceToSegment } from '../../../../src/engine/geometry/area'
import { atMost } from '../../../../src/engine/geometry/units'
import { lengthOf, type Pose, toward, type Vec } from '../../../../src/engine/geometry/vec'
import { plain, refuse, unless } from '../../../../src/engine/rolls/plan'
import { z } from '../../../../src/engine/schema'
import { type Boat, changeBoat, poseSchema, type State } from '../state'
import { aground, boatsOf, onPond, reachOf } from '../water'
import { cannotCommand, canOrder, define, noBoat } from './def'

const schema = z.object({
  type: z.literal('sail'),
  boat: z.string(),
  path: z.array(poseSchema).check(z.minLength(1), z.maxLength(8)),
})
export type SailAction = z.infer<typeof schema>

const legs = (points: readonly Vec[]): [Vec, Vec][] => points.slice(1).map((p, i) => [points[i] ?? p, p])

const minesOn = (state: State, boat: Boat, points: readonly Vec[]): string[] =>
  Object.values(state.mines)
    .flatMap(mine => (mine.value && mine.value.seat !== boat.seat ? [mine.value] : []))
    .filter(mine => legs(points).some(([a, b]) => distanceToSegment(a, b, mine.at) <= 1.5))
    .map(mine => mine.id)

export const sail = define(schema)({
  rule: 'POND.sail.length',
  plan(state, action, actor) {
    const boat = state.boats[action.boat]
    if (!boat) return noBoat(action.boat)
    const points = [boat.at, ...action.path.map(pose => pose.at)]
    const far = lengthOf(points)
    const rocks = legs(points).flatMap(([a, b]) => aground(a, b).map(rock => ({ rock, a, b })))
    return unless(
      [
        ...cannotCommand(state, boat, actor),
        boat.sailed && refuse('POND.sail.once', `${boat.name} has sailed this turn.`),
        !atMost(far, reachOf(boat)) &&
          refuse('POND.sail.length', `${far.toFixed(1)} cm of ${reachOf(boat)}.`, [
            { kind: 'disc', tone: 'bad', at: boat.at, radius: reachOf(boat) },
          ]),
        ...rocks.map(({ rock, a, b }) =>
          refuse('POND.sail.rock', `${rock.name} is in the way.`, [{ kind: 'path', tone: 'bad', points: [a, b] }]),
        ),
        !points.every(onPond) && refuse('POND.sail.edge', 'That leads off the pond.'),
      ],
      () =>
        plain(`${boat.name} sails ${far.toFixed(1)} cm`, 'POND.sail.length', {
          shapes: () => [{ kind: 'path', tone: 'good', points, arrow: true }],
        }),
    )
  },
  apply(next, action, _, { emit }) {
    const boat = next.boats[action.boat]
    const end = action.path.at(-1)
    if (!boat || !end) return
    const points = [boat.at, ...action.path.map(pose => pose.at)]
    const struck = minesOn(next, boat, points)
    const leave = ([berth, who]: readonly [string, string | null]) => [berth, who === boat.id ? null : who]
    next.berths = Object.fromEntries(Object.entries(next.berths).map(leave))
    const hits = Math.max(0, boat.hits - struck.length)
    changeBoat(next, boat.id, { at: end.at, facing: end.facing, sailed: true, hits })
    emit({ type: 'sailed', rules: ['POND.sail.length'], boat: boat.id, far: lengthOf(points) })
    next.mines = Object.fromEntries(Object.entries(next.mines).filter(([id]) => !struck.includes(id)))
    for (const mine of struck) emit({ type: 'struck', rules: ['POND.mine.strike'], boat: boat.id, mine })
    if (hits === 0) emit({ type: 'sank', rules: ['POND.win'], boat: boat.id })
  },
  *offers(state, seat) {
    if (!canOrder(state)) return
    for (const boat of boatsOf(state, seat)) {
      if (boat.sailed) continue
      yield {
        kind: 'path',
        id: `sail.${boat.id}`,
        label: `Sail ${boat.name}`,
        rule: 'POND.sail.length',
        piece: boat.id,
        key: 'm',
        start: { at: boat.at, facing: boat.facing },
        reach: {
          shapes: () => [{ kind: 'disc', tone: 'reach', at: boat.at, radius: reachOf(boat) }],
          extend: (path, to, facing) => extended(boat, path, to, facing),
          cost: path => `${lengthOf([boat.at, ...path.map(p => p.at)]).toFixed(1)} of ${reachOf(boat)} cm`,
        },
        along: path => ({ type: 'sail', boat: boat.id, path: [...path] }),
      }
    }
  },
})

export function extended(boat: Boat, path: readonly Pose[], to: Vec, facing?: number, part = 1): readonly Pose[] {
  const last = path.at(-1)?.at ?? boat.at
  const left = (reachOf(boat) - lengthOf([boat.at, ...path.map(p => p.at)])) * part
  const wanted = Math.hypot(to.x - last.x, to.y - last.y)
  const at = toward(last, to, Math.min(left, wanted))
  return [...path, { at, facing: facing ?? bearing(last, to) ?? boat.facing }]
}
