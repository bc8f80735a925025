import { describe, expect, test } from 'vitest'
import { cutMarks } from '../../src/print/marks'
import { GAP, type Placed } from '../../src/print/pack'
import { leafOf, type Turn } from '../../src/print/paper'
import { backOf, type Edge, frontOf, mirrorOf } from '../../src/print/turning'
import { block, setupOf } from './support'

const placed: Placed = {
  drawing: block(30, 20),
  window: { x: 0, y: 0, width: 30, height: 20 },
  x: 40,
  y: 50,
  turned: false,
}
const turned: Placed = { ...placed, turned: true }
const backs = (turn: Turn, edge: Edge, shift = { dx: 0, dy: 0 }) => ({ turn, edge, ...shift })

describe('backs', () => {
  test.each<[Turn, Edge, 'sideways' | 'upward']>([
    ['portrait', 'long', 'sideways'],
    ['portrait', 'short', 'upward'],
    ['landscape', 'long', 'upward'],
    ['landscape', 'short', 'sideways'],
  ])('of a %s page over the %s edge are mirrored %s', (turn, edge, how) => {
    expect(mirrorOf(turn, edge)).toBe(how)
    const leaf = leafOf(setupOf({ turn }))
    const back = backOf(placed, leaf, backs(turn, edge))
    const front = frontOf(placed)
    if (how === 'sideways') {
      expect(back.x + back.width).toBeCloseTo(leaf.side.width - front.x, 9)
      expect(back.y).toBe(front.y)
    } else {
      expect(back.x).toBe(front.x)
      expect(back.y + back.height).toBeCloseTo(leaf.side.height - front.y, 9)
    }
  })

  test('stand so that a piece turned like a page of a book is upright', () => {
    const leaf = leafOf(setupOf())
    expect(backOf(placed, leaf, backs('portrait', 'long')).degrees).toBe(0)
    expect(backOf(placed, leaf, backs('portrait', 'short')).degrees).toBe(180)
    expect(frontOf(turned)).toMatchObject({ width: 20, height: 30, degrees: 90 })
    expect(backOf(turned, leaf, backs('portrait', 'long'))).toMatchObject({ width: 20, height: 30, degrees: 270 })
    expect(backOf(turned, leaf, backs('portrait', 'short')).degrees).toBe(90)
  })

  test('are moved by what the printer is off', () => {
    const leaf = leafOf(setupOf())
    const still = backOf(placed, leaf, backs('portrait', 'long'))
    const moved = backOf(placed, leaf, backs('portrait', 'long', { dx: 1.5, dy: -0.4 }))
    expect(moved.x - still.x).toBeCloseTo(1.5, 9)
    expect(moved.y - still.y).toBeCloseTo(-0.4, 9)
  })
})

describe('cut marks', () => {
  const numbers = (d: string) =>
    [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))

  test('of a card stand outside it, on the lines of its edges, and leave the middle of the gap free', () => {
    const [ink] = cutMarks(placed)
    const points = numbers(ink?.kind === 'path' ? ink.d : '')
    expect(points).toHaveLength(16)
    for (const { x, y } of points) {
      const inside = x >= 40 && x <= 70 && y >= 50 && y <= 70
      expect(inside).toBe(false)
      const out = Math.max(40 - x, x - 70, 50 - y, y - 70)
      expect(out).toBeGreaterThan(0)
      expect(out).toBeLessThan(GAP / 2)
      expect([40, 70].includes(x) || [50, 70].includes(y)).toBe(true)
    }
  })

  test('of a round counter point at its middle from four sides; a page of hexes has none', () => {
    const round = cutMarks({
      ...placed,
      drawing: block(20, 20, { cut: 'round' }),
      window: { x: 0, y: 0, width: 20, height: 20 },
    })
    expect(numbers(round[0]?.kind === 'path' ? round[0].d : '')).toHaveLength(8)
    expect(cutMarks({ ...placed, drawing: block(20, 20, { cut: 'none' }) })).toEqual([])
  })
})
