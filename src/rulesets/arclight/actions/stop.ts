import { word } from '../../../engine/bounds'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { count } from '../../../engine/words'
import { define, inPhase } from '../define'
import { KEYS } from '../keys'
import { movable, movingRefusals } from '../rules/move-order'
import { movementOf, straightLeft } from '../rules/movement'
import { hasCondition, shipOf } from '../rules/ship'
import { passMove, proceed } from '../rules/turns'
import { changeShip } from '../rules/writing'
import type { Ship, State } from '../state'

const schema = z.strictObject({ type: z.literal('stop'), ship: word })

/** A ship ends its move, or doesn't move at all. Unused points are lost. */
export const stop = define(schema)({
  rule: 'ARC.move.stop',
  when: inPhase('movement'),
  plan(state, { ship: id }, actor) {
    const ship = state.ships[id]
    if (!ship) return { refusals: [refuse('ARC.move.once', 'There is no such ship.')] }
    const movement = movementOf(state, ship)
    const far = hasCondition(state, ship, 'straight') ? straightLeft(state, ship, movement) : 0
    return unless(
      [
        ...movingRefusals(state, ship, actor),
        far > 0 &&
          refuse(
            'ARC.crit.10',
            `${ship.name} must go straight ahead at full speed, ${count(far, 'hex', 'hexes')} more.`,
          ),
      ],
      () =>
        plain(state.moving ? `${ship.name} ends its move` : `${ship.name} stays where it is`, 'ARC.move.stop', {
          warnings: () =>
            movement.left > 0 ? [refuse('ARC.move.stop', `You lose ${count(movement.left, 'movement point')}.`)] : [],
        }),
    )
  },
  apply(next, { ship: id }, _result, { emit }) {
    const { left } = movementOf(next, shipOf(next, id))
    changeShip(next, id, { moved: true })
    emit({ type: 'stopped', rules: ['ARC.move.stop'], ship: id, unused: left })
    passMove(next, emit)
    proceed(next, emit)
  },
  *offers(view, seat) {
    for (const ship of movable(view, seat))
      yield {
        kind: 'button',
        id: `stop.${ship.id}`,
        label: view.moving ? 'End the move' : 'Stay here',
        rule: 'ARC.move.stop',
        piece: ship.id,
        key: KEYS.stop,
        leaves: () => pointsLeft(view, ship),
        action: { type: 'stop', ship: ship.id },
      }
  },
})

function pointsLeft(state: State, ship: Ship): string | null {
  const { left } = movementOf(state, ship)
  return left > 0 ? `${ship.name} has ${count(left, 'movement point')} left.` : null
}
