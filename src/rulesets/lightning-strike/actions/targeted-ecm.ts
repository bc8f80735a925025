import { type Plan, plain, refuse, unless } from '../../../engine/rolls/plan'
import type { Prompt } from '../../../engine/ruleset'
import { z } from '../../../engine/schema'
import { enemyName } from '../../../engine/words'
import { define } from '../define'
import { RESISTANCES, type Resistance } from '../events'
import { actingRefusals, activeUnit, noSuchUnit, spendAction } from '../rules/acting'
import { ecmRefusals, lapseWarnings } from '../rules/ecm'
import {
  ANSWER_RULES,
  type Attempt,
  concludeInterference,
  type InterferenceResult,
  interferencePlan,
  mayResistWithEccm,
} from '../rules/targeted-ecm'
import { cardOf, onTable, unitOf, unitsOf, unitsOnTable } from '../rules/unit'
import { pop, push } from '../rules/writing'
import type { Interference, State, Unit } from '../state'
import { unitId } from './shared'

/** Jams an enemy, whose owner answers first, or masks a Unit of its own side, which doesn't resist. */
export const ecmTarget = define(
  z.strictObject({ type: z.literal('ecm.target'), unit: unitId, target: unitId }),
)<InterferenceResult | null>({
  rule: 'LS.ecm.targeted.cost',
  plan(state, action) {
    const source = state.units[action.unit]
    const target = state.units[action.target]
    if (!source) return { refusals: [noSuchUnit] }
    const reasons = [
      ...actingRefusals(state, source.id),
      ...ecmRefusals(source, cardOf(state, source).ecm),
      !(target && onTable(target)) && refuse('LS.ecm.targeted.nominate', 'Choose a Unit on the table.'),
    ]
    return unless<InterferenceResult | null>(reasons, () => {
      if (!target) throw new Error('checked above')
      return target.seat === source.seat
        ? {
            warnings: () => lapseWarnings(source),
            ...interferencePlan(state, { source, target, answer: 'decline' }),
          }
        : declaration(state, { source, target, answer: likelyAnswer(state, target) })
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
      kind: 'piece',
      id: `ecm.target.${unit.id}`,
      label: 'Use Targeted ECM',
      rule: 'LS.ecm.targeted.purpose',
      piece: unit.id,
      choices: () =>
        unitsOnTable(view).map(target => ({
          piece: target.id,
          action: { type: 'ecm.target', unit: unit.id, target: target.id },
        })),
    }
  },
})

const likelyAnswer = (state: State, target: Unit) => (mayResistWithEccm(state, target) ? 'eccm' : 'plain')

/** The rolls come after the target's owner has answered; the preview assumes that they resist. */
function declaration(state: State, attempt: Attempt): Plan<null> {
  const foreseen = interferencePlan(state, attempt)
  const asked = refuse(
    'LS.ecm.targeted.decline',
    `${attempt.target.name} can decline to resist. The odds assume that it resists as well as it can.`,
  )
  return plain(foreseen.title, 'LS.ecm.targeted.cost', {
    ledgers: foreseen.ledgers,
    shapes: () => foreseen.shapes?.() ?? [],
    warnings: () => [...lapseWarnings(attempt.source), asked],
    foreseen: () => foreseen,
  })
}

/** The owner of the target answers, and the dice are rolled. */
export const ecmAnswer = define(z.strictObject({ type: z.literal('ecm.answer'), answer: z.enum(RESISTANCES) }))({
  rule: 'LS.ecm.targeted.decline',
  plan(state, { answer }) {
    const frame = declaredInterference(state)
    if (!frame)
      return { refusals: [refuse('LS.ecm.targeted.roll', 'None of your Units has to resist Targeted ECM now.')] }
    const source = unitOf(state, frame.source)
    const target = unitOf(state, frame.target)
    const without =
      answer === 'eccm' &&
      !mayResistWithEccm(state, target) &&
      refuse('LS.ecm.targeted.eccm', `${target.name} has no ECCM to use.`)
    return unless([without], () => {
      const plan = interferencePlan(state, { source, target, answer })
      return { ...plan, title: LABELS[answer], outcome: ({ placed }) => (placed ? JAMMED : RESISTED) }
    })
  },
  apply(next, { answer }, result, { emit }) {
    const frame = pop(next)
    if (frame?.kind !== 'interference') throw new Error('no interference to answer')
    concludeInterference(next, { source: frame.source, target: frame.target, answer }, result, emit)
  },
  *offers(view, seat) {
    const frame = declaredInterference(view)
    const target = frame && unitOf(view, frame.target)
    if (target?.seat !== seat) return
    for (const answer of RESISTANCES) {
      if (answer === 'eccm' && !mayResistWithEccm(view, target)) continue
      yield {
        kind: 'button',
        id: `ecm.answer.${answer}`,
        label: LABELS[answer],
        rule: ANSWER_RULES[answer],
        piece: target.id,
        action: { type: 'ecm.answer', answer },
      }
    }
  },
})

/** The same results as the source has, seen by the target. */
const JAMMED = { label: 'Jammed', rank: 1 }
const RESISTED = { label: 'No effect', rank: 0, success: true }

const LABELS: Readonly<Record<Resistance, string>> = {
  eccm: 'Resist with ECCM',
  plain: 'Resist without ECCM',
  decline: 'Decline to resist',
}

function declaredInterference(state: State): Interference | null {
  const top = state.stack.at(-1)
  return top?.kind === 'interference' ? top : null
}

export function interferencePrompt(state: State, frame: Interference): Prompt {
  const source = unitOf(state, frame.source)
  const target = unitOf(state, frame.target)
  return {
    seat: target.seat,
    say: `${enemyName(source.name, unitsOf(state, target.seat))} jams ${target.name} with Targeted ECM: resist or decline`,
    rule: 'LS.ecm.targeted.decline',
    pieces: [target.id, source.id],
  }
}
