import { expect, test } from 'vitest'
import { toTable } from '../../../src/board/view/camera'
import { LiveCamera } from '../../../src/board/view/live-camera'
import { millimetresOf } from '../../../src/engine/scene/scene'

const board = { kind: 'free', unit: 'cm', width: 120, height: 80, backdrop: 'space' } as const

test('in true size so many pixels are one unit, and the middle of the window stays where it was', () => {
  const camera = new LiveCamera({ board, window: { width: 1000, height: 800 } })
  const middle = { x: 500, y: 400 }
  const before = toTable(camera.view, middle)
  camera.go(camera.scaledTo(37.8), 'jump')
  expect(camera.view.scale).toBe(37.8)
  const after = toTable(camera.view, middle)
  expect(after.x).toBeCloseTo(before.x, 9)
  expect(after.y).toBeCloseTo(before.y, 9)
  camera.rest()
})

test('the unit of a table says how large it is, or the game does', () => {
  expect(millimetresOf(board)).toBe(10)
  expect(millimetresOf({ ...board, unit: 'in' })).toBe(25.4)
  expect(millimetresOf({ ...board, unit: 'hex' })).toBeNull()
  expect(millimetresOf({ ...board, unit: 'hex', millimetres: 20 })).toBe(20)
})
