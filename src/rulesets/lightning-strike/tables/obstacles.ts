import { type Pose, type Vec, vec } from '../../../engine/geometry/vec'
import type { Obstacle, ObstacleKind } from '../state'

// The source gives no sizes; these are our own. Outlines in centimetres, around the middle of the marker.
const OUTLINES: Readonly<Record<Exclude<ObstacleKind, 'asteroid'>, readonly Vec[]>> = {
  // biome-ignore format: a row of points
  dust: [vec(-2, -7), vec(4, -7.5), vec(8, -4), vec(7.5, 1), vec(9, 5), vec(4, 7), vec(-1, 6), vec(-6, 7), vec(-9, 3), vec(-8, -3)],
  // biome-ignore format: a row of points
  debris: [vec(0, -6), vec(5, -5), vec(7, -1), vec(5.5, 4), vec(1, 6), vec(-4, 5), vec(-7, 2), vec(-5.5, -3)],
  // biome-ignore format: a row of points
  rock: [vec(-3, -5.5), vec(3, -6), vec(6.5, -2), vec(6, 3.5), vec(1.5, 6), vec(-4.5, 4.5), vec(-6.5, -0.5)],
  // biome-ignore format: a row of points
  factory: [vec(-3, -6), vec(3, -6), vec(3, -3), vec(6, -3), vec(6, 3), vec(3, 3), vec(3, 6), vec(-3, 6), vec(-3, 3), vec(-6, 3), vec(-6, -3), vec(-3, -3)],
}

export const ASTEROID_RADIUS = 3

/** The face of a die that draws each kind; a six is rolled again. */
export const DRAW: Readonly<Record<number, ObstacleKind>> = {
  1: 'dust',
  2: 'debris',
  3: 'rock',
  4: 'factory',
  5: 'asteroid',
}

export function markerAt(kind: ObstacleKind, { at, facing }: Pose): Obstacle['area'] {
  if (kind === 'asteroid') return { kind: 'disc', at: { x: at.x, y: at.y }, radius: ASTEROID_RADIUS }
  const angle = (facing * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const points = OUTLINES[kind].map(({ x, y }) => ({ x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos }))
  return { kind: 'polygon', points }
}

/** How far a marker reaches from its middle. */
export const markerRadius = (kind: ObstacleKind): number =>
  kind === 'asteroid' ? ASTEROID_RADIUS : Math.max(...OUTLINES[kind].map(({ x, y }) => Math.hypot(x, y)))
