import { word } from '../../../engine/bounds'
import { distance } from '../../../engine/geometry/vec'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, isMoving, readersOf, refusedFor } from '../define'
import { named } from '../events'
import { isShaken } from '../rules/command/command'
import { cancelMissions, missionWarnings } from '../rules/missions/cancel'
import { inContact } from '../rules/movement/footprint'
import { taskRefusals } from '../rules/movement/may-move'
import {
  aboardOf,
  fitMen,
  isThere,
  isVehicle,
  mustStand,
  own,
  seatsOf,
  standOf,
  standsOf,
  vehicleOf,
} from '../rules/stands'
import { putStands } from '../rules/writing'
import { HALF, paid, paidByVehicle, restRefusals } from './riders'

/** STR.core.move.mount: men in contact with a vehicle get in. */
export const mount = define(z.strictObject({ type: z.literal('mount'), stand: word, vehicle: word }))({
  rule: 'STR.core.move.mount',
  plan(state, action, actor) {
    const stand = standOf(state, action.stand)
    const vehicle = standOf(state, action.vehicle)
    const card = vehicle && vehicleOf(state, vehicle)
    const phase =
      !isMoving(state, actor) && refuse('STR.core.sequence.own-move', 'Men can mount only in your own movement phase.')
    if (!stand || !vehicle || !card || stand.seat !== actor || vehicle.seat !== actor || isVehicle(stand))
      return refusedFor(refuse('STR.core.move.mount', 'Choose men and a vehicle of your own side.'), phase)
    const seats = seatsOf(state, vehicle)
    const riding = aboardOf(state, vehicle.id).reduce((sum, rider) => sum + fitMen(rider).length, 0)
    return unless(
      [
        phase,
        (!isThere(stand) || !isThere(vehicle)) && refuse('STR.core.move.mount', "One of them isn't on the table."),
        isShaken(stand) && refuse('STR.core.move.barred', `${stand.name} is suppressed or routed.`),
        ...taskRefusals(stand),
        riding + fitMen(stand).length > seats &&
          refuse('STR.core.move.mount', `${vehicle.name} has ${seats} seats, and ${riding} are taken.`),
        own(stand).spent > HALF + 1e-6 &&
          refuse('STR.core.move.mount', `${stand.name} has used more than half its movement.`),
        isThere(stand) &&
          isThere(vehicle) &&
          !inContact(state, stand, vehicle) &&
          refuse('STR.core.move.mount', `${stand.name} must be in contact with ${vehicle.name}.`),
        ...restRefusals(vehicle),
      ],
      () =>
        plain(`${stand.name} mounts ${vehicle.name}`, 'STR.core.move.mount', {
          warnings: () => missionWarnings(state, stand),
        }),
    )
  },
  apply(next, action, _result, { emit }) {
    const stand = mustStand(next, action.stand)
    const vehicle = mustStand(next, action.vehicle)
    cancelMissions(next, stand, emit)
    const aboard = { aboard: vehicle.id, at: vehicle.at, spotted: false }
    putStands(next, [{ ...paid(stand), ...aboard }, paidByVehicle(vehicle)])
    emit({
      type: 'mounted',
      rules: ['STR.core.move.mount'],
      stand: named(stand),
      vehicle: named(vehicle),
      out: false,
      ...readersOf(stand),
    })
  },
  when: isMoving,
  *offers(view, seat) {
    const vehicles = standsOf(view).filter(one => one.seat === seat && isThere(one) && seatsOf(view, one) > 0)
    for (const stand of standsOf(view)) {
      if (stand.seat !== seat || isVehicle(stand) || !isThere(stand) || own(stand).spent > HALF) continue
      const near = vehicles.filter(vehicle => distance(vehicle.at, stand.at) < 4)
      if (near.length > 0)
        yield {
          kind: 'piece',
          id: `mount.${stand.id}`,
          label: `Mount ${stand.name}`,
          rule: 'STR.core.move.mount',
          piece: stand.id,
          choices: () =>
            near.map(vehicle => ({
              piece: vehicle.id,
              action: { type: 'mount', stand: stand.id, vehicle: vehicle.id },
            })),
        }
    }
  },
})
