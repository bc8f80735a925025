import { describe, expect, test } from 'vitest'
import { type Dice, DiceError } from '../../../src/engine/rolls/dice'
import { oddsOf } from '../../../src/engine/rolls/odds'
import type { Plan } from '../../../src/engine/rolls/plan'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'

const planOf = (resolve: (dice: Dice) => number): Plan<number> => ({
  title: 'A throw',
  rule: 'TEST',
  ledgers: [],
  resolve,
  outcome: result => ({ label: String(result), rank: result }),
})

/** Every ordered throw of these dice, each as likely as the others: what odds must come to. */
function bruteForce(dice: readonly number[], resolve: (dice: Dice) => number): Map<string, number> {
  const odds = new Map<string, number>()
  const all = dice.reduce((product, sides) => product * sides, 1)
  for (let n = 0; n < all; n++) {
    let rest = n
    const faces = dice.map(sides => {
      const face = (rest % sides) + 1
      rest = Math.floor(rest / sides)
      return face
    })
    const label = String(resolve(new ScriptedDice(faces)))
    odds.set(label, (odds.get(label) ?? 0) + 1 / all)
  }
  return odds
}

const sum = (faces: readonly number[]): number => faces.reduce((a, b) => a + b, 0)

describe('are exact', () => {
  test.each<[string, number[], (dice: Dice) => number]>([
    ['the sum of two dice', [6, 6], dice => sum(dice.roll(2, 6))],
    ['the best of four', [6, 6, 6, 6], dice => Math.max(...dice.roll(4, 6))],
    ['dice of different kinds', [6, 6, 10], dice => sum(dice.roll(2, 6)) * 100 + (dice.roll(1, 10)[0] ?? 0)],
    ['attack against defence', [6, 6, 6, 6], dice => Math.max(...dice.roll(2, 6)) - Math.max(...dice.roll(2, 6))],
    ['successes in a pool', [6, 6, 6, 6, 6], dice => dice.successes(5, 6, 4)],
    ['successes, then as many dice', [10, 10, 10, 6, 6, 6], nested],
  ])('%s', (_, dice, resolve) => {
    const odds = oddsOf(planOf(resolve))
    const expected = bruteForce(dice, resolve)
    expect(odds?.outcomes).toHaveLength(expected.size)
    for (const { label, probability } of odds?.outcomes ?? [])
      expect(probability).toBeCloseTo(expected.get(label) ?? -1, 12)
    expect(sum(odds?.outcomes.map(o => o.probability) ?? [])).toBeCloseTo(1, 12)
  })

  function nested(dice: Dice): number {
    const hits = dice.successes(3, 10, 8)
    const damage = dice.successes(hits, 6, 5)
    if (dice instanceof ScriptedDice) dice.roll(3 - hits, 6)
    return hits * 10 + damage
  }

  test('counting successes and counting faces agree, and counting is cheaper', () => {
    const counted = oddsOf(planOf(dice => dice.successes(12, 6, 5)))
    const faces = oddsOf(planOf(dice => dice.roll(12, 6).filter(face => face >= 5).length))
    expect(counted?.branches).toBe(13)
    expect(faces?.branches).toBe(6188)
    for (const [i, outcome] of (counted?.outcomes ?? []).entries()) {
      expect(outcome.probability).toBeCloseTo(faces?.outcomes[i]?.probability ?? -1, 12)
    }
  })

  test.each([
    [7, [0]],
    [99, [0]],
    [1, [3]],
    [-2, [3]],
  ])('a success on %d or more is sure or impossible', (atLeast, expected) => {
    const odds = oddsOf(planOf(dice => dice.successes(3, 6, atLeast)))
    expect(odds?.outcomes.map(o => [o.rank, o.probability])).toEqual(expected.map(hits => [hits, 1]))
  })
})

describe('tell', () => {
  test('the outcomes in their order, the success and what overlaps', () => {
    const odds = oddsOf({
      ...planOf(dice => dice.roll(1, 6)[0] ?? 0),
      outcome: face => ({ label: face >= 5 ? 'hit' : 'miss', rank: face >= 5 ? 0 : 1, success: face >= 5 }),
      also: face => [...(face % 2 === 0 ? ['even'] : []), ...(face === 6 ? ['six'] : [])],
    })
    expect(odds?.outcomes.map(o => o.label)).toEqual(['hit', 'miss'])
    expect(odds?.success).toBeCloseTo(1 / 3, 12)
    expect(odds?.also.get('even')).toBeCloseTo(1 / 2, 12)
    expect(odds?.also.get('six')).toBeCloseTo(1 / 6, 12)
  })

  test('the mean of what is counted', () => {
    const odds = oddsOf({
      ...planOf(dice => dice.successes(2, 6, 6)),
      counts: sixes => ({ sixes, ...(sixes > 1 && { pairs: 1 }) }),
    })
    expect(odds?.means.get('sixes')).toBeCloseTo(1 / 3, 12)
    expect(odds?.means.get('pairs')).toBeCloseTo(1 / 36, 12)
    expect(oddsOf(planOf(() => 4))?.means.size).toBe(0)
  })

  test('one sure outcome where no dice are thrown', () => {
    expect(oddsOf(planOf(() => 4))?.outcomes).toEqual([{ label: '4', rank: 4, probability: 1 }])
  })

  test('what is foreseen where the dice fall only after the others have decided', () => {
    const { outcome: _, ...declared } = planOf(() => 0)
    const odds = oddsOf({ ...declared, foreseen: () => planOf(dice => dice.successes(1, 6, 4)) as Plan<unknown> })
    expect(odds?.outcomes.map(o => o.probability)).toEqual([0.5, 0.5])
  })
})

describe('are left out', () => {
  test('where the plan names no outcomes', () => {
    const { outcome: _, ...plan } = planOf(() => 1)
    expect(oddsOf(plan)).toBeNull()
  })

  test('where a tie is thrown again for ever', () => {
    const endless = planOf(dice => {
      for (;;) {
        const [a = 0] = dice.roll(1, 6)
        const [b = 0] = dice.roll(1, 6)
        if (a !== b) return Math.sign(a - b)
      }
    })
    expect(oddsOf(endless)).toBeNull()
  })

  test('where the pool is too large to walk, without walking it', () => {
    expect(oddsOf(planOf(dice => sum(dice.roll(60, 20))))).toBeNull()
    expect(
      oddsOf(
        planOf(dice => sum(dice.roll(8, 6))),
        100,
      ),
    ).toBeNull()
    expect(oddsOf(planOf(dice => dice.successes(19, 6, 4)))?.branches).toBe(20)
  })
})

test('an impossible number of dice is an error, not a chance', () => {
  expect(() => oddsOf(planOf(dice => dice.roll(-1, 6).length))).toThrow(DiceError)
  expect(() => oddsOf(planOf(dice => dice.successes(Number.NaN, 6, 4)))).toThrow(DiceError)
})

test('a rule that writes into the faces it was given fails instead of spoiling the next odds', () => {
  const sorting = planOf(dice => (dice.roll(2, 6) as number[]).sort((a, b) => a - b)[0] ?? 0)
  expect(() => oddsOf(sorting)).toThrow(TypeError)
})
