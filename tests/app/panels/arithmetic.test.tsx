// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { LedgerView, OddsBars, percent, RefusalList, RuleLink, signed } from '../../../src/app/panels'
import type { Odds } from '../../../src/engine/rolls/odds'
import type { Shape } from '../../../src/engine/scene/shapes'
import { ledger, show } from './support'

const disc: Shape = { kind: 'disc', at: { x: 1, y: 2 }, radius: 3, tone: 'bad' }

describe('numbers', () => {
  test.each([
    [0, '0 %'],
    [1e-9, '< 0.1 %'],
    [0.0005, '0.1 %'],
    [0.0417, '4.2 %'],
    [0.5, '50.0 %'],
    [0.9994, '99.9 %'],
    [0.99999, '> 99.9 %'],
    [1, '100 %'],
    [0.1 + 0.2 + 0.7, '100 %'],
  ])('a chance of %s reads %s', (probability, text) => {
    expect(percent(probability)).toBe(text)
  })

  test.each([
    [2, '+2'],
    [0, '0'],
    [-1, '−1'],
  ])('a modifier of %s reads %s', (value, text) => {
    expect(signed(value)).toBe(text)
  })
})

describe('a ledger', () => {
  const attack = ledger(
    'Attack',
    [
      { value: -1, why: 'Far', rule: 'X.range', shapes: [disc] },
      { value: 3, why: 'Aimed', rule: 'X.aim' },
    ],
    { base: 'two dice, highest' },
  )

  test('shows each line with its value and the sum below', () => {
    show(<LedgerView ledger={attack} />)
    const table = screen.getByRole('table', { name: /Attack/ })
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map(row => row.textContent)).toEqual(['Far X.range−1', 'Aimed X.aim+3', 'Added to the dice+2'])
  })

  test('draws the evidence of a line while it is pointed at', () => {
    const showShapes = vi.fn()
    show(<LedgerView ledger={attack} />, { showShapes })
    const row = screen.getByRole('row', { name: /Far/ })
    fireEvent.pointerEnter(row)
    fireEvent.pointerLeave(row)
    expect(showShapes.mock.calls).toEqual([[[disc]], [[]]])
  })
})

describe('odds', () => {
  const odds: Odds = {
    outcomes: [
      { label: 'Miss', rank: 0, probability: 0.75 },
      { label: 'Hit', rank: 1, probability: 0.25, success: true },
    ],
    also: new Map([['A fumble', 1 / 36]]),
    means: new Map([['Bases lost', 0.5]]),
    success: 0.25,
    branches: 21,
  }

  test('are a table that a screen reader can read', () => {
    show(<OddsBars odds={odds} />)
    const rows = within(screen.getByRole('table', { name: 'Odds' })).getAllByRole('row')
    expect(rows.map(row => row.textContent)).toEqual([
      'OutcomeChance',
      'Miss75.0 %',
      'Hit25.0 %',
      'Bases lost0.50 on average',
      'A fumble2.8 %',
    ])
  })
})

describe('refusals', () => {
  test('name every reason, and open the rule of one', () => {
    const openRule = vi.fn()
    const refusals = [
      { rule: 'X.range', why: 'Too far.' },
      { rule: 'X.arc', why: 'Behind it.' },
    ] as const
    show(<RefusalList refusals={refusals} />, { openRule })
    const reasons = within(screen.getByRole('list', { name: 'Why not' })).getAllByRole('listitem')
    expect(reasons).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: 'Rule X.arc' }))
    expect(openRule).toHaveBeenCalledExactlyOnceWith('X.arc')
  })

  test('show nothing where there is none', () => {
    const { container } = show(<RefusalList refusals={[]} />)
    expect(container.textContent).toBe('')
  })
})

describe('a rule', () => {
  test('tells its words, and is no button where there is no rulebook to open', () => {
    show(<RuleLink rule="X.arc" />, {
      rule: id => ({ id, heading: 'Arcs', text: 'Only what lies in the arc.', status: 'engine' }),
    })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('X.arc').title).toBe('Arcs: Only what lies in the arc.')
  })
})
