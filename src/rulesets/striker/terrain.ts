import type { TerrainSetup } from '../../engine/setup'
import { isEdited } from '../../engine/terrain/edited'
import type { TerrainMap } from '../../engine/terrain/model'
import { type MapRecipe, randomMap } from '../../engine/terrain/random-map'
import { objectives } from './objectives'
import type { Options } from './options'
import type { Order } from './orders'
import { CROSSROADS, crossroads } from './scenarios/crossroads'
import { RIDGE, ridge } from './scenarios/ridge'
import { hold } from './scenarios/terms'
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

const DEPTH = 15
/** How many buildings of a new map are objectives at first. */
const FIRST_OBJECTIVES = 4

/** A strip along each side's own edge: A at the bottom, B at the top. */
function edgesOf({ width, height }: TerrainMap): Options['zones'] {
  const depth = Math.min(DEPTH, Math.floor(height / 4))
  return { A: [0, height - depth, width, height], B: [0, 0, width, depth] }
}

/** The buildings of a map, or its first piece that can be held. */
function heldOn(options: Options): Options {
  const houses = options.map.pieces.filter(({ kind }) => kind === 'building').length
  let next = options
  for (let i = 0; i < Math.max(1, Math.min(FIRST_OBJECTIVES, houses)); i++) next = objectives.add(next)
  return next
}

/** First orders that name no place. */
const placeless = (orders: Readonly<Record<string, Order>>): Record<string, Order> => ({
  ...Object.fromEntries(
    Object.entries(orders).filter(
      ([, { move, fire }]) => move.point === null && move.route.length === 0 && fire.zone === null,
    ),
  ),
  default: hold(),
})

/** After edits, objectives stay if they are still there. */
function withKept(options: Options, map: TerrainMap): Options {
  const there = new Set(map.pieces.map(({ id }) => id))
  const hold = Object.fromEntries(Object.entries(options.victory.hold).filter(([id]) => there.has(id)))
  const next = { ...options, map, victory: { ...options.victory, hold } }
  return Object.keys(hold).length > 0 ? next : heldOn(next)
}

/** On another map, places of the old one mean nothing: zones, objectives and first orders start over. */
function withMap(options: Options, map: TerrainMap): Options {
  if (isEdited(options.map, map)) return withKept(options, map)
  const made = [crossroads, ridge].find(one => isEdited(one.map, map))
  const { heldAtStart: _, ...victory } = options.victory
  const anywhere = (side: 'A' | 'B') => options.forces[side].map(({ at: __, ...listed }) => listed)
  const bare: Options = {
    ...options,
    map,
    zones: made?.zones ?? edgesOf(map),
    forces: { A: anywhere('A'), B: anywhere('B') },
    initial: { A: placeless(options.initial.A), B: placeless(options.initial.B) },
    victory: { ...victory, hold: made?.victory.hold ?? {} },
  }
  return made ? bare : heldOn(bare)
}

/** The maps of this game: the two that come with it, and random ones made from a seed. */
export const terrain: TerrainSetup<Options> = {
  model: TERRAIN,
  designed: [CROSSROADS, RIDGE],
  random: (seed, size) => randomMap(TERRAIN, RECIPE, { seed, ...size }),
  mapOf: ({ map }) => map,
  withMap,
}
