// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../../../src/app/errors/ErrorBoundary'
import { lastWords } from '../../../src/app/errors/last-words'
import { StorageBanner } from '../../../src/app/errors/StorageBanner'
import { saveGame, useStorageStatus } from '../../../src/app/storage'
import { unpacked } from '../../../src/app/storage/packing'
import { parseSave } from '../../../src/engine/record/save'
import { newMatch, signal } from '../storage/games'

vi.mock('../../../src/rulesets', async () => (await import('../storage/games')).shelfOfToys())

/** Files that were handed to the browser. */
const handed: Blob[] = []

beforeEach(() => {
  handed.length = 0
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    if (file instanceof Blob) handed.push(file)
    return 'blob:test'
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  useStorageStatus.setState({ lasting: true, silent: false, trouble: null })
})

function Bomb({ message, armed }: { message: string; armed: () => boolean }) {
  if (armed()) throw new Error(message)
  return <p>All is well</p>
}

const explode = (message: string, armed = () => true) =>
  render(
    <ErrorBoundary resetKey="here">
      <Bomb message={message} armed={armed} />
    </ErrorBoundary>,
  )

describe('when the program breaks', () => {
  test('the record is offered as a file that opens again', async () => {
    const match = newMatch()
    signal(match, 'A')
    await saveGame('g', match, 'Night game')
    explode('<b>boom</b>')
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
    expect(screen.getByText(/Every move so far is saved/)).toBeTruthy()
    expect(document.querySelector('b')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Save the game as a file' }))
    const parsed = parseSave(unpacked((await handed[0]?.text()) ?? '') ?? '')
    expect(parsed.ok && parsed.save.record.entries).toHaveLength(1)
  })

  test('where even the page that says so cannot be drawn, plain words and a way back remain', async () => {
    const root = document.createElement('div')
    const said = vi.spyOn(console, 'error')
    lastWords(root, new Error('worse'))
    await vi.waitFor(() => expect(root.querySelector('h1')?.textContent).toBe('Something went wrong'))
    expect(root.querySelector('[role=alert]')?.textContent).toContain('saved in this browser')
    expect(root.querySelector('button')?.textContent).toBe('Reload')
    expect(said).toHaveBeenCalledWith(new Error('worse'))
  })

  test('trying again shows the screen once the cause is gone', () => {
    let broken = true
    explode('boom', () => broken)
    broken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('All is well')).toBeTruthy()
  })

  test('another screen is not held by the fault of this one', () => {
    let broken = true
    const { rerender } = explode('boom', () => broken)
    broken = false
    rerender(
      <ErrorBoundary resetKey="there">
        <Bomb message="" armed={() => broken} />
      </ErrorBoundary>,
    )
    expect(screen.getByText('All is well')).toBeTruthy()
  })

  test('a part that did not load is called that', () => {
    explode('Failed to fetch dynamically imported module: x.js')
    expect(screen.getByRole('heading', { name: 'Part of the program is missing' })).toBeTruthy()
  })
})

describe('when games cannot be kept', () => {
  test('a full disk is told on every screen, with the game as a file', async () => {
    await saveGame('g', newMatch(), 'Game')
    useStorageStatus.setState({ trouble: { kind: 'full', game: 'g' } })
    render(<StorageBanner game={null} />)
    expect(screen.getByRole('alert').textContent).toContain('no room left')
    fireEvent.click(screen.getByRole('button', { name: 'Save as a file' }))
    expect(handed).toHaveLength(1)
  })

  test('another tab is told only where that game is shown', () => {
    useStorageStatus.setState({ trouble: { kind: 'elsewhere', game: 'g' } })
    const { rerender } = render(<StorageBanner game={null} />)
    expect(screen.queryByRole('alert')).toBeNull()
    rerender(<StorageBanner game="g" />)
    expect(screen.getByRole('alert').textContent).toContain('another tab')
  })

  test('storage that does not answer is told, and what that means', () => {
    useStorageStatus.setState({ lasting: false, silent: true })
    render(<StorageBanner game={null} />)
    expect(screen.getByRole('status').textContent).toMatch(/isn't answering\. You can play, but/)
  })

  test('no lasting storage is told', () => {
    useStorageStatus.setState({ lasting: false })
    render(<StorageBanner game={null} />)
    expect(screen.getByRole('status').textContent).toContain('lost when you close the tab')
  })
})
