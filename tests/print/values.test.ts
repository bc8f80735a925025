import { expect, test } from 'vitest'
import { blankOf } from '../../src/engine/scene/blank'
import { type Choice, drawChoice, faultOf, layOut } from '../../src/print/layout'
import { cardWith, missingOn } from '../../src/print/values'
import { CARD, cardItem, counterItem, press } from './support'

const choice = (change: Partial<Choice>): Choice => ({ item: counterItem(), sheet: 'Counters', copies: 1, ...change })

test('printed values know nothing of the game: no live value, no marker, no tick', () => {
  const card = cardWith(CARD, 'printed')
  expect(JSON.stringify(card)).not.toContain('"live"')
  expect(card.markers).toEqual([])
  expect(card.blocks).toContainEqual(expect.objectContaining({ kind: 'boxes', ticked: 0 }))
  expect(cardWith(CARD, 'live')).toBe(CARD)
})

test('a blank card keeps its labels and the names of its lines, and nothing else', () => {
  const blank = blankOf(CARD)
  expect(blank.title).toBe('')
  expect('points' in blank).toBe(false)
  expect(blank.blocks[0]).toEqual({ kind: 'values', values: [{ label: 'Move', printed: '' }] })
  expect(blank.blocks[1]).toMatchObject({ rows: [{ cells: [{ printed: 'Front' }, { printed: '' }] }] })
})

test('a value that is not given is named, one that waits for a pencil is not', () => {
  const values = [
    { label: 'Size', printed: ' ' },
    { label: 'Die', printed: '', open: true },
    { label: 'Move', printed: '3' },
  ]
  expect(missingOn({ ...CARD, title: '', blocks: [{ kind: 'values', values }] })).toEqual(['its name', 'Size'])
  expect(missingOn(CARD)).toEqual([])
})

test('what cannot be printed says why', () => {
  expect(faultOf(choice({}), press())).toBeNull()
  expect(faultOf(choice({ size: 300 }), press())).toMatch(
    /^Larger than the paper: it is 300 × 300 mm, and the page has/,
  )
  expect(faultOf(choice({ size: 2 }), press())).toMatch(/^Choose at least 4 mm/)
  expect(faultOf(choice({ size: Number.NaN }), press())).toMatch(/^Choose at least 4 mm/)
  expect(faultOf(choice({ copies: 1.5 }), press())).toMatch(/whole number/)
  expect(faultOf(choice({ copies: 201 }), press())).toMatch(/from 0 to 200/)
  expect(faultOf(choice({ size: 300, copies: 0 }), press())).toBeNull()
  expect(faultOf(choice({ item: cardItem(), size: 250 }), press())).toMatch(/^Wider than the paper/)
  const paper = { kind: 'paper', id: 'h', name: 'Hexes', grid: 'hex', size: 25, copies: 1 } as const
  expect(faultOf(choice({ item: paper }), press())).toBeNull()
  expect(faultOf(choice({ item: paper, size: 400 }), press())).toMatch(/^Larger than the paper/)
})

test('own size: a counter of 30 mm is 30 mm, a rectangle keeps its shape', () => {
  expect(drawChoice(choice({ size: 30 }), press())[0]).toMatchObject({ width: 30, height: 30 })
  const rectangle = counterItem({ outline: 'rectangle', size: 30, height: 20 })
  expect(drawChoice(choice({ item: rectangle, size: 15 }), press())[0]).toMatchObject({ width: 15, height: 10 })
})

function laid(choices: readonly Choice[], pages: 'filled' | 'apart') {
  const work = layOut({ choices, press: press(), pages })
  const told: number[] = []
  for (;;) {
    const next = work.next()
    if (next.done) return { pages: next.value, told }
    told.push(next.value)
  }
}

test('pages are filled across sheets, or each sheet has its own; what is read never mixes with what is cut', () => {
  const chart = { kind: 'chart', id: 'x', name: 'Chart', sections: [{ title: 'A', rows: [['b']] }], copies: 1 } as const
  const choices = [
    choice({ copies: 3 }),
    choice({ item: cardItem(), sheet: 'Cards', copies: 2 }),
    choice({ item: chart, sheet: 'Reference' }),
    choice({ sheet: 'None', copies: 0 }),
  ]
  const filled = laid(choices, 'filled')
  expect(filled.pages.map(({ sheets }) => [...sheets].sort())).toEqual([['Cards', 'Counters'], ['Reference']])
  expect(filled.told).toEqual([1, 2, 3, 4])
  expect(laid(choices, 'apart').pages.map(({ sheets }) => sheets)).toEqual([['Counters'], ['Cards'], ['Reference']])
  expect(laid([], 'filled').pages).toEqual([])
})
