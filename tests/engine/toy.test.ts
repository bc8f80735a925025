import { expect, test } from 'vitest'
import { playRandomGame } from '../../src/engine/fuzz/random-play'
import { Match } from '../../src/engine/record/match'
import { toy, toySetup } from '../support/toy'

test('the toy plays to its end at random', { timeout: 60_000 }, () => {
  for (let seed = 1; seed <= 10; seed++) {
    const game = playRandomGame(toy, toySetup, { seed, mostActions: 500, strict: true })
    expect(game.failure).toBeNull()
    expect(game.outcome).not.toBeNull()
  }
})

test('the toy makes every kind of offer', () => {
  const match = new Match(toy, toySetup, 'seed')
  const kinds = new Set<string>()
  for (const seat of ['A', 'B'] as const) {
    for (const offer of match.offers(seat)) {
      kinds.add(offer.kind)
      if (offer.kind === 'form') match.play(seat, offer.fill({ stance: 'ram', haste: 1, loud: false, word: 'Go' }))
    }
  }
  const [prompt] = toy.awaiting(match.state)
  for (const offer of match.offers(prompt?.seat ?? 'A')) kinds.add(offer.kind)
  expect([...kinds].sort()).toEqual(['button', 'cell', 'facing', 'form', 'path', 'piece', 'region'])
})
