import { describe, expect, test } from 'vitest'
import { type GestureHandlers, Gestures, type Press } from '../../src/board/input/gestures'
import { intentOf } from '../../src/board/input/keys'
import type { Vec } from '../../src/engine/geometry/vec'

/** Hands that write down what they did; `held` is what they can take hold of. */
function recorded(held: boolean): { hands: GestureHandlers; done: unknown[][] } {
  const done: unknown[][] = []
  const note =
    (name: string) =>
    (...what: unknown[]) => {
      done.push([name, ...what])
    }
  return {
    done,
    hands: {
      grabs: () => held,
      hover: note('hover'),
      tap: note('tap'),
      double: note('double'),
      drag: note('drag'),
      drop: note('drop'),
      letGo: note('letGo'),
      pan: note('pan'),
      pinch: note('pinch'),
    },
  }
}

const at = (x: number, y: number, more: Partial<Press> = {}): Press => ({
  id: 1,
  at: { x, y },
  by: 'mouse',
  button: 0,
  shift: false,
  time: 0,
  ...more,
})
const p = (x: number, y: number): Vec => ({ x, y })

describe('gestures', () => {
  test('a press that stays is a click, with Shift or the right button a waypoint', () => {
    const { hands, done } = recorded(true)
    const gestures = new Gestures(hands)
    gestures.press(at(10, 10))
    gestures.move(at(12, 11))
    gestures.release(at(12, 11))
    gestures.press(at(50, 10, { button: 2, time: 1000 }))
    gestures.release(at(50, 10, { button: 2, time: 1000 }))
    expect(done).toEqual([
      ['tap', p(10, 10), { touch: false, waypoint: false }],
      ['tap', p(50, 10), { touch: false, waypoint: true }],
    ])
  })

  test('the second of two quick clicks on one spot is a double click and no click', () => {
    const { hands, done } = recorded(true)
    const gestures = new Gestures(hands)
    for (const time of [0, 200, 400]) {
      gestures.press(at(10, 10, { time }))
      gestures.release(at(10, 10, { time }))
    }
    expect(done.map(([name]) => name)).toEqual(['tap', 'double', 'tap'])
  })

  test('a drag from a thing drags it', () => {
    const { hands, done } = recorded(true)
    const gestures = new Gestures(hands)
    gestures.press(at(10, 10))
    gestures.move(at(30, 10))
    gestures.release(at(40, 10))
    expect(done).toEqual([
      ['drag', p(10, 10), p(30, 10)],
      ['drop', p(10, 10), p(40, 10)],
    ])
  })

  test.each([
    ['from nothing', false, {}, false],
    ['with the middle button', true, { button: 1 }, false],
    ['with the space bar or the hand tool', true, {}, true],
  ] as const)('a drag %s pans', (_, held, more, panOnly) => {
    const { hands, done } = recorded(held)
    const gestures = new Gestures(hands)
    gestures.panOnly = panOnly
    gestures.press(at(10, 10, more))
    gestures.move(at(30, 10, more))
    gestures.move(at(30, 15, more))
    gestures.release(at(30, 15, more))
    expect(done).toEqual([
      ['pan', p(20, 0)],
      ['pan', p(0, 5)],
    ])
  })

  test('two fingers zoom about their middle; a drag under way is let go', () => {
    const { hands, done } = recorded(true)
    const gestures = new Gestures(hands)
    const finger = { by: 'touch' } as const
    gestures.press(at(100, 100, finger))
    gestures.move(at(120, 100, finger))
    gestures.press(at(220, 100, { ...finger, id: 2 }))
    gestures.move(at(320, 100, { ...finger, id: 2 }))
    expect(done.map(([name]) => name)).toEqual(['drag', 'letGo', 'pan', 'pinch'])
    expect(done.at(-1)).toEqual(['pinch', p(220, 100), 2])
    gestures.release(at(320, 100, { ...finger, id: 2 }))
    gestures.move(at(130, 100, finger))
    expect(done.at(-1)).toEqual(['pan', p(10, 0)])
    gestures.release(at(130, 100, finger))
    expect(done.map(([name]) => name)).not.toContain('tap')
  })

  test('a lost pointer leaves nothing behind', () => {
    const { hands, done } = recorded(true)
    const gestures = new Gestures(hands)
    gestures.press(at(10, 10))
    gestures.move(at(30, 10))
    expect(gestures.cancel()).toBe(true)
    gestures.move(at(40, 10))
    expect(gestures.cancel()).toBe(false)
    expect(done.map(([name]) => name)).toEqual(['drag', 'letGo', 'hover'])
  })
})

describe('keys', () => {
  const key = (name: string, more: Partial<KeyboardEvent> = {}) =>
    intentOf({ key: name, code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more })

  test('arrows move in three sizes', () => {
    expect(key('ArrowUp')).toEqual({ kind: 'move', towards: { x: 0, y: -1 }, size: 'normal' })
    expect(key('ArrowLeft', { shiftKey: true })).toMatchObject({ towards: { x: -1, y: 0 }, size: 'fine' })
    expect(key('ArrowRight', { ctrlKey: true })).toMatchObject({ size: 'coarse' })
  })

  test('turning goes by the place of the key, so that Shift and layout do not matter', () => {
    expect(key('q', { code: 'KeyQ' })).toEqual({ kind: 'turn', towards: -1, size: 'normal' })
    expect(key('}', { code: 'BracketRight', shiftKey: true })).toEqual({ kind: 'turn', towards: 1, size: 'fine' })
  })

  test('the page keeps its own keys', () => {
    expect(key('z', { ctrlKey: true, code: 'KeyZ' })).toBeNull()
    expect(key('e', { metaKey: true, code: 'KeyE' })).toBeNull()
    expect(key('x', { code: 'KeyX' })).toBeNull()
    expect(key('toString')).toBeNull()
  })

  test.each([
    ['Enter', 'enter'],
    ['Escape', 'cancel'],
    ['Backspace', 'back'],
    ['w', 'waypoint'],
    ['0', 'fit'],
    ['+', 'zoom'],
    ['-', 'zoom'],
    ['Tab', 'step'],
  ])('%s means %s', (name, kind) => {
    expect(key(name)?.kind).toBe(kind)
  })
})
