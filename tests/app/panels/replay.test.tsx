// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ReplayBar } from '../../../src/app/panels'
import { show } from './support'

const noTicks = { parts: [], rolls: [] }

/** The bar with somebody who does what it asks for. */
function Watched({ from, last, seen }: { from: number; last: number; seen: number[] }) {
  const [at, setAt] = useState(from)
  const seek = (step: number) => {
    seen.push(step)
    setAt(step)
  }
  return (
    <ReplayBar
      at={at}
      last={last}
      ticks={noTicks}
      sentence={[`Step ${at} was made.`]}
      onSeek={seek}
      onClose={() => {}}
    />
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isDisabled = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled')

describe('the replay bar', () => {
  afterEach(() => vi.useRealTimers())

  test('walks to first, back, on and last', () => {
    const seen: number[] = []
    show(<Watched from={4} last={9} seen={seen} />)
    press('Step back')
    press('Step forward')
    press('Step forward')
    press('Last step')
    press('First step')
    expect(seen).toEqual([3, 4, 5, 9, -1])
  })

  test('does not walk over either end', () => {
    show(<Watched from={-1} last={3} seen={[]} />)
    expect([isDisabled('First step'), isDisabled('Step back')]).toEqual([true, true])
    press('Last step')
    expect([isDisabled('Last step'), isDisabled('Step forward')]).toEqual([true, true])
  })

  test('scrubs, and tells the step in words', () => {
    const seen: number[] = []
    show(<Watched from={0} last={9} seen={seen} />)
    const slider = screen.getByRole('slider', { name: 'Step' })
    fireEvent.change(slider, { target: { value: '7' } })
    expect(seen).toEqual([7])
    expect(slider.getAttribute('aria-valuetext')).toBe('Step 8 of 10: Step 7 was made.')
  })

  test('plays like a film, and stops at the end', () => {
    vi.useFakeTimers()
    const seen: number[] = []
    show(<Watched from={6} last={8} seen={seen} />)
    press('Play')
    for (let i = 0; i < 5; i++) act(() => void vi.advanceTimersByTime(2000))
    expect(seen).toEqual([7, 8])
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
  })

  test('begins anew when it is played at the end', () => {
    vi.useFakeTimers()
    const seen: number[] = []
    show(<Watched from={8} last={8} seen={seen} />)
    press('Play')
    act(() => void vi.advanceTimersByTime(2000))
    expect(seen).toEqual([-1, 0])
  })

  test('stops the film when somebody steps by hand', () => {
    vi.useFakeTimers()
    const seen: number[] = []
    show(<Watched from={0} last={50} seen={seen} />)
    press('Play')
    press('Step forward')
    act(() => void vi.advanceTimersByTime(20_000))
    expect(seen).toEqual([1])
  })
})
