import { describe, expect, test } from 'vitest'
import { strokePoints } from '../../../src/app/terrain/drawing'
import { mirrored, resized, settled, turned, withContour } from '../../../src/app/terrain/edit'
import { editorKey } from '../../../src/app/terrain/keys'
import { pickHandle, pickPiece } from '../../../src/app/terrain/pick'
import { createEditor, type Editor, isChanged } from '../../../src/app/terrain/store'
import { vec } from '../../../src/engine/geometry/vec'
import { checkMap } from '../../../src/engine/terrain/check'
import { terrainOf } from '../../../src/engine/terrain/index'
import { kindOf } from '../../../src/engine/terrain/model'
import { box, land, MODEL, piece } from '../../engine/terrain/land'

const wood = piece('wood', box(10, 10, 20, 20), { id: 'w' })
const river = piece('river', [vec(0, 30), vec(40, 30)], {
  id: 'r',
  crossings: [{ kind: 'ford', at: vec(20, 30), width: 2 }],
})
const bench = (...pieces: Parameters<typeof land>): Editor => createEditor(MODEL, land(...pieces))
const key = (name: string, more: { ctrlKey?: boolean; shiftKey?: boolean } = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
})

describe('drawing', () => {
  test('points make a piece, which is chosen then', () => {
    const editor = bench()
    editor.draw('wood')
    for (const p of [vec(5, 5), vec(12.2, 5), vec(12, 12)]) editor.addPoint(p)
    expect(editor.finish()).toBe(true)
    const { map, selected, tool } = editor.getState()
    expect(map.pieces).toEqual([
      { id: 'wood-1', kind: 'wood', curve: true, points: [vec(5, 5), vec(12, 5), vec(12, 12)] },
    ])
    expect(selected).toBe('wood-1')
    expect(tool.kind).toBe('select')
  })

  test('too few points make nothing and say so', () => {
    const editor = bench()
    editor.draw('wood')
    editor.addPoint(vec(5, 5))
    editor.addPoint(vec(5, 5))
    editor.addPoint(vec(9, 5))
    expect(editor.finish()).toBe(false)
    expect(editor.getState()).toMatchObject({ said: 'It needs 3 points', map: { pieces: [] } })
    editor.cancel()
    expect(editor.getState().tool).toMatchObject({ kind: 'draw', points: [] })
    editor.cancel()
    expect(editor.getState().tool.kind).toBe('select')
  })

  test('a trembling hand gives few points, closed where it nearly closes', () => {
    const round = Array.from({ length: 60 }, (_, i) => {
      const a = (i / 60) * 2 * Math.PI
      return vec(20 + 6 * Math.sin(a) + (i % 2) * 0.05, 20 - 6 * Math.cos(a))
    })
    const kind = kindOf(MODEL, 'wood')
    if (!kind) throw new Error('no wood')
    const points = strokePoints(round, kind, 1)
    expect(points.length).toBeGreaterThan(4)
    expect(points.length).toBeLessThan(16)
    const editor = bench()
    editor.draw('wood')
    editor.drawn(points)
    expect(checkMap(MODEL, editor.getState().map)).toEqual([])
  })

  test.each(MODEL.kinds.map(({ id }) => id))('a ready-made %s is sound wherever it is put', id => {
    for (const at of [vec(36, 24), vec(0, 0), vec(72, 48)]) {
      const editor = bench()
      editor.putReady(id, at)
      expect(editor.getState().map.pieces).toHaveLength(1)
      expect(checkMap(MODEL, editor.getState().map)).toEqual([])
    }
  })

  test('by keys alone', () => {
    const editor = bench()
    editor.draw('wood')
    for (const name of [' ', 'ArrowRight', 'ArrowRight', ' ', 'ArrowDown', 'ArrowDown', ' ', 'Enter'])
      editorKey(editor, key(name))
    expect(editor.getState().map.pieces[0]?.points).toEqual([vec(36, 24), vec(38, 24), vec(38, 26)])
  })
})

describe('changing', () => {
  test('every change is undone and done again, one by one', () => {
    const editor = bench(wood)
    const states = [editor.getState().map]
    editor.select('w')
    const steps = [
      () => editor.nudge(vec(1, 0)),
      () => editor.copy(),
      () => editor.turn(15),
      () => editor.remove(),
      () => editor.putReady('house', vec(50, 40)),
    ]
    for (const step of steps) {
      step()
      states.push(editor.getState().map)
    }
    expect(new Set(states).size).toBe(steps.length + 1)
    for (const before of states.slice(0, -1).toReversed()) {
      editor.undo()
      expect(editor.getState().map).toBe(before)
    }
    editor.undo()
    for (const after of states.slice(1)) {
      editor.redo()
      expect(editor.getState().map).toBe(after)
    }
    editor.redo()
    expect(editor.getState().map).toBe(states.at(-1))
  })

  test('a new change forgets what was undone', () => {
    const editor = bench(wood)
    editor.select('w')
    editor.nudge(vec(1, 0))
    editor.undo()
    editor.nudge(vec(0, 1))
    editor.redo()
    expect(editor.getState().map.pieces[0]?.points[0]).toEqual(vec(10, 11))
  })

  test('what is dragged is a ghost until it is dropped', () => {
    const editor = bench(wood)
    const { map } = editor.getState()
    editor.hold({ ...wood, name: 'Ghost' })
    expect(editor.getState().map).toBe(map)
    editor.cancel()
    editor.drop('Moved')
    expect(editor.getState().map).toBe(map)
    editor.hold({ ...wood, name: 'Real' })
    editor.drop('Moved')
    expect(editor.getState().map.pieces[0]?.name).toBe('Real')
    expect(editor.getState().past).toEqual([map])
  })

  test('a piece goes no farther than the table', () => {
    const editor = bench(wood)
    editor.select('w')
    editor.nudge(vec(-100, 100))
    expect(editor.getState().map.pieces[0]?.points[0]).toEqual(vec(0, 38))
    editor.turn(45)
    expect(checkMap(MODEL, editor.getState().map)).toEqual([])
  })

  test('points are added and deleted, but not below the least', () => {
    const editor = bench(piece('wood', [vec(1, 1), vec(9, 1), vec(9, 9)], { id: 't' }))
    editor.select('t')
    editorKey(editor, key('n'))
    editorKey(editor, key('Insert'))
    expect(editor.getState().map.pieces[0]?.points).toEqual([vec(1, 1), vec(5, 1), vec(9, 1), vec(9, 9)])
    editorKey(editor, key('Delete'))
    expect(editor.getState().map.pieces[0]?.points).toHaveLength(3)
    editorKey(editor, key('Delete'))
    expect(editor.getState().map.pieces[0]?.points).toHaveLength(3)
    editorKey(editor, key('Escape'))
    editorKey(editor, key('Delete'))
    expect(editor.getState().map.pieces).toEqual([])
  })

  test('a crossing stays on its line, a mirrored piece lies across, a contour inside', () => {
    const bent = settled(MODEL, { ...river, points: [vec(0, 40), vec(40, 40)] })
    expect(bent.crossings?.[0]?.at).toEqual(vec(20, 40))
    expect(mirrored(land(wood), wood).points[0]).toEqual(vec(62, 38))
    const hill = piece('hill', box(10, 10, 30, 30), { id: 'h', height: 10 })
    const high = withContour(MODEL, withContour(MODEL, hill))
    expect(high.contours?.map(({ height }) => height)).toEqual([20, 30])
    expect(checkMap(MODEL, land(high))).toEqual([])
    expect(turned(land(), hill, 90).points).toHaveLength(4)
  })

  test('a smaller table keeps its pieces', () => {
    const small = resized(land(piece('wood', box(60, 40, 70, 47)), river), 36, 36)
    expect(checkMap(MODEL, small)).toEqual([])
    expect(small.pieces).toHaveLength(2)
  })

  test('only what differs from the saved map is unsaved', () => {
    const editor = bench(wood)
    expect(isChanged(editor.getState())).toBe(false)
    editor.select('w')
    editor.nudge(vec(1, 0))
    expect(isChanged(editor.getState())).toBe(true)
    editor.markKept()
    expect(isChanged(editor.getState())).toBe(false)
    editor.undo()
    expect(isChanged(editor.getState())).toBe(true)
  })
})

describe('picking', () => {
  test('corners go before sides, small pieces before large', () => {
    const chosen = { piece: wood, ring: 0, closed: true }
    expect(pickHandle(chosen, vec(10.2, 10.1), 1)).toEqual({ kind: 'vertex', index: 0 })
    expect(pickHandle(chosen, vec(15, 10), 1)).toEqual({ kind: 'side', index: 1, at: vec(15, 10) })
    expect(pickHandle(chosen, vec(15, 15), 1)).toBeNull()
    const index = terrainOf(MODEL, land(piece('hill', box(5, 5, 40, 40), { id: 'h' }), wood, river))
    expect(pickPiece(index, vec(15, 15), 0.5)?.piece.id).toBe('w')
    expect(pickPiece(index, vec(6, 6), 0.5)?.piece.id).toBe('h')
    expect(pickPiece(index, vec(20, 31.2), 0.5)?.piece.id).toBe('r')
    expect(pickPiece(index, vec(60, 5), 0.5)).toBeNull()
  })
})
