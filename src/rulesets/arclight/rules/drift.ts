import { stepped } from '../../../engine/geometry/hex'
import type { Emit } from '../events'
import type { Next } from '../state'
import { isOnMap, shipAt, shipsInPlay } from './ship'
import { changeShip } from './writing'

/** ARC.opt.drift: who entered a hex last turn slides one further, unless that hex is taken or off the map. True where any did. */
export function driftAll(next: Next, emit: Emit): boolean {
  let drifted = false
  for (const ship of shipsInPlay(next)) {
    const { course } = ship
    if (course !== null) changeShip(next, ship.id, { course: null })
    if (!next.options.drift || course === null) continue
    const to = stepped(ship.at, course)
    if (!isOnMap(next, to) || shipAt(next, to, ship.id)) continue
    changeShip(next, ship.id, { at: to })
    emit({ type: 'drifted', rules: ['ARC.opt.drift'], ship: ship.id, to })
    drifted = true
  }
  return drifted
}
