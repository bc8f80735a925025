import { word } from '../../../engine/bounds'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { activeUnit, mayAct, noSuchUnit, spendAction } from '../rules/acting'
import { ecmRefusals, lapseWarnings } from '../rules/ecm'
import { type Attempt, type InterferenceResult, interferencePlan, mayResistWithEccm } from '../rules/interference'
import { cardOf, onTable, unitsOnTable } from '../rules/unit'
import { push } from '../rules/writing'
import type { State, Unit } from '../state'
import { concludeInterference } from './ecm-answer'

const schema = z.strictObject({ type: z.literal('ecm.target'), unit: word, target: word })
export type EcmTargetAction = z.infer<typeof schema>

/** Jams an enemy, whose owner answers first, or masks a Unit of its own side, which does not resist. */
export const ecmTarget = define(schema)<InterferenceResult | null>({
  rule: 'LS.ecm.targeted.cost',

  plan(state, action) {
    const source = state.units[action.unit]
    const target = state.units[action.target]
    if (!source) return { refusals: [noSuchUnit] }
    const reasons = [
      ...mayAct(state, source.id),
      ...ecmRefusals(source, cardOf(state, source).ecm),
      !(target && onTable(target)) && refuse('LS.ecm.targeted.nominate', 'Its target must be a Unit on the table.'),
    ]
    return unless<InterferenceResult | null>(reasons, () => {
      if (!target) throw new Error('checked above')
      const warnings = () => lapseWarnings(source)
      if (target.seat === source.seat) {
        return { warnings, ...interferencePlan(state, { source, target, answer: 'decline' }) }
      }
      return declaration(state, { source, target, answer: likelyAnswer(state, target) })
    })
  },

  apply(next, action, result, { emit }) {
    const { unit: source, target } = action
    spendAction(next, source)
    if (result) {
      concludeInterference(next, { source, target, answer: 'decline' }, result, emit)
      return
    }
    push(next, { kind: 'interference', source, target })
    const rules = ['LS.ecm.targeted.cost', 'LS.ecm.targeted.nominate', 'LS.turn.actions.attack-count'] as const
    emit({ type: 'interference-declared', rules, source, target })
  },

  *offers(view, seat) {
    const unit = activeUnit(view, seat)
    if (!unit || cardOf(view, unit).ecm === null) return
    yield {
      id: `ecm.target.${unit.id}`,
      kind: 'piece',
      label: 'Targeted ECM: jam or mask',
      rule: 'LS.ecm.targeted.purpose',
      piece: unit.id,
      key: 'e',
      choices: () =>
        unitsOnTable(view).map(target => ({
          piece: target.id,
          action: { type: 'ecm.target', unit: unit.id, target: target.id },
        })),
    }
  },
})

const likelyAnswer = (state: State, target: Unit) => (mayResistWithEccm(state, target) ? 'eccm' : 'plain')

function declaration(state: State, attempt: Attempt) {
  const foreseen = interferencePlan(state, attempt)
  const asked = refuse(
    'LS.ecm.targeted.decline',
    `The owner of ${attempt.target.name} may decline to resist; the odds assume that it resists with all it has.`,
  )
  return plain(foreseen.title, 'LS.ecm.targeted.cost', {
    ledgers: foreseen.ledgers,
    shapes: () => foreseen.shapes?.() ?? [],
    warnings: () => [...lapseWarnings(attempt.source), asked],
    foreseen: () => foreseen,
  })
}
