import { word } from '../../../engine/bounds'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { activeUnit, mayAct, noSuchUnit, spendAction } from '../rules/acting'
import { ecmRefusals } from '../rules/ecm'
import { cardOf, unitOf } from '../rules/unit'
import { changeUnit } from '../rules/writing'
import type { Unit } from '../state'

const schema = z.strictObject({ type: z.literal('ecm.maintain'), unit: word })
export type EcmMaintainAction = z.infer<typeof schema>

/** One Action for another turn of the same Threshold. */
export const ecmMaintain = define(schema)({
  rule: 'LS.ecm.maintain.cost',

  plan(state, action) {
    const unit = state.units[action.unit]
    if (!unit) return { refusals: [noSuchUnit] }
    return unless([...mayAct(state, unit.id), ...ecmRefusals(unit, cardOf(state, unit).ecm), needless(unit)], () =>
      plain(`${unit.name} maintains its ECM ${unit.ecm?.threshold}`, 'LS.ecm.maintain.cost'),
    )
  },

  apply(next, action, _result, { emit }) {
    spendAction(next, action.unit)
    const { ecm } = unitOf(next, action.unit)
    if (!ecm) throw new Error('no ECM to maintain')
    changeUnit(next, action.unit, { ecm: { threshold: ecm.threshold, paid: true } })
    const rules = ['LS.ecm.maintain.cost', 'LS.turn.actions.attack-count'] as const
    emit({ type: 'ecm-maintained', rules, unit: action.unit, threshold: ecm.threshold })
  },

  *offers(view, seat) {
    const unit = activeUnit(view, seat)
    if (!unit?.ecm) return
    yield {
      id: `ecm.maintain.${unit.id}`,
      kind: 'button',
      label: `Maintain ECM ${unit.ecm.threshold}`,
      rule: 'LS.ecm.maintain.cost',
      piece: unit.id,
      key: 'k',
      action: { type: 'ecm.maintain', unit: unit.id },
    }
  },
})

function needless(unit: Unit) {
  if (!unit.ecm) return refuse('LS.ecm.maintain.cost', `${unit.name} has no ECM counter to maintain.`)
  return unit.ecm.paid && refuse('LS.ecm.maintain.cost', `The ECM of ${unit.name} is paid for this turn.`)
}
