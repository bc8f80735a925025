import { describe, expect, test } from 'vitest'
import { HotSeat } from '../../../src/app/session/hot-seat'
import { MOMENT, SteadyHand } from '../../../src/app/table/store/steady'
import { createTableStore } from '../../../src/app/table/store/store'
import { pondAtPlay } from './table'

/** A hand with a clock that is set by hand. */
function handAt() {
  let now = 1000
  const hand = new SteadyHand(() => now)
  return {
    hand,
    wait: (ms: number) => {
      now += ms
    },
  }
}

const HERE = { x: 300, y: 200 }
const THERE = { x: 300, y: 400 }

describe('a press too soon after a change', () => {
  test('is hasty where the pointer rests, and counts again after a moment', () => {
    const { hand, wait } = handAt()
    hand.pressedAt(HERE)
    expect(hand.isHasty).toBe(false)
    wait(10)
    hand.changed()
    wait(150)
    hand.pressedAt({ x: HERE.x + 3, y: HERE.y })
    expect(hand.isHasty).toBe(true)
    wait(MOMENT)
    hand.pressedAt(HERE)
    expect(hand.isHasty).toBe(false)
  })

  test('is hasty without a first press too: what was aimed at has gone', () => {
    const { hand, wait } = handAt()
    hand.moved(HERE)
    wait(1000)
    hand.changed()
    wait(100)
    hand.pressedAt(HERE)
    expect(hand.isHasty).toBe(true)
  })

  test('counts somewhere else: the hand has aimed anew', () => {
    const { hand, wait } = handAt()
    hand.pressedAt(HERE)
    hand.changed()
    wait(50)
    hand.pressedAt(THERE)
    expect(hand.isHasty).toBe(false)
  })

  test('is hasty with the same key or a digit, and counts with another letter', () => {
    const { hand, wait } = handAt()
    const follows = (first: string, second: string) => {
      wait(1000)
      hand.pressed(first, false)
      hand.changed()
      wait(100)
      hand.pressed(second, false)
      return hand.isHasty
    }
    expect(follows('Enter', 'Enter')).toBe(true)
    expect(follows('1', '2')).toBe(true)
    expect(follows('x', 'Enter')).toBe(false)
    expect(follows('m', 'f')).toBe(false)
  })

  test('a press is not hasty because of what it changes itself', () => {
    const { hand, wait } = handAt()
    hand.pressedAt(HERE)
    hand.changed()
    wait(20)
    expect(hand.isHasty).toBe(false)
  })

  test('a key that is held down never counts again', () => {
    const { hand, wait } = handAt()
    hand.pressed('Enter', false)
    hand.changed()
    wait(2000)
    hand.pressed('Enter', true)
    expect(hand.isHasty).toBe(true)
  })
})

test('the second of two quick presses decides nothing, whatever is there by then', () => {
  const { session, match } = pondAtPlay()
  let now = 0
  const { store, select, hand } = createTableStore(session, 'game', () => now)
  const [first, second] = select.offers(store.getState()).filter(offer => offer.kind === 'path')
  const before = match.steps.length
  hand.pressedAt(HERE)
  store.getState().take(first?.id ?? '')
  expect(store.getState().offerId).toBe(first?.id)
  now += 120
  hand.pressedAt(HERE)
  store.getState().take(second?.id ?? '')
  expect(store.getState().offerId).toBe(first?.id)
  // Looking around and going back are free.
  store.getState().cancel()
  expect(store.getState().offerId).toBeNull()
  now += 400
  hand.pressedAt(HERE)
  store.getState().take(second?.id ?? '')
  expect(store.getState().offerId).toBe(second?.id)
  expect(match.steps.length).toBe(before)
})

test('a bot plays at its own pace', () => {
  const { session, match } = pondAtPlay()
  const { store, select, hand } = createTableStore(new HotSeat(match), 'game', () => 0)
  const pass = select.offers(store.getState()).find(offer => offer.kind === 'button' && !offer.needsConfirmation)
  if (pass?.kind !== 'button') throw new Error('expected a button')
  hand.pressed('p', true)
  const before = match.steps.length
  store.getState().play(store.getState().seat, pass.action)
  expect(match.steps.length).toBeGreaterThan(before)
  expect(session.now('A').steps).toBeGreaterThan(0)
})
