// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { PrintScreen } from '../../src/app/print/PrintScreen'

afterEach(cleanup)

const pages = () => within(screen.getByRole('main')).queryAllByRole('img')

describe('the print screen', () => {
  test('shows every page at its true size, and leaves out what is not wanted', async () => {
    render(<PrintScreen game="thunder-struck" />)
    const consoles = await screen.findByRole('checkbox', { name: /Consoles/ }, { timeout: 10_000 })
    fireEvent.click(screen.getByText('A4'))
    const before = pages()
    expect(before.length).toBeGreaterThan(2)
    expect(before.map(page => page.getAttribute('width'))).toEqual(before.map(() => '210mm'))
    expect(before.some(page => page.getAttribute('aria-label')?.includes('Consoles'))).toBe(true)
    fireEvent.click(consoles)
    expect(pages().some(page => page.getAttribute('aria-label')?.includes('Consoles'))).toBe(false)
    expect(pages().length).toBeLessThan(before.length)
  })

  test('says so where there is no such game', async () => {
    render(<PrintScreen game="no-such-game" />)
    expect(await screen.findByText(/no game called/)).toBeTruthy()
  })
})
