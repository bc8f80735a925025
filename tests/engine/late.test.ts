import { expect, test, vi } from 'vitest'
import { late } from '../../src/engine/late'

const picture = late('shapes', 'words')

test('a late part is worked out when somebody looks, and once', () => {
  const shapes = vi.fn(() => ['circle'])
  const words = vi.fn(() => 'a circle')
  const made = picture({ title: 'Round' }, { shapes, words })
  expect(made.title).toBe('Round')
  expect(shapes).not.toHaveBeenCalled()
  expect(made.shapes).toEqual(['circle'])
  expect(made.shapes).toBe(made.shapes)
  expect(shapes).toHaveBeenCalledTimes(1)
  expect(words).not.toHaveBeenCalled()
})

test('what one thing found is not what another finds', () => {
  const [one, two] = ['one', 'two'].map(words => picture({}, { shapes: () => [], words: () => words }))
  expect([one?.words, two?.words]).toEqual(['one', 'two'])
})
