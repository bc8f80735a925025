import { side, turnOf } from '../../../../src/engine/geometry/angle'
import { atMost } from '../../../../src/engine/geometry/units'
import { plain, refuse, unless } from '../../../../src/engine/rolls/plan'
import { z } from '../../../../src/engine/schema'
import { changeBoat } from '../state'
import { boatsOf } from '../water'
import { cannotCommand, canOrder, define, noBoat } from './def'

const schema = z.object({ type: z.literal('turn'), boat: z.string(), facing: z.number() })
export type TurnAction = z.infer<typeof schema>

export const turn = define(schema)({
  rule: 'POND.turn.arc',
  plan(state, action, actor) {
    const boat = state.boats[action.boat]
    if (!boat) return noBoat(action.boat)
    const by = side(action.facing - boat.facing)
    return unless(
      [
        ...cannotCommand(state, boat, actor),
        boat.turned && refuse('POND.turn.arc', `${boat.name} has turned this turn.`),
        !atMost(Math.abs(by), 60) &&
          refuse('POND.turn.arc', `${Math.abs(by).toFixed(0)}° is more than 60°.`, [
            {
              kind: 'sector',
              tone: 'bad',
              at: boat.at,
              inner: 0,
              outer: 5,
              from: turnOf(boat.facing - 60),
              to: turnOf(boat.facing + 60),
            },
          ]),
      ],
      () => plain(`${boat.name} turns ${by.toFixed(0)}°`, 'POND.turn.arc'),
    )
  },
  apply(next, action, _, { emit }) {
    const boat = next.boats[action.boat]
    if (!boat) return
    const by = side(action.facing - boat.facing)
    changeBoat(next, boat.id, { facing: turnOf(action.facing), turned: true })
    emit({ type: 'turned', rules: ['POND.turn.arc'], boat: boat.id, by })
  },
  *offers(state, seat) {
    if (!canOrder(state)) return
    for (const boat of boatsOf(state, seat)) {
      if (boat.turned) continue
      yield {
        kind: 'facing',
        id: `turn.${boat.id}`,
        label: `Turn ${boat.name}`,
        rule: 'POND.turn.arc',
        piece: boat.id,
        key: 'u',
        pivot: { at: boat.at, facing: boat.facing },
        arc: { from: -60, to: 60 },
        to: facing => ({ type: 'turn', boat: boat.id, facing }),
      }
    }
  },
})
