// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { Curtain, GameOverDialog, KeysHelp } from '../../../src/app/panels'
import { commitment } from '../../../src/engine/rolls/seeded'
import { show } from './support'

describe('the curtain', () => {
  test('names the next player and opens only when asked', () => {
    const onReady = vi.fn()
    show(<Curtain eyes="B" promise="abc123" onReady={onReady} onBack={() => {}} />)
    expect(screen.getByRole('heading', { name: 'Pass to Bob' })).toBeTruthy()
    expect(screen.getByText('abc123')).toBeTruthy()
    const ready = screen.getByRole('button', { name: 'Show the table' })
    expect(document.activeElement).toBe(ready)
    fireEvent.click(ready)
    expect(onReady).toHaveBeenCalledOnce()
    expect(screen.queryByRole('button', { name: 'Back to the game' })).toBeNull()
  })

  test('before the referee it can be left again, and that is what a hasty Enter does', async () => {
    const [onReady, onBack] = [vi.fn(), vi.fn()]
    show(<Curtain eyes="referee" promise="abc123" onReady={onReady} onBack={onBack} />)
    expect(screen.getByRole('heading', { name: 'Pass to the referee' })).toBeTruthy()
    const back = screen.getByRole('button', { name: 'Back to the game' })
    await vi.waitFor(() => expect(document.activeElement).toBe(back))
    fireEvent.click(back)
    expect(onBack).toHaveBeenCalledOnce()
    expect(onReady).not.toHaveBeenCalled()
  })
})

describe('the end of the game', () => {
  const proof = {
    seed: 'the seed',
    isSeedGiven: false,
    commitment: commitment('the seed'),
    unproven: 0,
    check: () => ({ findings: [], entries: 3, seeded: 2, typed: 0, unproven: 0, fromPosition: false, reopened: [] }),
  }
  const dialog = (props: Partial<Parameters<typeof GameOverDialog>[0]> = {}) => (
    <GameOverDialog
      isOpen
      outcome={{ winners: ['A'], why: 'The last enemy is gone.', rule: 'X.end' }}
      proof={proof}
      onReplay={() => {}}
      onRematch={() => {}}
      onExport={() => {}}
      onClose={() => {}}
      {...props}
    />
  )
  const text = () => screen.getByRole('dialog').textContent

  test('tells who won, why, and the seed that was promised', () => {
    show(dialog())
    expect(text()).toContain('Winner:Ada')
    expect(text()).toContain('The last enemy is gone. X.end')
    expect(text()).toContain('the seed')
    expect(text()).toContain('The seed is the one that was promised')
  })

  test('warns of a seed that is not the one promised', () => {
    show(dialog({ proof: { ...proof, commitment: commitment('another seed') } }))
    expect(text()).toContain("can't be trusted")
    expect(text()).not.toContain('is the one that was promised')
  })

  test('says of a game from before there were proofs that it is one', () => {
    show(dialog({ proof: { ...proof, unproven: 3 } }))
    expect(text()).toContain('saved before proofs existed')
    expect(text()).not.toContain('Promised before the first roll')
  })

  test('checks every entry when asked, and lists what does not fit', () => {
    show(dialog())
    expect(text()).not.toContain('Everything fits')
    fireEvent.click(screen.getByRole('button', { name: 'Check this game' }))
    expect(text()).toContain('Everything fits: 3 entries by the rules, 2 rolls from the promised seed.')
    cleanup()
    const findings = [{ entry: 2, kind: 'dice' as const, why: 'shows 3, but the seed gives 4' }]
    show(dialog({ proof: { ...proof, check: () => ({ ...proof.check(), findings }) } }))
    fireEvent.click(screen.getByRole('button', { name: 'Check this game' }))
    expect(text()).toContain("This game doesn't check out: 1 thing doesn't fit.")
    expect(text()).toContain('Entry 2 shows 3, but the seed gives 4.')
    expect(text()).not.toContain('Everything fits')
  })

  test('tells a draw', () => {
    show(dialog({ outcome: { winners: [], why: 'Nobody is left.', rule: 'X.end' } }))
    expect(text()).toContain("It's a draw.")
  })

  test('offers replay, rematch and a file', () => {
    const on = { onReplay: vi.fn(), onRematch: vi.fn(), onExport: vi.fn() }
    show(dialog(on))
    for (const name of ['Replay', 'Rematch', 'Save as a file']) fireEvent.click(screen.getByRole('button', { name }))
    expect([on.onReplay, on.onRematch, on.onExport].map(spy => spy.mock.calls.length)).toEqual([1, 1, 1])
  })
})

describe('the keys', () => {
  test('are listed with what they do, keys pressed together apart', () => {
    const groups = [{ title: 'Game', keys: [{ press: ['Ctrl+Z', '+'], does: 'Undo' }] }]
    show(<KeysHelp groups={groups} isOpen onClose={() => {}} />)
    expect(screen.getByRole('heading', { name: 'Game' })).toBeTruthy()
    const keys = [...document.querySelectorAll('dt kbd')].map(key => key.textContent)
    expect(keys).toEqual(['Ctrl', 'Z', '+'])
    expect(screen.getByRole('definition').textContent).toBe('Undo')
  })
})
