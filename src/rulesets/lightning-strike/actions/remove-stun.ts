import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { actingRefusals, activeUnit, noSuchUnit, spendAction } from '../rules/acting'
import { lapseWarnings } from '../rules/ecm'
import { changeUnit } from '../rules/writing'
import { unitId } from './shared'

export const removeStun = define(z.strictObject({ type: z.literal('removeStun'), unit: unitId }))({
  rule: 'LS.damage.stun.remove',
  plan(state, action) {
    const unit = state.units[action.unit]
    if (!unit) return { refusals: [noSuchUnit] }
    return unless(
      [
        ...actingRefusals(state, unit.id),
        !unit.stunned && refuse('LS.damage.stun.remove', `${unit.name} isn't Stunned.`),
      ],
      () =>
        plain(`${unit.name} removes its Stun counter`, 'LS.damage.stun.remove', {
          warnings: () => lapseWarnings(unit),
        }),
    )
  },
  apply(next, { unit }, _result, { emit }) {
    spendAction(next, unit)
    changeUnit(next, unit, { stunned: false })
    emit({ type: 'stun-removed', rules: ['LS.damage.stun.remove', 'LS.turn.actions.attack-count'], unit })
  },
  *offers(view, seat) {
    const unit = activeUnit(view, seat)
    if (!unit?.stunned) return
    yield {
      kind: 'button',
      id: `removeStun.${unit.id}`,
      label: 'Remove the Stun counter',
      rule: 'LS.damage.stun.remove',
      piece: unit.id,
      action: { type: 'removeStun', unit: unit.id },
    }
  },
})
