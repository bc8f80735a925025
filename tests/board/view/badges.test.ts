import { describe, expect, test } from 'vitest'
import { type Placed, placeBadges } from '../../../src/board/view/badges'

const SIZE = { width: 40, height: 20 }
const badge = (x: number, y: number, rank = 0): Placed => ({
  piece: { x, y },
  size: SIZE,
  best: { x: 14, y: -30 },
  rank,
})

function overlaps(all: readonly Placed[]): number {
  const at = placeBadges(all).map((offset, i) => ({
    x: (all[i]?.piece.x ?? 0) + offset.x,
    y: (all[i]?.piece.y ?? 0) + offset.y,
  }))
  return at.flatMap((a, i) => at.slice(i + 1).filter(b => Math.abs(a.x - b.x) < 36 && Math.abs(a.y - b.y) < 16)).length
}

describe('chances on targets', () => {
  test('badges with room stay where they best are', () => {
    expect(placeBadges([badge(0, 0), badge(60, 0)])).toEqual([
      { x: 14, y: -30 },
      { x: 14, y: -30 },
    ])
  })

  test('those of close neighbours move apart', () => {
    expect(overlaps([badge(0, 0), badge(20, 0)])).toBe(0)
    expect(overlaps([0, 22, 44, 66, 88, 110].map(x => badge(x, 0)))).toBe(0)
    expect(overlaps([badge(0, 0), badge(0, 4), badge(3, 0), badge(2, 2)])).toBe(0)
  })

  test('who ranks before keeps its place, whatever the order on the table', () => {
    expect(placeBadges([badge(0, 0, 1), badge(10, 0, 0)])[1]).toEqual({ x: 14, y: -30 })
  })

  test('where there is no room at all a badge stays over its piece', () => {
    const heap = Array.from({ length: 20 }, () => badge(0, 0))
    expect(placeBadges(heap).at(-1)).toEqual({ x: 14, y: -30 })
  })
})
