// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { ForcesPanel, MeasureList, StatusDials } from '../../../src/app/panels'
import type { ScenePiece } from '../../../src/engine/scene/scene'
import { show } from './support'

const piece = (id: string, seat: ScenePiece['seat'], more: Partial<ScenePiece> = {}): ScenePiece => ({
  id,
  name: `Unit ${id}`,
  seat,
  at: { x: 0, y: 0 },
  radius: 1,
  art: 'exo',
  markers: [],
  ...more,
})

describe('forces', () => {
  const pieces = [
    piece('b1', 'B', { pace: 'spent' }),
    piece('a1', 'A', { pace: 'ready', markers: [{ id: 's', letter: 'S', name: 'Stunned', tone: 'warn' }] }),
    piece('a2', 'A', { pace: 'active' }),
  ]
  const panel = (props: Partial<Parameters<typeof ForcesPanel>[0]> = {}) => (
    <ForcesPanel pieces={pieces} status={[]} selected={null} pointsOf={() => 120} onSelect={() => {}} {...props} />
  )

  test('are listed by seat with what they are worth and who is still to act', () => {
    show(panel())
    const [ada, bob] = screen.getAllByRole('region')
    expect(ada?.getAttribute('aria-label')).toBe('Ada')
    expect(ada && within(ada).getByRole('heading').textContent).toBe('Ada2 pieces · 240 pts · 1 still to act')
    expect(bob && within(bob).getByRole('button').textContent).toBe('Unit b1has acted120')
  })

  test('tell the state of a piece by name, not by its letter alone', () => {
    show(panel())
    expect(screen.getByRole('button', { name: /Unit a1.*Stunned/ })).toBeTruthy()
  })

  test('select the piece that is pressed and show which one is', () => {
    const onSelect = vi.fn()
    show(panel({ selected: 'a2', onSelect }))
    expect(screen.getByRole('button', { pressed: true }).textContent).toContain('Unit a2')
    fireEvent.click(screen.getByRole('button', { name: /Unit b1/ }))
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('b1')
  })

  test('say so while the table is empty', () => {
    show(panel({ pieces: [] }))
    expect(screen.getByText('There is nothing on the table yet.')).toBeTruthy()
  })
})

describe('dials', () => {
  test('show small stocks as dots and why one is locked', () => {
    const dials = [
      { name: 'Command Points', value: '1', pips: { left: 1, of: 2 }, locked: 'Not in set-up' },
      { name: 'Turn', value: '3' },
    ]
    show(<StatusDials status={{ seat: 'A', dials }} />)
    expect(screen.getByRole('img', { name: 'Command Points: 1 of 2' })).toBeTruthy()
    const items = screen.getAllByRole('listitem')
    expect(items[0]?.textContent).toContain('locked: Not in set-up')
    expect(items[1]?.textContent).toBe('Turn3')
  })
})

describe('measurements', () => {
  const measure = {
    kind: 'ruler',
    text: '21.4 cm',
    of: 'Lancer to Wyvern',
    lines: ['Leg 1: 12 cm'],
    shapes: [],
  } as const
  const list = (props: Partial<Parameters<typeof MeasureList>[0]> = {}) => (
    <MeasureList
      measures={[{ id: 'm1', measure, name: '', pinned: false }]}
      onRename={() => {}}
      onPin={() => {}}
      onRemove={() => {}}
      onClear={() => {}}
      {...props}
    />
  )

  test('are named, pinned, removed and cleared', () => {
    const on = { onRename: vi.fn(), onPin: vi.fn(), onRemove: vi.fn(), onClear: vi.fn() }
    show(list(on))
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Escape' } })
    fireEvent.click(screen.getByRole('button', { name: 'Pin Lancer to Wyvern' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove Lancer to Wyvern' }))
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(on.onRename).toHaveBeenCalledExactlyOnceWith('m1', 'Escape')
    expect(on.onPin).toHaveBeenCalledExactlyOnceWith('m1', true)
    expect(on.onRemove).toHaveBeenCalledExactlyOnceWith('m1')
    expect(on.onClear).toHaveBeenCalledOnce()
  })

  test('say how to begin while there are none', () => {
    show(list({ measures: [] }))
    expect(screen.getByText('Nothing measured yet')).toBeTruthy()
  })
})
