import type { TerrainMap } from '../../../engine/terrain/model'
import { type MapRecipe, randomMap } from '../../../engine/terrain/random-map'
import { TERRAIN } from '../tables/terrain'
import { BOCAGE } from './bocage'
import { CROSSROADS } from './crossroads'
import { STEPPE } from './steppe'

const RECIPE: MapRecipe = {
  hill: { kind: 'hill', step: 20, run: 1.5 },
  woods: ['wood', 'orchard'],
  rough: ['rough', 'scrub', 'marsh'],
  fields: ['field'],
  building: { kind: 'building' },
  road: 'road',
  stream: 'stream',
  hedges: ['hedge', 'wall'],
}

export const DESIGNED: readonly TerrainMap[] = [CROSSROADS, STEPPE, BOCAGE]

/** A map out of a word; the same word gives the same map. */
export const randomLand = (seed: string, size: { readonly width: number; readonly height: number }): TerrainMap =>
  randomMap(TERRAIN, RECIPE, { seed, ...size })
