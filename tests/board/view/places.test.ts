import fc from 'fast-check'
import { defineHex, Grid, Orientation } from 'honeycomb-grid'
import { describe, expect, test } from 'vitest'
import {
  hexAt,
  hexCentre,
  hexCorners,
  hexesBetween,
  hexesIn,
  hexName,
  hexNamed,
  hexSize,
} from '../../../src/board/view/hexes'
import { placeLabels } from '../../../src/board/view/labels'
import { laid } from '../../../src/board/view/laid'
import { Motion } from '../../../src/board/view/motion'
import { pieceAt } from '../../../src/board/view/picking'
import { PieceIndex } from '../../../src/board/view/piece-index'
import { fanOf, stackOf } from '../../../src/board/view/stacks'
import { distance } from '../../../src/engine/geometry/vec'
import { inRegion, isInside, nearestInRegion } from '../../../src/engine/scene/regions'
import type { Shape } from '../../../src/engine/scene/shapes'
import { piece } from '../support'

const WINDOW = { width: 1000, height: 800 }
const coordinate = fc.double({ min: 0, max: 100, noNaN: true })

describe('finding pieces', () => {
  test('the index finds what a plain look through all would', () => {
    const pieces = fc.array(fc.tuple(coordinate, coordinate), { maxLength: 60 })
    fc.assert(
      fc.property(pieces, coordinate, coordinate, (places, x, y) => {
        const all = places.map(([px, py], i) => piece(`p${i}`, px, py))
        const rect = { left: x - 9, right: x + 9, top: y - 7, bottom: y + 7 }
        const inside = all.filter(
          ({ at }) => at.x >= rect.left && at.x <= rect.right && at.y >= rect.top && at.y <= rect.bottom,
        )
        expect(new PieceIndex(all, WINDOW).within(rect).map(each => each.id)).toEqual(inside.map(each => each.id))
      }),
    )
  })

  test('the nearest of two is picked; a finger reaches farther than a pointer', () => {
    const index = new PieceIndex([piece('a', 10, 10), piece('b', 13, 10)], WINDOW)
    const mouse = { scale: 20, fan: null, by: 'mouse' } as const
    expect(pieceAt(index, { x: 11.2, y: 10 }, mouse)?.id).toBe('a')
    expect(pieceAt(index, { x: 11.8, y: 10 }, mouse)?.id).toBe('b')
    expect(pieceAt(index, { x: 10, y: 20 }, mouse)).toBeNull()
    const small = new PieceIndex(
      Array.from({ length: 300 }, (_, i) => piece(`p${i}`, i * 50, 0, { radius: 0.1 })),
      WINDOW,
    )
    const missed = { x: 0, y: 15 }
    expect(pieceAt(small, missed, { scale: 1, fan: null, by: 'mouse' })).toBeNull()
    expect(pieceAt(small, missed, { scale: 1, fan: null, by: 'touch' })?.id).toBe('p0')
  })

  test('on a phone small pieces stay smaller than large ones; on a wide screen all can be read from afar', () => {
    const pieces = [piece('ship', 0, 0, { radius: 2 }), piece('die', 9, 0, { radius: 1.5 })]
    const phone = new PieceIndex(pieces, { width: 350, height: 330 })
    expect(phone.drawn(1.5, 1)).toBeCloseTo(phone.drawn(2, 1) * 0.75, 9)
    const wide = new PieceIndex(pieces, WINDOW)
    expect(wide.drawn(1.5, 1)).toBe(wide.drawn(2, 1))
  })

  test('a stack is a chain of pieces that lie on each other, and fans out so that none covers another', () => {
    const heap = [piece('a', 10, 10), piece('b', 10.5, 10), piece('c', 11.2, 10)]
    const index = new PieceIndex([...heap, piece('d', 30, 30)], WINDOW)
    const [a, , , d] = index.pieces
    if (!a || !d) throw new Error('no pieces')
    expect(stackOf(index, a, 20).map(each => each.id)).toEqual(['a', 'b', 'c'])
    expect(fanOf(index, d, 20)).toBeNull()
    const fan = fanOf(index, a, 20)
    const places = [...(fan?.places.values() ?? [])]
    expect(places).toHaveLength(3)
    for (const [i, p] of places.entries())
      for (const q of places.slice(i + 1)) expect(distance(p, q)).toBeGreaterThan(3)
    const [, b] = places
    if (!b || !fan) throw new Error('no fan')
    expect(pieceAt(index, b, { scale: 20, fan, by: 'mouse' })?.id).toBe('b')
  })
})

describe('hexes', () => {
  const map = { columns: 9, rows: 7 }

  test('every centre lies in its own hex, and its name leads back', () => {
    for (const hex of hexesIn({ left: -9, top: -9, right: 99, bottom: 99 }, map)) {
      expect(hexAt(hexCentre(hex))).toEqual(hex)
      expect(hexNamed(hexName(hex))).toEqual(hex)
    }
    expect(hexName({ column: 0, row: 11 })).toBe('0112')
    expect(hexNamed('12')).toBeNull()
  })

  test('neighbours are one unit apart, the one ahead straight up', () => {
    const here = hexCentre({ column: 3, row: 3 })
    for (const [column, row] of [
      [3, 2],
      [4, 3],
      [4, 4],
      [3, 4],
      [2, 4],
      [2, 3],
    ] as const)
      expect(distance(here, hexCentre({ column, row }))).toBeCloseTo(1, 9)
    expect(hexCentre({ column: 3, row: 2 })).toEqual({ x: here.x, y: here.y - 1 })
  })

  test('distances agree with another library', () => {
    const Tile = defineHex({ orientation: Orientation.FLAT, offset: -1 })
    const grid = new Grid(Tile)
    const cell = fc.record({ column: fc.integer({ min: 0, max: 40 }), row: fc.integer({ min: 0, max: 40 }) })
    fc.assert(
      fc.property(cell, cell, (a, b) => {
        const theirs = grid.distance({ col: a.column, row: a.row }, { col: b.column, row: b.row })
        expect(hexesBetween(a, b)).toBe(theirs)
      }),
    )
  })

  test('the map just holds its hexes', () => {
    const corners = hexesIn({ left: -9, top: -9, right: 99, bottom: 99 }, map).flatMap(hexCorners)
    const { width, height } = hexSize(map)
    expect(Math.min(...corners.map(p => p.x))).toBeCloseTo(0, 9)
    expect(Math.max(...corners.map(p => p.x))).toBeCloseTo(width, 9)
    expect(Math.min(...corners.map(p => p.y))).toBeCloseTo(0, 9)
    expect(Math.max(...corners.map(p => p.y))).toBeCloseTo(height, 9)
  })
})

describe('patches', () => {
  const square = (at: number, size: number) => [
    { x: at, y: at },
    { x: at + size, y: at },
    { x: at + size, y: at + size },
    { x: at, y: at + size },
  ]
  const frame: Shape = { kind: 'patch', tone: 'arc', loops: [square(10, 30), square(20, 10)] }

  test('have holes', () => {
    expect(isInside(frame, { x: 15, y: 15 })).toBe(true)
    expect(isInside(frame, { x: 25, y: 25 })).toBe(false)
    expect(nearestInRegion([frame], { x: 25, y: 21 })).toEqual({ x: 25, y: 20 })
  })

  test('are laid down with all their lines', () => {
    const moved = laid(frame, { at: { x: 100, y: 0 }, facing: 0 })
    expect(isInside(moved, { x: 115, y: 15 })).toBe(true)
    expect(isInside(moved, { x: 125, y: 25 })).toBe(false)
  })
})

describe('regions', () => {
  const sector: Shape = { kind: 'sector', tone: 'arc', at: { x: 50, y: 50 }, inner: 5, outer: 20, from: -45, to: 45 }

  test('a sector has an inside between its radii and its edges', () => {
    expect(isInside(sector, { x: 50, y: 40 })).toBe(true)
    expect(isInside(sector, { x: 50, y: 47 })).toBe(false)
    expect(isInside(sector, { x: 50, y: 60 })).toBe(false)
    expect(isInside(sector, { x: 50 + 10 * Math.SQRT1_2, y: 50 - 10 * Math.SQRT1_2 })).toBe(true)
  })

  test('the nearest point of a region lies in it and no point of it is nearer', () => {
    const region: Shape[] = [
      sector,
      { kind: 'disc', tone: 'reach', at: { x: 80, y: 20 }, radius: 6 },
      {
        kind: 'polygon',
        tone: 'reach',
        points: [
          { x: 10, y: 80 },
          { x: 30, y: 80 },
          { x: 20, y: 95 },
        ],
      },
    ]
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, coordinate, (x, y, qx, qy) => {
        const nearest = nearestInRegion(region, { x, y })
        if (!nearest) throw new Error('the region is not empty')
        const inward = [0, 0.001, -0.001].some(dx =>
          [0, 0.001, -0.001].some(dy => inRegion(region, { x: nearest.x + dx, y: nearest.y + dy })),
        )
        expect(inward).toBe(true)
        if (inRegion(region, { x: qx, y: qy }))
          expect(distance(nearest, { x, y })).toBeLessThanOrEqual(distance({ x: qx, y: qy }, { x, y }) + 1e-6)
      }),
    )
  })

  test('a template turns with its facing', () => {
    const cone: Shape = {
      kind: 'polygon',
      tone: 'warn',
      points: [
        { x: 0, y: 0 },
        { x: 2, y: -10 },
      ],
    }
    const down = laid(cone, { at: { x: 50, y: 50 }, facing: 90 })
    if (down.kind !== 'polygon') throw new Error('still a polygon')
    expect(down.points[1]?.x).toBeCloseTo(60)
    expect(down.points[1]?.y).toBeCloseTo(52)
  })
})

describe('labels', () => {
  const WINDOW = { width: 800, height: 600 }
  const named = (id: string, x: number, y: number, always = false) =>
    ({ id, at: { x, y }, radius: 16, width: 60, rank: always ? 0 : 1, mute: false, always }) as const

  test('a label stays inside the map as well as the window', () => {
    const map = { left: 0, top: 0, right: 400, bottom: 120 }
    expect(placeLabels([named('a', 100, 100)], WINDOW).get('a')?.y).toBeGreaterThan(0)
    expect(placeLabels([named('a', 100, 100)], WINDOW, map).get('a')?.y).toBeLessThan(0)
  })

  test('go below, step aside where that is taken, and stay away where nothing is free', () => {
    expect(placeLabels([named('a', 100, 100)], WINDOW).get('a')).toEqual({ x: 0, y: 16 + 3 + 7.5 })
    const two = placeLabels([named('a', 100, 100), named('b', 100, 130)], WINDOW)
    expect(two.get('a')?.y).toBeLessThan(0)
    const crowd = Array.from({ length: 25 }, (_, i) => named(`p${i}`, 100 + (i % 5) * 34, 100 + Math.floor(i / 5) * 34))
    expect(placeLabels(crowd, WINDOW).has('p12')).toBe(false)
    const chosen = crowd.map(each => (each.id === 'p12' ? named('p12', each.at.x, each.at.y, true) : each))
    expect(placeLabels(chosen, WINDOW).has('p12')).toBe(true)
  })

  test('are not cut by the edge of the window; the name of what is chosen is shown even then', () => {
    expect(placeLabels([named('a', 100, 590)], WINDOW).get('a')?.y).toBeLessThan(0)
    const corner = [named('a', 20, 590), named('b', 20, 565)]
    expect(placeLabels(corner, WINDOW).get('a')).toEqual({ x: 16 + 3 + 4 + 30, y: 0 })
    expect(placeLabels([named('a', 800, 300)], WINDOW).get('a')).toEqual({ x: -(16 + 3 + 4 + 30), y: 0 })
    const shut = [named('a', 800, 300), named('b', 760, 300)]
    expect(placeLabels(shut, WINDOW).has('a')).toBe(false)
    expect(placeLabels([named('a', 800, 300, true), named('b', 760, 300)], WINDOW).has('a')).toBe(true)
    expect(placeLabels([named('a', 830, 300)], WINDOW).get('a')?.y).toBeGreaterThan(0)
  })
})

describe('motion', () => {
  test('pieces glide the short way round and arrive', () => {
    const motion = new Motion()
    const stand = (x: number, facing: number) => new Map([['a', { at: { x, y: 0 }, facing }]])
    motion.aim(stand(0, 350), { glide: true, now: 0 })
    expect(motion.busy).toBe(false)
    motion.aim(stand(10, 10), { glide: true, now: 0 })
    const half = motion.at('a', 60)
    expect(half?.at.x).toBeGreaterThan(0)
    expect(half?.at.x).toBeLessThan(10)
    expect(half?.facing).toBeGreaterThan(350)
    expect(half?.facing).toBeLessThan(370)
    expect(motion.at('a', 1000)).toEqual({ at: { x: 10, y: 0 }, facing: 10 })
    expect(motion.busy).toBe(false)
  })

  test('without gliding they are there at once', () => {
    const motion = new Motion()
    motion.aim(new Map([['a', { at: { x: 0, y: 0 } }]]), { glide: false, now: 0 })
    motion.aim(new Map([['a', { at: { x: 9, y: 0 } }]]), { glide: false, now: 0 })
    expect(motion.at('a', 0)).toEqual({ at: { x: 9, y: 0 } })
    motion.aim(new Map(), { glide: false, now: 0 })
    expect(motion.at('a', 0)).toBeUndefined()
  })
})
