import { expect, test } from 'vitest'
import { claims, coverageOf } from '../../scripts/coverage'

const entry = (id: `X.${string}`, status: 'engine' | 'referee' | 'reference') => ({ id, status, heading: '', text: '' })
const book = [entry('X.move', 'engine'), entry('X.mood', 'referee'), entry('X.colour', 'reference')]

test('a title claims the rules in its brackets', () => {
  expect(claims('[X.move] a knight jumps')).toEqual(['X.move'])
  expect(claims('[X.move X.mood, X.colour] all of it')).toEqual(['X.move', 'X.mood', 'X.colour'])
  expect(claims('an array [0] in the middle')).toEqual([])
})

test('an enforced or refereed rule without a test is missed, a reference is not', () => {
  expect(coverageOf(book, ['[X.move] a knight jumps'])).toMatchObject({ tested: 1, owed: 2, untested: ['X.mood'] })
})

test('a claim to a rule that is not in the book is found', () => {
  const { unknown, untested } = coverageOf(book, ['[X.move X.fly] a knight flies', '[X.mood TABLE.turn] it sulks'])
  expect(unknown).toEqual(['X.fly in “[X.move X.fly] a knight flies”'])
  expect(untested).toEqual([])
})
