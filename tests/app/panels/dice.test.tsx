// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DiceTray, DieFace, Rolls } from '../../../src/app/panels'
import type { RollReading } from '../../../src/engine/rolls/dice'
import { ledger, line, show } from './support'

/** As many games read it: the highest die, with what is added. */
const highest = (thrown: { faces: readonly number[] }, added: number): RollReading => {
  const best = thrown.faces.indexOf(Math.max(...thrown.faces))
  const value = thrown.faces[best] ?? 0
  return { counted: thrown.faces.map((_, i) => i === best), value, total: value + added }
}

describe('a die', () => {
  test.each([1, 2, 3, 4, 5, 6])('of six sides shows %i pips', face => {
    const { container } = show(<DieFace face={face} />)
    expect(container.querySelectorAll('circle')).toHaveLength(face)
    expect(screen.getByRole('img', { name: String(face) })).toBeTruthy()
  })

  test('of other sides shows a numeral', () => {
    const { container } = show(<DieFace face={17} sides={20} />)
    expect(container.querySelector('text')?.textContent).toBe('17')
  })

  test('that does not count says so', () => {
    show(<DieFace face={2} struck />)
    expect(screen.getByRole('img', { name: "2, doesn't count" })).toBeTruthy()
  })
})

describe('throws', () => {
  const attack = ledger('Attack', [{ value: -1, why: 'Far', rule: 'X.range' }], { rolled: 1 })

  test('stand beside the sum they belong to, with what they make', () => {
    const throws = [
      { sides: 6, faces: [4] },
      { sides: 6, faces: [2, 5] },
    ]
    const { container } = show(<Rolls rolls={throws} ledgers={[attack]} rules={[]} />, { readRoll: highest })
    expect(container.textContent).toBe('= 4Attack−1= 4')
    expect(screen.getAllByRole('img').map(die => die.getAttribute('aria-label'))).toEqual([
      '4',
      "2, doesn't count",
      '5',
    ])
  })

  test('name their owner, and the sum that only the result can tell', () => {
    const rolls = [6, 4, 2].map(face => ({ sides: 6, faces: [face] }))
    const stray = ledger('Defense of B2', [{ value: 1, why: 'Small', rule: 'X.size' }])
    const { container } = show(
      <Rolls
        rolls={rolls}
        ledgers={[stray]}
        rules={[]}
        rollNotes={[{ seat: 'A' }, { seat: 'B', ledger: 'Defense of B2' }]}
      />,
      { readRoll: highest, seatName: seat => (seat === 'A' ? 'Ada' : 'Bob') },
    )
    expect(container.textContent).toBe('= 6Ada= 4BobDefense of B2+1= 3')
  })

  test('show the faces alone where the game does not say how they are read', () => {
    const { container } = show(<Rolls rolls={[{ sides: 6, faces: [3, 3] }]} ledgers={[]} rules={[]} />)
    expect(screen.getAllByRole('img')).toHaveLength(2)
    expect(container.textContent).toBe('')
  })
})

describe('the tray', () => {
  afterEach(() => vi.useRealTimers())
  const lines = [
    line(7, ['Ada fires.'], { rolls: [{ sides: 6, faces: [6, 1] }] }),
    line(7, [{ piece: 'w', name: 'Wyvern' }, ' is stunned.']),
  ]

  test('shows the dice and the result', () => {
    show(<DiceTray lines={lines} animate={false} onClose={() => {}} />)
    const tray = screen.getByRole('region', { name: 'Last roll' })
    expect(within(tray).getAllByRole('img')).toHaveLength(2)
    expect(tray.textContent).toContain('Ada fires.Wyvern is stunned.')
  })

  test('stays away where nothing was thrown', () => {
    show(<DiceTray lines={[line(8, ['Ada moves.'])]} animate={false} onClose={() => {}} />)
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('goes by itself, but not while somebody looks at it', () => {
    vi.useFakeTimers()
    const onClose = vi.fn()
    show(<DiceTray lines={lines} animate={false} onClose={onClose} />)
    const tray = screen.getByRole('region', { name: 'Last roll' })
    fireEvent.pointerEnter(tray)
    act(() => void vi.advanceTimersByTime(60_000))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.pointerLeave(tray)
    act(() => void vi.advanceTimersByTime(60_000))
    expect(onClose).toHaveBeenCalledOnce()
  })
})
