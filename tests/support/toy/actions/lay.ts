import { atMost, below } from '../../../../src/engine/geometry/units'
import { distance } from '../../../../src/engine/geometry/vec'
import { hideAltogether } from '../../../../src/engine/record/hidden'
import { plain, refuse, unless } from '../../../../src/engine/rolls/plan'
import { z } from '../../../../src/engine/schema'
import { changeBoat, poseSchema } from '../state'
import { boatsOf, onPond } from '../water'
import { cannotCommand, canOrder, define, noBoat } from './def'

const schema = z.object({ type: z.literal('lay'), boat: z.string(), at: poseSchema.shape.at })
export type LayAction = z.infer<typeof schema>

export const lay = define(schema)({
  rule: 'POND.mine.lay',
  plan(state, action, actor) {
    const boat = state.boats[action.boat]
    if (!boat) return noBoat(action.boat)
    const crowd = Object.values(state.mines).flatMap(mine =>
      mine.value && below(distance(mine.value.at, action.at), 2) ? [mine.value] : [],
    )
    return unless(
      [
        ...cannotCommand(state, boat, actor),
        boat.mines === 0 && refuse('POND.mine.lay', `${boat.name} has no mine left.`),
        !atMost(distance(boat.at, action.at), 8) &&
          refuse('POND.mine.lay', 'That is more than 8 cm away.', [
            { kind: 'disc', tone: 'bad', at: boat.at, radius: 8 },
          ]),
        !onPond(action.at) && refuse('POND.sail.edge', 'That is not on the pond.'),
        ...crowd.map(mine =>
          refuse('POND.mine.crowd', 'Too close to another mine.', [
            { kind: 'disc', tone: 'bad', at: mine.at, radius: 2 },
          ]),
        ),
      ],
      () => plain(`${boat.name} lays a mine`, 'POND.mine.lay'),
    )
  },
  apply(next, action, _, { emit }) {
    const boat = changeBoat(next, action.boat, { mines: (next.boats[action.boat]?.mines ?? 1) - 1 })
    if (!boat) return
    const id = `mine.${boat.id}.${boat.mines}`
    const mine = { id, seat: boat.seat, at: action.at }
    next.mines = { ...next.mines, [id]: hideAltogether(mine, [boat.seat]) }
    emit({ type: 'laid', rules: ['POND.mine.lay'], boat: boat.id })
    emit({ type: 'laid-at', rules: ['POND.mine.lay'], boat: boat.id, at: action.at, seenBy: [boat.seat] })
  },
  *offers(state, seat) {
    if (!canOrder(state)) return
    for (const boat of boatsOf(state, seat)) {
      if (boat.mines === 0) continue
      yield {
        kind: 'region',
        id: `lay.${boat.id}`,
        label: `Lay a mine from ${boat.name}`,
        rule: 'POND.mine.lay',
        piece: boat.id,
        key: 'k',
        region: () => [{ kind: 'disc', tone: 'reach', at: boat.at, radius: 8 }],
        facing: 'none',
        start: () => ({ at: boat.at, facing: boat.facing }),
        ghost: { art: 'cube', radius: 0.6 },
        at: pose => ({ type: 'lay', boat: boat.id, at: pose.at }),
      }
    }
  },
})
