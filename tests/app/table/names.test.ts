import { expect, test } from 'vitest'
import { HotSeat } from '../../../src/app/session/hot-seat'
import { createTableStore } from '../../../src/app/table/store/store'
import { Match } from '../../../src/engine/record/match'
import type { AnyRuleset } from '../../../src/engine/ruleset'
import { asks, duelAt } from './duel'

/** The duel, with every piece called the same. */
function twins(): Match {
  const { ruleset, setup, state } = duelAt(asks(/^activate a unit/))
  const alike: AnyRuleset = {
    ...ruleset,
    initialState: () => state,
    scene(view) {
      const scene = ruleset.scene(view)
      return { ...scene, pieces: scene.pieces.map(piece => ({ ...piece, name: 'Twin' })) }
    },
  }
  return new Match(alike, setup, 'twins')
}

test('pieces of the other side say whose they are where both have one of that name', () => {
  const match = twins()
  const { store, select } = createTableStore(new HotSeat(match), 'g')
  const s = store.getState()
  const name = select.nameOfPiece(s)
  const { pieces } = select.scene(s)
  const enemy = pieces.find(({ seat }) => seat !== null && seat !== s.seat)
  const own = pieces.find(({ seat }) => seat === s.seat)
  if (!enemy?.seat || !own) throw new Error('two sides are needed')
  expect(name(own.id)).toBe('Twin')
  expect(name(enemy.id)).toBe(`Twin (${select.names(s).get(enemy.seat)})`)
})
