import { describe, expect, test } from 'vitest'
import { goDirectly } from '../../../src/board/tools/direct'
import type { OfferOf } from '../../../src/board/tools/tool'
import { distance, toward } from '../../../src/engine/geometry/vec'
import { act, contextOf, Driver, piece, refusing, sceneOf } from '../support'

const scene = sceneOf([piece('a', 10, 10), piece('b', 40, 50, { seat: 'B' })])

/** As far as `most` in a straight line. */
const way = (id: string, most: number): OfferOf<'path'> => ({
  kind: 'path',
  id,
  label: id,
  rule: 'T',
  piece: 'a',
  start: { at: { x: 10, y: 10 }, facing: 0 },
  reach: {
    shapes: () => [{ kind: 'disc', tone: 'reach', at: { x: 10, y: 10 }, radius: most }],
    extend: (path, to, facing = 90) => {
      const from = path.at(-1)?.at ?? { x: 10, y: 10 }
      return [...path, { at: toward(from, to, Math.min(most, distance(from, to))), facing }]
    },
    cost: () => 'far',
  },
  along: path => act(id, { to: path.at(-1)?.at }),
})

const hand = (plan = refusing(() => false)) =>
  Driver.of(goDirectly([way('walk', 10), way('run', 20)]), contextOf(scene, { plan, selected: 'a' }))

describe('a press while a piece is selected', () => {
  test('in its reach sends it there', () => {
    expect(hand().click(16, 10).wanted('answer')).toEqual([
      { kind: 'answer', action: { type: 'walk', to: { x: 16, y: 10 } } },
    ])
  })

  test('beyond its first way takes the next one that leads there, and says so', () => {
    const there = hand().point(26, 10)
    expect(there.picture.tip?.title).toContain('run')
    expect(there.click(26, 10).wanted('answer')).toEqual([
      { kind: 'answer', action: { type: 'run', to: { x: 26, y: 10 } } },
    ])
  })

  test('where the first way is refused and the second is not, takes the second', () => {
    const there = hand(refusing(action => action.type === 'walk', { rule: 'T', why: 'No walking' }))
    expect(there.click(16, 10).wanted('answer')[0]?.action.type).toBe('run')
  })

  test('where every way is refused answers all the same, so that the reasons are shown', () => {
    const there = hand(refusing(() => true, { rule: 'T', why: 'Mud' })).point(16, 10)
    expect(there.picture.tip?.lines.map(({ why }) => why)).toEqual(['Mud'])
    expect(there.click(16, 10).wanted('answer')).toHaveLength(1)
  })

  test('out of its reach moves nothing and selects nothing', () => {
    const there = hand().point(10, 80)
    expect(there.proposal).toBeNull()
    expect(there.picture.ghosts).toEqual([])
    expect(there.click(10, 80).wanted('answer')).toEqual([])
    expect(there.wanted('select')).toEqual([{ kind: 'select', piece: null }])
  })

  test('on another piece selects or aims at that one, and shows no ghost over it', () => {
    const there = hand().point(40, 50)
    expect(there.picture.ghosts).toEqual([])
    expect(there.picture.under).toHaveLength(1)
    expect(there.click(40, 50).wanted('select')).toEqual([{ kind: 'select', piece: 'b' }])
  })

  test('of a finger shows the ghost first and goes second', () => {
    const there = hand().click(16, 10, { touch: true })
    expect(there.wanted('answer')).toEqual([])
    expect(there.picture.ghosts).toHaveLength(1)
    expect(there.click(16, 10, { touch: true }).wanted('answer')).toHaveLength(1)
  })
})

test('a drag from the piece takes it along; dropped out of reach it stays', () => {
  expect(hand().grabs({ x: 10, y: 10 })).toBe(true)
  expect(hand().grabs({ x: 60, y: 60 })).toBe(false)
  expect(hand().drop({ x: 10, y: 10 }, { x: 18, y: 10 }).wanted('answer')).toHaveLength(1)
  expect(hand().drop({ x: 10, y: 10 }, { x: 10, y: 80 }).wanted('answer')).toEqual([])
})

test('a facing set by key stays with the ghost; Escape lets it go, and then the piece', () => {
  const there = hand().point(16, 10)
  there.send({ kind: 'turn', by: 15 })
  expect(there.picture.ghosts[0]?.pose.facing).toBe(105)
  expect(there.press('cancel').wanted('cancel')).toEqual([])
  expect(there.press('cancel').wanted('cancel')).toHaveLength(1)
})

test('a press or a drag on the ring around a ghost that was put down turns it, and a press on it goes', () => {
  const there = hand().click(16, 10, { touch: true })
  expect(there.picture.shapes.some(shape => shape.kind === 'sector' && shape.to - shape.from === 360)).toBe(true)
  there.click(16, 12.5, { touch: true })
  expect(there.wanted('answer')).toEqual([])
  expect(there.picture.ghosts[0]?.pose).toMatchObject({ at: { x: 16, y: 10 }, facing: 180 })
  expect(there.grabs({ x: 16, y: 12.5 }, 'touch')).toBe(true)
  there.drop({ x: 16, y: 12.5 }, { x: 13, y: 10 })
  expect(there.picture.ghosts[0]?.pose.facing).toBe(270)
  expect(there.click(16, 10, { touch: true }).wanted('answer')).toHaveLength(1)
})

test('a mouse puts the ghost and turns it in one drag: the way it points is the way it faces', () => {
  const there = hand().point(16, 10)
  expect(there.grabs({ x: 16, y: 10 })).toBe(true)
  there.drag({ x: 16, y: 10 }, { x: 16, y: 60 })
  expect(there.wanted('answer')).toEqual([])
  expect(there.picture.ghosts[0]?.pose).toEqual({ at: { x: 16, y: 10 }, facing: 180 })
  expect(there.picture.shapes.some(shape => shape.kind === 'sector' && shape.to - shape.from === 360)).toBe(true)
  there.drop({ x: 16, y: 10 }, { x: 16, y: 60 })
  expect(there.wanted('answer')).toEqual([{ kind: 'answer', action: { type: 'walk', to: { x: 16, y: 10 } } }])
})

test('a hand that shakes while it presses goes there without turning', () => {
  const there = hand().point(16, 10).drag({ x: 16, y: 10 }, { x: 16.5, y: 10 })
  expect(there.picture.ghosts[0]?.pose).toEqual({ at: { x: 16, y: 10 }, facing: 90 })
})

test('where the way decides how a piece faces there is no ring, and a drag of the mouse pans', () => {
  const fixed = way('walk', 10)
  const { extend } = fixed.reach
  const straight = {
    ...fixed,
    reach: { ...fixed.reach, extend: (path, to) => extend(path, to) },
  } satisfies typeof fixed
  const there = Driver.of(goDirectly([straight]), contextOf(scene, { selected: 'a' })).point(16, 10)
  expect(there.grabs({ x: 16, y: 10 })).toBe(false)
  there.click(16, 10, { touch: true })
  expect(there.picture.ghosts).toHaveLength(1)
  expect(there.picture.shapes.some(shape => shape.kind === 'sector')).toBe(false)
})

test('a finger turns a ghost however far from the reach it goes', () => {
  const there = hand().click(16, 10, { touch: true }).drag({ x: 16, y: 12.5 }, { x: 60, y: 10 })
  expect(there.picture.ghosts[0]?.pose).toEqual({ at: { x: 16, y: 10 }, facing: 90 })
  there.drag({ x: 16, y: 12.5 }, { x: 16, y: 80 })
  expect(there.picture.ghosts[0]?.pose.facing).toBe(180)
})
