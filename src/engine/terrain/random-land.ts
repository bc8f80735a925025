// A map in the making, to which one part after the other is added.
import type { Vec } from '../geometry/vec'
import { type Random, randomFrom } from '../rolls/random'
import type { TerrainPiece } from './model'
import { type Blob, clearOf, inBlob } from './random-shapes'

/** Which kind plays which part; what a game does not have is left out. */
export interface MapRecipe {
  readonly hill?: { readonly kind: string; readonly step: number; readonly run: number }
  readonly woods: readonly string[]
  readonly rough: readonly string[]
  readonly fields: readonly string[]
  readonly building?: { readonly kind: string; readonly values?: TerrainPiece['values'] }
  readonly road?: string
  readonly stream?: string
  readonly hedges: readonly string[]
}

export interface MapOrder {
  readonly seed: string
  readonly width: number
  readonly height: number
  /** How much lies on the table: 1 is usual, 0.5 open steppe, 1.5 close country. */
  readonly density?: number
}

/** A number out of a word. */
function numberOf(seed: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

export type Layer = 'hill' | 'field' | 'rough' | 'wood' | 'stream' | 'road' | 'hedge' | 'building'
const LAYERS: readonly Layer[] = ['hill', 'field', 'rough', 'wood', 'stream', 'road', 'hedge', 'building']

export class Land {
  readonly random: Random
  readonly layers: Record<Layer, TerrainPiece[]> = {
    hill: [],
    field: [],
    rough: [],
    wood: [],
    stream: [],
    road: [],
    hedge: [],
    building: [],
  }
  readonly blobs: Blob[] = []
  readonly lines: (readonly Vec[])[] = []
  readonly centre: Vec
  /** A forty-eighth of the shorter side: an inch on the usual table. */
  readonly grain: number
  readonly much: number

  constructor(
    readonly recipe: MapRecipe,
    readonly order: MapOrder,
  ) {
    this.random = randomFrom(numberOf(order.seed))
    this.grain = Math.min(order.width, order.height) / 48
    this.much = (order.density ?? 1) * ((order.width * order.height) / (72 * 48 * this.grain ** 2))
    this.centre = { x: order.width * this.between(0.35, 0.65), y: order.height * this.between(0.38, 0.62) }
  }

  between(low: number, high: number): number {
    return low + this.random() * (high - low)
  }

  add(layer: Layer, piece: Omit<TerrainPiece, 'id'>): void {
    const list = this.layers[layer]
    list.push({ id: `${layer}-${list.length + 1}`, ...piece })
  }

  inOrder(): readonly TerrainPiece[] {
    return LAYERS.flatMap(layer => this.layers[layer])
  }

  offLines(p: Vec, reach: number): boolean {
    return this.lines.every(line => !inBlob({ at: p, radius: reach }, line))
  }

  /** A free spot for something round, or null where there is none. */
  spot(radius: number, apart: number): Blob | null {
    const { width, height } = this.order
    const room = radius * 1.35
    for (let tries = 0; tries < 40; tries++) {
      const at = { x: this.between(room, width - room), y: this.between(room, height - room) }
      const one: Blob = { at, radius: room }
      if (width > 2 * room && height > 2 * room && clearOf(one, this.blobs, apart)) return one
    }
    return null
  }
}

export const tidy = (p: Vec): Vec => ({ x: Math.round(p.x * 100) / 100, y: Math.round(p.y * 100) / 100 })
