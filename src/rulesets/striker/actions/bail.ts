import { word } from '../../../engine/bounds'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, isMoving, refusedFor } from '../define'
import { abandon } from '../rules/damage/abandon'
import { aboardOf, isThere, isVehicle, standOf, standsOf } from '../rules/stands'
import { countLosses } from '../rules/turn/phases'

/** STR.core.damage.vehicle.bail: the crew leaves; the vehicle is lost. */
export const bail = define(z.strictObject({ type: z.literal('bail'), vehicle: word }))({
  rule: 'STR.core.damage.vehicle.bail',
  plan(state, action, actor) {
    const vehicle = standOf(state, action.vehicle)
    const phase =
      !isMoving(state, actor) &&
      refuse('STR.core.sequence.own-move', 'Crews can bail out only in your own movement phase.')
    if (!vehicle || vehicle.seat !== actor || !isVehicle(vehicle))
      return refusedFor(refuse('STR.core.damage.vehicle.bail', 'Choose one of your own vehicles.'), phase)
    return unless(
      [
        phase,
        !isThere(vehicle) && refuse('STR.core.damage.vehicle.bail', 'It has no crew left.'),
        (vehicle.flight === 'terrainFollowing' || vehicle.flight === 'high') &&
          refuse('STR.core.move.mount-mode', 'It must land first.'),
        aboardOf(state, vehicle.id).length > 0 && refuse('STR.core.move.mount', 'Its passengers must dismount first.'),
      ],
      () => plain(`Abandon ${vehicle.name}`, 'STR.core.damage.vehicle.bail'),
    )
  },
  apply(next, action, _result, { emit }) {
    abandon(next, action.vehicle, { why: 'choice', emit })
    countLosses(next)
  },
  when: isMoving,
  *offers(view, seat) {
    for (const stand of standsOf(view))
      if (stand.seat === seat && isVehicle(stand) && isThere(stand))
        yield {
          kind: 'button',
          id: `bail.${stand.id}`,
          label: `Abandon ${stand.name}`,
          rule: 'STR.core.damage.vehicle.bail',
          piece: stand.id,
          needsConfirmation: true,
          action: { type: 'bail', vehicle: stand.id },
        }
  },
})
