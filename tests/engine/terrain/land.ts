import { vec } from '../../../src/engine/geometry/vec'
import type { TerrainMap, TerrainModel, TerrainPiece } from '../../../src/engine/terrain/model'
import type { MapRecipe } from '../../../src/engine/terrain/random-map'

/** A small game's terrain: enough to try every question. */
export const MODEL: TerrainModel = {
  unit: 'in',
  heights: { unit: 'm', per: 10 },
  sizes: { least: 12, most: 120, usual: { width: 72, height: 48 } },
  kinds: [
    {
      id: 'hill',
      name: 'Hill',
      form: 'hill',
      look: 'hill',
      sight: 'blocks',
      height: 10,
      going: 'open',
      cover: 'none',
      says: 'Higher ground',
    },
    {
      id: 'wood',
      name: 'Wood',
      form: 'area',
      look: 'wood',
      sight: 'limits',
      depth: 3,
      height: 10,
      going: 'bad',
      cover: 'soft',
      says: 'Trees',
    },
    {
      id: 'house',
      name: 'House',
      form: 'area',
      look: 'building',
      sight: 'blocks',
      height: 8,
      going: 'bad',
      cover: 'hard',
      solid: true,
      says: 'Walls',
      fields: [{ kind: 'number', name: 'floors', label: 'Floors', min: 1, max: 5, value: 2 }],
    },
    {
      id: 'road',
      name: 'Road',
      form: 'line',
      look: 'road',
      sight: 'open',
      width: 1,
      going: 'road',
      cover: 'none',
      says: 'Fast',
    },
    {
      id: 'river',
      name: 'River',
      form: 'line',
      look: 'river',
      sight: 'open',
      width: 2,
      going: 'water',
      cover: 'none',
      says: 'Deep',
    },
    {
      id: 'hedge',
      name: 'Hedge',
      form: 'line',
      look: 'hedge',
      sight: 'open',
      height: 1.5,
      width: 0.3,
      going: 'open',
      cover: 'soft',
      barrier: true,
      says: 'Cover',
    },
  ],
}

export const RECIPE: MapRecipe = {
  hill: { kind: 'hill', step: 10, run: 1.5 },
  woods: ['wood'],
  rough: [],
  fields: ['wood'],
  building: { kind: 'house', values: { floors: 2 } },
  road: 'road',
  stream: 'river',
  hedges: ['hedge'],
}

export const box = (left: number, top: number, right: number, bottom: number) => [
  vec(left, top),
  vec(right, top),
  vec(right, bottom),
  vec(left, bottom),
]

export const land = (...pieces: TerrainPiece[]): TerrainMap => ({ name: 'Test', width: 72, height: 48, pieces })

export const piece = (
  kind: string,
  points: TerrainPiece['points'],
  more: Partial<TerrainPiece> = {},
): TerrainPiece => ({
  id: more.id ?? `${kind}-${points[0]?.x},${points[0]?.y}`,
  kind,
  points,
  ...more,
})
