import { expect, test } from 'vitest'
import { outcomeOf, promptsOf } from '../../../src/engine/record/status'
import { anyRuleset } from '../../../src/engine/ruleset'
import { atSea } from '../../support/pond-games'
import { pond } from '../../support/toy'
import type { State } from '../../support/toy/state'

test('what a position says of itself is worked out once, though several games are open', () => {
  let asked = 0
  const counting = anyRuleset({
    ...pond,
    awaiting: (state: State) => {
      asked += 1
      return pond.awaiting(state)
    },
  })
  const states = ['a', 'b', 'c'].map(seed => atSea(seed).state)
  for (let i = 0; i < 5; i++) {
    for (const state of states) {
      expect(outcomeOf(counting, state)).toBeNull()
      expect(promptsOf(counting, state)).toHaveLength(1)
    }
  }
  expect(asked).toBe(3)
})

test('the same position under other rules says something else', () => {
  const { state } = atSea()
  const silent = anyRuleset({ ...pond, awaiting: () => [] })
  expect(promptsOf(anyRuleset(pond), state)).toHaveLength(1)
  expect(promptsOf(silent, state)).toEqual([])
})
