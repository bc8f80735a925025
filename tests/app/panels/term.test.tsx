// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Term } from '../../../src/app/panels/Term'
import { show } from './support'

const explain = (label: string) => (label === 'ESV' ? 'Subtracted from damage.' : undefined)

test('a label explains itself when it is pointed at, focused or tapped', () => {
  show(<Term label="ESV" />, { explain })
  const label = screen.getByRole('button', { name: 'ESV' })
  expect(screen.queryByRole('tooltip')).toBeNull()
  act(() => label.focus())
  expect(screen.getByRole('tooltip').textContent).toBe('Subtracted from damage.')
  fireEvent.keyDown(label, { key: 'Escape' })
  expect(screen.queryByRole('tooltip')).toBeNull()
  fireEvent.click(label)
  expect(screen.getByRole('tooltip')).toBeTruthy()
  fireEvent.blur(label)
  fireEvent.pointerEnter(label)
  expect(screen.getByRole('tooltip')).toBeTruthy()
})

test('a label without an entry is plain text', () => {
  const { container } = show(<Term label="Skill" />, { explain })
  expect(container.innerHTML).toContain('Skill')
  expect(screen.queryByRole('button')).toBeNull()
})
