import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type * as Storage from '../../../src/app/storage'
import { fleetingWords, holdGame } from '../../../src/app/storage'
import { newMatch, signal } from './games'

vi.mock('../../../src/rulesets', async () => (await import('./games')).shelfOfToys())

async function newTab(): Promise<typeof Storage> {
  vi.resetModules()
  return import('../../../src/app/storage')
}

/** A database that neither opens nor fails, until it is let. */
function silentDatabase(): { answer(): void } {
  const real = new IDBFactory()
  const waiting: (() => void)[] = []
  vi.stubGlobal('indexedDB', {
    open(name: string) {
      const asked: Record<string, unknown> = {}
      waiting.push(() => {
        const request = real.open(name)
        const pass = (event: Event) => {
          Object.assign(asked, { result: request.result, error: request.error })
          const heard = asked[`on${event.type}`]
          if (typeof heard === 'function') heard.call(asked, event)
        }
        request.onupgradeneeded = pass
        request.onsuccess = pass
        request.onerror = pass
      })
      return asked
    },
  })
  return {
    answer() {
      for (const open of waiting.splice(0)) open()
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('navigator', {})
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a database that never answers', () => {
  test('is waited for a short moment; then the game is played in memory, and the page says so', async () => {
    silentDatabase()
    const tab = await newTab()
    const started = performance.now()
    await tab.saveGame('g', newMatch(), 'Game')
    expect(performance.now() - started).toBeLessThan(4000)
    const status = tab.useStorageStatus.getState()
    expect(status).toMatchObject({ lasting: false, silent: true, trouble: null })
    expect(fleetingWords(status)).toContain("isn't answering")
    expect((await tab.listGames()).map(({ name }) => name)).toEqual(['Game'])
    expect(await tab.openGame('g')).toMatchObject({ ok: true, name: 'Game' })
    expect(await tab.openGame('older')).toMatchObject({ ok: false, why: expect.stringContaining("isn't answering") })
  })

  test('that answers after all is given what was played meanwhile', async () => {
    const database = silentDatabase()
    const tab = await newTab()
    const match = newMatch()
    await tab.saveGame('g', match, 'Game')
    signal(match, 'A')
    database.answer()
    await vi.waitFor(() => expect(tab.useStorageStatus.getState()).toMatchObject({ lasting: true, silent: false }))
    await tab.saveGame('g', match, 'Game')
    const text = await tab.savedText('g')
    expect(JSON.parse(text ?? '{}').record.entries).toHaveLength(1)
    expect(await tab.lastGame()).toBe('g')
  })
})

describe('a game that cannot be claimed', () => {
  test('is opened to look at', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory())
    await (await newTab()).saveGame('g', newMatch(), 'Game')
    const tab = await newTab()
    await tab.listGames()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('not now', 'InvalidStateError')
    })
    expect(await tab.openGame('g')).toMatchObject({ ok: true, name: 'Game', readOnly: true })
    vi.restoreAllMocks()
    expect(await tab.openGame('g')).toMatchObject({ ok: true, readOnly: false })
  })

  const lockedBy = (request: LockManager['request']) => vi.stubGlobal('navigator', { locks: { request } })
  const refusal = new DOMException('no', 'SecurityError')

  test('because the browser refuses every lock is held without one', async () => {
    lockedBy(() => Promise.reject(refusal))
    expect(await holdGame('g', 'ask', () => undefined)).not.toBeNull()
    lockedBy(() => {
      throw refusal
    })
    expect(await holdGame('g', 'ask', () => undefined)).not.toBeNull()
  })

  test('because the browser never answers for the lock is held without one', async () => {
    lockedBy(() => new Promise(() => undefined))
    expect(await holdGame('g', 'ask', () => undefined)).not.toBeNull()
  })

  test('because another tab has it is not held', async () => {
    const request = (_name: string, { signal }: LockOptions, keep: (lock: null) => Promise<void>) =>
      signal
        ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
        : Promise.resolve(keep(null))
    lockedBy(request as LockManager['request'])
    expect(await holdGame('g', 'ask', () => undefined)).toBeNull()
  })
})

describe('a game that cannot be opened', () => {
  const broken = async () => {
    vi.stubGlobal('indexedDB', new IDBFactory())
    const tab = await newTab()
    await tab.saveGame('good', newMatch(), 'Good')
    await tab.saveGame('bad', newMatch(), 'Bad')
    const { createStore, set } = await import('idb-keyval')
    await set('save:bad', '{"format":"stormtable/game"', createStore('stormtable', 'games'))
    return newTab()
  }

  test('says so in the list, is no longer the one to continue, and can be deleted', async () => {
    const tab = await broken()
    expect(await tab.lastGame()).toBe('bad')
    expect(await tab.openGame('bad')).toMatchObject({ ok: false, why: expect.stringContaining('cut short') })
    expect(await tab.lastGame()).toBeNull()
    const bad = async () => (await tab.listGames()).find(({ id }) => id === 'bad')
    expect((await bad())?.fault).toContain('cut short')
    await tab.removeGame('bad')
    expect((await tab.listGames()).map(({ name }) => name)).toEqual(['Good'])
  })

  test('leaves a mark while it is being opened, which is gone once the page has lived with it', async () => {
    const tab = await broken()
    const good = async () => (await tab.listGames()).find(({ id }) => id === 'good')
    await tab.openGame('good')
    expect((await good())?.opening).toBe(true)
    await tab.noteOpened('good')
    expect((await good())?.opening).toBeUndefined()
  })
})
