import { word } from '../../../engine/bounds'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import type { ActionDef } from '../../../engine/ruleset'
import { z } from '../../../engine/schema'
import type { LsEvent } from '../events'
import { actingUnit, noSuchUnit } from '../rules/acting'
import { eccmRefusals, hostileCounters, lapseWarnings } from '../rules/ecm'
import { cardOf, mayAct, spendAction, unitOf, unitsOf } from '../rules/unit'
import type { State } from '../state'

const schema = z.object({ type: z.literal('eccm.clear'), unit: word, on: word })
export type EccmClearAction = z.infer<typeof schema>

/** One hostile Targeted ECM counter off the Unit itself, without a roll; the oldest goes first. */
export const eccmClear: ActionDef<State, EccmClearAction, LsEvent, null> = {
  rule: 'LS.ecm.targeted.clear',
  schema,

  plan(state, action) {
    const unit = state.units[action.unit]
    const on = state.units[action.on]
    if (!unit || !on) return { refusals: [noSuchUnit] }
    const reasons = [
      ...mayAct(state, unit.id),
      ...eccmRefusals(unit, cardOf(state, unit).eccm),
      on.id !== unit.id &&
        refuse('LS.ecm.targeted.clear-self-only', `${unit.name} can clear Targeted ECM only from itself.`),
      hostileCounters(on).length === 0 &&
        refuse('LS.ecm.targeted.clear', `${on.name} is under no hostile Targeted ECM.`),
    ]
    return unless(reasons, () =>
      plain(`${unit.name} clears a Targeted ECM counter from itself`, 'LS.ecm.targeted.clear', {
        warnings: lapseWarnings(unit),
      }),
    )
  },

  apply(draft, action, _result, { emit }) {
    spendAction(draft, action.unit)
    const unit = unitOf(draft, action.on)
    const oldest = unit.targetedEcm.findIndex(({ by }) => by !== unit.seat)
    const [counter] = unit.targetedEcm.splice(oldest, 1)
    if (!counter) throw new Error('no counter to clear')
    emit({ type: 'interference-cleared', rules: ['LS.ecm.targeted.clear'], unit: unit.id, by: counter.by })
  },

  *offers(view, seat) {
    const unit = actingUnit(view, seat)
    if (!unit || cardOf(view, unit).eccm === null) return
    const jammed = unitsOf(view, seat).filter(own => hostileCounters(own).length > 0)
    if (jammed.length === 0) return
    yield {
      id: `eccm.clear.${unit.id}`,
      kind: 'piece',
      label: 'Clear Targeted ECM with ECCM',
      rule: 'LS.ecm.targeted.clear',
      piece: unit.id,
      key: 'u',
      choices: jammed.map(own => ({ piece: own.id, action: { type: 'eccm.clear', unit: unit.id, on: own.id } })),
    }
  },
}
