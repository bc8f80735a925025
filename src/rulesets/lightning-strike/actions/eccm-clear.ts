import { word } from '../../../engine/bounds'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { activeUnit, mayAct, noSuchUnit, spendAction } from '../rules/acting'
import { eccmRefusals, hostileCounters, lapseWarnings } from '../rules/ecm'
import { cardOf, unitOf, unitsOf } from '../rules/unit'
import { changeUnit } from '../rules/writing'
import type { State, Unit } from '../state'

const schema = z.strictObject({
  type: z.literal('eccm.clear'),
  unit: word,
  on: word,
  /** The Unit that laid the counter. */
  source: word,
})
export type EccmClearAction = z.infer<typeof schema>

/** Clears one hostile Targeted ECM counter, of its owner's choice, from the Unit itself, without a roll. */
export const eccmClear = define(schema)({
  rule: 'LS.ecm.targeted.clear',

  plan(state, action) {
    const unit = state.units[action.unit]
    const on = state.units[action.on]
    if (!unit || !on) return { refusals: [noSuchUnit] }
    const counters = hostileCounters(on)
    const name = nameOf(state, action.source)
    const reasons = [
      ...mayAct(state, unit.id),
      ...eccmRefusals(unit, cardOf(state, unit).eccm),
      on.id !== unit.id &&
        refuse('LS.ecm.targeted.clear-self-only', `${unit.name} can clear Targeted ECM only from itself.`),
      counters.length === 0 && refuse('LS.ecm.targeted.clear', `${on.name} is under no hostile Targeted ECM.`),
      counters.length > 0 &&
        counters.every(({ source }) => source !== action.source) &&
        refuse('LS.ecm.targeted.clear', `${on.name} is under no hostile Targeted ECM of ${name}.`),
    ]
    return unless(reasons, () =>
      plain(`${unit.name} clears the Targeted ECM of ${name} from itself`, 'LS.ecm.targeted.clear', {
        warnings: () => lapseWarnings(unit),
      }),
    )
  },

  apply(next, action, _result, { emit }) {
    spendAction(next, action.unit)
    const unit = unitOf(next, action.on)
    const at = unit.targetedEcm.findIndex(({ by, source }) => by !== unit.seat && source === action.source)
    const counter = unit.targetedEcm[at]
    if (!counter) throw new Error('no counter to clear')
    changeUnit(next, unit.id, { targetedEcm: unit.targetedEcm.toSpliced(at, 1) })
    const { by, source } = counter
    const rules = ['LS.ecm.targeted.clear', 'LS.turn.actions.attack-count'] as const
    emit({ type: 'interference-cleared', rules, unit: unit.id, by, source })
  },

  *offers(view, seat) {
    const unit = activeUnit(view, seat)
    if (!unit || cardOf(view, unit).eccm === null) return
    const jammed = unitsOf(view, seat).filter(own => hostileCounters(own).length > 0)
    const sources = [...new Set(jammed.flatMap(own => hostileCounters(own).map(({ source }) => source)))]
    for (const [i, source] of sources.entries())
      yield {
        id: `eccm.clear.${unit.id}.${source}`,
        kind: 'piece',
        label: `Clear the Targeted ECM of ${nameOf(view, source)} with ECCM`,
        rule: 'LS.ecm.targeted.clear',
        piece: unit.id,
        ...(i === 0 ? { key: 'u' } : {}),
        choices: () =>
          jammed
            .filter(own => isUnder(own, source))
            .map(own => ({ piece: own.id, action: { type: 'eccm.clear', unit: unit.id, on: own.id, source } })),
      }
  },
})

const isUnder = (unit: Unit, source: string): boolean => hostileCounters(unit).some(it => it.source === source)

const nameOf = (state: State, id: string): string => state.units[id]?.name ?? id
