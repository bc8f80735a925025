import { describe, expect, test } from 'vitest'
import { gameFor, gameWith, wholeGame } from '../../src/engine/parts'
import { readAction } from '../../src/engine/record/asking'
import { refuse } from '../../src/engine/rolls/plan'
import type { AnyRuleset } from '../../src/engine/ruleset'
import { toy } from '../support/toy'

/** The pond, with two parts that can be had besides. */
function parted(here: readonly string[], fetched: string[]): AnyRuleset {
  return {
    ...toy,
    parts: {
      all: ['reeds', 'pikes'],
      here,
      neededBy: options => (options === 'deep' ? ['pikes'] : []),
      async with(parts) {
        fetched.push(...parts)
        return parted([...here, ...parts], fetched)
      },
    },
  }
}

describe('parts of a game', () => {
  test('a set-up fetches only what it calls for', async () => {
    const fetched: string[] = []
    expect((await gameFor(parted([], fetched), 'deep')).parts?.here).toEqual(['pikes'])
    expect(fetched).toEqual(['pikes'])
  })
  test('a game that holds the parts, or has none, is handed back as it is', async () => {
    const fetched: string[] = []
    const game = parted(['pikes'], fetched)
    expect(await gameFor(game, 'deep')).toBe(game)
    expect(await gameFor(game, 'shallow')).toBe(game)
    expect(await gameWith(toy, ['pikes'])).toBe(toy)
    expect(fetched).toEqual([])
  })
  test('the whole game has every part', async () => {
    expect((await wholeGame(parted([], []))).parts?.here).toEqual(['reeds', 'pikes'])
  })
})

test('[TABLE.unknown] a game can say why it lacks an action', () => {
  const because = { ...toy, absent: (type: string) => (type === 'fish' ? refuse('T.fish', 'No fishing here.') : null) }
  expect(readAction(because, { type: 'fish' })).toEqual({ refusals: [{ rule: 'T.fish', why: 'No fishing here.' }] })
  expect(readAction(because, { type: 'swim' })).toMatchObject({ refusals: [{ rule: 'TABLE.unknown' }] })
})
