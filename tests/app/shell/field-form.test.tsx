// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { FieldForm, fieldFaults } from '../../../src/app/design'
import { defaults, type Field, type FieldValues } from '../../../src/engine/offers'

const FIELDS: readonly Field[] = [
  { kind: 'number', name: 'width', label: 'Width', min: 60, max: 300, value: 100, help: 'In centimetres.' },
  { kind: 'number', name: 'half', label: 'Half steps', min: 0, max: 2, step: 0.5, value: 1 },
  { kind: 'flag', name: 'mines', label: 'Mines', value: false },
  {
    kind: 'choice',
    name: 'wind',
    label: 'Wind',
    value: 'calm',
    options: [
      { value: 'calm', label: 'Calm' },
      { value: 'fresh', label: 'Fresh' },
    ],
  },
  {
    kind: 'choice',
    name: 'sea',
    label: 'Sea',
    value: '1',
    options: ['1', '2', '3', '4', '5'].map(value => ({ value, label: `State ${value}` })),
  },
  { kind: 'text', name: 'motto', label: 'Motto', value: 'Mind the rocks', most: 20 },
]

function Form({ onChange, faults }: { onChange(values: FieldValues): void; faults?: Record<string, string> }) {
  const [values, setValues] = useState(defaults(FIELDS))
  return (
    <FieldForm
      fields={FIELDS}
      values={values}
      {...(faults && { faults })}
      onChange={next => {
        setValues(next)
        onChange(next)
      }}
    />
  )
}

const show = (faults?: Record<string, string>) => {
  const onChange = vi.fn()
  render(<Form onChange={onChange} {...(faults && { faults })} />)
  return (): FieldValues => onChange.mock.lastCall?.[0]
}

afterEach(cleanup)

describe('a form of fields', () => {
  test('every control has its label', () => {
    show()
    expect(screen.getByRole('spinbutton', { name: 'Width' })).toHaveProperty('value', '100')
    expect(screen.getByRole('switch', { name: 'Mines' })).toHaveProperty('checked', false)
    expect(screen.getByRole('radiogroup', { name: 'Wind' })).toBeTruthy()
    expect(screen.getByRole('combobox', { name: 'Sea' })).toHaveProperty('value', '1')
    expect(screen.getByRole('textbox', { name: 'Motto' })).toHaveProperty('value', 'Mind the rocks')
  })

  test('each kind hands over its own type', () => {
    const values = show()
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Width' }), { target: { value: '120' } })
    expect(values().width).toBe(120)
    fireEvent.click(screen.getByRole('switch', { name: 'Mines' }))
    expect(values().mines).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: 'Fresh' }))
    expect(values().wind).toBe('fresh')
    fireEvent.change(screen.getByRole('combobox', { name: 'Sea' }), { target: { value: '4' } })
    expect(values().sea).toBe('4')
    fireEvent.change(screen.getByRole('textbox', { name: 'Motto' }), { target: { value: 'Ahoy' } })
    expect(values()).toEqual({ width: 120, half: 1, mines: true, wind: 'fresh', sea: '4', motto: 'Ahoy' })
  })

  test('a number out of range is named beside its control', () => {
    const values = show()
    const width = screen.getByRole('spinbutton', { name: 'Width' })
    fireEvent.change(width, { target: { value: '20' } })
    expect(width.getAttribute('aria-invalid')).toBe('true')
    const described = (width.getAttribute('aria-describedby') ?? '').split(' ')
    const words = described.map(id => document.getElementById(id)?.textContent)
    expect(words).toEqual(['In centimetres.', 'Enter a number from 60 to 300.'])
    expect(fieldFaults(FIELDS, values())).toEqual({ width: 'Enter a number from 60 to 300.' })
  })

  test('an emptied number is no number, not nought', () => {
    const values = show()
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Width' }), { target: { value: '' } })
    expect(values().width).toBeNaN()
    expect(fieldFaults(FIELDS, values())).toEqual({ width: 'Enter a number.' })
  })

  test('the buttons step within the range', () => {
    const values = show()
    fireEvent.click(screen.getByRole('button', { name: 'Half steps: more' }))
    expect(values().half).toBe(1.5)
    fireEvent.click(screen.getByRole('button', { name: 'Half steps: more' }))
    expect(screen.getByRole('button', { name: 'Half steps: more' })).toHaveProperty('disabled', true)
  })

  test('faults from elsewhere stand beside their field', () => {
    show({ motto: 'Somebody has that motto.' })
    expect(screen.getByRole('alert').textContent).toBe('Somebody has that motto.')
  })

  test.each([
    [{ half: 0.7 }, { half: 'Use steps of 0.5.' }],
    [{ width: 60.5 }, { width: 'Enter a whole number.' }],
    [{ wind: 'storm' }, { wind: 'Choose an option from the list.' }],
    [{ motto: 'x'.repeat(21) }, { motto: 'Use at most 20 characters.' }],
    [{ mines: 'yes' }, { mines: 'This must be on or off.' }],
  ])('%j is at fault', (change, faults) => {
    expect(fieldFaults(FIELDS, { ...defaults(FIELDS), ...change })).toEqual(faults)
  })

  test('a field that another one makes needless is neither shown nor at fault', () => {
    const gale: Field = {
      kind: 'number',
      name: 'gusts',
      label: 'Gusts',
      min: 1,
      max: 9,
      value: 20,
      only: { field: 'wind', is: ['fresh'] },
    }
    const fields = [...FIELDS, gale]
    const shown = (wind: string) => {
      render(<FieldForm fields={fields} values={{ ...defaults(fields), wind }} onChange={() => {}} />)
      const found = screen.queryByText('Gusts') !== null
      cleanup()
      return found
    }
    expect([shown('calm'), shown('fresh')]).toEqual([false, true])
    expect(fieldFaults(fields, { ...defaults(fields), wind: 'calm' })).toEqual({})
    expect(fieldFaults(fields, { ...defaults(fields), wind: 'fresh' })).toEqual({
      gusts: 'Enter a number from 1 to 9.',
    })
  })
})
