import { describe, expect, test } from 'vitest'
import { chooseCell } from '../../../src/board/tools/choose-cell'
import { choosePiece } from '../../../src/board/tools/choose-piece'
import { chooseFacing } from '../../../src/board/tools/facing'
import { choosePath } from '../../../src/board/tools/path'
import { chooseRegion } from '../../../src/board/tools/region'
import type { OfferOf } from '../../../src/board/tools/tool'
import { distance, type Pose, toward } from '../../../src/engine/geometry/vec'
import { act, contextOf, Driver, piece, refusing, sceneOf, TABLE } from '../support'

const scene = sceneOf([piece('a', 10, 10), piece('b', 40, 50, { seat: 'B' }), piece('c', 70, 10, { seat: 'B' })])
const tooFar = {
  rule: 'T.far',
  why: 'Too far',
  shapes: [{ kind: 'disc', tone: 'bad', at: { x: 1, y: 1 }, radius: 1 }],
} as const
const wrong = { rule: 'T.wrong', why: 'Wrong side' } as const

describe('choosing a piece', () => {
  const offer: OfferOf<'piece'> = {
    kind: 'piece',
    id: 'fire',
    label: 'Fire at',
    rule: 'T',
    choices: () => ['b', 'c'].map(target => ({ piece: target, action: act('fire', { target }) })),
  }
  const plan = refusing(action => JSON.stringify(action).includes('"c"'), tooFar, wrong)

  test('marks every choice, legal or not', () => {
    const hand = Driver.of(choosePiece(offer), contextOf(scene, { plan }))
    expect(hand.picture.rings).toEqual([
      { piece: 'b', tone: 'good', strong: false },
      { piece: 'c', tone: 'muted', strong: false },
    ])
  })

  test('pointing proposes, a click answers', () => {
    const hand = Driver.of(choosePiece(offer), contextOf(scene)).point(40, 50)
    expect(hand.proposal).toEqual({ type: 'fire', target: 'b' })
    expect(hand.click(40, 50).wanted('answer')).toEqual([{ kind: 'answer', action: { type: 'fire', target: 'b' } }])
  })

  test('a refused choice shows every reason and the evidence', () => {
    const hand = Driver.of(choosePiece(offer), contextOf(scene, { plan })).point(70, 10)
    expect(hand.picture.tip).toMatchObject({ tone: 'bad', lines: [tooFar, wrong] })
    expect(hand.picture.shapes).toEqual(tooFar.shapes)
    expect(hand.picture.say).toContain('Too far. Wrong side')
  })

  test('a finger shows first and takes second', () => {
    const hand = Driver.of(choosePiece(offer), contextOf(scene)).click(40, 50, { touch: true })
    expect(hand.wanted('answer')).toEqual([])
    expect(hand.proposal).toEqual({ type: 'fire', target: 'b' })
    expect(hand.click(40, 50, { touch: true }).wanted('answer')).toHaveLength(1)
  })

  test('Tab goes through the choices alone, Enter answers, Escape cancels', () => {
    const hand = Driver.of(choosePiece(offer), contextOf(scene)).tab().tab()
    expect(hand.wanted('go').map(effect => effect.piece)).toEqual(['b', 'c'])
    expect(hand.press('enter').wanted('answer')[0]?.action).toEqual({ type: 'fire', target: 'c' })
    expect(hand.press('cancel').wanted('cancel')).toHaveLength(1)
  })

  test('a click on a piece that is no choice does nothing', () => {
    expect(Driver.of(choosePiece(offer), contextOf(scene)).click(10, 10).effects).toEqual([])
  })
})

describe('choosing a cell', () => {
  const square = (x: number) => ({
    kind: 'polygon' as const,
    points: [
      { x, y: 0 },
      { x: x + 2, y: 0 },
      { x: x + 2, y: 2 },
      { x, y: 2 },
    ],
  })
  const track = sceneOf([], {
    cells: [
      { id: 's1', name: 'Space 1', area: square(0) },
      { id: 's2', name: 'Space 2', area: square(4) },
    ],
  })
  const offer: OfferOf<'cell'> = {
    kind: 'cell',
    id: 'go',
    label: 'Go to',
    rule: 'T',
    choices: () => ['s1', 's2'].map(cell => ({ cell, action: act('go', { cell }) })),
  }

  test('by pointer and by keyboard', () => {
    const hand = Driver.of(chooseCell(offer), contextOf(track))
    hand.send({ kind: 'click', spot: { at: { x: 5, y: 1 }, piece: null, cell: 's2' }, waypoint: false, touch: false })
    expect(hand.wanted('answer')[0]?.action).toEqual({ type: 'go', cell: 's2' })
    const keys = Driver.of(chooseCell(offer), contextOf(track))
    keys.send({ kind: 'step', by: 1 })
    expect(keys.wanted('go')[0]?.to).toEqual({ x: 1, y: 1 })
    expect(keys.picture.say).toBe('Space 1')
    expect(keys.press('enter').wanted('answer')[0]?.action).toEqual({ type: 'go', cell: 's1' })
    expect(keys.press('cancel').wanted('cancel')).toHaveLength(1)
  })
})

describe('carrying a die to its cell', () => {
  const box = (x: number) => ({ kind: 'disc' as const, at: { x, y: 0 }, radius: 1 })
  const hand = { at: { x: 0, y: 10 }, piece: 'die', cell: null }
  const slot = (cell: string, x: number) => ({ at: { x, y: 0 }, piece: null, cell })
  const mat = sceneOf([piece('die', 0, 10, { art: 'die', face: 4 }), piece('other', 9, 10, { art: 'die', face: 1 })], {
    cells: [
      { id: 'fits', name: 'Fire', area: box(0) },
      { id: 'not', name: 'Shield', area: box(5) },
    ],
  })
  const offer: OfferOf<'cell'> = {
    kind: 'cell',
    id: 'place',
    label: 'Place',
    rule: 'T',
    piece: 'die',
    choices: () => ['fits', 'not'].map(cell => ({ cell, action: act('place', { cell }) })),
  }
  const plan = refusing(action => JSON.stringify(action).includes('not'), wrong)
  const held = () => Driver.of(chooseCell(offer), contextOf(mat, { plan }))

  test('the die goes with the pointer and shows its face; over a cell it would not fit it is struck out, with why', () => {
    const driver = held()
    driver.send({ kind: 'drag', from: hand, to: slot('fits', 0) })
    expect(driver.picture.ghosts).toMatchObject([{ art: 'die', face: 4, tone: 'good', pose: { at: { x: 0, y: 0 } } }])
    driver.send({ kind: 'drag', from: hand, to: slot('not', 5) })
    expect(driver.picture.ghosts).toMatchObject([{ tone: 'bad' }])
    expect(driver.picture.tip).toMatchObject({ tone: 'bad', lines: [wrong] })
  })

  test('let go over a cell it answers, elsewhere and where it lay it does not', () => {
    const driver = held()
    driver.send({ kind: 'drop', from: hand, to: { at: { x: 20, y: 20 }, piece: null, cell: null } })
    driver.send({ kind: 'drop', from: slot('fits', 0), to: slot('fits', 0.2) })
    expect(driver.wanted('answer')).toEqual([])
    driver.send({ kind: 'drop', from: hand, to: slot('fits', 0) })
    expect(driver.wanted('answer')).toEqual([{ kind: 'answer', action: { type: 'place', cell: 'fits' } }])
    expect(driver.picture.ghosts).toEqual([])
  })

  test('a click on another die takes that one up instead', () => {
    const driver = held()
    driver.send({
      kind: 'click',
      spot: { at: { x: 9, y: 10 }, piece: 'other', cell: null },
      waypoint: false,
      touch: false,
    })
    expect(driver.wanted('select')).toEqual([{ kind: 'select', piece: 'other' }])
  })
})

describe('choosing a way', () => {
  const start: Pose = { at: { x: 10, y: 10 }, facing: 0 }
  /** Ten units for the whole way; it stops where they are spent. */
  const offer: OfferOf<'path'> = {
    kind: 'path',
    id: 'move',
    label: 'Move',
    rule: 'T',
    piece: 'a',
    start,
    reach: {
      shapes: () => [{ kind: 'disc', tone: 'reach', at: start.at, radius: 10 }],
      extend(path, to, facing) {
        const last = path.at(-1) ?? start
        const left = 10 - gone(path)
        const at = toward(last.at, to, Math.min(left, distance(last.at, to)))
        return [...path, { at, facing: facing ?? last.facing }]
      },
      cost: path => `${gone(path).toFixed(1)} of 10 cm`,
    },
    along: path => act('move', { path }),
  }
  const gone = (path: readonly Pose[]): number =>
    path.reduce((sum, pose, i) => sum + distance((path[i - 1] ?? start).at, pose.at), 0)

  test('the ghost follows the pointer as far as the reach goes, with its cost', () => {
    const hand = Driver.of(choosePath(offer), contextOf(scene)).point(10, 16)
    expect(hand.picture.ghosts[0]).toMatchObject({ pose: { at: { x: 10, y: 16 }, facing: 0 }, tone: 'good', seat: 'A' })
    expect(hand.picture.tip?.title).toBe('6.0 of 10 cm')
    expect(hand.point(10, 80).picture.ghosts[0]?.pose.at).toEqual({ x: 10, y: 20 })
    expect(hand.picture.under).toEqual(offer.reach.shapes())
  })

  test('waypoints bend the way; Backspace takes one back', () => {
    const hand = Driver.of(choosePath(offer), contextOf(scene)).click(10, 14, { waypoint: true }).point(14, 14)
    expect(hand.proposal).toEqual({
      type: 'move',
      path: [
        { at: { x: 10, y: 14 }, facing: 0 },
        { at: { x: 14, y: 14 }, facing: 0 },
      ],
    })
    hand.press('back')
    expect(hand.proposal).toEqual({ type: 'move', path: [{ at: { x: 14, y: 14 }, facing: 0 }] })
  })

  test('turning by hand is part of the way', () => {
    const hand = Driver.of(choosePath(offer), contextOf(scene)).point(10, 14)
    hand.send({ kind: 'turn', by: -15 })
    expect(hand.proposal).toEqual({ type: 'move', path: [{ at: { x: 10, y: 14 }, facing: 345 }] })
  })

  test('click and Enter commit', () => {
    const hand = Driver.of(choosePath(offer), contextOf(scene)).click(10, 14)
    expect(hand.press('enter').wanted('answer')).toHaveLength(2)
  })

  test('the ghost is dragged, never the piece; the drop commits', () => {
    const hand = Driver.of(choosePath(offer), contextOf(scene))
    expect(hand.grabs({ x: 10, y: 10 })).toBe(true)
    expect(hand.grabs({ x: 40, y: 50 })).toBe(false)
    hand.drag({ x: 10, y: 10 }, { x: 10, y: 15 })
    expect(hand.picture.ghosts).toHaveLength(1)
    expect(hand.wanted('answer')).toEqual([])
    hand.drop({ x: 10, y: 10 }, { x: 10, y: 15 })
    expect(hand.wanted('answer')[0]?.action).toEqual({ type: 'move', path: [{ at: { x: 10, y: 15 }, facing: 0 }] })
  })

  test('dropped where it was lifted, nothing happens', () => {
    const hand = Driver.of(choosePath(offer), contextOf(scene)).drop({ x: 10, y: 10 }, { x: 10.5, y: 10.5 })
    expect(hand.effects).toEqual([])
    expect(hand.picture.ghosts).toEqual([])
  })

  test('an illegal drop stays where it is, red, with every reason and its evidence', () => {
    const plan = refusing(() => true, tooFar, wrong)
    const hand = Driver.of(choosePath(offer), contextOf(scene, { plan })).drop({ x: 10, y: 10 }, { x: 10, y: 15 })
    expect(hand.picture.ghosts[0]).toMatchObject({ tone: 'bad', pose: { at: { x: 10, y: 15 } } })
    expect(hand.picture.tip?.lines).toEqual([tooFar, wrong])
    expect(hand.picture.shapes).toContainEqual(tooFar.shapes[0])
  })

  test('a drag from the ground it reaches turns the ghost there, the drop commits', () => {
    const hand = Driver.of(choosePath(offer), contextOf(scene)).point(10, 15)
    expect(hand.grabs({ x: 10, y: 15 })).toBe(true)
    hand.drop({ x: 10, y: 15 }, { x: 40, y: 15 })
    expect(hand.wanted('answer')[0]?.action).toEqual({ type: 'move', path: [{ at: { x: 10, y: 15 }, facing: 90 }] })
  })

  test('a drag that is let go turns nothing', () => {
    const hand = Driver.of(choosePath(offer), contextOf(scene)).point(10, 15).drag({ x: 10, y: 15 }, { x: 40, y: 15 })
    hand.send({ kind: 'leave' })
    expect(hand.point(10, 15).proposal).toEqual({ type: 'move', path: [{ at: { x: 10, y: 15 }, facing: 0 }] })
  })

  test('on hexes it turns from hexside to hexside', () => {
    const board = { ...TABLE, hex: { columns: 40, rows: 40 } }
    const hand = Driver.of(choosePath(offer), contextOf(scene, { board, near: 2 })).point(10, 15)
    hand.drag({ x: 10, y: 15 }, { x: 40, y: 40 })
    expect(hand.picture.ghosts[0]?.pose.facing).toBe(120)
  })

  test('a finger sets the ghost down first and taps it to go', () => {
    const hand = Driver.of(choosePath(offer), contextOf(scene, { near: 9 })).click(10, 15, { touch: true })
    expect(hand.wanted('answer')).toEqual([])
    expect(hand.click(10.2, 15, { touch: true }).wanted('answer')).toHaveLength(1)
  })

  test('Escape drops the waypoints first, then the offer', () => {
    const hand = Driver.of(choosePath(offer), contextOf(scene)).click(10, 14, { waypoint: true })
    expect(hand.press('cancel').wanted('cancel')).toEqual([])
    expect(hand.press('cancel').wanted('cancel')).toHaveLength(1)
  })

  test('with no way there is nothing to propose or commit', () => {
    const hand = Driver.of(choosePath(offer), contextOf(scene)).press('enter')
    expect(hand.proposal).toBeNull()
    expect(hand.effects).toEqual([])
  })
})

describe('choosing a place in a region', () => {
  const offer: OfferOf<'region'> = {
    kind: 'region',
    id: 'place',
    label: 'Place',
    rule: 'T',
    region: () => [{ kind: 'disc', tone: 'reach', at: { x: 50, y: 50 }, radius: 10 }],
    facing: 'free',
    start: () => ({ at: { x: 50, y: 50 }, facing: 0 }),
    ghost: { art: 'fighter', radius: 1.5 },
    at: pose => act('place', { pose }),
  }

  test('the ghost follows; a hand that slips over the edge meant the edge', () => {
    const hand = Driver.of(chooseRegion(offer), contextOf(scene, { seat: 'C' })).point(55, 50)
    expect(hand.picture.ghosts[0]).toMatchObject({ pose: { at: { x: 55, y: 50 } }, seat: 'C', art: 'fighter' })
    expect(hand.point(60.5, 50).picture.ghosts[0]?.pose.at).toEqual({ x: 60, y: 50 })
    expect(hand.point(70, 50).picture.ghosts[0]?.pose.at).toEqual({ x: 70, y: 50 })
  })

  test('a drag from the spot turns, the drop commits', () => {
    const hand = Driver.of(chooseRegion(offer), contextOf(scene)).drop({ x: 52, y: 50 }, { x: 58, y: 50 })
    expect(hand.wanted('answer')[0]?.action).toEqual({ type: 'place', pose: { at: { x: 52, y: 50 }, facing: 90 } })
  })

  test('a drag from its own piece carries it', () => {
    const own = { ...offer, piece: 'a' }
    const hand = Driver.of(chooseRegion(own), contextOf(scene)).drop({ x: 10, y: 10 }, { x: 52, y: 48 })
    expect(hand.wanted('answer')[0]?.action).toEqual({ type: 'place', pose: { at: { x: 52, y: 48 }, facing: 0 } })
  })

  test('keys turn it, Enter commits, Escape cancels', () => {
    const hand = Driver.of(chooseRegion(offer), contextOf(scene))
    hand.send({ kind: 'turn', by: -15 })
    expect(hand.press('enter').wanted('answer')[0]?.action).toEqual({
      type: 'place',
      pose: { at: { x: 50, y: 50 }, facing: 345 },
    })
    expect(hand.press('cancel').wanted('cancel')).toHaveLength(1)
  })

  test('a piece without a front does not turn', () => {
    const hand = Driver.of(chooseRegion({ ...offer, facing: 'none' }), contextOf(scene))
    expect(hand.send({ kind: 'turn', by: 15 })).toBe(false)
    expect(hand.picture.ghosts[0]?.faces).toBe(false)
  })

  test('a finger sets the ghost down first, however near it was, and taps it to commit', () => {
    const hand = Driver.of(chooseRegion(offer), contextOf(scene)).click(50.5, 50, { touch: true })
    expect(hand.wanted('answer')).toEqual([])
    expect(hand.click(50.8, 50, { touch: true }).wanted('answer')[0]?.action).toEqual({
      type: 'place',
      pose: { at: { x: 50.5, y: 50 }, facing: 0 },
    })
  })

  test('a finger pans the table unless it holds the ghost', () => {
    const hand = Driver.of(chooseRegion(offer), contextOf(scene))
    expect(hand.grabs({ x: 57, y: 50 }, 'mouse')).toBe(true)
    expect(hand.grabs({ x: 57, y: 50 }, 'touch')).toBe(false)
    expect(hand.grabs({ x: 50.5, y: 50 }, 'touch')).toBe(true)
  })
})

describe('turning on the spot', () => {
  const offer: OfferOf<'facing'> = {
    kind: 'facing',
    id: 'turn',
    label: 'Turn',
    rule: 'T',
    piece: 'a',
    pivot: { at: { x: 10, y: 10 }, facing: 0 },
    arc: { from: -90, to: 90 },
    to: facing => act('turn', { facing }),
  }

  test('looks at the pointer, no farther than the sector', () => {
    const hand = Driver.of(chooseFacing(offer), contextOf(scene)).point(20, 0)
    expect(hand.proposal).toEqual({ type: 'turn', facing: 45 })
    expect(hand.point(15, 30).proposal).toEqual({ type: 'turn', facing: 90 })
    expect(hand.point(5, 30).proposal).toEqual({ type: 'turn', facing: 270 })
  })

  test('keys turn it and stop at the edge', () => {
    const hand = Driver.of(chooseFacing(offer), contextOf(scene))
    hand.send({ kind: 'turn', by: 45 })
    hand.send({ kind: 'turn', by: 45 })
    expect(hand.proposal).toEqual({ type: 'turn', facing: 90 })
    hand.send({ kind: 'turn', by: 15 })
    expect(hand.press('enter').wanted('answer')[0]?.action).toEqual({ type: 'turn', facing: 90 })
    expect(hand.press('cancel').wanted('cancel')).toHaveLength(1)
  })

  test('a click looks and commits', () => {
    const hand = Driver.of(chooseFacing(offer), contextOf(scene)).click(20, 10)
    expect(hand.wanted('answer')[0]?.action).toEqual({ type: 'turn', facing: 90 })
  })
})
