// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ForceList } from '../../../src/app/setup/ForceList'
import type { ForceEntry } from '../../../src/engine/setup'

afterEach(cleanup)

const entries: readonly ForceEntry[] = [
  { card: 'tug', name: 'Tug 1' },
  { card: 'tug', name: 'Tug 2' },
]

function show(own: readonly ForceEntry[]) {
  const onChange = vi.fn()
  render(
    <ForceList
      seat={{ seat: 'C', name: 'Cleo', played: 'person' }}
      entries={own}
      roster={[]}
      points="Points"
      worth={{ points: 12.5, why: '10, dug in × 1.25' }}
      others={[{ name: 'Ada', entries }]}
      onShow={() => {}}
      onChange={onChange}
    />,
  )
  return onChange
}

test('a seat that has bought nothing can begin with the force of another', () => {
  const onChange = show([])
  fireEvent.click(screen.getByRole('button', { name: 'Copy Ada' }))
  expect(onChange).toHaveBeenCalledWith(entries)
})

test('a sum that is not the plain one says why, and a unit counts what its entry says', () => {
  show([{ card: 'tug', name: 'Tug 1', note: 'veteran crew', points: 10 }])
  expect(screen.getByRole('region').textContent).toContain('12.5 Points (10, dug in × 1.25)')
  expect(screen.getByRole('listitem').textContent).toContain('10')
})

test('a force of one’s own is not offered to be replaced', () => {
  show(entries)
  expect(screen.queryByRole('button', { name: 'Copy Ada' })).toBeNull()
})
