import { describe, expect, test } from 'vitest'
import { checkMap, readMap } from '../../../src/engine/terrain/check'
import { RULESETS } from '../../../src/rulesets'

const games = await Promise.all(RULESETS.map(async cover => ({ cover, game: await cover.load() })))

test('the lobby leads to the editor of just those games that have terrain', () => {
  expect(games.filter(({ game }) => game.terrain).map(({ cover }) => cover.id)).toEqual(['lightning-war', 'striker'])
  for (const { cover, game } of games)
    expect([cover.id, cover.terrain ?? false]).toEqual([cover.id, game.terrain !== undefined])
})

describe.each(games.flatMap(({ game }) => (game.terrain ? [{ title: game.title, terrain: game.terrain }] : [])))(
  '$title',
  ({ terrain }) => {
    test('its maps are sound and outlive a file', () => {
      for (const map of terrain.designed) {
        expect(checkMap(terrain.model, map)).toEqual([])
        expect(readMap(terrain.model, JSON.parse(JSON.stringify(map))).map).toEqual(map)
      }
    })

    test('random maps of every size are sound, and the same for the same word', () => {
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
        for (const part of [0.7, 1, 1.2]) {
          const { usual } = terrain.model.sizes
          const size = { width: Math.round(usual.width * part), height: Math.round(usual.height * part) }
          const map = terrain.random(seed, size)
          expect(checkMap(terrain.model, map)).toEqual([])
          expect(map).toMatchObject(size)
          expect(terrain.random(seed, size)).toEqual(map)
        }
    })
  },
)
