import { describe, expect, test } from 'vitest'
import { DiceError, RollingDice } from '../../../src/engine/rolls/dice'
import { pick, randomDice, randomFrom } from '../../../src/engine/rolls/random'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import { commitment, seededDice } from '../../../src/engine/rolls/seeded'

/** How far counts stray from an even spread. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('seeded dice', () => {
  const faces = (seed: string, decision: string, count = 20) => seededDice(seed, decision).roll(count, 6)

  test('the same seed and decision always fall the same', () => {
    expect(faces('s', 'd')).toEqual(faces('s', 'd'))
  })

  test('another seed or another decision falls otherwise', () => {
    expect(faces('s', 'd')).not.toEqual(faces('t', 'd'))
    expect(faces('s', 'd')).not.toEqual(faces('s', 'e'))
  })

  test('one decision says nothing about the next: pairs of first faces spread evenly', () => {
    const counts = new Array<number>(36).fill(0)
    for (let i = 0; i < 7200; i++) {
      const [a = 0] = seededDice('seed', `${i}:x`).roll(1, 6)
      const [b = 0] = seededDice('seed', `${i + 1}:x`).roll(1, 6)
      const at = (a - 1) * 6 + b - 1
      counts[at] = (counts[at] ?? 0) + 1
    }
    // 35 degrees of freedom: 66.6 is exceeded once in a thousand.
    expect(chiSquare(counts)).toBeLessThan(66.6)
  })

  test.each([
    [2, 10.8],
    [4, 16.3],
    [6, 20.5],
    [10, 27.9],
    [20, 43.8],
    [100, 148.3],
    [1000, 1144],
  ])('every face of a d%d is as likely as any other', (sides, limit) => {
    const counts = new Array<number>(sides).fill(0)
    const rolled = seededDice('uniform', 'test').roll(sides * 200, sides)
    for (const face of rolled) counts[face - 1] = (counts[face - 1] ?? 0) + 1
    expect(Object.keys(counts)).toHaveLength(sides)
    expect(counts.every(count => count > 0)).toBe(true)
    expect(chiSquare(counts)).toBeLessThan(limit)
  })

  test('the commitment is the SHA-256 of the seed, and only of it', () => {
    expect(commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(commitment('abd')).not.toBe(commitment('abc'))
  })
})

describe('scripted dice', () => {
  test('fall as they are told, and say what is left', () => {
    const dice = new ScriptedDice([6, 1, 3, 4])
    expect(dice.roll(2, 6)).toEqual([6, 1])
    expect(dice.successes(1, 6, 3)).toBe(1)
    expect(dice.unused).toEqual([4])
    expect(dice.rolls).toEqual([
      { sides: 6, faces: [6, 1] },
      { sides: 6, faces: [3] },
    ])
  })

  test.each([
    [[7], 'a d6 has no face 7'],
    [[0], 'a d6 has no face 0'],
    [[2.5], 'a d6 has no face 2.5'],
    [[Number.NaN], 'a d6 has no face NaN'],
    [[], 'another d6 is needed'],
  ])('refuse the faces %j', (faces, why) => {
    expect(() => new ScriptedDice(faces).roll(1, 6)).toThrow(why)
  })
})

describe('any dice', () => {
  const ones = () => new RollingDice(() => 1)

  test.each([-1, 1.5, Number.NaN])('%d dice cannot be thrown', count => {
    expect(() => ones().roll(count, 6)).toThrow(DiceError)
  })

  test.each([0, -6, 2.5, Number.NaN])('there is no die with %d sides', sides => {
    expect(() => ones().roll(1, sides)).toThrow(DiceError)
    expect(() => seededDice('s', 'd').roll(1, sides)).toThrow(DiceError)
  })

  test('no dice make no throw', () => {
    const dice = ones()
    expect(dice.roll(0, 6)).toEqual([])
    expect(dice.rolls).toEqual([])
  })

  test('what has been thrown cannot be changed afterwards', () => {
    const faces = ones().roll(2, 6)
    expect(Object.isFrozen(faces)).toBe(true)
  })
})

test('random numbers for simulation are even and repeatable', () => {
  const counts = new Array<number>(6).fill(0)
  for (const face of randomDice(randomFrom(3)).roll(6000, 6)) counts[face - 1] = (counts[face - 1] ?? 0) + 1
  expect(chiSquare(counts)).toBeLessThan(20.5)
  expect(randomFrom(5)()).toBe(randomFrom(5)())
  expect(() => pick(randomFrom(1), [])).toThrow('nothing to pick from')
})
