import { describe, expect, test } from 'vitest'
import { registered } from '../support/games'
import { unbounded } from '../support/unbounded'

describe.each(registered)('$title', ({ setupModel, state, actions }) => {
  test('every number, text and list of a set-up has a bound', () => {
    expect(unbounded(setupModel.schema)).toEqual([])
  })

  test('every number, text and list of a position has a bound', () => {
    expect(unbounded(state)).toEqual([])
  })

  test('every number, text and list of an action has a bound', () => {
    expect(Object.values(actions).flatMap(({ schema }) => unbounded(schema))).toEqual([])
  })
})
