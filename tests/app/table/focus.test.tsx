// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HotSeat } from '../../../src/app/session/hot-seat'
import { TableScreen } from '../../../src/app/table/TableScreen'
import type { Match } from '../../../src/engine/record/match'
import { anyRuleset } from '../../../src/engine/ruleset'
import { striker } from '../../../src/rulesets/striker'
import { thunderStruck } from '../../../src/rulesets/thunder-struck'
import { asks, gameAt } from './duel'

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
  await act(async () => screen.queryByRole('button', { name: 'Show the table' })?.click())
  await screen.findByTestId('board')
}

const press = (key: string) => act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key }))

const planning = () => gameAt(anyRuleset(thunderStruck), 'duel', asks(/^roll your dice/))

test('a key that opens a list of choices takes the keyboard to the first of them', async () => {
  await sitDown(planning())
  await act(async () => (document.activeElement as HTMLElement).blur())
  await press('o')
  const choices = within(screen.getByRole('list', { name: /^Place the \d$/ })).getAllByRole('button')
  expect(document.activeElement).toBe(choices[0])
})

test('a press of the pointer that opens a list leaves the keyboard alone', async () => {
  await sitDown(planning())
  const roll = screen.getByRole('button', { name: /^Roll your dice/ })
  await act(async () => {
    fireEvent.pointerDown(document.body)
    roll.click()
  })
  expect(screen.getByRole('list', { name: /^Place the \d$/ })).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
})

test('when the list of targets goes, the keyboard lands on what Enter finishes', async () => {
  await sitDown(gameAt(anyRuleset(striker), 'STR-S1', asks(/^declare your fire/)))
  const open = screen.getByRole('list', { name: /^What .* can do$/ }).querySelector('[data-open=true] button')
  await act(async () => {
    ;(open as HTMLElement).focus()
    ;(open as HTMLElement).click()
  })
  const [target] = document.querySelectorAll<HTMLElement>('[data-choices] button')
  await act(async () => {
    target?.focus()
    target?.click()
  })
  const commit = document.querySelector<HTMLElement>('[data-commit=pinned] button:last-of-type')
  await act(async () => commit?.click())
  expect(document.activeElement?.textContent).toMatch(/^Seal \d+ shots?/)
})

test('a question has the keyboard: nothing behind it takes it away', async () => {
  await sitDown(gameAt(anyRuleset(striker), 'STR-S1', asks(/^declare your fire/)))
  const hold = screen.getByRole('button', { name: /^All hold fire/ })
  await act(async () => hold.focus())
  const focused: EventTarget[] = []
  const behind = screen.getByRole('tabpanel')
  behind.addEventListener('focusin', event => event.target && focused.push(event.target))
  await act(async () => hold.click())
  expect(screen.getByRole('alertdialog').contains(document.activeElement)).toBe(true)
  expect(focused).toEqual([])
})
