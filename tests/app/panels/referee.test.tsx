// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { RefereePanel } from '../../../src/app/panels'
import type { OnAct } from '../../../src/app/panels/referee/RefereePanel'
import type { RefereeControl } from '../../../src/engine/record/referee'
import { show } from './support'

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

describe('the referee', () => {
  test('needs a reason', () => {
    show(panel())
    expect(enabled('Set it')).toBe(false)
    type('Reason', '   ')
    expect(enabled('Set it')).toBe(false)
    type('Reason', 'It was knocked over.')
    expect(enabled('Set it')).toBe(true)
  })

  test('sets a value of a piece, and the act tells old and new', () => {
    const onAct = vi.fn<OnAct>((_, answered) => answered([]))
    show(panel({ onAct, selected: 'u2' }))
    type('Wounds', '3')
    fireEvent.blur(screen.getByLabelText('Wounds'))
    type('Reason', ' A box was ticked twice. ')
    fireEvent.click(screen.getByRole('button', { name: 'Set it' }))
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
    fireEvent.click(screen.getByRole('button', { name: 'Set it' }))
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
