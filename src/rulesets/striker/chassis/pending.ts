import { asItWas } from '../../../engine/drafts'
import type { Emit } from '../define'
import type { Stand } from '../parts/stand'
import type { Unit } from '../parts/unit'
import type { State } from '../state'
import { isGone, isLeader, rosterOf, standOf } from './stands'

/** The leader who gives the order under way; null where there is none or he is lost. */
export function giverOf(state: State, { pending }: Unit): Stand | null {
  const giver = pending ? standOf(state, pending.from) : undefined
  return giver && !isGone(giver) && isLeader(giver) ? giver : null
}

/** Given in this very turn, so that it can still be withdrawn or jammed. */
export const isBeingGiven = (state: State, unit: Unit): boolean => {
  const giver = giverOf(state, unit)
  return giver !== null && rosterOf(giver)?.task === 'order'
}

/**
 * STR.core.orders.time, .busy: giving takes its giver the whole time until the order is in force. Ruling: if he is lost
 * before, it was never given whole; it lapses and the old order runs on.
 */
export function dropOrphans(draft: State, emit: Emit): void {
  const before = asItWas(draft)
  for (const id in before.units) {
    const was = before.units[id]?.value
    if (!was?.pending || giverOf(before, was)) continue
    const unit = draft.units[id]?.value
    if (!unit) continue
    unit.pending = null
    emit({
      type: 'order-ended',
      rules: ['STR.core.orders.time'],
      unit: unit.name,
      why: 'giverLost',
      seenBy: [unit.seat],
    })
  }
}
