// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Toasts } from '../../../src/app/design'
import { HotSeat } from '../../../src/app/session/hot-seat'
import { SetupScreen } from '../../../src/app/setup/SetupScreen'
import { playNow, startGame } from '../../../src/app/start'
import { givenSeed, isGivenSeed, lastGame, openGame, seedOf } from '../../../src/app/storage'
import { TableScreen } from '../../../src/app/table/TableScreen'
import type { Match } from '../../../src/engine/record/match'
import { unseal } from '../../../src/engine/rolls/seeded'
import { coverOf } from '../../../src/rulesets'
import { toy, toySetup } from '../../support/toy'

vi.mock('../../../src/rulesets', async () => (await import('../storage/games')).shelfOfToys())

const WARNING = /seed of this game was given\. Anyone who has it can work out every roll/

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  location.hash = '#/'
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const started = async () => {
  const opened = await openGame((await lastGame()) ?? '')
  if (!opened.ok) throw new Error(opened.why)
  return opened.match
}

const seedIn = (match: Match): string => unseal(match.record.sealed) ?? ''

describe('a seed in the address', () => {
  test('is announced on the set-up page, and can be taken back there', async () => {
    location.hash = '#/setup/pond?seed=7'
    render(<SetupScreen game="pond" />)
    expect(await screen.findByText(WARNING)).toBeTruthy()
    fireEvent.change(screen.getByRole('textbox', { name: 'Fixed seed' }), { target: { value: '' } })
    expect(screen.queryByText(WARNING)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Start the game' }))
    await vi.waitFor(() => expect(location.hash).toMatch(/^#\/play\//))
    expect(isGivenSeed(seedIn(await started()))).toBe(false)
  })

  test('is announced when Play is pressed, and stands in the log', async () => {
    location.hash = '#/?seed=7'
    const cover = coverOf('pond')
    if (!cover) throw new Error('no pond')
    render(<Toasts />)
    await playNow(cover)
    expect(await screen.findByText(WARNING)).toBeTruthy()
    cleanup()
    const match = await started()
    expect(seedIn(match)).toBe('7')
    render(<TableScreen id="g" session={new HotSeat(match)} name="Game" />)
    fireEvent.click(screen.getByRole('button', { name: 'Show the table' }))
    fireEvent.click(await screen.findByRole('tab', { name: 'Log' }))
    expect(await screen.findByText(WARNING)).toBeTruthy()
  })

  test('that looks like one of ours is told apart from ours', () => {
    const ours = seedOf(['word'])
    expect(isGivenSeed(ours)).toBe(false)
    expect(isGivenSeed(givenSeed(ours))).toBe(true)
    expect(givenSeed('7')).toBe('7')
  })
})

test('a game with a seed of ours says nothing of it', async () => {
  await startGame(toy, toySetup, seedOf([]))
  render(<TableScreen id="g" session={new HotSeat(await started())} name="Game" />)
  fireEvent.click(screen.getByRole('button', { name: 'Show the table' }))
  fireEvent.click(await screen.findByRole('tab', { name: 'Log' }))
  expect(screen.queryByText(WARNING)).toBeNull()
})
