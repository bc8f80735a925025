import { type Modifier, modifier, total } from '../../../engine/rolls/ledger'
import type { OutcomeLabel, Plan } from '../../../engine/rolls/plan'
import type { Resistance, Roll } from '../combat-events'
import type { State, Unit } from '../state'
import { throwSkill, totalOf } from '../tables/dice'
import { diceBase } from '../words'
import { overthrustPenalty } from './ecm'
import { cardOf } from './unit'

/** Targeted ECM against a Unit, and how that Unit meets it. */
export interface Attempt {
  readonly source: Unit
  readonly target: Unit
  readonly answer: Resistance
}

export interface InterferenceResult {
  readonly attack: Roll
  readonly defence: Roll
  readonly placed: boolean
}

const NO_ROLL: Roll = { total: 0, fumble: false }

/** LS.ecm.targeted.eccm: ECCM helps, without an Action, unless the Unit is Crippled. */
export const mayResistWithEccm = (state: State, unit: Unit): boolean =>
  cardOf(state, unit).eccm !== null && !unit.crippled

/** LS.ecm.targeted.roll, LS.ecm.targeted.win: opposed Skill rolls; a draw is the target's. */
export function interferencePlan(state: State, attempt: Attempt): Plan<InterferenceResult> {
  const { source, target, answer } = attempt
  const { skill } = state.options
  const attackLines = sourceLines(state, source)
  const defenceLines = targetLines(state, attempt)
  const sums = { attack: total(attackLines), defence: total(defenceLines) }
  const friendly = source.seat === target.seat
  const base = diceBase(skill)
  return {
    title: friendly ? `${source.name} masks ${nameFor(attempt)}` : `${source.name} jams ${target.name}`,
    rule: 'LS.ecm.targeted.roll',
    ledgers: [
      { name: 'Interference', base, lines: attackLines, rolled: 0 },
      answer === 'decline'
        ? { name: 'Resistance', base: 'declined, 0', lines: [] }
        : { name: 'Resistance', base, lines: defenceLines, rolled: 1 },
    ],
    shapes: () => [{ kind: 'path', tone: friendly ? 'good' : 'warn', points: [source.at, target.at], dashed: true }],
    resolve: dice => {
      const attack = rollOf(throwSkill(dice, skill), sums.attack)
      const defence = answer === 'decline' ? NO_ROLL : rollOf(throwSkill(dice, skill), sums.defence)
      return { attack, defence, placed: attack.total > defence.total }
    },
    outcome: result => (result.placed ? PLACED[friendly ? 'masked' : 'jammed'] : FAILED),
  }
}

const FAILED: OutcomeLabel = { label: 'No effect', rank: 0 }
const PLACED: Readonly<Record<'masked' | 'jammed', OutcomeLabel>> = {
  masked: { label: 'Masked', rank: 1, success: true },
  jammed: { label: 'Jammed', rank: 1, success: true },
}

const rollOf = (reading: Parameters<typeof totalOf>[0], sum: number): Roll => ({
  total: totalOf(reading, sum),
  fumble: reading.fumble,
})

const nameFor = ({ source, target }: Attempt): string => (source.id === target.id ? 'itself' : target.name)

function sourceLines(state: State, source: Unit): Modifier[] {
  const { electronics, ecm } = cardOf(state, source)
  return [
    modifier(ecm ?? 0, 'ECM', 'LS.ecm.targeted.roll'),
    modifier(electronics, 'Electronics', 'LS.ecm.targeted.roll'),
    ...overthrustPenalty(source),
  ]
}

/** LS.test.no-action-modifier: the target takes no Action, so its Overthrust counter does not matter. */
function targetLines(state: State, { target, answer }: Attempt): Modifier[] {
  if (answer === 'decline') return []
  const { electronics, eccm } = cardOf(state, target)
  return [
    modifier(electronics, 'Electronics', 'LS.ecm.targeted.roll'),
    ...(answer === 'eccm' ? [modifier(eccm ?? 0, 'ECCM', 'LS.ecm.targeted.eccm')] : []),
  ]
}
