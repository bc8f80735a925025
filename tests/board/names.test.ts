import { expect, test } from 'vitest'
import { paintNames } from '../../src/board/paint/names'
import type { Covered } from '../../src/board/paint/shape-labels'
import type { SceneArea } from '../../src/engine/scene/scene'
import type { SceneTerrain } from '../../src/engine/scene/terrain'
import { writing } from './writing'

const house = (label: string, x: number, side = 2): SceneTerrain => ({
  id: label,
  name: label,
  look: 'building',
  points: [
    { x: x - side / 2, y: 20 - side / 2 },
    { x: x + side / 2, y: 20 - side / 2 },
    { x: x + side / 2, y: 20 + side / 2 },
    { x: x - side / 2, y: 20 + side / 2 },
  ],
  closed: true,
  width: 0,
  contours: [],
  crossings: [],
  label,
})

const zone: SceneArea = {
  id: 'zone',
  name: 'Zone',
  area: {
    kind: 'polygon',
    points: [
      { x: 0, y: 10 },
      { x: 100, y: 10 },
      { x: 100, y: 30 },
      { x: 0, y: 30 },
    ],
  },
  texture: 'zone',
  seat: 'A',
  outline: true,
}

function named(land: readonly SceneTerrain[], areas: readonly SceneArea[], covered: Covered = () => false) {
  const { easel, texts } = writing()
  paintNames(easel, { land, areas }, covered)
  return texts
}

test('names of land that would run into each other: the larger has its own, the smaller none', () => {
  expect(named([house('Mill', 10), house('Inn', 20)], []).map(({ text }) => text)).toEqual(['Mill', 'Inn'])
  expect(named([house('Mill', 10), house('Inn', 12, 3)], []).map(({ text }) => text)).toEqual(['Inn'])
})

test('a name that a counter would cover is left out', () => {
  expect(named([house('Mill', 10)], [], ({ x }) => x < 150)).toEqual([])
})

test('a zone is named in the corner that is free, best below the numbers along the top', () => {
  expect(named([], [zone])).toEqual([{ text: 'Zone', x: 1000 - 8 - 14, y: 300 - 11 }])
  expect(named([], [zone], ({ x }) => x > 500)).toEqual([{ text: 'Zone', x: 8 + 14, y: 300 - 11 }])
  expect(named([], [zone], ({ y }) => y > 200)[0]).toMatchObject({ y: 111 })
})
