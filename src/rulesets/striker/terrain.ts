import type { TerrainSetup } from '../../engine/setup'
import { type MapRecipe, randomMap } from '../../engine/terrain/random-map'
import type { Options } from './options'
import { CROSSROADS } from './scenarios/crossroads'
import { RIDGE } from './scenarios/ridge'
import { TERRAIN } from './tables/terrain-kinds'

const RECIPE: MapRecipe = {
  hill: { kind: 'contour', step: 10, run: 6 },
  woods: ['denseTrees', 'sparseTrees'],
  rough: ['broken', 'boulder', 'denseUndergrowth'],
  fields: ['sparseUndergrowth'],
  building: { kind: 'building', values: { floors: 2, armour: 20 } },
  road: 'road',
  stream: 'stream',
  hedges: ['hedge', 'wall'],
}

/** The maps of this game: the two that come with it, and random ones made from a seed. */
export const terrain: TerrainSetup<Options> = {
  model: TERRAIN,
  designed: [CROSSROADS, RIDGE],
  random: (seed, size) => randomMap(TERRAIN, RECIPE, { seed, ...size }),
  mapOf: ({ map }) => map,
  withMap: (options, map) => ({ ...options, map }),
}
