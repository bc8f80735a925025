import { describe, expect, test } from 'vitest'
import { playRandomGame } from '../../../src/engine/fuzz/random-play'
import { anyRuleset } from '../../../src/engine/ruleset'
import { striker } from '../../../src/rulesets/striker'

const game = anyRuleset(striker)
const games = Number(process.env.GAMES ?? 0)

/** The first turns of a battle between players who do anything they are allowed to; whole battles where GAMES says so. */
describe.each(striker.setupModel.scenarios)('$title', ({ setup }) => {
  test('random play goes on without a fault', () => {
    const played = playRandomGame(game, setup, { seed: 1, mostActions: 150, strict: true, never: ['retreat'] })
    expect(played.failure?.kind ?? 'endless').toBe('endless')
  })

  test.skipIf(games === 0).each(Array.from({ length: games }, (_, i) => i + 1))(
    'random battle %i comes to its end',
    seed => {
      const played = playRandomGame(game, setup, { seed, mostActions: 6000, never: ['retreat'] })
      if (played.failure) throw new Error(`${played.failure.why} ${JSON.stringify(played.inputs.at(-1))}`)
      expect(played.outcome).not.toBeNull()
    },
  )
})
