import { describe, expect, test } from 'vitest'
import type { Dice } from '../../../src/engine/rolls/dice'
import { type Odds, oddsOf } from '../../../src/engine/rolls/odds'
import type { Plan } from '../../../src/engine/rolls/plan'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'

const planOf = <T extends string | number>(resolve: (dice: Dice) => T): Plan<T> => ({
  title: 'A roll',
  rule: 'TEST',
  ledgers: [],
  resolve,
  outcome: result => ({ label: String(result), rank: Number(result) }),
})

const chances = (odds: Odds | null): Record<string, number> =>
  Object.fromEntries((odds?.outcomes ?? []).map(({ label, probability }) => [label, probability]))

const oddsFor = <T extends string | number>(resolve: (dice: Dice) => T): Record<string, number> =>
  chances(oddsOf(planOf(resolve)))

function same(a: Record<string, number>, b: Record<string, number>): void {
  expect(Object.keys(a).sort()).toEqual(Object.keys(b).sort())
  for (const [label, chance] of Object.entries(a)) expect(chance).toBeCloseTo(b[label] ?? -1, 12)
}

const itself = (value: unknown) => value

describe('a sum', () => {
  test('is walked by its totals', () => {
    const sum = (dice: Dice) => dice.roll(3, 6).reduce((a, b) => a + b, 0)
    same(
      oddsFor(dice => dice.sum(3, 6)),
      oddsFor(sum),
    )
    expect(oddsOf(planOf(dice => dice.sum(2, 6)))?.branches).toBe(11)
    expect(oddsFor(dice => dice.sum(2, 6))['7']).toBeCloseTo(6 / 36, 12)
    expect(oddsFor(dice => dice.sum(0, 6))).toEqual({ 0: 1 })
  })

  test('is rolled die by die', () => {
    const dice = new ScriptedDice([3, 5, 6])
    expect([dice.sum(2, 6), dice.sum(1, 6)]).toEqual([8, 6])
    expect(dice.rolls).toEqual([
      { sides: 6, faces: [3, 5] },
      { sides: 6, faces: [6] },
    ])
  })
})

describe('what is rolled again until it counts', () => {
  /** One of four, by a die that is rolled again on 5 and 6. */
  const four = (dice: Dice): number =>
    dice.again(again => {
      const face = again.sum(1, 6)
      return face > 4 ? null : face
    })

  test('has the odds of the answers', () => {
    same(oddsFor(four), { 1: 1 / 4, 2: 1 / 4, 3: 1 / 4, 4: 1 / 4 })
  })

  test('is rolled as often as it takes', () => {
    const dice = new ScriptedDice([6, 5, 3])
    expect(four(dice)).toBe(3)
    expect(dice.unused).toEqual([])
  })

  test('counts answers with the same key as one', () => {
    const odds = oddsOf(
      planOf(dice =>
        dice.again(
          again => again.sum(1, 6),
          face => face > 4,
        ),
      ),
    )
    expect(odds?.branches).toBe(2)
    same(chances(odds), { 1: 4 / 6, 5: 2 / 6 })
  })

  test('has no odds where no answer ever comes', () => {
    expect(oddsOf(planOf(dice => dice.again<number>(again => (again.sum(1, 6) > 9 ? 1 : null))))).toBeNull()
  })
})

describe('a part', () => {
  test('is walked by itself, by what matters of it', () => {
    const odds = oddsOf(
      planOf(dice => {
        const hit = dice.part(
          part => part.sum(2, 6),
          total => total >= 8,
        )
        return hit >= 8 ? dice.sum(1, 6) : 0
      }),
    )
    expect(odds?.branches).toBe(7)
    expect(chances(odds)['0']).toBeCloseTo(21 / 36, 12)
    expect(chances(odds)['6']).toBeCloseTo(15 / 36 / 6, 12)
  })

  test('that is the very same function is walked once', () => {
    let runs = 0
    const part = (dice: Dice) => {
      runs += 1
      return dice.sum(2, 6)
    }
    const odds = oddsFor(dice => Math.max(dice.part(part, itself), dice.part(part, itself), dice.part(part, itself)))
    expect(runs).toBe(11)
    expect(odds['12']).toBeCloseTo(1 - (35 / 36) ** 3, 12)
  })

  test('may come to nothing', () => {
    const resolve = (dice: Dice) => dice.part(part => (part.sum(1, 6) > 4 ? null : 'a'), itself) ?? 'nothing'
    same(oddsFor(resolve), { a: 4 / 6, nothing: 2 / 6 })
  })

  test('is just run in play', () => {
    const dice = new ScriptedDice([2, 4])
    expect(dice.part(part => part.roll(2, 6), itself)).toEqual([2, 4])
  })
})

describe('steps', () => {
  const twelve = (key: (total: number) => unknown) => (dice: Dice) =>
    dice.fold(
      0,
      Array.from({ length: 12 }, () => (soFar: number, step: Dice) => Math.max(soFar, step.sum(2, 6))),
      key,
    )

  test('add up and do not multiply: the best of twelve rolls', () => {
    const odds = oddsOf(planOf(twelve(itself)))
    expect(odds?.branches).toBe(11)
    const upTo = (total: number) => {
      let ways = 0
      for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b <= total) ways += 1
      return (ways / 36) ** 12
    }
    for (let total = 2; total <= 12; total++)
      expect(chances(odds)[total]).toBeCloseTo(upTo(total) - upTo(total - 1), 12)
  })

  test('may depend on what came before: balls drawn from an urn', () => {
    // Two of five balls are black; three are drawn.
    const draw = (black: number, drawn: number) => (dice: Dice) =>
      dice.sum(1, 5 - drawn) <= 2 - black ? black + 1 : black
    const steps = [0, 1, 2].map(drawn => (black: number, dice: Dice) => draw(black, drawn)(dice))
    same(
      oddsFor(dice => dice.fold(0, steps, itself)),
      { 0: 1 / 10, 1: 6 / 10, 2: 3 / 10 },
    )
  })

  test('are a loop in play', () => {
    const faces = Array.from({ length: 24 }, (_, i) => (i % 6) + 1)
    const dice = new ScriptedDice(faces)
    expect(twelve(itself)(dice)).toBe(11)
    expect(dice.rolls).toHaveLength(12)
  })

  test('have no odds where there are too many of them to walk', () => {
    const endless = Array.from({ length: 9 }, () => (soFar: number, dice: Dice) => soFar * 10 + dice.sum(1, 10))
    expect(oddsOf(planOf(dice => dice.fold(0, endless, itself)))).toBeNull()
  })
})
