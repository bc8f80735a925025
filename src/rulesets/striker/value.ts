import type { View } from '../../engine/record/hidden'
import type { Seat } from '../../engine/seats'
import { isShaken } from './rules/command/command'
import { isGone, isVehicle, standsOf } from './rules/stands'
import { pointsOf } from './rules/victory/victory'
import { enemyOf, isSide } from './sides'
import type { State } from './state'

/** Points on the table, stands that still fight, enemies in sight. */
export function value(view: View<State>, seat: Seat): number {
  if (!isSide(seat)) return 0
  const worth = standsOf(view).reduce((sum, stand) => {
    const each = (isVehicle(stand) ? 4 : 2) * (isGone(stand) ? 0 : isShaken(stand) ? 0.5 : 1)
    return sum + (stand.seat === seat ? each : isGone(stand) ? 3 : 0.5)
  }, 0)
  return worth + pointsOf(view, seat) - pointsOf(view, enemyOf(seat))
}
