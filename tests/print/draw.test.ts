import { describe, expect, test } from 'vitest'
import { blankOf } from '../../src/engine/scene/blank'
import type { BoardSpec, SceneArea, ScenePiece } from '../../src/engine/scene/scene'
import { SEATS } from '../../src/engine/seats'
import { drawItem } from '../../src/print/draw'
import { CARD_WIDTH } from '../../src/print/draw/card'
import { textWidth } from '../../src/print/metrics'
import { pack } from '../../src/print/pack'
import { borderOf, sideOf } from '../../src/print/side'
import { toolkit } from '../../src/print/toolkit'
import { block, CARD, cardItem, counterItem, press, texts } from './support'

const only = (item: Parameters<typeof drawItem>[0], how = press()) => drawItem(item, how)[0] ?? block(0, 0)

describe('a card', () => {
  test('keeps all its ink inside, shows live values and tells what is ours', () => {
    const drawing = only(cardItem())
    expect(drawing.width).toBe(CARD_WIDTH)
    for (const ink of drawing.ink) {
      if (ink.kind === 'rect') expect(ink.y + ink.height).toBeLessThanOrEqual(drawing.height + 1e-6)
      if (ink.kind === 'text') expect(ink.y).toBeLessThan(drawing.height)
    }
    const words = texts(drawing.ink)
    expect(words).toContain('10 → 5')
    expect(words).toContain('Stunned')
    expect(words.join(' ')).toContain('house values')
    expect(drawing.ink.filter(ink => ink.kind === 'rect' && ink.width === 4.2)).toHaveLength(40)
  })

  test('is as wide as somebody wishes, and every text knows its room', () => {
    const [drawing] = drawItem(cardItem({ ...CARD, title: 'W'.repeat(80) }), press(), 60)
    expect(drawing?.width).toBe(60)
    for (const ink of drawing?.ink ?? []) {
      if (ink.kind !== 'text') continue
      const width = Math.min(ink.most ?? 0, textWidth(ink.text, ink.size, ink.bold ? 'bold' : 'normal'))
      expect(ink.most).toBeDefined()
      const left = ink.anchor === 'end' ? ink.x - width : ink.anchor === 'middle' ? ink.x - width / 2 : ink.x
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left + width).toBeLessThanOrEqual(60)
    }
  })

  test('costs tenths without a tail of digits', () => {
    expect(texts(only(cardItem({ ...CARD, points: 5.2 + 8.2 })).ink)).toContain('13.4 pts')
  })

  test('is blank for a pencil: its head is white paper', () => {
    const dark = (drawing: ReturnType<typeof only>) =>
      drawing.ink.filter(ink => ink.kind === 'rect' && ink.fill === sideOf(null, 'colour').band)
    expect(dark(only(cardItem({ ...CARD, seat: null })))).toHaveLength(1)
    expect(dark(only(cardItem(blankOf(CARD))))).toHaveLength(0)
  })

  test('five values stand three over two, not one alone', () => {
    const values = ['Front', 'Side', 'Rear', 'Deck', 'Belly'].map(label => ({ label, printed: '10' }))
    const { ink } = only(cardItem({ ...CARD, blocks: [{ kind: 'values', values }] }))
    const tiles = ink.flatMap(one => (one.kind === 'rect' && one.height === 9 ? [one.y] : []))
    expect([...new Set(tiles)].map(y => tiles.filter(one => one === y).length)).toEqual([3, 2])
  })

  test('the name of a short track keeps its size beside its boxes', () => {
    const boxes = { kind: 'boxes', title: 'Transmission', total: 1, ticked: 0 } as const
    const { ink } = only(cardItem({ ...CARD, blocks: [boxes, { ...boxes, title: 'Optics' }] }))
    const sizes = ink.flatMap(one => (one.kind === 'text' && /^(TRANSM|OPTICS)/.test(one.text) ? [one.size] : []))
    expect(sizes).toEqual([2.3, 2.3])
  })

  test('longer than a page goes on on a second one', () => {
    const rows = Array.from({ length: 120 }, (_, i) => ({ cells: [{ label: 'Line', printed: `line ${i}` }] }))
    const long = drawItem(cardItem({ ...CARD, blocks: [{ kind: 'table', columns: ['Line'], rows }] }), press())
    expect(long.length).toBeGreaterThan(1)
    expect(long.every(({ height }) => height <= press().frame.height)).toBe(true)
    expect(long.flatMap(({ ink }) => texts(ink)).filter(text => /^line \d+$/.test(text))).toHaveLength(120)
    expect(texts(long[1]?.ink ?? []).join(' ')).toContain('Pathfinder (continued)')
  })
})

describe('a counter', () => {
  test('with two sides has a back of its own name, which reaches over the edge', () => {
    const drawing = only(counterItem())
    expect(texts(drawing.back ?? [])).toEqual(['Crippled'])
    expect(texts(drawing.ink)).toEqual(['Lancer'])
    expect(drawing.back?.[0]).toMatchObject({ kind: 'circle', r: 11 })
  })

  test.each([
    ['round', 20, 20],
    ['square', 20, 20],
    ['rectangle', 20, 12],
    ['hex', 20, 20 * Math.sqrt(0.75)],
  ] as const)('%s is cut %d by %d mm', (outline, width, height) => {
    const drawing = only(counterItem({ outline, ...(outline === 'rectangle' && { height: 12 }) }))
    expect(drawing.width).toBe(width)
    expect(drawing.height).toBeCloseTo(height, 9)
  })

  test('shows the states that lie on it', () => {
    expect(texts(only(counterItem({ markers: CARD.markers })).ink)).toContain('ST')
  })

  test('in black ink every side has a border of its own, in colour a colour of its own', () => {
    const borders = SEATS.map(seat => JSON.stringify(borderOf(sideOf(seat, 'ink'), 'ink', 1)))
    expect(new Set(borders).size).toBe(SEATS.length)
    expect(new Set(SEATS.map(seat => sideOf(seat, 'colour').band)).size).toBe(SEATS.length)
    const inked = only(counterItem(), { ...press(), style: 'ink' })
    const colours = JSON.stringify([inked.ink, inked.back]).match(/#[0-9a-f]{3,6}/g) ?? []
    expect(new Set(colours).size).toBeLessThanOrEqual(3)
    for (const colour of colours) expect(colour).toMatch(/^#(.)\1\1$|^#(..)\2\2$/)
  })
})

describe('measures', () => {
  test.each([
    ['cm', 10, 25, 250],
    ['in', 25.4, 9, 228.6],
  ])('a ruler in %s is as long as its units and marks every one of them', (label, unit, length, width) => {
    const drawing = only({ kind: 'ruler', id: 'r', name: 'Ruler', unit, label, length, copies: 1 })
    expect(drawing.width).toBeCloseTo(width, 9)
    expect(texts(drawing.ink).slice(0, length)).toEqual(Array.from({ length }, (_, i) => String(i + 1)))
  })

  test('a range stick names its bands where they end', () => {
    const marks = [
      { at: 8, label: '+1' },
      { at: 16, label: '0' },
    ]
    const drawing = only({ kind: 'ruler', id: 'r', name: 'Gun', unit: 10, label: 'cm', length: 16, marks, copies: 1 })
    const band = drawing.ink.find(ink => ink.kind === 'text' && ink.text === '+1')
    expect(band?.kind === 'text' && band.x).toBeCloseTo(79, 0)
  })

  test('a sector has its true radius and leaves room for all of it', () => {
    const sector = { kind: 'sector', at: { x: 0, y: 0 }, inner: 0, outer: 8, from: -60, to: 60, tone: 'arc' } as const
    const drawing = only({ kind: 'template', id: 't', name: 'Arc', shapes: [sector], unit: 10, copies: 1 })
    const path = drawing.ink.find(ink => ink.kind === 'path')
    expect(path?.kind === 'path' && path.d).toContain('A80 80')
    expect(drawing.width).toBeCloseTo(2 * 80 * Math.sin(Math.PI / 3) + 4, 6)
    expect(drawing.height).toBeCloseTo(80 + 4 + 6, 6)
  })

  test('a word in the middle of a burst stands clear of its cross', () => {
    const square = [-2, 2].flatMap(x => [-2, 2].map(y => ({ x, y: x < 0 ? y : -y })))
    const burst = { kind: 'polygon', points: square, tone: 'arc', label: 'burst' } as const
    const drawing = only({ kind: 'template', id: 't', name: 'Burst', shapes: [burst], unit: 10, copies: 1 })
    const word = drawing.ink.find(ink => ink.kind === 'text' && ink.text === 'burst')
    expect(word?.kind === 'text' && word.y).toBeLessThanOrEqual(22 - 3)
  })

  test('a circle of many pages leaves out those without a line', () => {
    const disc = { kind: 'disc', at: { x: 0, y: 0 }, radius: 60, tone: 'reach' } as const
    const drawing = only({ kind: 'template', id: 't', name: 'Reach', shapes: [disc], unit: 10, copies: 1 })
    const { frame } = press()
    const parts = pack([drawing], frame).flat()
    const whole = pack([{ ...drawing, shows: () => true }], frame).flat()
    expect(parts.length).toBeLessThan(whole.length)
    expect(parts.every(({ window }) => drawing.shows?.(window))).toBe(true)
    expect(parts.map(({ part }) => part?.split(':')[0])).toEqual(
      parts.map((_, i) => `part ${i + 1} of ${parts.length}`),
    )
  })

  test.each(toolkit.items.map(item => [item.id, item] as const))('%s of the toolkit fits a page', (_, item) => {
    for (const paper of ['a4', 'letter'] as const) {
      const { frame } = press({ paper })
      const { width, height } = only(item, press({ paper }))
      const fits = (w: number, h: number) => w <= frame.width + 1e-6 && h <= frame.height + 1e-6
      expect(fits(width, height) || fits(height, width)).toBe(true)
    }
  })

  test('hex paper holds whole hexes of the size asked for', () => {
    const drawing = only({ kind: 'paper', id: 'h', name: 'Hexes', grid: 'hex', size: 25, copies: 1 })
    const d = drawing.ink[0]?.kind === 'path' ? drawing.ink[0].d : ''
    const points = [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
    expect(points.length % 6).toBe(0)
    expect(Math.max(...points.map(({ x }) => x))).toBeLessThanOrEqual(drawing.width)
    expect(Math.max(...points.map(({ y }) => y))).toBeLessThanOrEqual(drawing.height)
    const [a, b] = [points[0], points[3]]
    expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeCloseTo(50 / Math.sqrt(3), 2)
  })
})

describe('a chart', () => {
  test('keeps every word', () => {
    const rows = [
      ['Stun', 'The unit loses its next action and turns no more until then, however it is asked.'],
      ['Crippled', 'Half of everything.'],
    ]
    const drawing = only({ kind: 'chart', id: 'x', name: 'Damage', sections: [{ title: 'Results', rows }], copies: 1 })
    const all = texts(drawing.ink).join(' ').replace(/\s+/g, ' ')
    expect(all).toContain('Crippled')
    expect(all).toContain('until then, however it is asked.')
  })

  test('longer than a page goes on in columns of whole lines, with no heading left alone', () => {
    const sections = Array.from({ length: 30 }, (_, i) => ({
      title: `Section ${i}`,
      rows: Array.from({ length: 5 }, (_, j) => [
        `${i}.${j}`,
        'Words enough to fill a line and then begin another one',
      ]),
    }))
    const columns = drawItem({ kind: 'chart', id: 'x', name: 'Long', sections, copies: 1 }, press())
    expect(columns.length).toBeGreaterThan(1)
    for (const { ink, height } of columns) {
      expect(height).toBeLessThanOrEqual(press().frame.height)
      expect(texts(ink).at(-1)).not.toMatch(/^Section/)
      expect(texts(ink)[1]).toMatch(/^Section/)
    }
    expect(columns.flatMap(({ ink }) => texts(ink)).filter(text => /^\d+\.\d$/.test(text))).toHaveLength(150)
  })
})

describe('a table', () => {
  const board = { kind: 'free', unit: 'cm', width: 120, height: 80, backdrop: 'space' } as const
  const item = { kind: 'board', id: 'b', name: 'Table', board, areas: [], cells: [], copies: 1 } as const

  test('is as large as it is, in parts, or as large as one page allows', () => {
    expect(only({ ...item, unit: 10 })).toMatchObject({ width: 1200, parts: true })
    const plan = only({ ...item, unit: 'fit' })
    const { frame } = press()
    expect(Math.max(plan.width, plan.height)).toBeLessThanOrEqual(Math.max(frame.width, frame.height) + 1e-6)
    expect(plan.width / (plan.height - 5)).toBeCloseTo(1.5, 6)
    expect(plan.width).toBeGreaterThan(frame.width)
  })

  test('says how large it is without a tail of digits, a hex board in hexes, a track not at all', () => {
    const captioned = (change: Partial<BoardSpec>) =>
      texts(only({ ...item, board: { ...board, ...change }, unit: 'fit' }).ink).find(text => text.startsWith('Table'))
    expect(captioned({ width: 26.268943772 })).toBe('Table: 26.3 by 80 cm')
    expect(captioned({ kind: 'hex', hex: { columns: 3, rows: 4 } })).toBe('Table: 3 by 4 hexes')
    expect(captioned({ kind: 'track' })).toBe('Table')
  })

  test('writes the names of pieces where nothing else lies, or not at all', () => {
    const piece = (id: string, x: number): ScenePiece => ({
      id,
      name: `Piece ${id}`,
      seat: 'A',
      at: { x, y: 40 },
      radius: 1,
      art: 'ship',
      markers: [],
    })
    const names = (xs: readonly number[]) =>
      only({ ...item, unit: 'fit', pieces: xs.map((x, i) => piece(String(i), x)) }).ink.flatMap(ink =>
        ink.kind === 'text' && ink.text.startsWith('Piece') ? [ink] : [],
      )
    expect(names([20, 60])).toHaveLength(2)
    const crowd = names(Array.from({ length: 12 }, (_, i) => 60 + i / 2))
    expect(crowd.length).toBeLessThan(12)
    for (const [i, a] of crowd.entries())
      for (const b of crowd.slice(i + 1))
        expect(Math.abs(a.y - b.y) >= 2 || Math.abs(a.x - b.x) >= textWidth(a.text, a.size) - 1e-6).toBe(true)
  })

  test('names a place once, and draws nothing beyond its edge', () => {
    const points = [0, 10].flatMap(x => [0, 10].map(y => ({ x, y: x > 0 ? 10 - y : y })))
    const land = { id: 'm', name: 'Mill', look: 'building', label: 'Mill', points, closed: true, width: 0 } as const
    const area = { id: 'a', name: 'Mill: 2 points', area: { kind: 'polygon', points }, texture: 'none' } as const
    const terrain = [{ ...land, contours: [], crossings: [] }]
    const plan = (areas: readonly SceneArea[]) => only({ ...item, unit: 'fit', terrain, areas })
    expect(texts(plan([]).ink)).toContain('Mill')
    expect(texts(plan([area]).ink)).not.toContain('Mill')
    expect(plan([]).clips).toBe(true)
  })

  test('of hexes draws every hex with its number', () => {
    const hex = { ...board, kind: 'hex', unit: 'hex', hex: { columns: 3, rows: 4 } } as const
    const drawing = only({ ...item, board: hex, unit: 20 })
    expect(texts(drawing.ink).filter(text => /^\d{4}$/.test(text))).toHaveLength(12)
  })
})

test('a screen has its picture outside and its chart inside', () => {
  const sections = [{ title: 'Round', rows: [['Roll', 'Four dice']] }]
  const screen = { kind: 'screen', id: 's', name: 'Blue ship', art: 'ship', seat: 'A', copies: 1, sections } as const
  const drawing = only({ ...screen, width: 186, height: 110, wing: 58 })
  expect(texts(drawing.ink)).toEqual(['Blue ship'])
  expect(texts(drawing.back ?? [])).toEqual(['Round', 'Roll', 'Four dice'])
})
