import type { Dice } from '../../../engine/rolls/dice'
import { type Modifier, modifier, total } from '../../../engine/rolls/ledger'
import type { OutcomeLabel, Plan } from '../../../engine/rolls/plan'
import type { Seat } from '../../../engine/seats'
import type { Emit, Resistance, Roll } from '../events'
import type { LsRule } from '../rulebook'
import type { Next, State, Unit } from '../state'
import { diceBase } from '../words'
import { read, rollSkill, rollWith, rulesIf, totalOf } from './dice'
import { friendlyCounters, hostileCounters, overthrustPenalty } from './ecm'
import { cardOf, unitOf, unitsOnTable } from './unit'
import { changeUnit } from './writing'

/** Targeted ECM against a Unit, and how that Unit's owner answers it. */
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

/** LS.ecm.targeted.roll, LS.ecm.targeted.win: opposed Skill rolls; the target wins a draw. */
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
        ? { name: 'Resistance', base: 'no roll, 0', lines: [] }
        : { name: 'Resistance', base, lines: defenceLines, rolled: 1 },
    ],
    shapes: () => [{ kind: 'path', tone: friendly ? 'good' : 'warn', points: [source.at, target.at], dashed: true }],
    resolve: dice => {
      const attack = rollWith(rollSkill(dice, skill), sums.attack)
      const defence = answer === 'decline' ? NO_ROLL : rollWith(rollSkill(dice, skill), sums.defence)
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

const nameFor = ({ source, target }: Attempt): string => (source.id === target.id ? 'itself' : target.name)

function sourceLines(state: State, source: Unit): Modifier[] {
  const { electronics, ecm } = cardOf(state, source)
  return [
    modifier(ecm ?? 0, 'ECM', 'LS.ecm.targeted.roll'),
    modifier(electronics, 'Electronics', 'LS.ecm.targeted.roll'),
    ...overthrustPenalty(source),
  ]
}

/** LS.test.no-action-modifier: the target takes no Action, so its Overthrust counter doesn't matter. */
function targetLines(state: State, { target, answer }: Attempt): Modifier[] {
  if (answer === 'decline') return []
  const { electronics, eccm } = cardOf(state, target)
  return [
    modifier(electronics, 'Electronics', 'LS.ecm.targeted.roll'),
    ...(answer === 'eccm' ? [modifier(eccm ?? 0, 'ECCM', 'LS.ecm.targeted.eccm')] : []),
  ]
}

export const ANSWER_RULES: Readonly<Record<Resistance, LsRule>> = {
  eccm: 'LS.ecm.targeted.eccm',
  plain: 'LS.ecm.targeted.roll',
  decline: 'LS.ecm.targeted.decline',
}

interface Answered {
  readonly source: string
  readonly target: string
  readonly answer: Resistance
}

/** Places the counter beside the target if the source won. */
export function concludeInterference(next: Next, answered: Answered, result: InterferenceResult, emit: Emit): void {
  const { source, answer } = answered
  const by = unitOf(next, source).seat
  const target = unitOf(next, answered.target)
  const placed = result.placed ? placedRules(next, target, by) : []
  const overthrust = rulesIf(target.overthrust && answer !== 'decline', 'LS.test.no-action-modifier')
  if (result.placed) changeUnit(next, target.id, { targetedEcm: [...target.targetedEcm, { by, source }] })
  emit({
    type: 'interference-resolved',
    rules: ['LS.ecm.targeted.win', ANSWER_RULES[answer], ...placed, ...overthrust],
    ...answered,
    ...result,
  })
}

/** What the counter does; asked before it is placed. */
function placedRules(state: State, target: Unit, by: Seat): LsRule[] {
  const friendly = by === target.seat
  const alike = friendly ? friendlyCounters(target) : hostileCounters(target)
  return [
    ...rulesIf(friendly, 'LS.ecm.targeted.friendly'),
    ...rulesIf(!friendly, 'LS.ecm.targeted.enemy-attack', 'LS.ecm.targeted.enemy-cp'),
    ...rulesIf(!friendly && target.ecm !== null, 'LS.ecm.targeted.broadcaster'),
    ...rulesIf(
      unitsOnTable(state).some(({ targetedEcm }) => targetedEcm.length > 0),
      'LS.ecm.targeted.any-number',
    ),
    ...rulesIf(alike.length > 0, 'LS.ecm.targeted.not-cumulative'),
  ]
}

/** The Skill roll in the End Phase must be higher than this to remove a counter. */
const HOLDING_THRESHOLD = 4

/** One roll for one counter: which Unit, which of its counters, and the dice. */
interface EndRoll {
  readonly unit: string
  readonly counter: number
  readonly faces: readonly number[]
}

/** LS.ecm.targeted.end-roll, LS.test.no-action-modifier: one roll for every counter on every Unit, friendly or hostile. */
export const rollForCounters = (state: State, dice: Dice): EndRoll[] =>
  unitsOnTable(state).flatMap(unit =>
    unit.targetedEcm.map((_, counter) => ({
      unit: unit.id,
      counter,
      faces: rollSkill(dice, state.options.skill).faces,
    })),
  )

export function removeCounters(next: Next, rolls: readonly EndRoll[], emit: Emit): void {
  const gone = rolls.filter(({ unit, counter, faces }) => {
    const by = next.units[unit]?.targetedEcm[counter]?.by
    if (!by) return false
    const total = totalOf(read(faces), 0)
    const removed = total > HOLDING_THRESHOLD
    const rules: LsRule[] = [
      'LS.ecm.targeted.end-roll',
      'LS.turn.end.tecm',
      'LS.test.roll',
      ...rulesIf(next.units[unit]?.overthrust === true, 'LS.test.no-action-modifier'),
      ...rulesIf(!removed, 'LS.ecm.targeted.duration'),
    ]
    emit({ type: 'interference-tested', unit, by, faces, total, removed, rules })
    return removed
  })
  for (const id of new Set(gone.map(({ unit }) => unit))) {
    const removed = gone.filter(roll => roll.unit === id).map(roll => roll.counter)
    const targetedEcm = unitOf(next, id).targetedEcm.filter((_, counter) => !removed.includes(counter))
    changeUnit(next, id, { targetedEcm })
  }
}
