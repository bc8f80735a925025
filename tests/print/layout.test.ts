import { describe, expect, test } from 'vitest'
import type { CardModel } from '../../src/engine/scene/card'
import type { SheetItem } from '../../src/engine/scene/sheet'
import { calibration } from '../../src/print/calibration'
import { drawingsOf } from '../../src/print/draw'
import { CARD_WIDTH } from '../../src/print/draw/card'
import type { Drawing, Ink } from '../../src/print/ink'
import { textWidth, wrap } from '../../src/print/metrics'
import { pack } from '../../src/print/pack'
import { frameOf, PAPERS, type Paper } from '../../src/print/paper'

const papers: Paper[] = ['a4', 'letter']
const block = (width: number, height: number): Drawing => ({ name: 'block', width, height, ink: [] })

describe('paper', () => {
  test.each(papers)('%s keeps at least 8 mm free on every side', paper => {
    const { x, y, width, height } = frameOf(paper)
    const sheet = PAPERS[paper]
    expect(Math.min(x, y, sheet.width - x - width, sheet.height - y - height)).toBeGreaterThanOrEqual(8)
  })

  test.each(papers)('%s bears a ruler of 100 mm outside the frame of things', paper => {
    const [ruler] = calibration(paper, '')
    const d = ruler?.kind === 'path' ? ruler.d : ''
    const [, x1, y, x2] = /^M([\d.]+) ([\d.]+)L([\d.]+)/.exec(d) ?? []
    expect(Number(x2) - Number(x1)).toBeCloseTo(100, 6)
    const frame = frameOf(paper)
    expect(Number(y) - 4).toBeGreaterThanOrEqual(frame.y + frame.height)
    expect(Number(y)).toBeLessThanOrEqual(PAPERS[paper].height - 8)
  })
})

describe('packing', () => {
  test.each(papers)('on %s keeps everything in the frame and apart', paper => {
    const frame = frameOf(paper)
    const drawings = Array.from({ length: 60 }, (_, i) => block(20 + ((i * 7) % 40), 15 + ((i * 11) % 50)))
    const pages = pack(drawings, paper)
    expect(pages.flat()).toHaveLength(60)
    for (const page of pages) {
      for (const [i, a] of page.entries()) {
        expect(a.x + a.window.width).toBeLessThanOrEqual(frame.x + frame.width + 1e-6)
        expect(a.y + a.window.height).toBeLessThanOrEqual(frame.y + frame.height + 1e-6)
        for (const b of page.slice(i + 1)) {
          const apart =
            a.x + a.window.width <= b.x ||
            b.x + b.window.width <= a.x ||
            a.y + a.window.height <= b.y ||
            b.y + b.window.height <= a.y
          expect(apart).toBe(true)
        }
      }
    }
  })

  test('cuts what is larger than the paper into parts that cover it once', () => {
    const parts = pack([block(1000, 500)], 'a4').flat()
    const frame = frameOf('a4')
    expect(parts.every(({ window }) => window.width <= frame.width && window.height <= frame.height)).toBe(true)
    const area = parts.reduce((sum, { window }) => sum + window.width * window.height, 0)
    expect(area).toBeCloseTo(1000 * 500, 3)
    expect(parts[0]?.part).toBe('part 1 of 12, 6 across')
  })
})

describe('text', () => {
  test('wraps at words and keeps every one of them', () => {
    const text = 'the quick brown fox jumps over the lazy dog'
    const lines = wrap(text, 3, 30)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join(' ')).toBe(text)
    expect(lines.every(line => textWidth(line, 3) <= 30)).toBe(true)
  })

  test('keeps paragraphs apart', () => {
    expect(wrap('one\ntwo', 3, 100)).toEqual(['one', 'two'])
  })
})

const texts = (ink: readonly Ink[]): string[] => ink.flatMap(item => (item.kind === 'text' ? [item.text] : []))

describe('things to print', () => {
  const card: CardModel = {
    title: 'Pathfinder',
    subtitle: 'Exo',
    seat: 'A',
    art: 'exo',
    points: 100,
    markers: [],
    blocks: [
      { kind: 'values', values: [{ label: 'Move', printed: '10', live: '5', mark: 'house' }] },
      { kind: 'boxes', title: 'Hull', total: 40, ticked: 3 },
      { kind: 'text', text: 'A long note. '.repeat(20) },
    ],
  }
  const cardItem: SheetItem = { kind: 'card', id: 'c', name: 'Pathfinder', card, copies: 3 }

  test('come in the number of copies asked for', () => {
    expect(drawingsOf(cardItem)).toHaveLength(3)
  })

  test('a card keeps all its ink inside, shows live values and tells what is ours', () => {
    const [drawing] = drawingsOf(cardItem)
    if (!drawing) throw new Error('nothing drawn')
    expect(drawing.width).toBe(CARD_WIDTH)
    for (const ink of drawing.ink) {
      if (ink.kind === 'rect') expect(ink.y + ink.height).toBeLessThanOrEqual(drawing.height + 1e-6)
      if (ink.kind === 'text') expect(ink.y).toBeLessThan(drawing.height)
    }
    expect(texts(drawing.ink)).toContain('10 (5)')
    expect(texts(drawing.ink).join(' ')).toContain('house values')
    expect(drawing.ink.filter(ink => ink.kind === 'rect' && ink.width === 4.2)).toHaveLength(40)
  })

  test('a ruler is as long as its units', () => {
    const [drawing] = drawingsOf({
      kind: 'ruler',
      id: 'r',
      name: 'Ruler',
      unit: 10,
      label: 'cm',
      length: 30,
      copies: 1,
    })
    expect(drawing?.width).toBe(300)
    expect(texts(drawing?.ink ?? [])).toEqual(['5', '10', '15', '20', '25', '30', 'Ruler · cm'])
  })

  test('a sector has its true radius and leaves room for all of it', () => {
    const sector = { kind: 'sector', at: { x: 0, y: 0 }, inner: 0, outer: 8, from: -60, to: 60, tone: 'arc' } as const
    const [drawing] = drawingsOf({ kind: 'template', id: 't', name: 'Arc', shapes: [sector], unit: 10, copies: 1 })
    const path = drawing?.ink.find(ink => ink.kind === 'path')
    expect(path?.kind === 'path' && path.d).toContain('A80 80')
    expect(drawing?.width).toBeCloseTo(2 * 80 * Math.sin(Math.PI / 3) + 4, 6)
    expect(drawing?.height).toBeCloseTo(80 + 4 + 6, 6)
  })

  test('a counter with two sides has a back of its own name', () => {
    const [drawing] = drawingsOf({
      kind: 'counter',
      id: 'k',
      name: 'Lancer',
      art: 'fighter',
      seat: 'B',
      outline: 'round',
      size: 20,
      facing: true,
      back: { name: 'Crippled', art: 'fighter' },
      copies: 1,
    })
    expect(texts(drawing?.back ?? [])).toEqual(['Crippled'])
    expect(texts(drawing?.ink ?? [])).toEqual(['Lancer'])
  })

  test('a chart keeps every word', () => {
    const rows = [
      ['Stun', 'The unit loses its next action and turns no more until then, however it is asked.'],
      ['Crippled', 'Half of everything.'],
    ]
    const [drawing] = drawingsOf({
      kind: 'chart',
      id: 'x',
      name: 'Damage',
      sections: [{ title: 'Results', rows }],
      copies: 1,
    })
    const all = texts(drawing?.ink ?? []).join(' ')
    expect(all).toContain('Crippled')
    expect(all.replace(/\s+/g, ' ')).toContain('until then, however it is asked.')
  })
})
