import { expect, test } from 'vitest'
import { Match } from '../../../src/engine/record/match'
import { offersFor } from '../../../src/engine/record/offering'
import { type Action, anyRuleset } from '../../../src/engine/ruleset'
import { striker } from '../../../src/rulesets/striker'
import type { State } from '../../../src/rulesets/striker/state'

const [crossroads, ridge] = striker.setupModel.scenarios

function deploying(scenario: typeof crossroads, goes: readonly ('first' | 'second')[] = []): Match {
  if (!scenario) throw new Error('no scenario')
  const match = new Match(anyRuleset(striker), scenario.setup, 'placing')
  match.settle()
  for (const choice of goes) {
    const [prompt] = striker.awaiting(match.state as State)
    if (prompt) match.play(prompt.seat, { type: 'choose', goes: choice } as Action)
    match.settle()
  }
  return match
}

const left = (match: Match, seat: 'A' | 'B') =>
  offersFor(match.ruleset, match.state, seat)
    .find(({ id }) => id === 'ready')
    ?.leaves?.() ?? null

test('finishing names the stands that nobody has placed, and asks nothing once all are', () => {
  const match = deploying(crossroads, ['first'])
  const places = offersFor(match.ruleset, match.state, 'A').flatMap(offer => (offer.kind === 'region' ? [offer] : []))
  expect(places.length).toBeGreaterThan(3)
  expect(left(match, 'A')).toBe(`You haven't placed ${places.length} stands. They stay lined up as they are.`)
  for (const [i, place] of places.entries()) {
    const { at, facing } = place.start()
    expect(match.play('A', place.at({ at: { x: 10 + 6 * i, y: at.y - 3 }, facing }))).not.toHaveProperty('refusals')
  }
  expect(left(match, 'A')).toBeNull()
})

test('where the scenario has placed every stand there is nothing to ask', () => {
  const match = deploying(ridge)
  expect(left(match, 'B')).toBeNull()
  expect(left(match, 'A')).toMatch(/^You haven't placed \d+ stands/)
})
