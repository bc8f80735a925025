import { stepped } from '../../../engine/geometry/hex'
import type { Emit } from '../define'
import type { State } from '../state'
import { change } from './change'
import { isOnMap, shipAt, shipsInPlay } from './ship'

/** ARC.opt.drift: who entered a hex last turn slides one further, unless that hex is taken or off the map. True where any did. */
export function driftAll(draft: State, emit: Emit): boolean {
  let drifted = false
  for (const ship of shipsInPlay(draft)) {
    const { course } = ship
    if (course !== null) change(draft, ship.id, { course: null })
    if (!draft.options.drift || course === null) continue
    const to = stepped(ship.at, course)
    if (!isOnMap(draft, to) || shipAt(draft, to, ship.id)) continue
    change(draft, ship.id, { at: to })
    emit({ type: 'drifted', rules: ['ARC.opt.drift'], ship: ship.id, to })
    drifted = true
  }
  return drifted
}
