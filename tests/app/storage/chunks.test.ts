import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { createStore, get, keys, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Storage from '../../../src/app/storage'
import type { Match } from '../../../src/engine/record/match'
import { saveOf } from '../../../src/engine/record/save'
import { newMatch } from './games'

vi.mock('../../../src/rulesets', async () => (await import('./games')).shelfOfToys())

async function newTab(): Promise<typeof Storage> {
  vi.resetModules()
  return import('../../../src/app/storage')
}

const store = () => createStore('stormtable', 'games')
const entryKeys = async (id: string): Promise<string[]> =>
  (await keys(store())).map(String).filter(key => key.startsWith(`entries:${id}:`))

/** The referee rules on something, so many times. */
function rulings(match: Match, count: number): void {
  for (let i = 0; i < count; i++)
    match.play('referee', { type: '@rule', question: `${i}?`, decision: 'No.', rule: 'POND.weather' } as never)
}

const reopened = async (id: string): Promise<Match> => {
  const game = await (await newTab()).openGame(id)
  if (!game.ok) throw new Error(game.why)
  expect(game.warning).toBeUndefined()
  return game.match
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', {})
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a long game is written in chunks, and after one more entry only the last of them is', async () => {
  const match = newMatch()
  rulings(match, 450)
  const tab = await newTab()
  await tab.saveGame('g', match, 'Long')
  expect(await entryKeys('g')).toEqual(['entries:g:0', 'entries:g:1', 'entries:g:2'])
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  rulings(match, 1)
  await tab.saveGame('g', match, 'Long')
  const written = put.mock.calls.map(([, key]) => String(key)).sort()
  expect(written).toEqual(['card:g', 'entries:g:2', 'last', 'save:g'])
  expect((await reopened('g')).record).toEqual(match.record)
})

test('what was undone goes from the chunks too', async () => {
  const match = newMatch()
  rulings(match, 405)
  const tab = await newTab()
  await tab.saveGame('g', match, 'Long')
  for (let i = 0; i < 10; i++) match.stepBack()
  await tab.saveGame('g', match, 'Long')
  expect(await entryKeys('g')).toEqual(['entries:g:0', 'entries:g:1'])
  rulings(match, 20)
  await tab.saveGame('g', match, 'Long')
  expect((await reopened('g')).record).toEqual(match.record)
})

test('a page that did not write the game last writes all of it', async () => {
  const match = newMatch()
  rulings(match, 250)
  const first = await newTab()
  await first.saveGame('g', match, 'Long')
  const second = await newTab()
  const there = await second.openGame('g')
  if (!there.ok) throw new Error(there.why)
  for (let i = 0; i < 60; i++) there.match.stepBack()
  rulings(there.match, 70)
  await second.saveGame('g', there.match, 'Long')
  // The first page takes the game back and goes on with what it had.
  const back = await first.openGame('g')
  if (!back.ok) throw new Error(back.why)
  expect(back.match.record).toEqual(there.match.record)
  rulings(back.match, 1)
  await first.saveGame('g', back.match, 'Long')
  expect((await reopened('g')).record).toEqual(back.match.record)
})

test('a game that an older version kept in one piece opens, and is kept in chunks from then on', async () => {
  const match = newMatch()
  rulings(match, 3)
  const tab = await newTab()
  await tab.saveGame('g', match, 'Old')
  await set('save:g', JSON.stringify(saveOf(match, 'Old', '')), store())
  const again = await reopened('g')
  expect(again.record).toEqual(match.record)
  const next = await newTab()
  await next.openGame('g')
  rulings(again, 1)
  await next.saveGame('g', again, 'Old')
  expect(typeof (await get('save:g', store()))).toBe('object')
  expect((await reopened('g')).record).toEqual(again.record)
})

test('copies, names and deleting go for the chunks as well', async () => {
  const match = newMatch()
  rulings(match, 210)
  const tab = await newTab()
  await tab.saveGame('g', match, 'Long')
  const copy = await tab.duplicateGame('g')
  await tab.renameGame('g', 'Longer')
  expect((await reopened(copy)).record).toEqual(match.record)
  expect(JSON.parse((await tab.savedText('g')) ?? '{}')).toMatchObject({ name: 'Longer', record: match.record })
  const putBack = await tab.removeGame('g')
  expect(await entryKeys('g')).toEqual([])
  await putBack()
  expect((await reopened('g')).record).toEqual(match.record)
})

test.each([undefined, '[]', '{', 7])('a game whose chunk is lost (%s) opens as it stands, and says so', async lost => {
  const match = newMatch()
  rulings(match, 210)
  match.play('A', { type: 'concede', seat: 'A' } as never)
  const tab = await newTab()
  await tab.saveGame('g', match, 'Long')
  await set('entries:g:1', lost, store())
  const game = await (await newTab()).openGame('g')
  expect(game.ok && [game.match.state, game.match.steps.length, game.warning]).toEqual([
    match.state,
    0,
    expect.stringContaining("This game doesn't check out"),
  ])
})
