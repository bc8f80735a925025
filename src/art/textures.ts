import type { Theme } from './palette'
import { BUILDING, HILL, ROAD, ROUGH, WATER, WOOD } from './textures-ground'
import { LIGHT, NIGHT } from './textures-light'
import { CONSOLE, ORBIT, SCREEN, ZONE_FRONT, ZONE_MID, ZONE_REAR } from './textures-mat'
import { ASTEROID, DEBRIS, DUST, FACTORY, ROCK } from './textures-space'

/** A patch to fill: a box in pixels, already clipped to the area, its left top corner at the origin. */
export interface Patch {
  readonly ctx: CanvasRenderingContext2D
  readonly width: number
  readonly height: number
  /** Pixels per table unit, so that trees stay trees on a large wood. */
  readonly unit: number
  readonly theme: Theme
  /** Lays the outline of the area as a path, drawn together towards its middle: 1 is the edge itself. */
  trace(part: number): void
  readonly chance: () => number
}

export interface Texture {
  fill(patch: Patch): void
  /** The edge of the area; dashed where it is not solid. */
  readonly edge: Readonly<Record<Theme, string>>
  readonly dashed: boolean
}

/** Each differs from the others in pattern and brightness, so that they can be told apart without colour. */
export const TEXTURES = {
  dust: DUST,
  debris: DEBRIS,
  rock: ROCK,
  factory: FACTORY,
  asteroid: ASTEROID,
  wood: WOOD,
  hill: HILL,
  building: BUILDING,
  road: ROAD,
  water: WATER,
  rough: ROUGH,
  console: CONSOLE,
  screen: SCREEN,
  'zone-front': ZONE_FRONT,
  'zone-mid': ZONE_MID,
  'zone-rear': ZONE_REAR,
  orbit: ORBIT,
  night: NIGHT,
  light: LIGHT,
} as const satisfies Readonly<Record<string, Texture>>

export type TextureName = keyof typeof TEXTURES

const isTexture = (name: string): name is TextureName => Object.hasOwn(TEXTURES, name)

/** An unknown texture looks like rough ground. */
export const textureOf = (name: string): Texture => (isTexture(name) ? TEXTURES[name] : ROUGH)
