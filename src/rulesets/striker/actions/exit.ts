import { word } from '../../../engine/bounds'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { measured } from '../../../engine/words'
import { define, isMoving, readersOf, refusedFor } from '../define'
import { named } from '../events'
import type { Stand } from '../parts/stand'
import { orderOf } from '../rules/command/obedience'
import { cancelMissions, missionWarnings } from '../rules/missions/cancel'
import { barredRefusals } from '../rules/movement/may-move'
import { aboardOf, isThere, mustStand, standOf, standsOf } from '../rules/stands'
import { putStands, withRoster } from '../rules/writing'
import type { State } from '../state'

/** cm from an edge at which a stand steps over it. */
const REACH = 2
const toEdge = ({ map: { width, height } }: State, { at: { x, y } }: Stand): number =>
  Math.min(x, y, width - x, height - y)
const mayLeave = (state: State, stand: Stand): boolean =>
  orderOf(state, stand)?.move.verb === 'withdraw' || state.options.victory.exit[stand.seat] !== undefined

/** STR.core.move.exit: over an edge, with an order to withdraw or by the scenario. */
export const exit = define(z.strictObject({ type: z.literal('exit'), stand: word }))({
  rule: 'STR.core.move.exit',
  plan(state, { stand: id }, actor) {
    const stand = standOf(state, id)
    const phase =
      !isMoving(state, actor) &&
      refuse('STR.core.sequence.own-move', 'Stands can leave only in your own movement phase.')
    if (!stand || stand.seat !== actor || !isThere(stand))
      return refusedFor(refuse('STR.core.move.exit', 'Choose one of your own stands on the table.'), phase)
    const edge = toEdge(state, stand)
    return unless(
      [
        phase,
        ...barredRefusals(state, stand),
        edge > REACH &&
          refuse(
            'STR.core.move.exit',
            `${stand.name} is ${measured(edge)} cm from the edge; it must be within ${REACH} cm.`,
          ),
        !mayLeave(state, stand) &&
          refuse(
            'STR.core.move.exit',
            'A stand can leave only with an order to withdraw, or if the scenario allows it.',
          ),
      ],
      () =>
        plain(`${stand.name} leaves the table`, 'STR.core.move.exit', {
          warnings: () => missionWarnings(state, stand),
        }),
    )
  },
  apply(next, { stand: id }, _result, { emit }) {
    const stand = mustStand(next, id)
    cancelMissions(next, stand, emit)
    putStands(
      next,
      [stand, ...aboardOf(next, id)].map(one => ({ ...withRoster(one, { left: 'ordered' }), status: 'offTable' })),
    )
    emit({
      type: 'moved',
      rules: ['STR.core.move.exit'],
      stand: named(stand),
      from: stand.at,
      to: stand.at,
      length: 0,
      how: 'leaves the table',
      ...readersOf(stand),
    })
  },
  when: isMoving,
  *offers(view, seat) {
    for (const stand of standsOf(view))
      if (stand.seat === seat && isThere(stand) && toEdge(view, stand) <= REACH && mayLeave(view, stand))
        yield {
          kind: 'button',
          id: `exit.${stand.id}`,
          label: `Leave the table: ${stand.name}`,
          rule: 'STR.core.move.exit',
          piece: stand.id,
          action: { type: 'exit', stand: stand.id },
        }
  },
})
