// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HotSeat } from '../../../src/app/session/hot-seat'
import { TableScreen } from '../../../src/app/table/TableScreen'
import type { Match } from '../../../src/engine/record/match'
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

const press = (key: string) => act(async () => fireEvent.keyDown(document.body, { key }))
const group = () => screen.getByText('Command Points', { selector: 'summary' }).closest('details')

test('what Command Points buy is folded away in a slot of one’s own, and stands open in a window', async () => {
  await sitDown(duelAt(asks(/^activate a unit/)))
  await press('n')
  expect(screen.getByRole('list', { name: /^What .* can do$/ }).children).toHaveLength(4)
  expect(group()?.open).toBe(false)
  cleanup()
  await sitDown(duelAt(asks(/spend a Command Point or continue/)))
  await press('n')
  expect(group()?.open).toBe(true)
})

test('the only unit that is asked is chosen, and its answers show how likely they come out well', async () => {
  const attacked = asks(/attacks Wyvern .*or just defend/)
  await sitDown(duelAt(match => match.steps.length > 40 && attacked(match)))
  const chances = within(screen.getByRole('list', { name: 'What Wyvern can do' }))
    .getAllByRole('button')
    .map(button => Number.parseInt(button.textContent?.match(/(\d+) %/)?.[1] ?? '', 10))
  expect(chances).toHaveLength(2)
  const [standing = 0, paid = 0] = chances
  expect(standing).toBeGreaterThan(0)
  expect(paid).toBeGreaterThan(standing)
})

test('numbers to place a unit by start on the step of their fields', async () => {
  await sitDown(duelAt(asks(/^place a unit/)))
  fireEvent.click(screen.getByText('Enter numbers'))
  expect(screen.queryByRole('alert')).toBeNull()
  const fields = screen.getAllByRole<HTMLInputElement>('spinbutton')
  expect(fields.map(({ value }) => Number(value))).not.toContain(Number.NaN)
  expect(
    screen
      .getAllByRole('button', { name: /^Place \w+$/ })
      .at(0)
      ?.hasAttribute('disabled'),
  ).toBe(false)
})

test('the end is announced once, not again when somebody comes back from the replay', async () => {
  const match = duelAt(asks(/Plasma lance: spend a Command Point for \+2, or just defend/))
  await sitDown(match)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Menu' })))
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: /^Concede/ })))
  await act(async () =>
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Concede/ })),
  )
  const over = screen.getByRole('dialog')
  expect(over.textContent).toContain('The game is over')
  await act(async () => fireEvent.click(within(over).getByRole('button', { name: 'Replay' })))
  expect(screen.queryByRole('dialog')).toBeNull()
  // The tip of the menu's button would take the first Escape.
  await act(async () => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await press('Escape')
  expect(screen.queryByRole('region', { name: 'Replay' })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show the result' })))
  expect(screen.getByRole('dialog').textContent).toContain('The game is over')
})

test('when a list goes, the keyboard lands on something to do and never on the number of a rule', async () => {
  await sitDown(duelAt(asks(/^activate a unit/)))
  await press('n')
  const [first] = within(screen.getByRole('list', { name: /^What .* can do$/ })).getAllByRole('button')
  first?.focus()
  await act(async () => first?.click())
  expect(document.activeElement?.tagName).toBe('BUTTON')
  expect(document.activeElement?.hasAttribute('data-rule')).toBe(false)
})
