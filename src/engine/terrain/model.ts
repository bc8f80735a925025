// Terrain for every game. A ruleset declares its kinds of terrain (`TerrainModel`); a map is data (`TerrainMap`).
// Everything else here asks questions of the two together, through one cached index:
//
//   const ground = terrainOf(MODEL, state.map)                     index.ts      cached per map object
//   ground.at(p) · ground.ground(p) · ground.elevation(p)          index.ts      what lies at a point, top first
//   trace(ground, a, b)                                            trace.ts      pieces along a line, entry and exit
//   sightBetween(ground, rule, { from, to, eye, target })          sight.ts      clear or what blocks, with shapes
//     rule = thicknessSight() | heightSight()                      sight-rules.ts
//   sightField(ground, rule, { from, far })                        field.ts      what is seen and dead ground, as shapes
//   wayCost(ground, going, points)                                 going.ts      exact cost of a way, leg by leg
//   reachFrom(ground, going, { from, limit })                      reach.ts      region and cheapest ways
//   checkMap(MODEL, map) · readMap(MODEL, unknown)                 check.ts      what is wrong and where
//   terrainScene(ground)                                           scene.ts      what the board draws
//   randomMap(model, recipe, { seed, width, height })              random-map.ts
import type { Vec } from '../geometry/vec'
import type { Field } from '../offers'
import type { TerrainLook } from '../scene/terrain'
import { z } from '../schema'

const vec = z.object({ x: z.number(), y: z.number() })
const positive = z.number().check(z.positive())
const label = z.string().check(z.maxLength(80))

export const CROSSINGS = ['bridge', 'ford', 'gap'] as const
export type CrossingKind = (typeof CROSSINGS)[number]

/** A place where a line can be passed: a bridge or ford of a river, a gate in a hedge. There the piece itself is not. */
export interface Crossing {
  readonly kind: CrossingKind
  /** On the line; the editor keeps it there. */
  readonly at: Vec
  /** How much of the line is open. */
  readonly width: number
  readonly name?: string
}

/** A further outline inside a hill: the ground within it lies at this height. */
export interface Contour {
  readonly points: readonly Vec[]
  readonly height: number
  readonly run?: number
}

export interface TerrainPiece {
  readonly id: string
  /** A kind that the game declares. */
  readonly kind: string
  readonly name?: string
  /** The closed outline of an area or a hill; the middle of a line. */
  readonly points: readonly Vec[]
  /** Drawn and measured as a smooth curve through the points. */
  readonly curve?: boolean
  /** Of lines; the kind's own where it is left out. */
  readonly width?: number
  /** Of a hill, the level of its ground; of anything else, its top above the ground. The kind's own where left out. */
  readonly height?: number
  /** Of hills: how far inside the outline the slope reaches. */
  readonly run?: number
  readonly contours?: readonly Contour[]
  readonly crossings?: readonly Crossing[]
  readonly notes?: string
  /** What only this game knows of it: floors, armour. */
  readonly values?: Readonly<Record<string, number | string | boolean>>
}

export interface TerrainMap {
  readonly name: string
  readonly width: number
  readonly height: number
  /** A later piece lies on top. */
  readonly pieces: readonly TerrainPiece[]
  readonly notes?: string
}

const values = z.record(z.string(), z.union([z.number(), z.string().check(z.maxLength(200)), z.boolean()]))
const points = z.array(vec).check(z.maxLength(400))

const crossingSchema: z.ZodMiniType<Crossing> = z.object({
  kind: z.enum(CROSSINGS),
  at: vec,
  width: positive,
  name: z.exactOptional(label),
})

const contourSchema: z.ZodMiniType<Contour> = z.object({
  points,
  height: z.number(),
  run: z.exactOptional(z.number().check(z.nonnegative())),
})

export const terrainPiece: z.ZodMiniType<TerrainPiece> = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  kind: z.string(),
  name: z.exactOptional(label),
  points,
  curve: z.exactOptional(z.boolean()),
  width: z.exactOptional(positive),
  height: z.exactOptional(z.number()),
  run: z.exactOptional(z.number().check(z.nonnegative())),
  contours: z.exactOptional(z.array(contourSchema).check(z.maxLength(20))),
  crossings: z.exactOptional(z.array(crossingSchema).check(z.maxLength(40))),
  notes: z.exactOptional(z.string().check(z.maxLength(2000))),
  values: z.exactOptional(values),
})

/** The shape of a map; `checkMap` says whether it makes sense on a game's table. */
export const terrainMap: z.ZodMiniType<TerrainMap> = z.object({
  name: label,
  width: positive,
  height: positive,
  pieces: z.array(terrainPiece).check(z.maxLength(500)),
  notes: z.exactOptional(z.string().check(z.maxLength(4000))),
})

/** `area` and `hill` have an outline, a `line` a middle and a width. A hill is ground; everything else stands on it. */
export type TerrainForm = 'area' | 'line' | 'hill'

/** `blocks` hides what is behind it; `limits` lets one see `depth` units of it through; `open` hinders no eye. */
export type SightEffect = 'open' | 'limits' | 'blocks'

/** A kind of terrain, as a game declares it. */
export interface TerrainKind {
  readonly id: string
  readonly name: string
  readonly form: TerrainForm
  readonly look: TerrainLook
  readonly sight: SightEffect
  /** For `limits`: how many table units of it one sees through. */
  readonly depth?: number
  /** In height units, where a piece does not say: its top above the ground, or the level of a hill. */
  readonly height?: number
  /** Lines: in table units, where a piece does not say. */
  readonly width?: number
  /** The game's own word for how it is moved through; its cost function reads it. */
  readonly going: string
  /** The game's own word for the cover it gives. */
  readonly cover: string
  /** Lines that are stepped over, not walked in: hedges, walls. They cost by the crossing (`Going.cross`). */
  readonly barrier?: boolean
  /** Two solid pieces cannot overlap: buildings. */
  readonly solid?: boolean
  /** Further words of the game: "hull-down", "fortification". */
  readonly flags?: readonly string[]
  /** What the editor asks for a piece of this kind beyond its outline; written to `values` by the field's name. */
  readonly fields?: readonly Field[]
  /** Shown in the editor: what it does in this game. */
  readonly says: string
}

/** What a game knows of terrain. */
export interface TerrainModel {
  readonly kinds: readonly TerrainKind[]
  /** As rulers write it: "in", "cm". */
  readonly unit: string
  /** The unit of heights, and how many of them make a table unit; slopes are worked out from it. */
  readonly heights: { readonly unit: string; readonly per: number }
  readonly sizes: {
    readonly least: number
    readonly most: number
    readonly usual: { readonly width: number; readonly height: number }
  }
}

const tables = new WeakMap<TerrainModel, ReadonlyMap<string, TerrainKind>>()

export function kindOf(model: TerrainModel, id: string): TerrainKind | undefined {
  let table = tables.get(model)
  if (!table) {
    table = new Map(model.kinds.map(kind => [kind.id, kind]))
    tables.set(model, table)
  }
  return table.get(id)
}

export const nameOf = (piece: TerrainPiece, kind: TerrainKind): string => piece.name ?? kind.name
export const heightOf = (piece: TerrainPiece, kind: TerrainKind): number => piece.height ?? kind.height ?? 0
