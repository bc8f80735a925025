import { word } from '../../../engine/bounds'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import type { ActionDef } from '../../../engine/ruleset'
import { z } from '../../../engine/schema'
import type { LsEvent } from '../events'
import { actingUnit, noSuchUnit } from '../rules/acting'
import { lapseWarnings } from '../rules/ecm'
import { mayAct, spendAction, unitOf } from '../rules/unit'
import type { State } from '../state'

const schema = z.object({ type: z.literal('removeStun'), unit: word })
export type RemoveStunAction = z.infer<typeof schema>

export const removeStun: ActionDef<State, RemoveStunAction, LsEvent, null> = {
  rule: 'LS.damage.stun.remove',
  schema,

  plan(state, action) {
    const unit = state.units[action.unit]
    if (!unit) return { refusals: [noSuchUnit] }
    return unless(
      [...mayAct(state, unit.id), !unit.stunned && refuse('LS.damage.stun.remove', `${unit.name} is not Stunned.`)],
      () =>
        plain(`${unit.name} shakes off its Stun counter`, 'LS.damage.stun.remove', { warnings: lapseWarnings(unit) }),
    )
  },

  apply(draft, { unit }, _result, { emit }) {
    spendAction(draft, unit)
    unitOf(draft, unit).stunned = false
    emit({ type: 'stun-removed', rules: ['LS.damage.stun.remove'], unit })
  },

  *offers(view, seat) {
    const unit = actingUnit(view, seat)
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
}
