import { word } from '../../../engine/bounds'
import type { Offer } from '../../../engine/offers'
import { plain, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, no } from '../define'
import { change } from '../rules/change'
import { movable, movingRefusals } from '../rules/moving'
import { has, shipOf } from '../rules/ship'
import { passMove, proceed } from '../rules/turns'
import { straightLeft, walkOf } from '../rules/walk'

const schema = z.object({ type: z.literal('stop'), ship: word })

/** A ship ends its move, or does not move at all; what it has left is lost. */
export const stop = define(schema)({
  rule: 'ARC.move.stop',
  phase: 'movement',
  plan(state, { ship: id }, actor) {
    const ship = state.ships[id]
    if (!ship) return { refusals: [no('ARC.move.once', 'There is no such ship.')] }
    const walk = walkOf(state, ship)
    const far = has(state, ship, 'straight') ? straightLeft(state, ship, walk) : 0
    return unless(
      [
        ...movingRefusals(state, ship, actor),
        far > 0 && no('ARC.crit.10', `${ship.name} must go straight ahead at full speed: ${far} more.`),
      ],
      () =>
        plain(state.moving ? `${ship.name} ends its move` : `${ship.name} does not move`, 'ARC.move.stop', {
          warnings: walk.left > 0 ? [no('ARC.move.stop', `${walk.left} movement points are lost.`)] : [],
        }),
    )
  },
  apply(draft, { ship: id }, _result, { emit }) {
    const { left } = walkOf(draft, shipOf(draft, id))
    change(draft, id, { moved: true })
    emit({ type: 'stopped', rules: ['ARC.move.stop'], ship: id, unused: left })
    passMove(draft)
    proceed(draft, emit)
  },
  *offers(state, seat): Generator<Offer<z.infer<typeof schema>>> {
    for (const ship of movable(state, seat))
      yield {
        kind: 'button',
        id: `stop.${ship.id}`,
        label: state.moving ? 'End the move' : 'Stay where it is',
        rule: 'ARC.move.stop',
        piece: ship.id,
        key: 'e',
        action: { type: 'stop', ship: ship.id },
      }
  },
})
