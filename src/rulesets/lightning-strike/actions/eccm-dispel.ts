import { word } from '../../../engine/bounds'
import { modifier, total } from '../../../engine/rolls/ledger'
import { type OutcomeLabel, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Roll } from '../combat-events'
import { define } from '../define'
import type { LsRule } from '../rulebook'
import { activeUnit, mayAct, noSuchUnit, spendAction } from '../rules/acting'
import { broadcasters, dropEcm, eccmRefusals, lapseWarnings, overthrustPenalty } from '../rules/ecm'
import { cardOf, unitOf } from '../rules/unit'
import { changeUnit } from '../rules/writing'
import type { Unit } from '../state'
import { throwSkill, totalOf } from '../tables/dice'
import { diceBase } from '../words'

const schema = z.strictObject({ type: z.literal('eccm.dispel'), unit: word, target: word })
export type EccmDispelAction = z.infer<typeof schema>

export const eccmDispel = define(schema)({
  rule: 'LS.eccm.cost',

  plan(state, action) {
    const unit = state.units[action.unit]
    const target = state.units[action.target]
    if (!unit) return { refusals: [noSuchUnit] }
    const rating = cardOf(state, unit).eccm
    const lines = [modifier(rating ?? 0, 'ECCM', 'LS.eccm.roll'), ...overthrustPenalty(unit)]
    const { skill } = state.options
    const threshold = target?.ecm?.threshold ?? 0
    return unless([...mayAct(state, unit.id), ...eccmRefusals(unit, rating), notHostile(unit, target)], () => ({
      title: `${unit.name} counters the ECM ${threshold} of ${target?.name}`,
      rule: 'LS.eccm.roll',
      ledgers: [{ name: `ECCM against ${threshold}`, base: diceBase(skill), lines, rolled: 0 }],
      warnings: () => lapseWarnings(unit),
      resolve: dice => {
        const reading = throwSkill(dice, skill)
        return { total: totalOf(reading, total(lines)), fumble: reading.fumble }
      },
      outcome: roll => labelOf(threshold, leftOf(threshold, roll)),
    }))
  },

  apply(next, action, roll, { emit }) {
    spendAction(next, action.unit)
    const { ecm } = unitOf(next, action.target)
    if (!ecm) throw new Error('no ECM to counter')
    const { threshold } = ecm
    const left = leftOf(threshold, roll)
    const { unit, target } = action
    emit({ type: 'eccm-rolled', rules: rulesOf(threshold, left, roll), unit, target, roll, threshold, left })
    if (left > 0) changeUnit(next, target, { ecm: { threshold: left, paid: ecm.paid } })
    else dropEcm(next, target, emit, roll.total === threshold ? 'halved' : 'dispelled')
  },

  *offers(view, seat) {
    const unit = activeUnit(view, seat)
    const choices = broadcasters(view).filter(other => other.seat !== seat)
    if (!unit || cardOf(view, unit).eccm === null || choices.length === 0) return
    yield {
      id: `eccm.dispel.${unit.id}`,
      kind: 'piece',
      label: 'Dispel ECM with ECCM',
      rule: 'LS.eccm.purpose',
      piece: unit.id,
      key: 'd',
      choices: () =>
        choices.map(target => ({
          piece: target.id,
          action: { type: 'eccm.dispel', unit: unit.id, target: target.id },
        })),
    }
  },
})

function notHostile(unit: Unit, target: Unit | undefined) {
  if (!target?.ecm) return refuse('LS.eccm.purpose', 'There is no ECM counter to dispel.')
  return target.seat === unit.seat && refuse('LS.eccm.purpose', `The ECM of ${target.name} is your own.`)
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
