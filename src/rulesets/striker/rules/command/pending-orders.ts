import type { Emit } from '../../define'
import type { Stand } from '../../parts/stand'
import type { Unit } from '../../parts/unit'
import type { Next, State } from '../../state'
import { isGone, isLeader, rosterOf, standOf, unitOf } from '../stands'
import { changeRoster, changeUnit } from '../writing'

/** The leader who gives the order under way; null where there is none or he is lost. */
export function giverOf(state: State, { pending }: Unit): Stand | null {
  const giver = pending ? standOf(state, pending.from) : undefined
  return giver && !isGone(giver) && isLeader(giver) ? giver : null
}

/** Given in this very turn, so that it can still be withdrawn. */
export const isBeingGiven = (state: State, unit: Unit): boolean => {
  const giver = giverOf(state, unit)
  const given = unit.pending?.given ?? state.turn
  return giver !== null && rosterOf(giver)?.task === 'order' && given === state.turn
}

/** STR.core.orders.busy: who has not finished giving an order gives it in this turn too. */
export function keepGiving(next: Next): void {
  for (const id in next.units) {
    const unit = unitOf(next, id)
    const giver = unit ? giverOf(next, unit) : null
    if (giver) changeRoster(next, giver.id, { task: 'order' })
  }
}

/**
 * STR.core.orders.time, .busy: giving takes its giver the whole time until the order is in force. Ruling: if he is lost
 * before, it was never given whole; it lapses and the old order runs on.
 */
export function dropLapsedOrders(next: Next, emit: Emit): void {
  for (const id in next.units) {
    const unit = unitOf(next, id)
    if (!unit?.pending || giverOf(next, unit)) continue
    changeUnit(next, id, { pending: null })
    emit({
      type: 'order-ended',
      rules: ['STR.core.orders.time'],
      unit: unit.name,
      why: 'giverLost',
      seenBy: [unit.seat],
    })
  }
}
