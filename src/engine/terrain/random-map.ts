// A map from a word: `randomMap(model, recipe, { seed, width, height })`. Two roads meet in a village, a stream runs
// under them by bridges and fords, hills and woods fill the rest. The same word gives the same map, and every map is
// sound: what would not fit is left out.
import { checkMap } from './check'
import type { TerrainMap, TerrainModel } from './model'
import { buildVillage, growCover, plantHedges, raiseHills } from './random-cover'
import { Land, type MapOrder, type MapRecipe } from './random-land'
import { layRoads, layStream } from './random-lines'

export type { MapOrder, MapRecipe } from './random-land'

export function randomMap(model: TerrainModel, recipe: MapRecipe, order: MapOrder): TerrainMap {
  const land = new Land(recipe, order)
  layStream(land)
  layRoads(land)
  buildVillage(land)
  raiseHills(land)
  growCover(land)
  plantHedges(land)
  return sound(model, {
    name: `Random: ${order.seed}`,
    width: order.width,
    height: order.height,
    pieces: land.inOrder(),
  })
}

/** Leaves out whatever is faulty, one after the other. */
function sound(model: TerrainModel, map: TerrainMap): TerrainMap {
  const wrong = new Set(checkMap(model, map).map(({ piece }) => piece))
  if (wrong.size === 0) return map
  return sound(model, { ...map, pieces: map.pieces.filter(({ id }) => !wrong.has(id)) })
}
