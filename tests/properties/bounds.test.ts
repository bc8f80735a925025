import { describe, expect, test } from 'vitest'
import { registered } from '../support/games'
import { unbounded } from '../support/unbounded'

/** Who may see a hidden value: described by the record, the same in every game. */
const ofTheRecord = (place: string): boolean => place.includes('.$for')

describe.each(registered)('$title', ({ setups, state, actions }) => {
  test('every number, text and list of a set-up has a bound', () => {
    expect(unbounded(setups.schema)).toEqual([])
  })

  test('every number, text and list of a position has a bound', () => {
    expect(unbounded(state).filter(place => !ofTheRecord(place))).toEqual([])
  })

  test('every number, text and list of an action has a bound', () => {
    expect(Object.values(actions).flatMap(({ schema }) => unbounded(schema))).toEqual([])
  })
})
