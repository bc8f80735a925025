import { distanceToSegment, edgesOf } from '../../engine/geometry/area'
import { distance, type Vec } from '../../engine/geometry/vec'
import { type Refusal, refuse } from '../../engine/rolls/plan'
import type { PlaceModel } from '../../engine/setup'
import type { TerrainPiece } from '../../engine/terrain/model'
import type { Options } from './options'
import { HOLD_REACH } from './rules/victory/victory'
import { TERRAIN } from './tables/terrain-kinds'

const MOST = 12
const USUAL = 2

const AREAS = new Set(TERRAIN.kinds.filter(({ form }) => form === 'area').map(({ id }) => id))
/** STR.core.victory.hold: the places on a map that can be held, buildings first. */
const placesOn = ({ map }: Options): TerrainPiece[] =>
  map.pieces.filter(({ kind }) => AREAS.has(kind)).toSorted((a, b) => Number(isHouse(b)) - Number(isHouse(a)))
const isHouse = ({ kind }: TerrainPiece): boolean => kind === 'building'

const nameOf = ({ id, name, kind }: TerrainPiece): string =>
  name ?? `${TERRAIN.kinds.find(one => one.id === kind)?.name ?? kind} ${id}`
const middleOf = ({ points }: TerrainPiece): Vec => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
const farthest = (piece: TerrainPiece): number =>
  Math.max(0, ...piece.points.map(point => distance(middleOf(piece), point)))
const awayFrom = ({ points }: TerrainPiece, at: Vec): number =>
  Math.min(...edgesOf(points).map(([p, q]) => distanceToSegment(p, q, at)))

const held = ({ victory }: Options): (readonly [string, number])[] => Object.entries(victory.hold)
const withHeld = (options: Options, hold: readonly (readonly [string, number])[]): Options => ({
  ...options,
  victory: { ...options.victory, hold: Object.fromEntries(hold) },
})
const free = (options: Options, but: string | null): TerrainPiece[] =>
  placesOn(options).filter(({ id }) => id === but || options.victory.hold[id] === undefined)

/** Objectives are pieces of the map. When dragged, an objective moves to the nearest piece that isn't one yet. */
export const objectives: PlaceModel<Options> = {
  title: 'Objectives',
  one: 'an objective',
  most: MOST,
  list: options =>
    held(options).map(([id, worth]) => {
      const piece = options.map.pieces.find(one => one.id === id)
      return {
        name: piece ? nameOf(piece) : id,
        at: piece ? middleOf(piece) : { x: Number.NaN, y: Number.NaN },
        radius: piece ? farthest(piece) + HOLD_REACH : 0,
        words: piece
          ? `${worth} points for the only side with men in it or within ${HOLD_REACH} cm`
          : 'not on this map',
        fields: [
          {
            kind: 'choice',
            name: 'piece',
            label: 'Place',
            value: id,
            options: [
              ...(piece ? [] : [{ value: id, label: 'not on this map' }]),
              ...free(options, id).map(one => ({ value: one.id, label: nameOf(one) })),
            ],
          },
          { kind: 'number', name: 'worth', label: 'Victory points', min: 0, max: 50, value: worth },
        ],
      }
    }),
  change(options, index, { piece, worth, x, y }) {
    const before = held(options)[index]
    if (!before) return options
    const [id, points] = before
    const to = { x: Number(x), y: Number(y) }
    const [nearest] =
      x === undefined || y === undefined ? [] : free(options, id).toSorted((a, b) => awayFrom(a, to) - awayFrom(b, to))
    const next = nearest?.id ?? (piece === undefined ? id : String(piece))
    return withHeld(options, held(options).with(index, [next, Number(worth ?? points)]))
  },
  add(options) {
    const [piece] = free(options, null)
    return piece ? withHeld(options, [...held(options), [piece.id, USUAL]]) : options
  },
  remove: (options, index) => withHeld(options, held(options).toSpliced(index, 1)),
}

/** Objectives left over from another map don't count on this one. */
export const strayObjectives = (options: Options): Refusal[] =>
  held(options).flatMap(([id]) =>
    options.map.pieces.some(piece => piece.id === id)
      ? []
      : [refuse('STR.core.victory.hold', `The objective “${id}” isn’t on this map, so nobody gets points for it.`)],
  )
