// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { RefereePanel } from '../../../src/app/panels'
import type { OnAct } from '../../../src/app/panels/referee/RefereePanel'
import type { RefereeControl } from '../../../src/engine/record/referee'
import { links, show } from './support'

const control = (id: string, piece?: string): RefereeControl => ({
  id,
  label: `Wounds of ${id}`,
  rule: 'X.wounds',
  ...(piece && { piece }),
  fields: [
    { kind: 'number', name: 'wounds', label: 'Wounds', min: 0, max: 6, value: 1 },
    { kind: 'flag', name: 'stunned', label: 'Stunned', value: false },
  ],
  fill: values => [{ path: ['units', id, 'wounds'], value: values.wounds }],
})

const panel = (props: Partial<Parameters<typeof RefereePanel>[0]> = {}) => (
  <RefereePanel
    controls={[control('round'), control('u1', 'u1'), control('u2', 'u2')]}
    rules={[{ id: 'X.arc', heading: 'Arcs', text: '', status: 'referee' }]}
    selected={null}
    pieceName={piece => `Unit ${piece}`}
    onAct={(_, answered) => answered([])}
    {...props}
  />
)
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const enabled = (name: string) => !screen.getByRole('button', { name }).hasAttribute('disabled')

const place = (piece: string, ...[x, y]: readonly [number, number]): RefereeControl => ({
  id: `place.${piece}`,
  label: `Move ${piece}`,
  rule: 'X.place',
  piece,
  fields: [
    { kind: 'number', name: 'x', label: 'From the left', min: 0, max: 60, step: 0.5, value: x },
    { kind: 'number', name: 'y', label: 'From the top', min: 0, max: 60, step: 0.5, value: y },
  ],
  fill: values => [{ path: ['units', piece, 'at'], value: values }],
})

describe('the referee', () => {
  test('is told that a reason is needed, until there is one', () => {
    show(panel())
    expect(screen.getByText(/^Enter a reason/)).toBeDefined()
    type('Reason', 'It was knocked over.')
    expect(screen.queryByText(/^Enter a reason/)).toBeNull()
  })

  test('can leave a piece where it is, also between the steps of the field', () => {
    show(panel({ controls: [place('u1', 12.34, 5)] }))
    type('From the top', '6')
    fireEvent.blur(screen.getByLabelText('From the top'))
    type('Reason', 'It slipped.')
    expect(enabled('Apply')).toBe(true)
  })

  test('finds the form filled in for a piece put down on the board', () => {
    const controls = [control('u1', 'u1'), place('u1', 12.34, 5), place('u2', 1, 1)]
    const { rerender } = show(panel({ controls, selected: 'u2' }))
    rerender(panel({ controls, selected: 'u1', dropped: { piece: 'u1', at: { x: 20.04, y: 31.5 } } }))
    expect(screen.getByLabelText<HTMLInputElement>('From the left').value).toBe('20')
    expect(screen.getByLabelText<HTMLInputElement>('From the top').value).toBe('31.5')
    expect(enabled('Apply')).toBe(false)
  })

  test('sees pieces and sides by the names the players know', () => {
    show(panel({ controls: [{ ...control('cp'), label: 'Command Points', seat: 'A' }, control('u1', 'u1')] }))
    expect(screen.getByRole('option', { name: `Command Points of ${links.seatName('A')}` })).toBeDefined()
  })

  test('needs a reason', () => {
    show(panel())
    expect(enabled('Apply')).toBe(false)
    type('Reason', '   ')
    expect(enabled('Apply')).toBe(false)
    type('Reason', 'It was knocked over.')
    expect(enabled('Apply')).toBe(true)
  })

  test('sets a value of a piece, and the act tells old and new', () => {
    const onAct = vi.fn<OnAct>((_, answered) => answered([]))
    show(panel({ onAct, selected: 'u2' }))
    type('Wounds', '3')
    fireEvent.blur(screen.getByLabelText('Wounds'))
    type('Reason', ' A box was ticked twice. ')
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
    expect(onAct).toHaveBeenCalledExactlyOnceWith(
      {
        type: '@set',
        label: 'Wounds of u2: Wounds 1 → 3',
        patches: [{ path: ['units', 'u2', 'wounds'], value: 3 }],
        rule: 'X.wounds',
        why: 'A box was ticked twice.',
      },
      expect.any(Function),
    )
  })

  test('begins with the piece that is selected, and follows the selection', () => {
    const { rerender } = show(panel({ selected: 'u1' }))
    const of = screen.getByLabelText('Of')
    expect(of instanceof HTMLSelectElement && of.value).toBe('u1')
    rerender(panel({ selected: 'u2' }))
    expect(of instanceof HTMLSelectElement && of.value).toBe('u2')
  })

  test('hears why not, and keeps what was typed', () => {
    show(panel({ onAct: (_, answered) => answered([{ rule: 'TABLE.referee', why: "That isn't a position." }]) }))
    type('Reason', 'Because.')
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
    expect(screen.getByText(/That isn't a position/)).toBeTruthy()
    const reason = screen.getByLabelText('Reason')
    expect(reason instanceof HTMLInputElement && reason.value).toBe('Because.')
  })

  test('records a ruling on a question under its rule', () => {
    const onAct = vi.fn<OnAct>((_, answered) => answered([]))
    show(panel({ onAct }))
    type('Question', 'Is the edge in the arc?')
    expect(enabled('Record the ruling')).toBe(false)
    type('Decision', 'Yes.')
    type('Rule', 'X.arc')
    fireEvent.click(screen.getByRole('button', { name: 'Record the ruling' }))
    expect(onAct).toHaveBeenCalledExactlyOnceWith(
      {
        type: '@rule',
        question: 'Is the edge in the arc?',
        decision: 'Yes.',
        rule: 'X.arc',
      },
      expect.any(Function),
    )
  })
})
