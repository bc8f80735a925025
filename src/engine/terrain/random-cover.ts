// What stands and grows on a random map: houses, hills, woods, fields and the hedges around them.
import type { Vec } from '../geometry/vec'
import { pick } from '../rolls/random'
import type { Crossing } from './model'
import { type Land, type Layer, tidy } from './random-land'
import { type Blob, blob, clearOf } from './random-shapes'

export function buildVillage(land: Land): void {
  const { building } = land.recipe
  if (!building) return
  const wanted = Math.round(land.between(6, 9))
  const kept: Blob[] = []
  for (let tries = 0; tries < 240 && kept.length < wanted; tries++) {
    const reach = land.between(1.8, 7.5) * land.grain
    const turn = land.random() * 2 * Math.PI
    const at = { x: land.centre.x + Math.sin(turn) * reach, y: land.centre.y - Math.cos(turn) * reach }
    const [w, h] = [land.between(0.9, 1.6) * land.grain, land.between(0.7, 1.1) * land.grain]
    const lean = land.between(-0.25, 0.25)
    const spot: Blob = { at, radius: Math.sqrt(w * w + h * h) }
    if (!clearOf(spot, kept, 0.25 * land.grain) || !land.offLines(at, spot.radius + 0.7 * land.grain)) continue
    kept.push(spot)
    const corner = (a: number, b: number): Vec =>
      tidy({
        x: at.x + Math.cos(lean) * w * a - Math.sin(lean) * h * b,
        y: at.y + Math.sin(lean) * w * a + Math.cos(lean) * h * b,
      })
    const points = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
    land.add('building', { kind: building.kind, points, ...(building.values ? { values: building.values } : {}) })
  }
  land.blobs.push({ at: land.centre, radius: 7 * land.grain })
}

export function raiseHills(land: Land): void {
  const { hill } = land.recipe
  if (!hill) return
  const wanted = Math.round(land.between(2, 4) * land.much)
  for (let i = 0; i < wanted; i++) {
    const radius = land.between(5, 8.5) * land.grain
    const free = land.spot(radius, land.grain)
    if (!free) continue
    land.blobs.push(free)
    const outline = blob(land.random, { at: free.at, radius, knots: 9 })
    const top = land.random() < 0.6
    const inner = top
      ? [{ points: outline.map(p => toward(free.at, p, 0.48)), height: hill.step * 2, run: hill.run * 0.8 }]
      : []
    land.add('hill', {
      kind: hill.kind,
      points: outline,
      curve: true,
      height: hill.step,
      run: hill.run,
      contours: inner,
    })
  }
}

const toward = (a: Vec, b: Vec, part: number): Vec => tidy({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part })

export function growCover(land: Land): void {
  scatter(land, 'wood', { kinds: land.recipe.woods, sizes: [3, 5.5], usual: 5 })
  scatter(land, 'rough', { kinds: land.recipe.rough, sizes: [2, 3.6], usual: 3 })
  scatter(land, 'field', { kinds: land.recipe.fields, sizes: [2.4, 4], usual: 3 })
}

interface Scattered {
  readonly kinds: readonly string[]
  /** Least and greatest radius. */
  readonly sizes: readonly [number, number]
  /** How many of them lie on a usual map, at least. */
  readonly usual: number
}

function scatter(land: Land, layer: Layer, { kinds, sizes: [least, most], usual }: Scattered): void {
  if (kinds.length === 0) return
  const wanted = Math.round(land.between(usual, usual + 3) * land.much)
  for (let i = 0; i < wanted; i++) {
    const radius = land.between(least, most) * land.grain
    // Woods may climb hills: only what lies flat keeps its distance.
    const free = land.spot(radius, -0.6 * radius)
    if (!free || (layer !== 'wood' && !land.offLines(free.at, radius))) continue
    land.blobs.push({ at: free.at, radius })
    const field = layer === 'field'
    const points = blob(land.random, { at: free.at, radius, knots: field ? 4 : 9 })
    land.add(layer, { kind: pick(land.random, kinds), points, ...(field ? {} : { curve: true }) })
  }
}

export function plantHedges(land: Land): void {
  const { hedges } = land.recipe
  if (hedges.length === 0) return
  for (const field of [...land.layers.field]) {
    const [a, b, c] = field.points
    if (!a || !b || !c || land.random() < 0.25) continue
    const middle = tidy({ x: (b.x + c.x) / 2, y: (b.y + c.y) / 2 })
    const gate: Crossing = { kind: 'gap', at: middle, width: 0.9 * land.grain }
    land.add('hedge', { kind: pick(land.random, hedges), points: [a, b, middle, c], crossings: [gate] })
  }
}
