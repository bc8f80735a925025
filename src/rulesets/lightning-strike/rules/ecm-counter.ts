import type { CombatEvent, EcmEnd, EmitCombat } from '../combat-events'
import type { Next } from '../state'
import { changeUnit } from './writing'

const RULE_OF: Readonly<Record<EcmEnd, CombatEvent['rules']>> = {
  unpaid: ['LS.ecm.unpaid'],
  crippled: ['LS.ecm.crippled'],
  gone: ['LS.ecm.gone'],
  outdone: ['LS.ecm.highest-only'],
  dispelled: ['LS.eccm.higher'],
  halved: ['LS.eccm.tie-zero'],
}

/** Takes away the broad ECM counter of a Unit, if it has one. */
export function dropEcm(next: Next, unitId: string, emit: EmitCombat, why: EcmEnd): void {
  if (!next.units[unitId]?.ecm) return
  changeUnit(next, unitId, { ecm: null })
  emit({ type: 'ecm-removed', unit: unitId, why, rules: RULE_OF[why] })
}
