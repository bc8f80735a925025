import { modifier, total } from '../../../engine/rolls/ledger'
import { type OutcomeLabel, plain, type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import type { Roll } from '../events'
import type { LsRule } from '../rulebook'
import { actingRefusals, activeUnit, noSuchUnit, spendAction } from '../rules/acting'
import { rollSkill, rollWith } from '../rules/dice'
import { broadcasters, eccmRefusals, hostileCounters, lapseWarnings, overthrustPenalty, removeEcm } from '../rules/ecm'
import { cardOf, unitOf, unitsOf } from '../rules/unit'
import { changeUnit } from '../rules/writing'
import type { State, Unit } from '../state'
import { diceBase } from '../words'
import { unitId } from './shared'

export const eccmDispel = define(z.strictObject({ type: z.literal('eccm.dispel'), unit: unitId, target: unitId }))({
  rule: 'LS.eccm.cost',
  plan(state, action) {
    const unit = state.units[action.unit]
    const target = state.units[action.target]
    if (!unit) return { refusals: [noSuchUnit] }
    const rating = cardOf(state, unit).eccm
    const lines = [modifier(rating ?? 0, 'ECCM', 'LS.eccm.roll'), ...overthrustPenalty(unit)]
    const { skill } = state.options
    const threshold = target?.ecm?.threshold ?? 0
    return unless([...actingRefusals(state, unit.id), ...eccmRefusals(unit, rating), notHostile(unit, target)], () => ({
      title: `${unit.name} uses ECCM against ${target?.name}'s ECM ${threshold}`,
      rule: 'LS.eccm.roll',
      ledgers: [{ name: `ECCM against ${threshold}`, base: diceBase(skill), lines, rolled: 0 }],
      warnings: () => lapseWarnings(unit),
      resolve: dice => rollWith(rollSkill(dice, skill), total(lines)),
      outcome: roll => labelOf(threshold, leftOf(threshold, roll)),
    }))
  },
  apply(next, { unit, target }, roll, { emit }) {
    spendAction(next, unit)
    const { ecm } = unitOf(next, target)
    if (!ecm) throw new Error('no ECM to dispel')
    const { threshold } = ecm
    const left = leftOf(threshold, roll)
    emit({ type: 'eccm-rolled', rules: rulesOf(threshold, left, roll), unit, target, roll, threshold, left })
    if (left > 0) changeUnit(next, target, { ecm: { threshold: left, paid: ecm.paid } })
    else removeEcm(next, target, emit, roll.total === threshold ? 'halved' : 'dispelled')
  },
  *offers(view, seat) {
    const unit = activeUnit(view, seat)
    const targets = broadcasters(view).filter(other => other.seat !== seat)
    if (!unit || cardOf(view, unit).eccm === null || targets.length === 0) return
    yield {
      kind: 'piece',
      id: `eccm.dispel.${unit.id}`,
      label: 'Dispel ECM with ECCM',
      rule: 'LS.eccm.purpose',
      piece: unit.id,
      choices: () =>
        targets.map(target => ({
          piece: target.id,
          action: { type: 'eccm.dispel', unit: unit.id, target: target.id },
        })),
    }
  },
})

function notHostile(unit: Unit, target: Unit | undefined): Refusal | false {
  if (!target?.ecm) return refuse('LS.eccm.purpose', "There's no ECM counter to dispel.")
  return target.seat === unit.seat && refuse('LS.eccm.purpose', `${target.name}'s ECM is on your own side.`)
}

/** LS.eccm.higher, LS.eccm.lower, LS.eccm.tie: the Threshold that is left. A fumble is 0, below every Threshold. */
function leftOf(threshold: number, { total }: Roll): number {
  if (total < threshold) return threshold
  return total > threshold ? 0 : Math.floor(threshold / 2)
}

function rulesOf(threshold: number, left: number, roll: Roll): LsRule[] {
  if (left === threshold) return ['LS.eccm.cost', 'LS.eccm.roll', 'LS.eccm.lower']
  if (left > 0) return ['LS.eccm.cost', 'LS.eccm.roll', 'LS.eccm.tie']
  return ['LS.eccm.cost', 'LS.eccm.roll', roll.total === threshold ? 'LS.eccm.tie-zero' : 'LS.eccm.higher']
}

function labelOf(threshold: number, left: number): OutcomeLabel {
  if (left === threshold) return { label: 'Fails', rank: 0 }
  return left > 0
    ? { label: `Halved to ${left}`, rank: 1, success: true }
    : { label: 'Dispelled', rank: 2, success: true }
}

const clearSchema = z.strictObject({
  type: z.literal('eccm.clear'),
  unit: unitId,
  on: unitId,
  /** The Unit that placed the counter. */
  source: unitId,
})

/** Clears one hostile Targeted ECM counter, chosen by the owner, from the Unit itself, without a roll. */
export const eccmClear = define(clearSchema)({
  rule: 'LS.ecm.targeted.clear',
  plan(state, action) {
    const unit = state.units[action.unit]
    const on = state.units[action.on]
    if (!unit || !on) return { refusals: [noSuchUnit] }
    const counters = hostileCounters(on)
    const name = nameOf(state, action.source)
    const reasons = [
      ...actingRefusals(state, unit.id),
      ...eccmRefusals(unit, cardOf(state, unit).eccm),
      on.id !== unit.id &&
        refuse('LS.ecm.targeted.clear-self-only', `${unit.name} can clear Targeted ECM only from itself.`),
      counters.length === 0 && refuse('LS.ecm.targeted.clear', `${on.name} has no hostile Targeted ECM counter.`),
      counters.length > 0 &&
        counters.every(({ source }) => source !== action.source) &&
        refuse('LS.ecm.targeted.clear', `${on.name} has no hostile Targeted ECM counter from ${name}.`),
    ]
    return unless(reasons, () =>
      plain(`${unit.name} clears ${name}'s Targeted ECM from itself`, 'LS.ecm.targeted.clear', {
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
    const { by, source } = counter
    changeUnit(next, unit.id, { targetedEcm: unit.targetedEcm.toSpliced(at, 1) })
    const rules = ['LS.ecm.targeted.clear', 'LS.turn.actions.attack-count'] as const
    emit({ type: 'interference-cleared', rules, unit: unit.id, by, source })
  },
  *offers(view, seat) {
    const unit = activeUnit(view, seat)
    if (!unit || cardOf(view, unit).eccm === null) return
    const jammed = unitsOf(view, seat).filter(own => hostileCounters(own).length > 0)
    const sources = [...new Set(jammed.flatMap(own => hostileCounters(own).map(({ source }) => source)))]
    for (const source of sources)
      yield {
        kind: 'piece',
        id: `eccm.clear.${unit.id}.${source}`,
        label: `Clear ${nameOf(view, source)}'s Targeted ECM with ECCM`,
        rule: 'LS.ecm.targeted.clear',
        piece: unit.id,
        choices: () =>
          jammed
            .filter(own => hostileCounters(own).some(counter => counter.source === source))
            .map(own => ({ piece: own.id, action: { type: 'eccm.clear', unit: unit.id, on: own.id, source } })),
      }
  },
})

const nameOf = (state: State, id: string): string => state.units[id]?.name ?? id
