// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HotSeat } from '../../../src/app/session/hot-seat'
import { TableScreen } from '../../../src/app/table/TableScreen'
import { Match } from '../../../src/engine/record/match'
import { anyRuleset } from '../../../src/engine/ruleset'
import type { SeatSetup } from '../../../src/engine/seats'
import { lightningStrike } from '../../../src/rulesets/lightning-strike'
import { asks, duelAt } from './duel'

vi.mock('../../../src/board/Board', () => ({ default: () => <div data-testid="board" /> }))
vi.mock('../../../src/app/storage', async original => ({ ...(await original<object>()), saveGame: async () => {} }))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function sitDown(match: Match): Promise<void> {
  await act(async () => {
    render(<TableScreen id="g" session={new HotSeat(match)} name="A game" />)
  })
  await screen.findByTestId('board')
}

function patrol(seats?: readonly SeatSetup[]): Match {
  const [scenario] = lightningStrike.setupModel.scenarios
  if (!scenario) throw new Error('no scenario')
  const match = new Match(anyRuleset(lightningStrike), { ...scenario.setup, ...(seats && { seats }) }, 'a seed')
  match.settle()
  return match
}

const opening = () => screen.queryByRole('region', { name: 'What you fight for' })

test('the mission is shown at the start, until it is closed', async () => {
  await sitDown(patrol())
  expect(opening()?.textContent).toMatch(/last side with Units left wins.*lasts 12 turns/)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close the mission' })))
  expect(opening()).toBeNull()
})

test('once a player has decided something, the mission is one press away, as it stands', async () => {
  await sitDown(duelAt(asks(/^activate a unit/)))
  expect(opening()).toBeNull()
  const clock = screen.getByRole('button', { name: /^Turn 1 of \d+: mission$/ })
  await act(async () => fireEvent.click(clock))
  const mission = await screen.findByRole('dialog', { name: 'Mission' })
  expect(within(mission).getByRole('list', { name: 'Mission' }).textContent).toContain('last side')
  expect(mission.textContent).toMatch(/How it stands.*\d of \d Units? on the table, Threat Value \d+/)
})

test('the turn is told once: on the button, not in the strip', async () => {
  await sitDown(duelAt(asks(/^activate a unit/)))
  expect(screen.getByRole('banner').textContent?.match(/turn 1/gi)).toHaveLength(1)
})

test('a side that the machine plays is marked wherever it is named', async () => {
  const seats = patrol().setup.seats.map((one, i) => ({ ...one, played: i === 1 ? ('bot' as const) : one.played }))
  await sitDown(patrol(seats))
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Forces' })))
  const [person, bot] = seats.map(({ name }) => screen.getByRole('region', { name }))
  if (!person || !bot) throw new Error('a side is missing')
  expect(within(bot).getAllByRole('img', { name: 'bot' }).length).toBeGreaterThan(0)
  expect(within(person).queryByRole('img', { name: 'bot' })).toBeNull()
})
