import { modifier, total } from '../../../engine/rolls/ledger'
import { type OutcomeLabel, plain, type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { KEYS } from '../keys'
import type { LsRule } from '../rulebook'
import { actingRefusals, activeUnit, noSuchUnit, spendAction } from '../rules/acting'
import { rollSkill, totalOf } from '../rules/dice'
import { broadcasters, ecmRefusals, overthrustPenalty, removeEcm } from '../rules/ecm'
import { cardOf, unitOf } from '../rules/unit'
import { changeUnit } from '../rules/writing'
import type { State, Unit } from '../state'
import { diceBase } from '../words'
import { unitId } from './shared'

export const ecmActivate = define(z.strictObject({ type: z.literal('ecm.activate'), unit: unitId }))({
  rule: 'LS.ecm.activate.cost',
  plan(state, action) {
    const unit = state.units[action.unit]
    if (!unit) return { refusals: [noSuchUnit] }
    const rating = cardOf(state, unit).ecm
    const lines = [modifier(rating ?? 0, 'ECM', 'LS.ecm.threshold'), ...overthrustPenalty(unit)]
    const sum = total(lines)
    const { skill } = state.options
    const rival = bestFriend(state, unit)
    return unless([...actingRefusals(state, unit.id), ...ecmRefusals(unit, rating), alreadyOn(unit)], () => ({
      title: `${unit.name} switches on its ECM`,
      rule: 'LS.ecm.threshold',
      ledgers: [{ name: 'ECM Threshold', base: diceBase(skill), lines, rolled: 0 }],
      warnings: () => (rival ? [mustBeat(rival)] : []),
      resolve: dice => totalOf(rollSkill(dice, skill), sum),
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
    if (placed && rival) removeEcm(next, rival.id, emit, 'outdone')
  },
  *offers(view, seat) {
    const unit = activeUnit(view, seat)
    if (!unit || cardOf(view, unit).ecm === null) return
    yield {
      kind: 'button',
      id: `ecm.activate.${unit.id}`,
      label: 'Switch on ECM',
      key: KEYS.switchEcm,
      rule: 'LS.ecm.activate.cost',
      piece: unit.id,
      action: { type: 'ecm.activate', unit: unit.id },
    }
  },
})

const alreadyOn = (unit: Unit): Refusal | false =>
  unit.ecm !== null && refuse('LS.ecm.maintain.cost', `${unit.name}'s ECM is already on. Maintain it instead.`)

const mustBeat = (rival: Unit): Refusal =>
  refuse('LS.ecm.highest-only', `To count, the Threshold must be higher than ${rival.name}'s ${thresholdOf(rival)}.`)

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

/** One Action keeps the same Threshold for another turn. */
export const ecmMaintain = define(z.strictObject({ type: z.literal('ecm.maintain'), unit: unitId }))({
  rule: 'LS.ecm.maintain.cost',
  plan(state, action) {
    const unit = state.units[action.unit]
    if (!unit) return { refusals: [noSuchUnit] }
    const { ecm: rating } = cardOf(state, unit)
    return unless([...actingRefusals(state, unit.id), ...ecmRefusals(unit, rating), notDue(unit)], () =>
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
      kind: 'button',
      id: `ecm.maintain.${unit.id}`,
      label: `Maintain ECM ${unit.ecm.threshold}`,
      key: KEYS.maintainEcm,
      rule: 'LS.ecm.maintain.cost',
      piece: unit.id,
      action: { type: 'ecm.maintain', unit: unit.id },
    }
  },
})

function notDue(unit: Unit): Refusal | false {
  if (!unit.ecm) return refuse('LS.ecm.maintain.cost', `${unit.name} has no ECM counter to maintain.`)
  return unit.ecm.paid && refuse('LS.ecm.maintain.cost', `${unit.name}'s ECM is already paid for this turn.`)
}
