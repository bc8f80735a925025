// What can be done to a map, piece by piece. Every function returns a new map and leaves the old one as it was.
import { nearestOn } from '../../engine/geometry/area'
import { distance, type Vec } from '../../engine/geometry/vec'
import {
  kindOf,
  type TerrainKind,
  type TerrainMap,
  type TerrainModel,
  type TerrainPiece,
} from '../../engine/terrain/model'
import { place } from '../../engine/terrain/placed'

export const pieceOf = (map: TerrainMap, id: string | null): TerrainPiece | null =>
  map.pieces.find(piece => piece.id === id) ?? null

/** The outline is ring 0, contours follow. */
export const ringPoints = (piece: TerrainPiece, ring: number): readonly Vec[] =>
  ring === 0 ? piece.points : (piece.contours?.[ring - 1]?.points ?? [])

export function withRing(piece: TerrainPiece, ring: number, points: readonly Vec[]): TerrainPiece {
  if (ring === 0) return { ...piece, points }
  const contours = (piece.contours ?? []).map((contour, i) => (i === ring - 1 ? { ...contour, points } : contour))
  return { ...piece, contours }
}

export const replaced = (map: TerrainMap, piece: TerrainPiece): TerrainMap => ({
  ...map,
  pieces: map.pieces.map(one => (one.id === piece.id ? piece : one)),
})

export const added = (map: TerrainMap, piece: TerrainPiece): TerrainMap => ({ ...map, pieces: [...map.pieces, piece] })

export const without = (map: TerrainMap, id: string): TerrainMap => ({
  ...map,
  pieces: map.pieces.filter(piece => piece.id !== id),
})

/** Above the others, or below them. */
export function restacked(map: TerrainMap, id: string, to: 'top' | 'bottom'): TerrainMap {
  const piece = pieceOf(map, id)
  if (!piece) return map
  const rest = map.pieces.filter(one => one.id !== id)
  return { ...map, pieces: to === 'top' ? [...rest, piece] : [piece, ...rest] }
}

export function freshId(map: TerrainMap, kind: string): string {
  for (let i = 1; ; i++) if (map.pieces.every(piece => piece.id !== `${kind}-${i}`)) return `${kind}-${i}`
}

/** Every point of a piece: outline, contours, crossings. */
function mapped(piece: TerrainPiece, to: (p: Vec) => Vec): TerrainPiece {
  return {
    ...piece,
    points: piece.points.map(to),
    ...(piece.contours && { contours: piece.contours.map(one => ({ ...one, points: one.points.map(to) })) }),
    ...(piece.crossings && { crossings: piece.crossings.map(one => ({ ...one, at: to(one.at) })) }),
  }
}

export const tidy = (p: Vec): Vec => ({ x: Math.round(p.x * 100) / 100, y: Math.round(p.y * 100) / 100 })

export const onTable = (map: TerrainMap, p: Vec): Vec => ({
  x: Math.min(map.width, Math.max(0, p.x)),
  y: Math.min(map.height, Math.max(0, p.y)),
})

/** Moved as a whole, as far as the table goes. */
export function moved(map: TerrainMap, piece: TerrainPiece, by: Vec): TerrainPiece {
  const xs = piece.points.map(p => p.x)
  const ys = piece.points.map(p => p.y)
  const hold = (shift: number, low: number, high: number) => Math.min(Math.max(shift, -low), high)
  const x = hold(by.x, Math.min(...xs), map.width - Math.max(...xs))
  const y = hold(by.y, Math.min(...ys), map.height - Math.max(...ys))
  return mapped(piece, p => tidy({ x: p.x + x, y: p.y + y }))
}

/** Turned around its centre; if it would leave the table, it is moved back onto it. */
export function turned(map: TerrainMap, piece: TerrainPiece, degrees: number): TerrainPiece {
  const middle = middleOf(piece)
  const a = (degrees * Math.PI) / 180
  const spun = mapped(piece, p => {
    const [x, y] = [p.x - middle.x, p.y - middle.y]
    return tidy({ x: middle.x + x * Math.cos(a) - y * Math.sin(a), y: middle.y + x * Math.sin(a) + y * Math.cos(a) })
  })
  return backOn(map, spun)
}

function backOn(map: TerrainMap, piece: TerrainPiece): TerrainPiece {
  const over = (values: readonly number[], most: number) => {
    const [low, high] = [Math.min(...values), Math.max(...values)]
    return low < 0 ? -low : high > most ? most - high : 0
  }
  const x = over(
    piece.points.map(p => p.x),
    map.width,
  )
  const y = over(
    piece.points.map(p => p.y),
    map.height,
  )
  const shifted = x === 0 && y === 0 ? piece : mapped(piece, p => ({ x: p.x + x, y: p.y + y }))
  return mapped(shifted, p => tidy(onTable(map, p)))
}

export function middleOf(piece: TerrainPiece): Vec {
  const xs = piece.points.map(p => p.x)
  const ys = piece.points.map(p => p.y)
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
}

/** A copy, slightly offset. */
export function copied(map: TerrainMap, piece: TerrainPiece): TerrainPiece {
  const by = Math.min(map.width, map.height) / 24
  const copy = { ...moved(map, piece, { x: by, y: by }), id: freshId(map, piece.kind) }
  const stuck = distance(middleOf(copy), middleOf(piece)) < by / 2
  return stuck ? { ...moved(map, piece, { x: -by, y: -by }), id: copy.id } : copy
}

/** A copy for the other side of the table, turned around the table's centre. */
export function mirrored(map: TerrainMap, piece: TerrainPiece): TerrainPiece {
  const across = mapped(piece, p => tidy({ x: map.width - p.x, y: map.height - p.y }))
  return { ...across, id: freshId(map, piece.kind) }
}

/** Crossings stay on their line however it is reshaped. */
export function settled(model: TerrainModel, piece: TerrainPiece): TerrainPiece {
  const kind = kindOf(model, piece.kind)
  if (!piece.crossings?.length || kind?.form !== 'line') return piece
  const { points } = place({ ...piece, crossings: [] }, kind).figure
  return { ...piece, crossings: piece.crossings.map(one => ({ ...one, at: tidy(nearestOf(points, one.at)) })) }
}

export function nearestOf(points: readonly Vec[], p: Vec): Vec {
  let best = points[0] ?? p
  points.forEach((b, i) => {
    const a = points[i - 1]
    const near = a ? nearestOn(a, b, p) : b
    if (distance(near, p) < distance(best, p)) best = near
  })
  return best
}

/** Another level inside the innermost one. */
export function withContour(model: TerrainModel, piece: TerrainPiece): TerrainPiece {
  const inner = piece.contours?.at(-1)
  const base = inner?.points ?? piece.points
  const level = inner?.height ?? piece.height ?? kindOf(model, piece.kind)?.height ?? 10
  const n = Math.max(1, base.length)
  const middle = { x: base.reduce((s, p) => s + p.x, 0) / n, y: base.reduce((s, p) => s + p.y, 0) / n }
  const points = base.map(p => tidy({ x: middle.x + (p.x - middle.x) * 0.55, y: middle.y + (p.y - middle.y) * 0.55 }))
  const step = piece.height ?? kindOf(model, piece.kind)?.height ?? 10
  return { ...piece, contours: [...(piece.contours ?? []), { points, height: level + step }] }
}

/** Resizes the table; pieces that are no longer on it are pushed back. */
export function resized(map: TerrainMap, width: number, height: number): TerrainMap {
  const next = { ...map, width, height }
  return { ...next, pieces: map.pieces.map(piece => backOn(next, piece)) }
}

export const leastPoints = (kind: TerrainKind | undefined): number => (kind?.form === 'line' ? 2 : 3)
