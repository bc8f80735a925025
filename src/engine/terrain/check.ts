// What is wrong with a map, and where: `checkMap(model, map)`; `readMap(model, unknown)` for what comes from a file.
import { EPSILON } from '../geometry/units'
import type { Vec } from '../geometry/vec'
import { faults } from '../schema'
import { figureOf, holds, smooth, squareToEdge } from './figure'
import {
  CROSSINGS,
  heightOf,
  kindOf,
  nameOf,
  type TerrainKind,
  type TerrainMap,
  type TerrainModel,
  type TerrainPiece,
  terrainMap,
} from './model'
import { meeting, selfCrossing } from './outline-faults'
import { place } from './placed'

export interface MapFault {
  readonly why: string
  /** The piece it is about; the map itself where it is left out. */
  readonly piece?: string
  readonly at?: Vec
}

export function readMap(
  model: TerrainModel,
  value: unknown,
):
  | { readonly map: TerrainMap; readonly faults: readonly [] }
  | { readonly map: null; readonly faults: readonly MapFault[] } {
  const parsed = terrainMap.safeParse(value)
  if (!parsed.success) return { map: null, faults: faults(parsed.error).map(why => ({ why })) }
  const wrong = checkMap(model, parsed.data)
  return wrong.length > 0 ? { map: null, faults: wrong } : { map: parsed.data, faults: [] }
}

/** One line for a fault, with its place. */
export function sayFault(model: TerrainModel, { why, at }: MapFault): string {
  return at ? `${why} (at ${round(at.x)}, ${round(at.y)} ${model.unit})` : why
}

export function checkMap(model: TerrainModel, map: TerrainMap): readonly MapFault[] {
  const seen = new Set<string>()
  const wrong: MapFault[] = [...sizeFaults(model, map)]
  const sound: { piece: TerrainPiece; kind: TerrainKind }[] = []
  for (const piece of map.pieces) {
    if (seen.has(piece.id)) wrong.push({ piece: piece.id, why: `Two pieces are called "${piece.id}"` })
    seen.add(piece.id)
    const kind = kindOf(model, piece.kind)
    if (!kind) {
      wrong.push({ piece: piece.id, why: `"${piece.id}" is of a kind this game does not know: "${piece.kind}"` })
      continue
    }
    const own = pieceFaults(model, map, { piece, kind })
    if (own.length === 0) sound.push({ piece, kind })
    wrong.push(...own)
  }
  return [...wrong, ...pairFaults(sound)]
}

function sizeFaults({ sizes, unit }: TerrainModel, { width, height }: TerrainMap): MapFault[] {
  return [width, height].some(side => side < sizes.least || side > sizes.most)
    ? [{ why: `The table is ${width} by ${height} ${unit}; a side may be ${sizes.least} to ${sizes.most} ${unit}` }]
    : []
}

function pieceFaults(
  model: TerrainModel,
  map: TerrainMap,
  { piece, kind }: { readonly piece: TerrainPiece; readonly kind: TerrainKind },
): MapFault[] {
  const name = `${nameOf(piece, kind)} (${piece.id})`
  const fault = (why: string, at?: Vec): MapFault => ({
    piece: piece.id,
    why: `${name}: ${why}`,
    ...(at ? { at } : {}),
  })
  const least = kind.form === 'line' ? 2 : 3
  if (piece.points.length < least) return [fault(`has ${piece.points.length} of at least ${least} points`)]
  const wrong: MapFault[] = []
  const rings = [piece.points, ...(piece.contours ?? []).map(({ points }) => points)]
  const off = rings
    .flat()
    .find(p => p.x < -EPSILON || p.y < -EPSILON || p.x > map.width + EPSILON || p.y > map.height + EPSILON)
  if (off) wrong.push(fault('lies off the table', off))
  for (const points of rings) {
    const twin = points.find((p, i) => same(p, points[i + 1] ?? (kind.form === 'line' ? undefined : points[0])))
    if (twin) wrong.push(fault('has two points in one place', twin))
    else if (points.length >= least && kind.form !== 'line') {
      const at = selfCrossing(piece.curve ? smooth(points, true) : points)
      if (at) wrong.push(fault('its outline crosses itself', at))
    }
  }
  if (kind.form !== 'hill' && piece.contours?.length) wrong.push(fault("has contours but isn't a hill"))
  if (wrong.length > 0) return wrong
  return [
    ...contourFaults({ piece, kind }, fault),
    ...crossingFaults({ piece, kind }, fault),
    ...valueFaults(model, { piece, kind }, fault),
  ]
}

type Fault = (why: string, at?: Vec) => MapFault
type Known = { readonly piece: TerrainPiece; readonly kind: TerrainKind }

function contourFaults({ piece, kind }: Known, fault: Fault): MapFault[] {
  if (kind.form !== 'hill') return []
  const wrong: MapFault[] = []
  if (heightOf(piece, kind) <= 0) wrong.push(fault('a hill must be higher than 0'))
  let around = { points: place(piece, kind).figure.points, height: heightOf(piece, kind) }
  for (const contour of piece.contours ?? []) {
    if (contour.points.length < 3) {
      wrong.push(fault(`a contour has ${contour.points.length} of at least 3 points`))
      continue
    }
    const points = piece.curve ? smooth(contour.points, true) : contour.points
    const outside = figureOf(around.points)
    const out = points.find(p => !holds(outside, p.x, p.y)) ?? meeting(points, around.points)
    if (out) wrong.push(fault(`the contour at ${contour.height} leaves the one around it`, out))
    if (contour.height <= around.height)
      wrong.push(fault(`the contour at ${contour.height} is not higher than the ${around.height} around it`, points[0]))
    around = { points, height: contour.height }
  }
  return wrong
}

function crossingFaults({ piece, kind }: Known, fault: Fault): MapFault[] {
  if (!piece.crossings?.length) return []
  if (kind.form !== 'line') return [fault(`only lines have crossings (${CROSSINGS.join(', ')})`)]
  const { figure } = place(piece, kind)
  return piece.crossings
    .filter(({ at }) => squareToEdge(figure, at.x, at.y) > (figure.half + EPSILON) ** 2)
    .map(({ kind: sort, at }) => fault(`its ${sort} does not lie on it`, at))
}

function valueFaults(model: TerrainModel, { piece, kind }: Known, fault: Fault): MapFault[] {
  return (kind.fields ?? [])
    .flatMap(field => {
      const value = piece.values?.[field.name]
      if (value === undefined) return []
      switch (field.kind) {
        case 'number':
          return typeof value === 'number' && value >= field.min && value <= field.max
            ? []
            : [fault(`${field.label} must be ${field.min} to ${field.max}, not ${value}`)]
        case 'choice':
          return field.options.some(option => option.value === value)
            ? []
            : [fault(`${field.label} cannot be "${value}"`)]
        case 'flag':
          return typeof value === 'boolean' ? [] : [fault(`${field.label} is yes or no`)]
        case 'text':
          return typeof value === 'string' && value.length <= field.most ? [] : [fault(`${field.label} is too long`)]
        default:
          return field satisfies never
      }
    })
    .concat(model.kinds.length === 0 ? [fault('this game has no terrain')] : [])
}

/** Contours of the land do not cross one another; what is solid does not stand in what is solid. */
function pairFaults(sound: readonly Known[]): MapFault[] {
  const wrong: MapFault[] = []
  sound.forEach((one, i) => {
    for (const other of sound.slice(i + 1)) {
      const hills = one.kind.form === 'hill' && other.kind.form === 'hill'
      const solid = one.kind.solid && other.kind.solid && one.kind.form !== 'line' && other.kind.form !== 'line'
      if (!hills && !solid) continue
      const at = overlap(one, other, hills ? 'crossing' : 'inside')
      if (!at) continue
      const names = `${nameOf(one.piece, one.kind)} (${one.piece.id}) and ${nameOf(other.piece, other.kind)} (${other.piece.id})`
      wrong.push({
        piece: other.piece.id,
        at,
        why: hills ? `${names}: their contours cross` : `${names} stand in one another`,
      })
    }
  })
  return wrong
}

function overlap(one: Known, other: Known, how: 'crossing' | 'inside'): Vec | null {
  const a = place(one.piece, one.kind).figure
  const b = place(other.piece, other.kind).figure
  if (a.box.left > b.box.right || b.box.left > a.box.right || a.box.top > b.box.bottom || b.box.top > a.box.bottom)
    return null
  const met = meeting(a.points, b.points)
  if (met || how === 'crossing') return met
  const [p] = a.points
  const [q] = b.points
  if (p && holds(b, p.x, p.y)) return p
  return q && holds(a, q.x, q.y) ? q : null
}

const same = (p: Vec, q: Vec | undefined): boolean =>
  q !== undefined && Math.abs(p.x - q.x) <= EPSILON && Math.abs(p.y - q.y) <= EPSILON

const round = (value: number): number => Math.round(value * 10) / 10
