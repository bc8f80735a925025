// A map from a word: `randomMap(model, recipe, { seed, width, height })`. Two roads meet in a village, a stream runs
// under them by bridges and fords, hills and woods fill the rest. The same word gives the same map, and every map is
// sound: what would not fit is left out.
import type { Vec } from '../geometry/vec'
import { pick, type Random, randomFrom } from '../rolls/random'
import { checkMap } from './check'
import { smooth } from './figure'
import type { Crossing, TerrainMap, TerrainModel, TerrainPiece } from './model'
import { type Blob, blob, clearOf, crossingsOf, inBlob, strand } from './random-shapes'

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

export function randomMap(model: TerrainModel, recipe: MapRecipe, order: MapOrder): TerrainMap {
  const land = new Land(recipe, order)
  land.stream()
  land.roads()
  land.village()
  land.hills()
  land.cover()
  land.hedges()
  return sound(model, {
    name: `Random: ${order.seed}`,
    width: order.width,
    height: order.height,
    pieces: land.inOrder(),
  })
}

/** Leaves out whatever is faulty, one after the other. */
function sound(model: TerrainModel, map: TerrainMap): TerrainMap {
  const wrong = new Set(checkMap(model, map).map(({ piece }) => piece))
  if (wrong.size === 0) return map
  return sound(model, { ...map, pieces: map.pieces.filter(({ id }) => !wrong.has(id)) })
}

/** A number out of a word. */
function numberOf(seed: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

type Layer = 'hill' | 'field' | 'rough' | 'wood' | 'stream' | 'road' | 'hedge' | 'building'
const LAYERS: readonly Layer[] = ['hill', 'field', 'rough', 'wood', 'stream', 'road', 'hedge', 'building']

class Land {
  private readonly random: Random
  private readonly layers: Record<Layer, TerrainPiece[]> = {
    hill: [],
    field: [],
    rough: [],
    wood: [],
    stream: [],
    road: [],
    hedge: [],
    building: [],
  }
  private readonly blobs: Blob[] = []
  private readonly lines: (readonly Vec[])[] = []
  private readonly centre: Vec
  /** A forty-eighth of the shorter side: an inch on the usual table. */
  private readonly grain: number
  private readonly much: number

  constructor(
    private readonly recipe: MapRecipe,
    private readonly order: MapOrder,
  ) {
    this.random = randomFrom(numberOf(order.seed))
    this.grain = Math.min(order.width, order.height) / 48
    this.much = (order.density ?? 1) * ((order.width * order.height) / (72 * 48 * this.grain ** 2))
    this.centre = { x: order.width * this.between(0.35, 0.65), y: order.height * this.between(0.38, 0.62) }
  }

  private between(low: number, high: number): number {
    return low + this.random() * (high - low)
  }

  private add(layer: Layer, piece: Omit<TerrainPiece, 'id'>): void {
    const list = this.layers[layer]
    list.push({ id: `${layer}-${list.length + 1}`, ...piece })
  }

  inOrder(): readonly TerrainPiece[] {
    return LAYERS.flatMap(layer => this.layers[layer])
  }

  stream(): void {
    const { stream } = this.recipe
    if (!stream) return
    const { width, height } = this.order
    const off = (this.random() < 0.5 ? -1 : 1) * this.between(0.12, 0.2)
    const across = this.random() < 0.5
    const ends: readonly [Vec, Vec] = across
      ? [
          { x: 0, y: this.centre.y + height * (off + this.between(-0.1, 0.1)) },
          { x: width, y: this.centre.y + height * (off + this.between(-0.1, 0.1)) },
        ]
      : [
          { x: this.centre.x + width * (off + this.between(-0.1, 0.1)), y: 0 },
          { x: this.centre.x + width * (off + this.between(-0.1, 0.1)), y: height },
        ]
    const line = strand(this.random, ends, { knots: 7, sway: 2.4 * this.grain }, this.order)
    this.lines.push(line)
    this.add('stream', { kind: stream, points: line, curve: true })
  }

  roads(): void {
    const { road } = this.recipe
    if (!road) return
    const { width, height } = this.order
    const ends: readonly Vec[] = [
      { x: 0, y: height * this.between(0.2, 0.8) },
      { x: width, y: height * this.between(0.2, 0.8) },
      { x: width * this.between(0.2, 0.8), y: 0 },
      { x: width * this.between(0.2, 0.8), y: height },
    ]
    const half = (from: Vec, to: Vec): readonly Vec[] =>
      strand(this.random, [from, to], { knots: 3, sway: 1.5 * this.grain }, this.order)
    const [west, east, north, south] = ends
    if (!west || !east || !north || !south) return
    for (const [from, to] of [
      [west, east],
      [north, south],
    ] as const) {
      const line = [...half(from, this.centre), ...half(this.centre, to).slice(1)]
      this.lines.push(line)
      this.add('road', { kind: road, points: line, curve: true })
    }
    this.bridges()
  }

  /** A bridge wherever a road meets the stream, and one ford. */
  private bridges(): void {
    const [stream] = this.layers.stream
    if (!stream) return
    const bridges = this.layers.road.flatMap(road =>
      crossingsOf(smooth(road.points, false), smooth(stream.points, false)),
    )
    const spare = stream.points[this.random() < 0.5 ? 1 : stream.points.length - 2]
    const wide = (kind: Crossing['kind'], at: Vec, width: number): Crossing => ({ kind, at, width: width * this.grain })
    const crossings = [
      ...bridges.map(at => wide('bridge', at, 2)),
      ...(spare && bridges.every(at => far(at, spare) > 6 * this.grain) ? [wide('ford', spare, 3)] : []),
    ]
    this.layers.stream[0] = { ...stream, crossings }
  }

  village(): void {
    const { building } = this.recipe
    if (!building) return
    const wanted = Math.round(this.between(6, 9))
    const kept: Blob[] = []
    for (let tries = 0; tries < 240 && kept.length < wanted; tries++) {
      const reach = this.between(1.8, 7.5) * this.grain
      const turn = this.random() * 2 * Math.PI
      const at = { x: this.centre.x + Math.sin(turn) * reach, y: this.centre.y - Math.cos(turn) * reach }
      const [w, h] = [this.between(0.9, 1.6) * this.grain, this.between(0.7, 1.1) * this.grain]
      const lean = this.between(-0.25, 0.25)
      const spot: Blob = { at, radius: Math.sqrt(w * w + h * h) }
      if (!clearOf(spot, kept, 0.25 * this.grain) || !this.offLines(at, spot.radius + 0.7 * this.grain)) continue
      kept.push(spot)
      const corner = (a: number, b: number): Vec =>
        tidy({
          x: at.x + Math.cos(lean) * w * a - Math.sin(lean) * h * b,
          y: at.y + Math.sin(lean) * w * a + Math.cos(lean) * h * b,
        })
      const points = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
      this.add('building', { kind: building.kind, points, ...(building.values ? { values: building.values } : {}) })
    }
    this.blobs.push({ at: this.centre, radius: 7 * this.grain })
  }

  private offLines(p: Vec, reach: number): boolean {
    return this.lines.every(line => !inBlob({ at: p, radius: reach }, line))
  }

  /** A free spot for something round, or null where there is none. */
  private spot(radius: number, apart: number): Blob | null {
    const { width, height } = this.order
    const room = radius * 1.35
    for (let tries = 0; tries < 40; tries++) {
      const at = { x: this.between(room, width - room), y: this.between(room, height - room) }
      const one: Blob = { at, radius: room }
      if (width > 2 * room && height > 2 * room && clearOf(one, this.blobs, apart)) return one
    }
    return null
  }

  hills(): void {
    const { hill } = this.recipe
    if (!hill) return
    const wanted = Math.round(this.between(2, 4) * this.much)
    for (let i = 0; i < wanted; i++) {
      const radius = this.between(5, 8.5) * this.grain
      const free = this.spot(radius, this.grain)
      if (!free) continue
      this.blobs.push(free)
      const outline = blob(this.random, { at: free.at, radius, knots: 9 })
      const top = this.random() < 0.6
      const inner = top
        ? [{ points: outline.map(p => toward(free.at, p, 0.48)), height: hill.step * 2, run: hill.run * 0.8 }]
        : []
      this.add('hill', {
        kind: hill.kind,
        points: outline,
        curve: true,
        height: hill.step,
        run: hill.run,
        contours: inner,
      })
    }
  }

  cover(): void {
    this.scatter('wood', this.recipe.woods, [3, 5.5], 5)
    this.scatter('rough', this.recipe.rough, [2, 3.6], 3)
    this.scatter('field', this.recipe.fields, [2.4, 4], 3)
  }

  private scatter(
    layer: Layer,
    kinds: readonly string[],
    [least, most]: readonly [number, number],
    usual: number,
  ): void {
    if (kinds.length === 0) return
    const wanted = Math.round(this.between(usual, usual + 3) * this.much)
    for (let i = 0; i < wanted; i++) {
      const radius = this.between(least, most) * this.grain
      // Woods may climb hills: only what lies flat keeps its distance.
      const free = this.spot(radius, -0.6 * radius)
      if (!free || (layer !== 'wood' && !this.offLines(free.at, radius))) continue
      this.blobs.push({ at: free.at, radius })
      const field = layer === 'field'
      const points = blob(this.random, { at: free.at, radius, knots: field ? 4 : 9 })
      this.add(layer, { kind: pick(this.random, kinds), points, ...(field ? {} : { curve: true }) })
    }
  }

  hedges(): void {
    const { hedges } = this.recipe
    if (hedges.length === 0) return
    for (const field of [...this.layers.field]) {
      const [a, b, c] = field.points
      if (!a || !b || !c || this.random() < 0.25) continue
      const middle = tidy({ x: (b.x + c.x) / 2, y: (b.y + c.y) / 2 })
      const gate: Crossing = { kind: 'gap', at: middle, width: 0.9 * this.grain }
      this.add('hedge', { kind: pick(this.random, hedges), points: [a, b, middle, c], crossings: [gate] })
    }
  }
}

const tidy = (p: Vec): Vec => ({ x: Math.round(p.x * 100) / 100, y: Math.round(p.y * 100) / 100 })
const toward = (a: Vec, b: Vec, part: number): Vec => tidy({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part })
const far = (a: Vec, b: Vec): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)
