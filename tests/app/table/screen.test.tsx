// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HotSeat } from '../../../src/app/session/hot-seat'
import { TableScreen } from '../../../src/app/table/TableScreen'
import type { BoardProps } from '../../../src/board/types'
import { Match } from '../../../src/engine/record/match'
import type { Action } from '../../../src/engine/ruleset'
import { toy, toySetup } from '../../support/toy'

const board = vi.hoisted(() => ({ props: null as unknown, renders: 0 }))

vi.mock('../../../src/board/Board', () => ({
  default: (props: BoardProps) => {
    board.props = props
    board.renders += 1
    return <div data-testid="board" />
  },
}))

const saved = vi.hoisted(() => vi.fn(async () => {}))
vi.mock('../../../src/app/storage', async original => ({ ...(await original<object>()), saveGame: saved }))

const props = (): BoardProps => board.props as BoardProps

function laidOut(): Match {
  if (!toySetup) throw new Error('no scenario')
  const match = new Match(toy, toySetup, 'a seed')
  match.settle()
  for (const { seat } of match.setup.seats) {
    match.play(seat, { type: 'signal', seat, signal: { stance: 'steady', haste: 0, loud: false, word: '' } } as Action)
  }
  return match
}

async function sitDown(match: Match) {
  await act(async () => {
    render(<TableScreen id="g" session={new HotSeat(match)} name="A game" />)
  })
  await screen.findByTestId('board')
}

/** The button at the foot of the column. */
const commit = () => document.querySelector('[data-commit] button:last-of-type')

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
})
afterEach(() => {
  cleanup()
  saved.mockClear()
  vi.unstubAllGlobals()
})

describe('the table screen', () => {
  test('shows what a chosen unit can do, with the reasons for what it cannot', async () => {
    await sitDown(laidOut())
    const [first] = within(screen.getByRole('region', { name: 'Who can act' })).getAllByRole('button')
    if (!first) throw new Error('nobody can act')
    fireEvent.click(first)
    const fire = screen.getByRole('button', { name: /^Fire with .*not now/ })
    const item = fire.closest('li')
    if (!item) throw new Error('an offer is no item')
    expect(within(item).getAllByText(/is more than 24/).length).toBeGreaterThan(0)
    fireEvent.click(fire)
    expect(props().offer?.kind).toBe('piece')
    expect(screen.getAllByRole('list', { name: 'Why not' }).length).toBe(3)
  })

  test('a proposal from the board is previewed, played by Enter and kept', async () => {
    const match = laidOut()
    await sitDown(match)
    fireEvent.keyDown(document.body, { key: 'n' })
    fireEvent.keyDown(document.body, { key: 'm' })
    const { offer } = props()
    if (offer?.kind !== 'path') throw new Error('expected sailing')
    const before = match.steps.length
    act(() => props().onPropose(offer.along(offer.reach.extend([], { x: 30, y: 30 }))))
    expect(commit()?.textContent).toContain('Sail')
    expect(match.steps.length).toBe(before)
    await act(async () => {
      fireEvent.keyDown(document.body, { key: 'Enter' })
    })
    expect(match.steps.length).toBe(before + 1)
    expect(saved).toHaveBeenCalledTimes(1)
    expect(commit()).toBeNull()
  })

  test('an unlawful drop shows every reason and plays nothing', async () => {
    const match = laidOut()
    await sitDown(match)
    fireEvent.keyDown(document.body, { key: 'n' })
    fireEvent.keyDown(document.body, { key: 'm' })
    const { offer } = props()
    if (offer?.kind !== 'path') throw new Error('expected sailing')
    const before = match.steps.length
    act(() => props().onAnswer(offer.along([{ at: { x: 500, y: 500 }, facing: 0 }])))
    const why = screen.getByRole('region', { name: 'Why not' })
    expect(within(why).getByText(/leads off the pond/)).toBeDefined()
    expect(within(why).getByText(/of 12/)).toBeDefined()
    expect(match.steps.length).toBe(before)
    expect(saved).not.toHaveBeenCalled()
  })

  test('pointing at pieces renders no panel and not even the board anew', async () => {
    await sitDown(laidOut())
    const before = board.renders
    const words = document.body.innerHTML
    act(() => props().onHover(props().scene.pieces[0]?.id ?? null))
    act(() => props().onHover(props().scene.pieces[1]?.id ?? null))
    expect(board.renders).toBe(before)
    expect(document.body.innerHTML).toBe(words)
  })

  test('conceding is in the menu, and is asked about once more', async () => {
    const match = laidOut()
    await sitDown(match)
    const before = match.steps.length
    expect(screen.queryByRole('button', { name: /^Concede/ })).toBeNull()
    const ask = async () => {
      await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Menu' })))
      await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: /^Concede/ })))
    }
    await ask()
    expect(screen.getByRole('alertdialog').textContent).toContain('This ends the game.')
    await act(async () =>
      fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' })),
    )
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(document.querySelector('[data-commit]')).toBeNull()
    await ask()
    const dialog = screen.getByRole('alertdialog')
    expect(match.steps.length).toBe(before)
    await act(async () => {
      fireEvent.click(within(dialog).getByRole('button', { name: 'Concede' }))
    })
    expect(match.steps.length).toBe(before + 1)
  })

  test('behind the curtain nothing of the game is in the page', async () => {
    const match = laidOut()
    const seat = match.ruleset.awaiting(match.state)[0]?.seat ?? 'A'
    const lay = match.offers(seat).find(offer => offer.kind === 'region')
    if (lay?.kind !== 'region') throw new Error('expected a mine')
    await sitDown(match)
    await act(async () => props().onStart?.(lay.piece ?? ''))
    await act(async () => props().onAnswer(lay.at({ at: { x: lay.start().at.x, y: lay.start().at.y + 3 }, facing: 0 })))
    const pass = screen.getByRole('button', { name: 'Pass' })
    await act(async () => {
      fireEvent.click(pass)
    })
    expect(screen.getByRole('heading', { name: /^Pass to/ })).toBeDefined()
    expect(screen.queryByTestId('board')).toBeNull()
    expect(document.body.textContent).not.toContain('mine')
    for (const boat of ['Anna', 'Berta']) expect(document.body.textContent).not.toContain(boat)
  })

  test('the board can be looked back on and offers nothing then', async () => {
    await sitDown(laidOut())
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Replay' }))
    })
    expect(screen.getByRole('region', { name: 'Replay' })).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Who can act' })).toBeNull()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.getByRole('region', { name: 'Who can act' })).toBeDefined()
  })
})
