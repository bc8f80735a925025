import { expect, test } from 'vitest'
import type { Dice } from '../../../src/engine/rolls/dice'
import { oddsOf } from '../../../src/engine/rolls/odds'
import type { Plan } from '../../../src/engine/rolls/plan'
import { inRounds, type Rounds } from '../../../src/engine/rolls/rounds'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'

const planOf = <S>(rounds: Rounds<S, string>): Plan<string> => ({
  title: 'Rounds',
  rule: 'TEST',
  ledgers: [],
  outcome: result => ({ label: result, rank: 0 }),
  counts: result => ({ letters: result.length }),
  ...inRounds(rounds),
})

const shown = <S>(rounds: Rounds<S, string>) =>
  Object.fromEntries((oddsOf(planOf(rounds))?.outcomes ?? []).map(({ label, probability }) => [label, probability]))

const sum = (faces: readonly number[]): number => faces.reduce((a, b) => a + b, 0)

/** The pass line of craps: the point is rolled for until it or a seven shows. */
const craps: Rounds<number, string> = {
  start: () => 0,
  key: String,
  next(point: number, dice: Dice) {
    const total = sum(dice.roll(2, 6))
    if (point === 0) {
      if (total === 7 || total === 11) return { over: 'win' }
      if (total === 2 || total === 3 || total === 12) return { over: 'lose' }
      return { on: total }
    }
    return total === point ? { over: 'win' } : total === 7 ? { over: 'lose' } : { on: point }
  },
}

test('rolls that may be repeated for ever sum to exact odds', () => {
  expect(shown(craps).win).toBeCloseTo(244 / 495, 12)
  expect(shown(craps).lose).toBeCloseTo(251 / 495, 12)
  expect(oddsOf(planOf(craps))?.means.get('letters')).toBeCloseTo((3 * 244 + 4 * 251) / 495, 12)
})

test('stages that lead back to one another are followed until nothing is left', () => {
  // Each in turn needs a six: the first of two players gets it with 6 in 11.
  const turns: Rounds<'first' | 'second', string> = {
    start: () => 'first',
    key: String,
    next: (who, dice) => (dice.successes(1, 6, 6) > 0 ? { over: who } : { on: who === 'first' ? 'second' : 'first' }),
  }
  expect(shown(turns).first).toBeCloseTo(6 / 11, 11)
})

test('dice play the same rounds to the end', () => {
  expect(planOf(craps).resolve(new ScriptedDice([2, 2, 6, 3, 5, 5, 1, 3]))).toBe('win')
  expect(planOf(craps).resolve(new ScriptedDice([2, 2, 6, 1]))).toBe('lose')
})

test('what never ends shows no odds', () => {
  expect(oddsOf(planOf({ start: () => 0, key: String, next: () => ({ on: 0 }) }))).toBeNull()
})
