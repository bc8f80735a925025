import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mapText, readMapText } from '../../../src/app/terrain/map-file'
import type { AnyRuleset } from '../../../src/engine/ruleset'
import type { TerrainSetup } from '../../../src/engine/setup'
import { box, land, MODEL, piece } from '../../engine/terrain/land'
import { toy } from '../../support/toy'

const terrain: TerrainSetup<unknown> = {
  model: MODEL,
  designed: [],
  random: () => land(),
  mapOf: () => land(),
  withMap: options => options,
}
const game: AnyRuleset = { ...toy, terrain }
const map = land(piece('wood', box(10, 10, 20, 20), { id: 'w', name: 'Dark wood' }))
const changed = (more: object): string => JSON.stringify({ ...JSON.parse(mapText(game, map)), ...more })
const whyOf = (text: string): readonly string[] => {
  const read = readMapText(game, text)
  return read.ok ? [] : read.why
}

describe('a map file', () => {
  test('comes back as it was written', () => {
    expect(readMapText(game, mapText(game, map))).toEqual({ ok: true, map })
  })

  test.each<[string, string, RegExp]>([
    ['no JSON', 'forest', /^This isn't a map: /],
    ['something else', '{"format":"stormtable/cards"}', /^This isn't a Stormtable map\.$/],
    ['a newer format', changed({ formatVersion: 99 }), /newer version/],
    ['another game', changed({ ruleset: 'chess' }), /a map for “chess”, not for/],
    [
      'a piece without points',
      changed({ map: { ...map, pieces: [{ id: 'a', kind: 'wood' }] } }),
      /^map › pieces › 0 › points/,
    ],
    [
      'an unknown kind',
      changed({ map: land(piece('lava', box(1, 1, 5, 5), { id: 'a' })) }),
      /kind this game does not know: "lava"/,
    ],
    [
      'a piece off the table',
      changed({ map: land(piece('wood', box(1, 1, 90, 5), { id: 'a' })) }),
      /off the table \(at 90, 1 in\)/,
    ],
  ])('%s is refused with what is wrong', (_, text, why) => {
    expect(whyOf(text)[0]).toMatch(why)
  })

  test('a game without terrain opens none', () => {
    expect(readMapText(toy, mapText(game, map)).ok).toBe(false)
  })
})

describe('keeping maps', () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory())
    vi.resetModules()
  })
  afterEach(() => vi.unstubAllGlobals())
  const pages = (): Promise<typeof import('../../../src/app/storage/maps')> => {
    vi.resetModules()
    return import('../../../src/app/storage/maps')
  }

  test('own maps and unsaved work are there for the next page', async () => {
    const before = await pages()
    const id = await before.keepMap('pond', map)
    await before.keepMap('other', map)
    await before.keepDraft('pond', { own: id, map, kept: land() })
    const after = await pages()
    expect((await after.listMaps('pond')).map(own => [own.id, own.map])).toEqual([[id, map]])
    expect((await after.readOwnMap(id))?.map).toEqual(map)
    expect(await after.readDraft('pond')).toEqual({ own: id, map, kept: land() })
    await after.keepDraft('pond', null)
    expect(await after.readDraft('pond')).toBeNull()
    await after.keepMap('pond', { ...map, name: 'Again' }, id)
    expect((await after.listMaps('pond')).map(own => own.map.name)).toEqual(['Again'])
    await after.removeMap(id)
    expect(await after.listMaps('pond')).toEqual([])
  })

  test('a map is no game: the lobby says where it belongs', async () => {
    const { importText } = await import('../../../src/app/storage')
    expect(await importText(mapText(game, map))).toMatchObject({
      ok: false,
      why: expect.stringContaining('terrain editor'),
    })
  })
})
