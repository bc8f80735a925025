// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PrintScreen } from '../../../src/app/print/PrintScreen'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const PATIENCE = { timeout: 10_000 }
const main = () => screen.getByRole('main')
const pages = () => within(main()).queryAllByRole('img')
const titles = () => pages().map(page => page.getAttribute('aria-label') ?? '')
const printButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Print or save as PDF/ })
const settled = () =>
  waitFor(() => {
    expect(main().getAttribute('aria-busy')).toBe('false')
    expect(printButton().disabled).toBe(false)
  }, PATIENCE)

async function open(game = 'thunder-struck') {
  render(<PrintScreen game={game} />)
  await screen.findByRole('checkbox', { name: /^(Tokens|Unit counters)/ }, PATIENCE)
  fireEvent.click(screen.getByText('A4'))
  await settled()
}

describe('the print screen', () => {
  test('shows every page at its true size, and leaves out what is not wanted', async () => {
    await open()
    expect(pages().map(page => page.getAttribute('width'))).toEqual(pages().map(() => '210mm'))
    expect(titles().some(title => title.includes('Consoles'))).toBe(true)
    const before = pages().length
    fireEvent.click(screen.getByRole('checkbox', { name: /^Consoles \d/ }))
    await waitFor(() => expect(titles().some(title => title.includes('Consoles'))).toBe(false))
    expect(pages().length).toBeLessThan(before)
    fireEvent.click(screen.getByText('Landscape'))
    await waitFor(() => expect(pages()[0]?.getAttribute('width')).toBe('297mm'))
  })

  test('says that nothing is chosen, and prints nothing', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await open()
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) if (box.checked) fireEvent.click(box)
    await waitFor(() => expect(screen.getAllByText(/Choose a sheet above/).length).toBeGreaterThan(0))
    expect(printButton().disabled).toBe(true)
    fireEvent.click(printButton())
    expect(print).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  test('a counter larger than the page, and a margin larger than the paper, are said beside their controls', async () => {
    await open()
    const size = screen.getByRole('spinbutton', { name: 'Size of Shield in mm' })
    fireEvent.change(size, { target: { value: '300' } })
    await waitFor(() => expect(size.getAttribute('aria-invalid')).toBe('true'))
    const word = document.getElementById(size.getAttribute('aria-describedby') ?? '')
    expect(word?.textContent).toMatch(/^Larger than the paper: it is 300 × 300 mm/)
    expect(printButton().disabled).toBe(true)
    expect(pages()).toHaveLength(0)
    fireEvent.change(size, { target: { value: '14' } })
    await settled()
    const margin = screen.getByRole('spinbutton', { name: 'Margin, mm' })
    fireEvent.change(margin, { target: { value: '140' } })
    await waitFor(() => expect(margin.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getAllByText(/too little room on the paper/).length).toBeGreaterThan(0)
    expect(printButton().disabled).toBe(true)
  })

  test('copies are laid out as many times', async () => {
    await open()
    const drawn = () => document.querySelectorAll('[data-name="Turn Marker"]').length
    await waitFor(() => expect(drawn()).toBe(1))
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Copies of Turn Marker' }), { target: { value: '7' } })
    await waitFor(() => expect(drawn()).toBe(7))
  })

  test('every page gets a back, mirrored, where backs are wanted', async () => {
    await open()
    const before = pages().length
    fireEvent.click(screen.getByRole('switch', { name: 'Backs' }))
    await waitFor(() => expect(pages()).toHaveLength(2 * before))
    expect(titles()[1]).toMatch(/, back$/)
    expect(screen.getByText('long edge')).toBeTruthy()
  })

  test('a calibration outside 90 to 110 % is refused in words; a good one is kept', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Calibrate the printer' }))
    const across = await screen.findByRole('spinbutton', { name: 'Line across, mm' })
    const keep = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
    fireEvent.change(across, { target: { value: '80' } })
    expect(screen.getByRole('alert').textContent).toContain('correction of 125 %')
    expect(keep.disabled).toBe(true)
    fireEvent.change(across, { target: { value: '98' } })
    fireEvent.click(keep)
    await screen.findByText('Corrected: 102.04 % across, 100 % down.')
    expect(localStorage.getItem('stormtable.printing')).toContain('"across":98')
    await waitFor(() => expect(main().querySelector('svg > g')?.getAttribute('transform')).toMatch(/^scale\(1\.0204/))
  })

  test('says so where there is no such game, and where a saved game is gone', async () => {
    render(<PrintScreen game="no-such-game" />)
    expect(await screen.findByText(/no game called/)).toBeTruthy()
    cleanup()
    render(<PrintScreen game="thunder-struck" from="gone" />)
    expect((await screen.findAllByText(/This game isn't in this browser/, {}, PATIENCE)).length).toBeGreaterThan(0)
    expect(printButton().disabled).toBe(true)
  })
})
