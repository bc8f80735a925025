// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StartPanel } from '../../../src/app/setup/StartPanel'
import { seedFrom } from '../../../src/app/setup/seed'
import { startGame } from '../../../src/app/start'
import { commitment } from '../../../src/engine/rolls/seeded'
import { toy, toySetup } from '../../support/toy'

vi.mock('../../../src/app/start', () => ({ startGame: vi.fn(async () => undefined) }))

afterEach(cleanup)

test('[TABLE.dice] the promise is shown before the game starts, and the game gets the seed it was made of', () => {
  render(<StartPanel ruleset={toy} draft={toySetup} verdict={{ errors: [], warnings: [] }} seed="hush, a seed" />)
  const { textContent } = screen.getByRole('region', { name: 'Start' })
  expect(textContent).toContain(commitment('hush, a seed'))
  expect(textContent).not.toContain('hush')
  fireEvent.click(screen.getByRole('button', { name: 'Start the game' }))
  expect(vi.mocked(startGame).mock.calls.map(([, , seed]) => seed)).toEqual(['hush, a seed'])
})

test('the words of the players change the seed, and so the promise', () => {
  const parts = { fixed: '', chance: 'abc', words: ['', ''] }
  const seeds = [parts, { ...parts, words: ['red', ''] }, { ...parts, words: ['', ' red '] }].map(seedFrom)
  expect(seeds).toEqual(['abc', 'abc·red', 'abc·red'])
  expect(new Set(seeds.map(commitment)).size).toBe(2)
})
