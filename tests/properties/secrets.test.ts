import { describe, expect, test } from 'vitest'
import { digestOf } from '../../src/engine/record/digest'
import { holdsSecrets } from '../../src/engine/record/hidden'
import { say } from '../../src/engine/record/log'
import type { Match } from '../../src/engine/record/match'
import type { Random } from '../../src/engine/rolls/random'
import { type AnyRuleset, anyRuleset } from '../../src/engine/ruleset'
import { games } from '../support/games'
import { pond } from '../support/toy'
import type { State } from '../support/toy/state'
import { forEach, seatsOf } from './positions'
import { compareTwins, leaks } from './telling'

const TIMEOUT = { timeout: 600_000 }

describe.each(games)('$title', ruleset => {
  test('a view holds nothing that its seat may not see', TIMEOUT, () => {
    forEach(ruleset, match => {
      for (const seat of seatsOf(match)) expect(leaks(match.viewFor(seat), seat)).toEqual([])
    })
  })

  test('a view is the same for the same state, and the state itself where nothing is hidden', TIMEOUT, () => {
    forEach(ruleset, match => {
      for (const seat of seatsOf(match)) {
        const view = match.viewFor(seat)
        expect(match.viewFor(seat)).toBe(view)
        if (digestOf(view) === digestOf(match.state)) expect(view).toBe(match.state)
      }
    })
  })

  test('a game that calls itself open hides nothing, one that does not hides something', TIMEOUT, () => {
    let secretive = false
    forEach(ruleset, match => {
      secretive ||= holdsSecrets(match.state)
    })
    expect(secretive).toBe(ruleset.open !== true)
  })

  // Two games that a seat cannot tell apart by its view must not differ in anything else it is told.
  test('what a seat may not see does not reach its log, prompts, offers or refusals', TIMEOUT, () => {
    const { compared, secretive } = checkTelling(ruleset)
    if (secretive) expect(compared).toBeGreaterThan(0)
  })
})

function checkTelling(ruleset: AnyRuleset): { compared: number; secretive: boolean } {
  let compared = 0
  let secretive = false
  const look = (match: Match, random: Random): void => {
    const twins = compareTwins(match, random)
    compared += twins.compared
    secretive ||= holdsSecrets(match.state)
    expect(twins.differing).toEqual([])
  }
  forEach(ruleset, look, { positions: 24 })
  return { compared, secretive }
}

describe('a game that tells a secret is found out', () => {
  const leaky = (more: object): AnyRuleset => anyRuleset({ ...pond, ...more })

  test.each([
    [
      'in its log',
      leaky({
        narrate: (event: Parameters<typeof pond.narrate>[0], state: State) =>
          event.type === 'laid'
            ? say`A mine lies at ${Object.values(state.mines).at(-1)?.value?.at.x ?? 0}.`
            : pond.narrate(event, state),
      }),
    ],
    [
      'by its outcome',
      leaky({
        outcome: (state: State) =>
          Object.values(state.mines).some(({ value }) => (value?.at.x ?? 0) > 30)
            ? { winners: [], why: 'Boom.', rule: 'POND.win' }
            : pond.outcome(state),
      }),
    ],
  ])('%s', TIMEOUT, (_, ruleset) => {
    expect(() => checkTelling(ruleset)).toThrow(/deeply equal/)
  })
})
