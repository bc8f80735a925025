import { middleOf } from '../../../../src/engine/geometry/area'
import { atMost } from '../../../../src/engine/geometry/units'
import { distance } from '../../../../src/engine/geometry/vec'
import { plain, refuse, unless } from '../../../../src/engine/rolls/plan'
import { z } from '../../../../src/engine/schema'
import { changeBoat } from '../state'
import { BERTHS, boatsOf, hullOf } from '../water'
import { cannotCommand, canOrder, define, noBoat } from './def'

const schema = z.object({ type: z.literal('dock'), boat: z.string(), berth: z.string() })
export type DockAction = z.infer<typeof schema>

const place = (id: string) => {
  const berth = BERTHS.find(b => b.id === id)
  return berth && middleOf(berth.area)
}

export const dock = define(schema)({
  rule: 'POND.dock',
  plan(state, action, actor) {
    const boat = state.boats[action.boat]
    const at = place(action.berth)
    if (!boat) return noBoat(action.boat)
    if (!at) return { refusals: [refuse('TABLE.malformed', `There is no berth “${action.berth}”.`)] }
    const far = distance(boat.at, at)
    return unless(
      [
        ...cannotCommand(state, boat, actor),
        boat.sailed && refuse('POND.sail.once', `${boat.name} has sailed this turn.`),
        !atMost(far, 6) &&
          refuse('POND.dock', `${far.toFixed(1)} cm is more than 6.`, [
            { kind: 'path', tone: 'bad', points: [boat.at, at] },
          ]),
        !!state.berths[action.berth] && refuse('POND.dock.free', 'Somebody is tied up there.'),
      ],
      () => plain(`${boat.name} ties up`, 'POND.dock'),
    )
  },
  apply(next, action, _, { emit }) {
    const boat = next.boats[action.boat]
    const at = place(action.berth)
    if (!boat || !at) return
    changeBoat(next, boat.id, { at, sailed: true, hits: Math.min(hullOf(boat), boat.hits + 1) })
    next.berths = { ...next.berths, [action.berth]: boat.id }
    emit({ type: 'docked', rules: ['POND.dock'], boat: boat.id, berth: action.berth })
  },
  *offers(state, seat) {
    if (!canOrder(state)) return
    for (const boat of boatsOf(state, seat)) {
      if (boat.sailed || Object.values(state.berths).includes(boat.id)) continue
      yield {
        kind: 'cell',
        id: `dock.${boat.id}`,
        label: `Tie up ${boat.name}`,
        rule: 'POND.dock',
        piece: boat.id,
        key: 'd',
        choices: () =>
          BERTHS.map(berth => ({ cell: berth.id, action: { type: 'dock', boat: boat.id, berth: berth.id } })),
      }
    }
  },
})
