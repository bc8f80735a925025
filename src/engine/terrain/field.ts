// What one point sees of the whole table: `sightField(ground, rule, { from })`. Rays all around, each cut into what is
// seen and what is hidden; neighbours are sewn together into a few outlines.
import type { Vec } from '../geometry/vec'
import type { Shape, Tone } from '../scene/shapes'
import type { TerrainIndex } from './index'
import { hiding } from './sight'
import type { Heights, SightRule } from './sight-rules'
import { lineOf } from './stretches'
import { type Trace, traceLine } from './trace'

export interface FieldQuery {
  readonly from: Vec
  /** As far as this: visibility, range of a weapon. The table's edge where it is left out. */
  readonly far?: number
  readonly eye?: number
  /** Height of what is looked for, above its ground. */
  readonly target?: number
  readonly rays?: number
}

/** Stretches of a ray, [from, to, from, to, …]. */
interface Ray {
  readonly angle: number
  readonly dx: number
  readonly dy: number
  readonly length: number
  readonly hidden: readonly number[]
}

export interface SightField {
  readonly from: Vec
  /** Outlines of what is out of sight; nothing is hidden where there are none. */
  readonly hidden: readonly (readonly Vec[])[]
  /** How much of the surroundings is seen, from 0 to 1. */
  readonly share: number
  shapes(tone: Tone): readonly Shape[]
}

const RAYS = 480
const SAMPLES = 64

export function sightField(index: TerrainIndex, rule: SightRule, query: FieldQuery): SightField {
  const { from, far = Number.POSITIVE_INFINITY, eye = 0, target = 0, rays: count = RAYS } = query
  const { map } = index
  const heights = { eye, target }
  const hiders = hiding(index, rule)
  const rays: Ray[] = []
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 2 * Math.PI
    const dx = Math.sin(angle)
    const dy = -Math.cos(angle)
    const length = Math.min(far, toEdge(from, { x: dx, y: dy }, map))
    const line = lineOf(from, { x: from.x + dx * length, y: from.y + dy * length })
    const hidden = length > 0 ? hiddenOn(traceLine(index, line, hiders), rule, heights) : []
    rays.push({ angle, dx, dy, length, hidden })
  }
  const hidden = sewn(rays, from)
  return {
    from,
    hidden,
    share: shareOf(rays),
    shapes: tone => hidden.map(points => ({ kind: 'polygon', tone, points })),
  }
}

function toEdge(from: Vec, d: Vec, size: { readonly width: number; readonly height: number }): number {
  const x = d.x > 1e-12 ? (size.width - from.x) / d.x : d.x < -1e-12 ? -from.x / d.x : Number.POSITIVE_INFINITY
  const y = d.y > 1e-12 ? (size.height - from.y) / d.y : d.y < -1e-12 ? -from.y / d.y : Number.POSITIVE_INFINITY
  return Math.max(0, Math.min(x, y))
}

function hiddenOn(ray: Trace, rule: SightRule, heights: Heights): readonly number[] {
  if (ray.spans.length === 0 && ray.levels.length < 2) return []
  const { length } = ray.line
  const blind = (far: number): boolean => rule.blocks(ray, far, heights, 'first').length > 0
  return rule.cuts ? hiddenBetween(rule.cuts(ray), length, blind) : hiddenBySamples(ray, blind)
}

function hiddenBetween(cuts: number[], length: number, blind: (far: number) => boolean): readonly number[] {
  const out: number[] = []
  let before = 0
  for (const cut of [...cuts.filter(far => far < length).sort((p, q) => p - q), length]) {
    if (cut - before <= 1e-9) continue
    if (blind((before + cut) / 2)) {
      if (out.at(-1) === before) out[out.length - 1] = cut
      else out.push(before, cut)
    }
    before = cut
  }
  return out
}

function hiddenBySamples(ray: Trace, blind: (far: number) => boolean): readonly number[] {
  const { length } = ray.line
  const step = length / SAMPLES
  // Nothing hides before the first thing on the way.
  const first = Math.min(ray.spans[0]?.from ?? length, ray.levels[0]?.to ?? length)
  const out: number[] = []
  let before = false
  for (let i = Math.max(1, Math.floor(first / step)); i <= SAMPLES; i++) {
    const now = blind(i * step)
    if (now !== before) out.push(edge(blind, [(i - 1) * step, i * step], now))
    before = now
  }
  if (before) out.push(length)
  return out
}

/** Where sight changes between two samples. */
function edge(blind: (far: number) => boolean, [low, high]: readonly [number, number], now: boolean): number {
  let [a, b] = [low, high]
  for (let i = 0; i < 5; i++) {
    const middle = (a + b) / 2
    if (blind(middle) === now) b = middle
    else a = middle
  }
  return (a + b) / 2
}

interface Strip {
  inner: Vec[]
  outer: Vec[]
  from: number
  to: number
}

/** Hidden stretches of neighbouring rays that overlap one to one belong to the same outline. */
function sewn(rays: readonly Ray[], from: Vec): readonly (readonly Vec[])[] {
  const done: Strip[] = []
  let open: Strip[] = []
  for (const ray of [...rays, ...rays.slice(0, 1)]) {
    const next: Strip[] = []
    const at = (far: number): Vec => ({ x: from.x + ray.dx * far, y: from.y + ray.dy * far })
    for (let k = 0; k < ray.hidden.length; k += 2) {
      const start = ray.hidden[k] ?? 0
      const end = ray.hidden[k + 1] ?? 0
      const overlapping = open.filter(strip => strip.from < end && strip.to > start)
      const [only] = overlapping
      const joins = overlapping.length === 1 && only && !next.includes(only)
      const strip: Strip = joins ? only : { inner: [], outer: [], from: start, to: end }
      strip.inner.push(at(start))
      strip.outer.push(at(end))
      strip.from = start
      strip.to = end
      next.push(strip)
    }
    done.push(...open.filter(strip => !next.includes(strip)))
    open = next
  }
  return [...done, ...open]
    .filter(strip => strip.inner.length > 1)
    .map(({ inner, outer }) => [...inner, ...outer.toReversed()])
}

function shareOf(rays: readonly Ray[]): number {
  let all = 0
  let hidden = 0
  for (const ray of rays) {
    all += ray.length ** 2
    for (let k = 0; k < ray.hidden.length; k += 2) hidden += (ray.hidden[k + 1] ?? 0) ** 2 - (ray.hidden[k] ?? 0) ** 2
  }
  return all === 0 ? 1 : 1 - hidden / all
}
