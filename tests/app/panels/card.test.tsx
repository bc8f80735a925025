// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { CardView } from '../../../src/app/panels'
import type { CardModel, CardValue } from '../../../src/engine/scene/card'
import type { Shape } from '../../../src/engine/scene/shapes'
import { show } from './support'

const arc: Shape = { kind: 'sector', at: { x: 0, y: 0 }, inner: 0, outer: 8, from: -60, to: 60, tone: 'arc' }
const cells = (...printed: string[]): CardValue[] => printed.map(text => ({ label: '', printed: text }))

const card = (more: Partial<CardModel> = {}): CardModel => ({
  title: 'Pathfinder 2',
  subtitle: 'Exo',
  seat: 'A',
  art: 'exo',
  points: 100,
  markers: [{ id: 'stun', letter: 'S', name: 'Stunned', tone: 'warn' }],
  blocks: [],
  ...more,
})

describe('a datacard', () => {
  test('is named after its piece and shows points and states', () => {
    show(<CardView card={card()} />)
    const article = screen.getByRole('article', { name: 'Pathfinder 2' })
    expect(article.textContent).toContain('100 pts')
    expect(article.textContent).toContain('Stunned')
  })

  test('shows what a value is now beside what is printed', () => {
    const blocks: CardModel['blocks'] = [
      {
        kind: 'values',
        values: [
          { label: 'Move', printed: '10', live: '5' },
          { label: 'Size', printed: '6', live: '6' },
        ],
      },
    ]
    show(<CardView card={card({ blocks })} />)
    expect(screen.getAllByRole('definition').map(value => value.textContent)).toEqual(['printed 10 now 5', '6'])
  })

  test('shows names with markup as plain text', () => {
    const { container } = show(<CardView card={card({ title: '<img src=x onerror=alert(1)>' })} />)
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeTruthy()
  })

  test('ticks boxes off', () => {
    show(<CardView card={card({ blocks: [{ kind: 'boxes', title: 'Hull', total: 6, ticked: 2 }] })} />)
    expect(screen.getByRole('img', { name: '2 of 6 ticked' })).toBeTruthy()
  })
})

describe('marks', () => {
  const values = (...marks: (CardValue['mark'] | undefined)[]): CardModel['blocks'][number] => ({
    kind: 'values',
    title: 'Movement',
    values: marks.map((mark, i) => ({ label: `v${i}`, printed: '1', ...(mark && { mark }) })),
  })

  test('that every value bears are said once, below', () => {
    show(<CardView card={card({ blocks: [values('house', 'house')] })} />)
    expect(screen.getAllByText('house')).toHaveLength(1)
    expect(screen.getByText(/no source gives it/)).toBeTruthy()
  })

  test('that differ stand on the values that bear them', () => {
    show(<CardView card={card({ blocks: [values('house', 'source')] })} />)
    const [first, second] = screen.getAllByRole('definition')
    expect(first?.textContent).toBe('1 house')
    expect(second?.textContent).toBe('1 source')
  })

  test('shared by a block stand on its title', () => {
    show(<CardView card={card({ blocks: [values('house', 'house'), { ...values('source'), title: 'Other' }] })} />)
    expect(screen.getByText(/^Movement/).textContent).toBe('Movement house')
    expect(screen.getAllByRole('definition')[0]?.textContent).toBe('1')
  })
})

describe('lines of a card', () => {
  const blocks: CardModel['blocks'] = [
    {
      kind: 'table',
      title: 'Weapons',
      columns: ['Weapon', 'Arc'],
      rows: [{ cells: cells('Mass driver', 'F'), offer: 'attack.0', shapes: [arc] }, { cells: cells('Lance', 'F') }],
    },
  ]

  test('that stand for an offer are buttons, the others are not', () => {
    const onRow = vi.fn()
    show(<CardView card={card({ blocks })} onRow={onRow} />)
    fireEvent.click(screen.getByRole('button', { name: 'Mass driver' }))
    expect(onRow).toHaveBeenCalledExactlyOnceWith('attack.0')
    expect(screen.queryByRole('button', { name: 'Lance' })).toBeNull()
  })

  test('show their arc on the board on hover and on focus', () => {
    const showShapes = vi.fn()
    show(<CardView card={card({ blocks })} onRow={() => {}} />, { showShapes })
    const row = screen.getByRole('row', { name: /Mass driver/ })
    fireEvent.pointerEnter(row)
    fireEvent.pointerLeave(row)
    fireEvent.focus(within(row).getByRole('button'))
    expect(showShapes.mock.calls).toEqual([[[arc]], [[]], [[arc]]])
  })

  test('tell which one is being answered', () => {
    show(<CardView card={card({ blocks })} onRow={() => {}} active="attack.0" />)
    expect(screen.getByRole('button', { name: 'Mass driver' }).getAttribute('aria-pressed')).toBe('true')
  })
})
