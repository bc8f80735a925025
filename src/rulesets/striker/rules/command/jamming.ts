import type { Emit } from '../../define'
import type { Side } from '../../sides'
import type { Next } from '../../state'
import { missionsOf } from '../missions/missions'
import { standOf, unitsOf } from '../stands'
import { changeMission, changeRoster, changeUnit } from '../writing'
import { receiverOf } from './command'
import { linkRefusals } from './communication'
import { giverOf, isBeingGiven } from './pending-orders'

/** STR.core.unit.jam, STR.core.orders.link: what was said over a silent net and could be said no other way is lost. */
export function loseJammed(next: Next, side: Side, emit: Emit): void {
  loseOrders(next, side, emit)
  loseMissions(next, side, emit)
}

/** Not given, and the turn of its giver not lost. */
function loseOrders(next: Next, side: Side, emit: Emit): void {
  for (const unit of unitsOf(next, side)) {
    const giver = isBeingGiven(next, unit) ? giverOf(next, unit) : null
    const receiver = receiverOf(next, unit)
    if (!giver || !receiver || linkRefusals(next, giver, receiver).length === 0) continue
    changeRoster(next, giver.id, { task: null })
    changeUnit(next, unit.id, { pending: null })
    emit({ type: 'order-ended', rules: ['STR.core.orders.link'], unit: unit.name, why: 'jammed', seenBy: [side] })
  }
}

function loseMissions(next: Next, side: Side, emit: Emit): void {
  for (const { id, orderTurn, observer: by, battery: to } of missionsOf(next, side)) {
    const observer = standOf(next, by)
    const battery = standOf(next, to)
    if (orderTurn !== next.turn || !observer || !battery || by === to) continue
    if (linkRefusals(next, observer, battery).length === 0) continue
    changeRoster(next, by, { task: null })
    changeMission(next, id, { turns: 0 })
    emit({ type: 'mission-ended', rules: ['STR.core.orders.link'], battery: to, why: 'jammed', seenBy: [side] })
  }
}
