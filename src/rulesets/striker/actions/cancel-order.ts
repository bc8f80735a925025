import { word } from '../../../engine/bounds'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, isCommanding, sideOf } from '../define'
import { giverOf, isBeingGiven } from '../rules/command/pending-orders'
import { unitOf, unitsOf } from '../rules/stands'
import { changeRoster, changeUnit } from '../rules/writing'

/** An order may be taken back in the same command phase. */
export const cancelOrder = define(z.strictObject({ type: z.literal('cancelOrder'), unit: word }))({
  rule: 'STR.core.orders.time',
  plan(state, { unit: id }, actor) {
    const unit = unitOf(state, id)
    return unless(
      [
        !isCommanding(state, actor) &&
          refuse('STR.core.sequence.command', 'You can withdraw orders only in the command phase.'),
        (!unit || unit.seat !== actor || !isBeingGiven(state, unit)) &&
          refuse('STR.core.orders.time', 'That unit has no order from this command phase to withdraw.'),
      ],
      () => plain(`Withdraw the order to ${unit?.name}`, 'STR.core.orders.time'),
    )
  },
  apply(next, { unit: id }, _result, { emit }) {
    const unit = unitOf(next, id)
    const giver = unit && giverOf(next, unit)
    if (!giver) return
    changeRoster(next, giver.id, { task: null })
    changeUnit(next, id, { pending: null })
    emit({ type: 'order-cancelled', rules: ['STR.core.orders.time'], unit: unit.name, seenBy: [unit.seat] })
  },
  when: isCommanding,
  *offers(view, seat) {
    for (const unit of unitsOf(view, sideOf(seat)))
      if (unit.pending && isBeingGiven(view, unit))
        yield {
          kind: 'button',
          id: `cancelOrder.${unit.id}`,
          label: `Withdraw the order to ${unit.name}`,
          rule: 'STR.core.orders.time',
          piece: unit.pending.from,
          action: { type: 'cancelOrder', unit: unit.id },
        }
  },
})
