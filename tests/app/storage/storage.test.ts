import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type * as Storage from '../../../src/app/storage'
import type { Match } from '../../../src/engine/record/match'
import { saveOf } from '../../../src/engine/record/save'
import { afterSignals, newMatch, signal } from './games'

vi.mock('../../../src/rulesets', async () => (await import('./games')).shelfOfToys())

/** A page of its own: fresh modules over the same database. */
async function newTab(): Promise<typeof Storage> {
  vi.resetModules()
  return import('../../../src/app/storage')
}

const fileOf = (match: Match, name = 'A game'): string => JSON.stringify(saveOf(match, name, '2026-01-01T00:00:00Z'))

const opened = async (tab: typeof Storage, id: string): Promise<Match> => {
  const game = await tab.openGame(id)
  if (!game.ok) throw new Error(game.why)
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

describe('keeping games', () => {
  test('a game is there for the next page, down to its last entry', async () => {
    const match = newMatch()
    afterSignals(match)
    const tab = await newTab()
    await tab.saveGame('g', match, 'Evening game')

    const next = await newTab()
    expect((await next.listGames()).map(card => [card.id, card.name, card.ruleset])).toEqual([
      ['g', 'Evening game', 'pond'],
    ])
    const again = await opened(next, 'g')
    expect(again.record).toEqual(match.record)
    expect(again.state).toEqual(match.state)
    expect(await next.lastGame()).toBe('g')
  })

  test('a save after every entry, none awaited, leaves the newest state', async () => {
    const match = newMatch()
    const tab = await newTab()
    const writes = [tab.saveGame('g', match, 'One')]
    signal(match, 'A')
    writes.push(tab.saveGame('g', match, 'One'))
    signal(match, 'B')
    writes.push(tab.saveGame('g', match, 'One'))
    await Promise.all(writes)
    const again = await opened(await newTab(), 'g')
    expect(again.record.entries).toHaveLength(match.record.entries.length)
    expect(again.state).toEqual(match.state)
  })

  test('the first write does not wait for the ones after it', async () => {
    const match = newMatch()
    const tab = await newTab()
    let writing = true
    const written = tab.saveGame('g', match, 'One').then(() => {
      writing = false
    })
    signal(match, 'A')
    expect(writing).toBe(true)
    await written
    expect(await tab.savedText('g')).not.toBeNull()
  })

  test('renaming changes the list and the file alike', async () => {
    const tab = await newTab()
    await tab.saveGame('g', newMatch(), 'Old')
    await tab.renameGame('g', 'New')
    const next = await newTab()
    expect((await next.listGames())[0]?.name).toBe('New')
    expect(JSON.parse((await next.savedText('g')) ?? '{}')).toMatchObject({ name: 'New' })
  })

  test('a copy goes its own way', async () => {
    const match = newMatch()
    const tab = await newTab()
    await tab.saveGame('g', match, 'Game')
    const copy = await tab.duplicateGame('g')
    signal(match, 'A')
    await tab.saveGame('g', match, 'Game')
    expect((await tab.listGames()).map(card => card.name).sort()).toEqual(['Game', 'Game (copy)'])
    expect((await opened(await newTab(), copy)).record.entries).toHaveLength(0)
  })

  test('a deleted game can be put back', async () => {
    const tab = await newTab()
    await tab.saveGame('g', newMatch(), 'Game')
    const putBack = await tab.removeGame('g')
    expect(await tab.listGames()).toEqual([])
    expect(await tab.savedText('g')).toBeNull()
    await putBack()
    expect((await opened(await newTab(), 'g')).record.ruleset).toBe('pond')
  })

  test('a game the browser has forgotten is told so', async () => {
    const game = await (await newTab()).openGame('gone')
    expect(game).toMatchObject({ ok: false, why: expect.stringContaining('forgot') })
  })

  test('the browser is asked once to keep them', async () => {
    const persist = vi.fn(async () => true)
    vi.stubGlobal('navigator', { storage: { persist } })
    const tab = await newTab()
    await tab.saveGame('g', newMatch(), 'Game')
    await tab.saveGame('g', newMatch(), 'Game')
    await (await newTab()).saveGame('h', newMatch(), 'Game')
    expect(persist).toHaveBeenCalledTimes(1)
  })
})

describe('two tabs on one game', () => {
  test('the tab that was overtaken writes no more, and is told', async () => {
    const match = newMatch()
    const first = await newTab()
    await first.saveGame('g', match, 'Game')
    const second = await newTab()
    const there = await opened(second, 'g')
    signal(there, 'A')
    await second.saveGame('g', there, 'Game')
    const kept = await second.savedText('g')

    signal(match, 'B')
    await first.saveGame('g', match, 'Game')
    expect(first.useStorageStatus.getState().trouble).toEqual({ kind: 'elsewhere', game: 'g' })
    expect(await first.savedText('g')).toBe(kept)
  })

  test('taking the game back brings what was done in the other tab', async () => {
    const match = newMatch()
    const first = await newTab()
    await first.saveGame('g', match, 'Game')
    const second = await newTab()
    const there = await opened(second, 'g')
    signal(there, 'A')
    await second.saveGame('g', there, 'Game')

    const back = await opened(first, 'g')
    expect(back.record.entries).toHaveLength(1)
    signal(back, 'B')
    await first.saveGame('g', back, 'Game')
    expect(first.useStorageStatus.getState().trouble).toBeNull()
  })
})

describe('when nothing can be kept', () => {
  test('a full disk is told, what was kept stays, and a later write heals it', async () => {
    const match = newMatch()
    const tab = await newTab()
    await tab.saveGame('g', match, 'Game')
    const kept = await tab.savedText('g')
    signal(match, 'A')
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    await tab.saveGame('g', match, 'Game')
    expect(tab.useStorageStatus.getState().trouble).toEqual({ kind: 'full', game: 'g' })
    expect(await tab.savedText('g')).toBe(kept)
    expect(JSON.parse(tab.liveText()?.text ?? '{}').record.entries).toHaveLength(1)

    put.mockRestore()
    await tab.saveGame('g', match, 'Game')
    expect(tab.useStorageStatus.getState().trouble).toBeNull()
    expect((await opened(await newTab(), 'g')).record.entries).toHaveLength(1)
  })

  test('without a database games last as long as the page, and it says so', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const tab = await newTab()
    await tab.saveGame('g', newMatch(), 'Game')
    expect(tab.useStorageStatus.getState().lasting).toBe(false)
    expect(await tab.listGames()).toHaveLength(1)
    expect((await opened(tab, 'g')).ruleset.id).toBe('pond')
    expect(await (await newTab()).listGames()).toEqual([])
  })

  test('a damaged entry is listed as such and does not hide the others', async () => {
    const tab = await newTab()
    await tab.saveGame('good', newMatch(), 'Good')
    const { createStore, set } = await import('idb-keyval')
    await set('card:bad', { nonsense: true }, createStore('stormtable', 'games'))
    expect((await tab.listGames()).map(card => card.name)).toEqual(['Good', 'Damaged game'])
    expect(await tab.openGame('bad')).toMatchObject({ ok: false })
  })
})

describe('opening files', () => {
  test('a file becomes a new game beside the others', async () => {
    const match = newMatch()
    afterSignals(match)
    const tab = await newTab()
    const imported = await tab.importText(fileOf(match, 'From a friend'))
    expect(imported).toMatchObject({ ok: true, name: 'From a friend' })
    expect((await tab.listGames()).map(card => card.name)).toEqual(['From a friend'])
  })

  const whole = (): string => fileOf(newMatch())
  const changed = (change: (save: Record<string, unknown>) => void): string => {
    const save = JSON.parse(whole())
    change(save)
    return JSON.stringify(save)
  }
  test.each([
    ['no JSON', () => 'hello', "isn't a saved game"],
    ['a truncated file', () => whole().slice(0, -40), 'cut short'],
    ['something else', () => '{"format":"photo","formatVersion":1}', "isn't a Stormtable game"],
    ['a save from the future', () => changed(save => (save.formatVersion = 99)), 'newer version'],
    ['an unknown game', () => whole().replace('"ruleset":"pond"', '"ruleset":"chess"'), 'chess'],
    ['a lost record', () => changed(save => delete save.record), 'damaged'],
    ['an empty file', () => '', 'empty'],
    ['a file of cards', () => '{"format":"stormtable/cards","cards":[]}', 'cards, not a game'],
  ])('%s is refused by name, and nothing changes', async (_, text, word) => {
    const tab = await newTab()
    const imported = await tab.importFile(new Blob([text()]))
    expect(imported).toMatchObject({ ok: false, why: expect.stringContaining(word) })
    expect(await tab.listGames()).toEqual([])
  })

  test('a file too large to be a game is not even read', async () => {
    const tab = await newTab()
    const huge = { size: 40_000_000, text: vi.fn() }
    expect(await tab.importFile(huge as unknown as Blob)).toMatchObject({ ok: false })
    expect(huge.text).not.toHaveBeenCalled()
  })
})
