// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { LogAnnouncer, LogPanel } from '../../../src/app/panels'
import { linesAbout, logItems, piecesNamed } from '../../../src/app/panels/log/items'
import { logText } from '../../../src/app/panels/log/log-text'
import { say } from '../../../src/engine/record/log'
import { ledger, line, links, show } from './support'

const lancer = { piece: 'l', name: 'Lancer' }
const wyvern = { piece: 'w', name: 'Wyvern' }
const attack = ledger('Attack', [{ value: -1, why: 'Far', rule: 'X.range' }], { rolled: 0 })
const lines = [
  line(0, say`${lancer} flies.`),
  line(1, say`${wyvern} fires at ${lancer}.`, {
    actor: 'B',
    rules: ['X.attack', 'X.miss'],
    rolls: [{ sides: 6, faces: [5, 2] }],
    ledgers: [attack],
  }),
  line(1, say`A miss.`, { actor: 'B' }),
  line(2, say`${wyvern} turns.`, { actor: 'B', takenBack: true }),
]
const headingOf = (step: number) => (step < 2 ? 'Turn 1' : 'Turn 2')

describe('rows of the log', () => {
  test('come under the step of the sequence they were taken in', () => {
    const told = logItems(lines, headingOf).map(item => (item.kind === 'heading' ? item.text : item.key))
    expect(told).toEqual(['Turn 1', '0.0', '1.0', '1.1', 'Turn 2', '2.0'])
  })

  test('about a piece bring the other lines of the same step', () => {
    expect(linesAbout(lines, 'l').map(entry => entry.step)).toEqual([0, 1, 1])
  })

  test('name each piece once, in order', () => {
    expect(piecesNamed(lines)).toEqual([lancer, wyvern])
  })

  test('as text keep dice, sums, rules and what was taken back', () => {
    expect(logText(lines, headingOf, links.seatName)).toBe(
      [
        'Turn 1',
        '  Ada: Lancer flies.',
        '  Bob: Wyvern fires at Lancer. (X.attack, X.miss)',
        '      2d6: 5 2',
        '      Attack −1: −1 Far',
        '  Bob: A miss.',
        '',
        'Turn 2',
        '  Bob: Wyvern turns. [taken back]',
        '',
      ].join('\n'),
    )
  })
})

test('as text ends with the seed once that has been shown', () => {
  expect(logText(lines, headingOf, links.seatName, 'hush')).toMatch(/\n\nSeed: hush\n$/)
  expect(logText(lines, headingOf, links.seatName, null)).not.toContain('Seed')
})

describe('the log', () => {
  const log = () => screen.getByRole('region', { name: 'Log' })

  test('says so while nothing has happened', () => {
    show(<LogPanel lines={[]} />)
    expect(log().textContent).toBe('Nothing has happened yet.')
  })

  test('shows the dice with their line', () => {
    show(<LogPanel lines={lines} />)
    const row = screen.getByText(/fires at/).closest('li')
    expect(row && within(row).getAllByRole('img')).toHaveLength(2)
  })

  test('opens the sums and rules of a line on demand', () => {
    const openRule = vi.fn()
    show(<LogPanel lines={lines} />, { openRule })
    expect(screen.queryByRole('table', { name: 'Attack' })).toBeNull()
    const why = screen.getAllByRole('button', { name: 'why' })[1]
    if (why) fireEvent.click(why)
    expect(screen.getByRole('table', { name: 'Attack' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Rule X.miss' }))
    expect(openRule).toHaveBeenCalledExactlyOnceWith('X.miss')
  })

  test('finds a piece on the board by its name', () => {
    const findPiece = vi.fn()
    show(<LogPanel lines={lines.slice(0, 1)} />, { findPiece })
    fireEvent.click(screen.getByRole('button', { name: 'Lancer' }))
    expect(findPiece).toHaveBeenCalledExactlyOnceWith('l')
  })

  test('keeps to one piece when asked', () => {
    show(<LogPanel lines={lines} />)
    fireEvent.change(screen.getByLabelText('Show lines about'), { target: { value: 'l' } })
    expect(log().textContent).toContain('flies')
    expect(log().textContent).not.toContain('turns')
  })

  test('strikes what was taken back and says so', () => {
    show(<LogPanel lines={lines} />)
    const row = screen.getByText(/turns/).closest('li')
    expect(row?.dataset.takenBack).toBe('true')
    expect(row?.textContent).toContain('Taken back:')
  })

  test('looks back at the moment of a line', () => {
    const onSeek = vi.fn()
    show(<LogPanel lines={lines.slice(0, 1)} onSeek={onSeek} />)
    fireEvent.click(screen.getByRole('button', { name: 'why' }))
    fireEvent.click(screen.getByRole('button', { name: 'Show this moment' }))
    expect(onSeek).toHaveBeenCalledExactlyOnceWith(0)
  })

  test('of thousands of lines keeps only the newest in the page', () => {
    const many = Array.from({ length: 5000 }, (_, i) => line(i, say`Line ${i}.`))
    const { container } = show(<LogPanel lines={many} />)
    expect(screen.getByText('Line 4999.')).toBeTruthy()
    expect(container.querySelectorAll('li').length).toBeLessThan(150)
  })

  test('shows markup in names as text', () => {
    const { container } = show(<LogPanel lines={[line(0, [{ piece: 'x', name: '<b>Bob</b>' }, ' waits.'])]} />)
    expect(container.querySelector('b')).toBeNull()
    expect(log().textContent).toContain('<b>Bob</b> waits.')
  })
})

describe('the announcer', () => {
  test('reads what is new, and only that', () => {
    const { rerender } = show(<LogAnnouncer lines={lines.slice(0, 1)} />)
    const region = screen.getByRole('log')
    expect(region.textContent).toBe('')
    rerender(<LogAnnouncer lines={lines.slice(0, 3)} />)
    expect(region.textContent).toBe('Wyvern fires at Lancer. A miss.')
  })
})
