import { expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/record/hidden'
import { supposed } from '../../../src/engine/record/supposing'
import { atSea, fire, inRange, must, newMatch, sail, signal } from '../../support/pond-games'
import { toy } from '../../support/toy'

test('what a seat would see is what it sees once the action is played', () => {
  const match = atSea()
  const before = JSON.stringify(match.state)
  const action = sail(match, 'a1', 3)
  const seen = supposed(toy, match.viewFor('A'), 'A', action)
  expect(JSON.stringify(match.state)).toBe(before)
  must(match, 'A', action)
  expect(seen).toEqual(match.viewFor('A'))
})

test('nothing is supposed of what is refused, of dice, or of what is hidden', () => {
  const match = inRange()
  expect(supposed(toy, match.viewFor('B'), 'B', fire)).toBeNull()
  expect(supposed(toy, match.viewFor('A'), 'A', fire)).toBeNull()
  const fresh = newMatch()
  must(fresh, 'A', signal('A'))
  expect(supposed(toy, viewFor(fresh.state, 'B'), 'B', signal('B'))).toBeNull()
})
