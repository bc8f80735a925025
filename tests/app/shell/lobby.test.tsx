// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { createStore, set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

vi.mock('../../../src/rulesets', async () => (await import('../storage/games')).shelfOfToys())

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('indexedDB', new IDBFactory())
  location.hash = '#/'
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The page as it is after a reload: two saved games, the second of them last and damaged. */
async function page() {
  const { saveGame } = await import('../../../src/app/storage')
  const { newMatch } = await import('../storage/games')
  await saveGame('good', newMatch(), 'Good game')
  await saveGame('bad', newMatch(), 'Bad game')
  vi.resetModules()
  const { Lobby } = await import('../../../src/app/lobby/Lobby')
  const { PlayRoute } = await import('../../../src/app/play/PlayRoute')
  return { Lobby, PlayRoute }
}

const written = (key: string, value: unknown) => set(key, value, createStore('stormtable', 'games'))

describe('a saved game that cannot be opened', () => {
  test('says why, and can be deleted there and then', async () => {
    const { PlayRoute, Lobby } = await page()
    await written('save:bad', 'nothing')
    render(<PlayRoute id="bad" />)
    expect(await screen.findByRole('heading', { name: "This game can't be opened" })).toBeTruthy()
    expect(screen.getByText(/isn't a saved game/)).toBeTruthy()
    fireEvent.click(await screen.findByRole('button', { name: 'Delete it' }))
    await vi.waitFor(() => expect(location.hash).toBe('#/'))
    cleanup()
    render(<Lobby />)
    expect(await screen.findByRole('link', { name: 'Open Good game' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Open Bad game' })).toBeNull()
  })

  test('is no longer the game to continue, and the list says so in a sentence', async () => {
    const { PlayRoute, Lobby } = await page()
    const { unmount } = render(<Lobby />)
    expect((await screen.findByRole('link', { name: /^Continue/ })).textContent).toContain('Bad game')
    unmount()
    await written('save:bad', 'nothing')
    const route = render(<PlayRoute id="bad" />)
    await screen.findByRole('heading', { name: "This game can't be opened" })
    route.unmount()
    render(<Lobby />)
    expect(await screen.findByText(/^This game can't be opened\. This isn't a saved game/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete Bad game' })))
    await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'Open Bad game' })).toBeNull())
  })

  test('is marked no longer once it is on the table', async () => {
    const { PlayRoute, Lobby } = await page()
    const table = render(<PlayRoute id="bad" />)
    fireEvent.click(await screen.findByRole('button', { name: 'Show the table' }))
    expect(await screen.findByRole('button', { name: 'Menu' })).toBeTruthy()
    table.unmount()
    render(<Lobby />)
    expect((await screen.findByRole('link', { name: /^Continue/ })).textContent).toContain('Bad game')
    expect(screen.queryByText(/didn't finish opening/)).toBeNull()
  })

  test('because it froze the page is not offered again without a word', async () => {
    const { Lobby } = await page()
    const { openGame } = await import('../../../src/app/storage')
    // The page is closed before it has come to life.
    await openGame('bad')
    render(<Lobby />)
    expect(await screen.findByText("This game didn't finish opening last time. Try again, or delete it.")).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull()
  })
})
