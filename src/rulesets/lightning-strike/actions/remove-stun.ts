import { word } from '../../../engine/bounds'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { activeUnit, mayAct, noSuchUnit, spendAction } from '../rules/acting'
import { lapseWarnings } from '../rules/ecm'
import { changeUnit } from '../rules/writing'

const schema = z.strictObject({ type: z.literal('removeStun'), unit: word })
export type RemoveStunAction = z.infer<typeof schema>

export const removeStun = define(schema)({
  rule: 'LS.damage.stun.remove',

  plan(state, action) {
    const unit = state.units[action.unit]
    if (!unit) return { refusals: [noSuchUnit] }
    return unless(
      [...mayAct(state, unit.id), !unit.stunned && refuse('LS.damage.stun.remove', `${unit.name} is not Stunned.`)],
      () =>
        plain(`${unit.name} shakes off its Stun counter`, 'LS.damage.stun.remove', {
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
      id: `removeStun.${unit.id}`,
      kind: 'button',
      label: 'Remove the Stun counter',
      rule: 'LS.damage.stun.remove',
      piece: unit.id,
      key: 'r',
      action: { type: 'removeStun', unit: unit.id },
    }
  },
})
