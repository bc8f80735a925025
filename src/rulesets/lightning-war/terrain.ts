import type { TerrainSetup } from '../../engine/setup'
import { isEdited } from '../../engine/terrain/edited'
import type { TerrainMap } from '../../engine/terrain/model'
import { DESIGNED, randomLand } from './maps'
import { objectives } from './objectives'
import type { Options } from './options'
import { scenarios } from './scenarios'
import { TERRAIN } from './tables/terrain'

/** The smallest part of the table's height that stays free between the zones, and the least depth of a zone. */
const BETWEEN = 1 / 3
const LEAST_DEPTH = 3

/** On another map, places of the old one mean nothing: units line up along their edges, and objectives start over. */
function withMap(options: Options, map: TerrainMap): Options {
  if (isEdited(options.map, map)) return { ...options, map }
  const made = scenarios.map(({ setup }) => setup.options).find(one => isEdited(one.map, map))
  const deepest = Math.max(LEAST_DEPTH, Math.floor(map.height * BETWEEN))
  const sides = Object.fromEntries(
    Object.entries(options.sides).map(([seat, side]) => [
      seat,
      {
        ...side,
        depth: Math.min(made?.sides[seat]?.depth ?? side.depth, deepest),
        forces: side.forces.map(({ at: _, facing: __, ...unit }) => unit),
      },
    ]),
  )
  const bare = { ...options, map, sides, objectives: made?.objectives ?? [] }
  return made ? bare : objectives.add(bare)
}

export const terrain: TerrainSetup<Options> = {
  model: TERRAIN,
  designed: DESIGNED,
  random: randomLand,
  mapOf: ({ map }) => map,
  withMap,
}
