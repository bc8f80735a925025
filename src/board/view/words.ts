import { distance, type Vec } from '../../engine/geometry/vec'
import type { BoardSpec, ScenePiece } from '../../engine/scene/scene'
import type { SceneTerrain } from '../../engine/scene/terrain'
import { measured } from '../../engine/words'
import { hexAt, hexCentre, hexesBetween, hexName } from './hexes'

const digits = (value: number): string => {
  const size = Math.abs(value)
  if (size >= 1000) return Math.round(value).toLocaleString('en')
  const said = measured(value)
  return size >= 100 || said.includes('.') ? said : `${said}.0`
}

/** The distance between two points as this board counts it: in hexes on a hex map, else in a straight line. */
export const far = (board: BoardSpec, a: Vec, b: Vec): number =>
  board.kind === 'hex' ? hexesBetween(hexAt(a), hexAt(b)) : distance(a, b)

export function length(board: BoardSpec, value: number): string {
  if (board.kind === 'hex') return `${value} ${value === 1 ? board.unit : plural(board.unit)}`
  return `${digits(value)} ${board.unit}`
}

const plural = (unit: string): string => (unit === 'hex' ? 'hexes' : unit)

/** "21.4 cm · 10.7 km". */
export function lengthBothWays(board: BoardSpec, value: number): string {
  if (!board.world) return length(board, value)
  const world = value * board.world.per
  const kilometres = board.world.unit === 'm' && world >= 1000
  const said = kilometres ? `${digits(world / 1000)} km` : `${digits(world)} ${board.world.unit}`
  return `${length(board, value)} · ${said}`
}

/** Where a tool takes hold: the middle of the hex, or the point itself. */
export const settledAt = (board: BoardSpec, at: Vec): Vec => (board.kind === 'hex' ? hexCentre(hexAt(at)) : at)

export const placeName = (board: BoardSpec, at: Vec): string =>
  board.kind === 'hex' ? `hex ${hexName(hexAt(at))}` : `${at.x.toFixed(1)}, ${at.y.toFixed(1)} ${board.unit}`

/** The board as the screen reader hears it: "80.5 by 60 cm, 12 pieces", "30 by 20 hexes, 4 pieces". */
export function boardInWords(board: BoardSpec, pieces: number): string {
  const { hex, kind, unit } = board
  const size = hex
    ? `${hex.columns} by ${hex.rows} hexes`
    : kind === 'track'
      ? 'A track'
      : `${tidy(board.width)} by ${tidy(board.height)} ${unit}`
  return `${size}, ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`
}

const tidy = (value: number): number => Math.round(value * 10) / 10

/** A piece as the screen reader hears it. */
export function pieceInWords(board: BoardSpec, piece: ScenePiece): string {
  const facing = piece.facing === undefined ? null : `facing ${Math.round(piece.facing)}°`
  const face = piece.face === undefined ? null : `showing ${piece.face}`
  return [
    piece.name,
    piece.seat ? `side ${piece.seat}` : null,
    `at ${placeName(board, piece.at)}`,
    facing,
    face,
    piece.pace ?? null,
    ...piece.markers.map(marker => marker.name),
  ]
    .filter(part => part !== null)
    .join(', ')
}

/** "Wood, 4.0, 6.0 in to 12.5, 9.0 in": from its left top to its right bottom corner. */
export function terrainInWords(board: BoardSpec, { name, points, contours, crossings }: SceneTerrain): string {
  const xs = points.map(p => p.x)
  const ys = points.map(p => p.y)
  const corner = (of: (...values: number[]) => number) => placeName(board, { x: of(...xs), y: of(...ys) })
  const top = contours.at(-1)
  return [
    `${name}, ${corner(Math.min)} to ${corner(Math.max)}`,
    ...(top ? [`rises to ${tidy(top.height)}`] : []),
    ...crossings.map(({ kind, at }) => `${kind} at ${placeName(board, at)}`),
  ].join(', ')
}

export function degreesInWords(turned: number): string {
  const whole = Math.round(Math.abs(turned))
  if (whole === 0) return 'straight ahead'
  if (whole === 180) return 'directly behind'
  return `${whole}° ${turned > 0 ? 'right' : 'left'}`
}
