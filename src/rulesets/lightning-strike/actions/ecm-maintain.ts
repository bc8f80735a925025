import { word } from '../../../engine/bounds'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import type { ActionDef } from '../../../engine/ruleset'
import { z } from '../../../engine/schema'
import type { LsEvent } from '../events'
import { actingUnit, noSuchUnit } from '../rules/acting'
import { ecmRefusals } from '../rules/ecm'
import { cardOf, mayAct, spendAction, unitOf } from '../rules/unit'
import type { State, Unit } from '../state'

const schema = z.object({ type: z.literal('ecm.maintain'), unit: word })
export type EcmMaintainAction = z.infer<typeof schema>

/** One Action for another turn of the same Threshold. */
export const ecmMaintain: ActionDef<State, EcmMaintainAction, LsEvent, null> = {
  rule: 'LS.ecm.maintain.cost',
  schema,

  plan(state, action) {
    const unit = state.units[action.unit]
    if (!unit) return { refusals: [noSuchUnit] }
    return unless([...mayAct(state, unit.id), ...ecmRefusals(unit, cardOf(state, unit).ecm), needless(unit)], () =>
      plain(`${unit.name} maintains its ECM ${unit.ecm?.threshold}`, 'LS.ecm.maintain.cost'),
    )
  },

  apply(draft, action, _result, { emit }) {
    spendAction(draft, action.unit)
    const { ecm } = unitOf(draft, action.unit)
    if (!ecm) throw new Error('no ECM to maintain')
    ecm.paid = true
    emit({ type: 'ecm-maintained', rules: ['LS.ecm.maintain.cost'], unit: action.unit, threshold: ecm.threshold })
  },

  *offers(view, seat) {
    const unit = actingUnit(view, seat)
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
}

function needless(unit: Unit) {
  if (!unit.ecm) return refuse('LS.ecm.maintain.cost', `${unit.name} has no ECM counter to maintain.`)
  return unit.ecm.paid && refuse('LS.ecm.maintain.cost', `The ECM of ${unit.name} is paid for this turn.`)
}
