import { describe, expect, test } from 'vitest'
import { verdictOn } from '../../../src/app/setup/draft'
import { blankMap } from '../../../src/app/terrain/drawing'
import { Match } from '../../../src/engine/record/match'
import type { TerrainMap } from '../../../src/engine/terrain/model'
import { registered } from '../../support/games'

const withTerrain = registered.flatMap(ruleset => (ruleset.terrain ? [{ ...ruleset, terrain: ruleset.terrain }] : []))

describe.each(withTerrain)('$title', ruleset => {
  const { terrain, setupModel } = ruleset
  const { places, scenarios } = setupModel
  const [first] = scenarios
  if (!first || !places) throw new Error('no scenario')
  const { usual } = terrain.model.sizes
  const own: readonly TerrainMap[] = [
    blankMap(terrain.model),
    terrain.random('a word', usual),
    terrain.random('small', { width: Math.round(usual.width * 0.8), height: Math.round(usual.height * 0.8) }),
  ]

  test.each(scenarios)('$title: on a map of one’s own, the game can start at once', ({ setup }) => {
    for (const map of own) {
      const moved = { ...setup, options: terrain.withMap(setup.options, map) }
      expect(verdictOn(ruleset, moved).errors).toEqual([])
      for (const { at } of places.list(moved.options)) {
        expect(at.x).toBeGreaterThanOrEqual(0)
        expect(at.x).toBeLessThanOrEqual(map.width)
        expect(at.y).toBeLessThanOrEqual(map.height)
      }
      const match = new Match(ruleset, moved, 'own map')
      match.settle()
      expect(ruleset.awaiting(match.state).length).toBeGreaterThan(0)
    }
  })

  test('the objectives of another scenario stay behind', () => {
    const before = places.list(first.setup.options).map(({ name }) => name)
    for (const map of own) {
      const after = places.list(terrain.withMap(first.setup.options, map)).map(({ name }) => name)
      expect(after.filter(name => before.includes(name))).toEqual([])
      expect(after).not.toContain('not on this map')
    }
  })

  test('a few edits keep the objectives, and another scenario’s map brings its own', () => {
    const map = terrain.mapOf(first.setup.options)
    const edited = { ...map, name: 'Edited', pieces: map.pieces.slice(0, -1) }
    const kept = places.list(terrain.withMap(first.setup.options, edited)).map(({ name }) => name)
    expect(kept).toEqual(places.list(first.setup.options).map(({ name }) => name))
    const [, second] = scenarios
    if (!second) throw new Error('no second scenario')
    const theirs = terrain.withMap(first.setup.options, terrain.mapOf(second.setup.options))
    expect(places.list(theirs)).toEqual(places.list(second.setup.options))
  })
})
