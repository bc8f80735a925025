import { Immer } from 'immer'
import { describe, expect, test } from 'vitest'
import { digestOf } from '../../../src/engine/record/digest'
import { randomFrom } from '../../../src/engine/rolls/random'

describe('two states that JSON or a ruler cannot tell apart have the same digest', () => {
  test.each([
    ['keys in another order', { a: 1, b: { c: [1], d: 'x' } }, { b: { d: 'x', c: [1] }, a: 1 }],
    ['absent and undefined', { a: 1 }, { a: 1, b: undefined }],
    ['nought and minus nought', { a: 0 }, { a: -0 }],
    ['the last digits of a coordinate', { x: 0.1 + 0.2, y: 5.000000000001 }, { x: 0.3, y: 5 }],
    ['a hole in a list and null', [1, undefined], [1, null]],
  ])('%s', (_, left, right) => {
    expect(digestOf(left)).toBe(digestOf(right))
  })

  test('many keys in any order', () => {
    const random = randomFrom(11)
    for (let i = 0; i < 200; i++) {
      const entries = Array.from({ length: 40 }, (_, k) => [`key${k}`, random() * 1000] as const)
      const shuffled = [...entries].sort(() => random() - 0.5)
      expect(digestOf(Object.fromEntries(shuffled))).toBe(digestOf(Object.fromEntries(entries)))
    }
  })

  test('a copy through JSON', () => {
    const state = { units: { u1: { at: { x: 1.25, y: -3e-9 }, tags: ['a', 'b'] } }, turn: 3, who: null, on: true }
    expect(digestOf(JSON.parse(JSON.stringify(state)))).toBe(digestOf(state))
  })
})

describe('different states have different digests', () => {
  test.each([
    ['a number and its text', { a: 1 }, { a: '1' }],
    ['a flag and its text', { a: true }, { a: 'true' }],
    ['null and nothing', { a: null }, {}],
    ['null and false', { a: null }, { a: false }],
    ['nought and null', { a: 0 }, { a: null }],
    ['an empty list and an empty record', { a: [] }, { a: {} }],
    ['another order in a list', [1, 2], [2, 1]],
    ['a nested list', [[1], [2]], [[1, 2]]],
    ['one more of the same', [0], [0, 0]],
    ['values exchanged between keys', { a: 1, b: 2 }, { a: 2, b: 1 }],
    ['values exchanged between pieces', { u: { x: 1 }, v: { x: 2 } }, { u: { x: 2 }, v: { x: 1 } }],
    ['a thousandth of a coordinate', { x: 12.345 }, { x: 12.346 }],
    ['large whole numbers', { x: 2 ** 52 }, { x: 2 ** 52 + 1 }],
    ['a list in place of a record', { a: ['x'] }, { a: { 0: 'x' } }],
  ])('%s', (_, left, right) => {
    expect(digestOf(left)).not.toBe(digestOf(right))
  })

  test('a hundred thousand small states, no two the same', () => {
    const seen = new Set<string>()
    for (let x = 0; x < 100; x++) {
      for (let y = 0; y < 100; y++) {
        for (let hits = 0; hits < 10; hits++) seen.add(digestOf({ at: { x, y }, hits, stunned: hits % 2 === 0 }))
      }
    }
    expect(seen.size).toBe(100_000)
  })
})

test('what a step did not touch is not hashed again, what it touched is', () => {
  const immer = new Immer({ autoFreeze: true })
  const before = immer.produce({ units: { a: { x: 1 }, b: { x: 2 } } }, () => {})
  const digest = digestOf(before)
  const after = immer.produce(before, draft => {
    draft.units.a.x = 5
  })
  expect(digestOf(after)).not.toBe(digest)
  expect(digestOf(before)).toBe(digest)
  const back = immer.produce(after, draft => {
    draft.units.a.x = 1
  })
  expect(digestOf(back)).toBe(digest)
})
