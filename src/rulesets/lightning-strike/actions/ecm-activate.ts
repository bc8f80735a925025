import { word } from '../../../engine/bounds'
import { modifier, total } from '../../../engine/rolls/ledger'
import { type OutcomeLabel, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import type { LsRule } from '../rulebook'
import { activeUnit, mayAct, noSuchUnit, spendAction } from '../rules/acting'
import { broadcasters, dropEcm, ecmRefusals, overthrustPenalty } from '../rules/ecm'
import { cardOf, unitOf } from '../rules/unit'
import { changeUnit } from '../rules/writing'
import type { State, Unit } from '../state'
import { throwSkill, totalOf } from '../tables/dice'
import { diceBase } from '../words'

const schema = z.strictObject({ type: z.literal('ecm.activate'), unit: word })
export type EcmActivateAction = z.infer<typeof schema>

export const ecmActivate = define(schema)({
  rule: 'LS.ecm.activate.cost',

  plan(state, action) {
    const unit = state.units[action.unit]
    if (!unit) return { refusals: [noSuchUnit] }
    const rating = cardOf(state, unit).ecm
    const lines = [modifier(rating ?? 0, 'ECM', 'LS.ecm.threshold'), ...overthrustPenalty(unit)]
    const sum = total(lines)
    const rival = bestFriend(state, unit)
    return unless([...mayAct(state, unit.id), ...ecmRefusals(unit, rating), running(unit)], () => ({
      title: `${unit.name} switches on its ECM`,
      rule: 'LS.ecm.threshold',
      ledgers: [{ name: 'ECM Threshold', base: diceBase(state.options.skill), lines, rolled: 0 }],
      warnings: () =>
        rival
          ? [
              refuse(
                'LS.ecm.highest-only',
                `Only a Threshold above the ${rival.ecm?.threshold} of ${rival.name} counts.`,
              ),
            ]
          : [],
      resolve: dice => totalOf(throwSkill(dice, state.options.skill), sum),
      outcome: threshold => labelOf(threshold, rival),
    }))
  },

  apply(next, action, threshold, { emit }) {
    spendAction(next, action.unit)
    const unit = unitOf(next, action.unit)
    const rival = bestFriend(next, unit)
    const better = rival && thresholdOf(rival) >= threshold ? rival.id : null
    const placed = threshold > 0 && better === null
    const result: LsRule = placed ? 'LS.ecm.cp-block' : threshold > 0 ? 'LS.ecm.highest-only' : 'LS.ecm.threshold-zero'
    if (placed) changeUnit(next, unit.id, { ecm: { threshold, paid: true } })
    emit({
      type: 'ecm-activated',
      rules: ['LS.ecm.activate.cost', 'LS.ecm.threshold', result],
      unit: unit.id,
      threshold,
      placed,
      better: threshold > 0 ? better : null,
    })
    if (placed && rival) dropEcm(next, rival.id, emit, 'outdone')
  },

  *offers(view, seat) {
    const unit = activeUnit(view, seat)
    if (!unit || cardOf(view, unit).ecm === null) return
    yield {
      id: `ecm.activate.${unit.id}`,
      kind: 'button',
      label: 'Switch on ECM',
      rule: 'LS.ecm.activate.cost',
      piece: unit.id,
      key: 'j',
      action: { type: 'ecm.activate', unit: unit.id },
    }
  },
})

const running = (unit: Unit) =>
  unit.ecm !== null && refuse('LS.ecm.maintain.cost', `The ECM of ${unit.name} is on; an Action maintains it.`)

const thresholdOf = (unit: Unit): number => unit.ecm?.threshold ?? 0

/** LS.ecm.highest-only: the friend whose counter this one must beat. */
function bestFriend(state: State, unit: Unit): Unit | null {
  const friends = broadcasters(state).filter(other => other.seat === unit.seat && other.id !== unit.id)
  return friends.sort((a, b) => thresholdOf(b) - thresholdOf(a))[0] ?? null
}

function labelOf(threshold: number, rival: Unit | null): OutcomeLabel {
  if (threshold === 0) return { label: 'No counter', rank: 0 }
  if (rival && thresholdOf(rival) >= threshold) return { label: `Not above ${thresholdOf(rival)}`, rank: 1 }
  return { label: `ECM ${threshold}`, rank: 1 + threshold, success: true }
}
