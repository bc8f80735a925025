import { describe, expect, test } from 'vitest'
import { ARC } from '../../../src/board/tools/arc'
import { RULER } from '../../../src/board/tools/ruler'
import { PAN, SELECT } from '../../../src/board/tools/select'
import { SIGHT } from '../../../src/board/tools/sight'
import { TEMPLATE } from '../../../src/board/tools/template'
import { contextOf, Driver, piece, sceneOf, TABLE } from '../support'

const scene = sceneOf([piece('a', 10, 10), piece('b', 40, 50, { facing: 180, seat: 'B' }), piece('c', 70, 10)])

describe('select', () => {
  test('a click takes a piece up, a click beside it lays it down', () => {
    const hand = Driver.of(SELECT, contextOf(scene)).click(10, 10).click(100, 80)
    expect(hand.wanted('select').map(effect => effect.piece)).toEqual(['a', null])
  })

  test('Tab goes from piece to piece and off the board after the last', () => {
    const hand = Driver.of(SELECT, contextOf(scene)).tab().tab().tab()
    expect(hand.wanted('go').map(effect => effect.piece)).toEqual(['a', 'b', 'c'])
    hand.press('enter').tab()
    expect(hand.wanted('select').map(effect => effect.piece)).toEqual(['c'])
    expect(hand.wanted('past')).toHaveLength(1)
  })

  test('Escape is one step back for the table to take, with a piece or without', () => {
    const hand = Driver.of(SELECT, contextOf(scene, { selected: 'a' })).press('cancel')
    expect(hand.effects).toEqual([{ kind: 'cancel' }])
    hand.context = contextOf(scene)
    expect(hand.press('cancel').wanted('cancel')).toHaveLength(2)
  })

  test('a badge is told in words', () => {
    const badges = new Map([['b', { text: '✕', tone: 'bad', title: 'Out of range' } as const]])
    const hand = Driver.of(SELECT, contextOf(scene, { badges })).point(40, 50)
    expect(hand.picture.tip).toMatchObject({ title: 'Out of range', tone: 'bad' })
    expect(hand.picture.say).toContain('B, side B, at 40.0, 50.0 cm, facing 180°')
  })

  test('pointing at a cross gives every reason with its rule', () => {
    const lines = [{ rule: 'T.range', why: 'It is 40 cm away.' } as const]
    const badges = new Map([['b', { text: '✕', tone: 'bad', title: 'It is 40 cm away.', lines } as const]])
    const hand = Driver.of(SELECT, contextOf(scene, { badges })).point(40, 50)
    expect(hand.picture.tip).toMatchObject({ title: 'B', lines, tone: 'bad' })
  })

  test('the hand tool selects nothing', () => {
    expect(Driver.of(PAN, contextOf(scene)).click(10, 10).wanted('select')).toEqual([])
  })
})

describe('ruler', () => {
  test('measures from middle to middle, in both units', () => {
    const hand = Driver.of(RULER, contextOf(scene)).click(10.8, 10.5).point(40.9, 49.5)
    expect(hand.picture.tip?.title).toBe('50.0 cm · 25.0 km')
    expect(hand.picture.say).toBe('50.0 cm · 25.0 km from A to B')
  })

  test('waypoints by click give a running total and a length for each leg', () => {
    const hand = Driver.of(RULER, contextOf(scene)).click(0, 20).click(30, 20).point(30, 60)
    expect(hand.picture.chips.map(chip => chip.text)).toEqual(['30.0 cm', '40.0 cm'])
    expect(hand.picture.tip?.title).toBe('70.0 cm · 35.0 km')
  })

  test('a double click ends it without a leg of nothing', () => {
    const hand = Driver.of(RULER, contextOf(scene)).click(0, 20).click(30, 20)
    hand.send({ kind: 'double', spot: hand.spot({ x: 30, y: 20 }) })
    const [measured] = hand.wanted('measure')
    expect(measured?.measure).toMatchObject({ kind: 'ruler', text: '30.0 cm · 15.0 km', lines: [] })
    expect(hand.picture.shapes).toEqual(measured?.measure.shapes)
  })

  test('Backspace takes a waypoint back, Escape all of them, Escape again the tool', () => {
    const hand = Driver.of(RULER, contextOf(scene)).click(0, 0).click(30, 0).press('back').point(0, 40)
    expect(hand.picture.tip?.title).toBe('40.0 cm · 20.0 km')
    hand.press('cancel')
    expect(hand.picture.tip).toBeNull()
    expect(hand.wanted('cancel')).toHaveLength(0)
    hand.press('cancel')
    expect(hand.wanted('cancel')).toHaveLength(1)
  })

  test('from unit to unit by keyboard alone', () => {
    const hand = Driver.of(RULER, contextOf(scene)).tab().press('enter').tab().press('waypoint').tab().press('enter')
    expect(hand.wanted('measure')[0]?.measure).toMatchObject({
      of: 'A to C',
      lines: ['Leg 1: 50.0 cm', 'Leg 2: 50.0 cm'],
      text: '100 cm · 50.0 km',
    })
  })

  test('dragging from a piece measures, dragging from nothing is left to the view', () => {
    const hand = Driver.of(RULER, contextOf(scene))
    expect(hand.grabs({ x: 10, y: 10 })).toBe(true)
    expect(hand.grabs({ x: 90, y: 80 })).toBe(false)
    hand.drop({ x: 10, y: 10 }, { x: 70, y: 10 })
    expect(hand.wanted('measure')[0]?.measure.text).toBe('60.0 cm · 30.0 km')
  })

  test('uses the count of the game where it has one', () => {
    const context = contextOf(scene, { distance: (_, to) => (to.piece === 'b' ? '8 spaces' : '3 spaces') })
    const hand = Driver.of(RULER, context).click(10, 10).click(40, 50).point(70, 10)
    expect(hand.picture.tip?.title).toBe('8 spaces + 3 spaces')
  })

  test('counts hexes on hexes', () => {
    const board = { ...TABLE, kind: 'hex', unit: 'hex', hex: { columns: 10, rows: 10 } } as const
    const { world: _, ...flat } = board
    const hand = Driver.of(RULER, contextOf(sceneOf([]), { board: flat }))
      .click(0.6, 0.5)
      .point(0.6, 3.4)
    expect(hand.picture.tip?.title).toBe('3 hexes')
  })
})

describe('arc', () => {
  const wedge = { kind: 'sector', tone: 'arc', at: { x: 10, y: 10 }, inner: 0, outer: 50, from: 90, to: 180 } as const
  const arc = (name: string) => ({ name, shapes: () => (name === 'Front' ? [wedge] : []) })
  const arcsOf = (from: string) => (from === 'a' ? [arc('Front'), arc('Fixed Forward')] : [arc('Rear')])

  test('draws the wedge of the arc', () => {
    const hand = Driver.of(ARC, contextOf(scene, { arcsOf, selected: 'a' })).point(40, 50)
    expect(hand.picture.shapes).toContainEqual(wedge)
    expect(hand.click(40, 50).wanted('measure')[0]?.measure.shapes).toContainEqual(wedge)
  })

  test('pressing the selected piece first keeps it as the start', () => {
    const hand = Driver.of(ARC, contextOf(scene, { arcsOf, selected: 'a' }))
      .click(10, 10)
      .click(40, 50)
    expect(hand.wanted('measure').map(({ measure }) => measure.of)).toEqual(['A to B'])
    hand.click(10, 10).click(70, 10).click(40, 50)
    expect(hand.wanted('measure').map(({ measure }) => measure.of)).toEqual(['A to B', 'C to B'])
  })

  test('names the arcs both ways, with degrees', () => {
    const hand = Driver.of(ARC, contextOf(scene, { arcsOf })).click(10, 10).point(40, 50)
    expect(hand.picture.tip?.title).toBe('B from A: Front, Fixed Forward · 143° right\nA from B: Rear · 143° right')
  })

  test('starts from the selected piece and notes the measurement on a click', () => {
    const hand = Driver.of(ARC, contextOf(scene, { arcsOf, selected: 'a' })).click(40, 50)
    expect(hand.wanted('measure')[0]?.measure).toMatchObject({
      kind: 'arc',
      of: 'A to B',
      text: 'Front, Fixed Forward',
    })
  })

  test('a point outside every arc is reported as such', () => {
    const hand = Driver.of(ARC, contextOf(scene, { arcsOf: () => [], selected: 'a' })).click(100, 80)
    expect(hand.wanted('measure')[0]?.measure.text).toBe('not in any arc')
  })

  test('Escape lets the piece go, then leaves', () => {
    const hand = Driver.of(ARC, contextOf(scene, { selected: 'a' })).press('cancel')
    expect(hand.wanted('cancel')).toHaveLength(0)
    expect(hand.press('cancel').wanted('cancel')).toHaveLength(1)
  })
})

describe('sight', () => {
  const blocked = {
    clear: false,
    lines: [{ rule: 'T.block', why: 'The rock is in the way' }],
    shapes: [{ kind: 'disc', tone: 'bad', at: { x: 20, y: 20 }, radius: 3 }],
  } as const

  test('draws what blocks and gives every reason', () => {
    const hand = Driver.of(SIGHT, contextOf(scene, { sight: () => blocked }))
      .click(10, 10)
      .point(40, 50)
    expect(hand.picture.tip).toMatchObject({ title: 'No line of sight · 50.0 cm', tone: 'bad', lines: blocked.lines })
    expect(hand.picture.shapes).toContainEqual(blocked.shapes[0])
    expect(hand.picture.shapes.at(-1)).toMatchObject({ kind: 'path', tone: 'bad' })
  })

  test('by keyboard from piece to piece', () => {
    const hand = Driver.of(SIGHT, contextOf(scene)).tab().press('enter').tab().press('enter')
    expect(hand.wanted('measure')[0]?.measure).toMatchObject({ of: 'A to B', text: 'Line of sight · 50.0 cm' })
  })

  test('from any point to any point', () => {
    const asked: unknown[] = []
    const sight = (from: unknown, to: unknown) => {
      asked.push([from, to])
      return blocked
    }
    const hand = Driver.of(SIGHT, contextOf(scene, { sight })).click(20, 80).click(100, 80)
    expect(hand.wanted('measure')[0]?.measure).toMatchObject({
      of: '20.0, 80.0 cm to 100.0, 80.0 cm',
      text: 'No line of sight · 80.0 cm',
      lines: ['The rock is in the way'],
    })
    expect(asked.at(-1)).toMatchObject([{ at: { x: 20, y: 80 } }, { at: { x: 100, y: 80 } }])
  })

  test('Escape lets go, then leaves', () => {
    const hand = Driver.of(SIGHT, contextOf(scene, { selected: 'a' })).click(100, 80)
    expect(hand.press('cancel').wanted('cancel')).toEqual([])
    expect(hand.press('cancel').wanted('cancel')).toHaveLength(1)
  })
})

describe('template', () => {
  const template = {
    name: 'Cone',
    shapes: () => [
      { kind: 'sector', tone: 'warn', at: { x: 0, y: 0 }, inner: 0, outer: 60, from: -10, to: 10 } as const,
    ],
  }

  test('follows the pointer, turns, and says what it covers', () => {
    const hand = Driver.of(TEMPLATE, contextOf(scene, { template })).point(10, 30)
    expect(hand.picture.rings.map(ring => ring.piece)).toEqual(['a'])
    hand.send({ kind: 'turn', by: 90 })
    expect(hand.picture.rings).toEqual([])
    expect(hand.picture.shapes[0]).toMatchObject({ at: { x: 10, y: 30 }, from: 80, to: 100 })
  })

  test('a click notes it, Escape turns it back, then leaves', () => {
    const hand = Driver.of(TEMPLATE, contextOf(scene, { template })).click(10, 30)
    expect(hand.wanted('measure')[0]?.measure).toMatchObject({ kind: 'template', text: 'covers A' })
    hand.send({ kind: 'turn', by: 15 })
    expect(hand.press('cancel').wanted('cancel')).toEqual([])
    expect(hand.press('cancel').wanted('cancel')).toHaveLength(1)
  })

  test('without a template there is nothing to lay', () => {
    const hand = Driver.of(TEMPLATE, contextOf(scene)).click(10, 30)
    expect(hand.wanted('measure')).toEqual([])
    expect(hand.picture.shapes).toEqual([])
  })
})
