import type { Vec } from '../geometry/vec'

/** How a piece of terrain is drawn; the art folder knows each. */
export const TERRAIN_LOOKS = [
  'hill',
  'wood',
  'open-wood',
  'orchard',
  'scrub',
  'building',
  'ruin',
  'road',
  'track',
  'river',
  'stream',
  'water',
  'marsh',
  'rough',
  'boulders',
  'field',
  'sand',
  'mud',
  'snow',
  'hedge',
  'wall',
  'fence',
  'wire',
  'trench',
  'bunker',
  'crater',
] as const
export type TerrainLook = (typeof TERRAIN_LOOKS)[number]

/** A ring of a hill: its ground lies at `height`, its slope reaches `run` inwards. */
export interface SceneContour {
  readonly points: readonly Vec[]
  readonly height: number
  readonly run: number
}

export interface SceneCrossing {
  readonly kind: 'bridge' | 'ford' | 'gap'
  readonly at: Vec
  /** Along the line, in degrees. */
  readonly facing: number
  /** Along and across the line. */
  readonly width: number
  readonly length: number
}

/** A piece of terrain as it is drawn: every curve is already a row of points, the same that rules measure. */
export interface SceneTerrain {
  readonly id: string
  readonly name: string
  /** Written on the map: only what somebody has named. */
  readonly label?: string
  readonly look: TerrainLook
  readonly points: readonly Vec[]
  readonly closed: boolean
  /** Of lines. */
  readonly width: number
  readonly contours: readonly SceneContour[]
  readonly crossings: readonly SceneCrossing[]
}
