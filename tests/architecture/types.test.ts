import { expect, test } from 'vitest'
import { viewFor } from '../../src/engine/record/hidden'
import { refuse } from '../../src/engine/rolls/plan'
import { toy, toySetup } from '../support/toy'

// The compiler is the test: each line marked below is an error, or `npm run check` fails.

test('citing a rule that no rulebook lists does not compile', () => {
  // @ts-expect-error: no rulebook lists this rule.
  expect(refuse('LS.move.evade.no-such-rule', 'Unknown.').rule).toBe('LS.move.evade.no-such-rule')
})

test('handing a game the whole state where it wants a view does not compile', () => {
  const state = toy.initialState(toySetup, { roll: () => [], successes: () => 0 })
  // @ts-expect-error: a state is not a view.
  expect(toy.scene(state).pieces).toEqual(toy.scene(viewFor(state, 'A')).pieces)
})
