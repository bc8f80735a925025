// The stream and the roads of a random map.
import { distance, type Vec } from '../geometry/vec'
import { smooth } from './figure'
import type { Crossing } from './model'
import type { Land } from './random-land'
import { crossingsOf, strand } from './random-shapes'

export function layStream(land: Land): void {
  const { stream } = land.recipe
  if (!stream) return
  const { width, height } = land.order
  const off = (land.random() < 0.5 ? -1 : 1) * land.between(0.12, 0.2)
  const across = land.random() < 0.5
  const ends: readonly [Vec, Vec] = across
    ? [
        { x: 0, y: land.centre.y + height * (off + land.between(-0.1, 0.1)) },
        { x: width, y: land.centre.y + height * (off + land.between(-0.1, 0.1)) },
      ]
    : [
        { x: land.centre.x + width * (off + land.between(-0.1, 0.1)), y: 0 },
        { x: land.centre.x + width * (off + land.between(-0.1, 0.1)), y: height },
      ]
  const line = strand(land.random, ends, { knots: 7, sway: 2.4 * land.grain }, land.order)
  land.lines.push(line)
  land.add('stream', { kind: stream, points: line, curve: true })
}

export function layRoads(land: Land): void {
  const { road } = land.recipe
  if (!road) return
  const { width, height } = land.order
  const ends: readonly Vec[] = [
    { x: 0, y: height * land.between(0.2, 0.8) },
    { x: width, y: height * land.between(0.2, 0.8) },
    { x: width * land.between(0.2, 0.8), y: 0 },
    { x: width * land.between(0.2, 0.8), y: height },
  ]
  const half = (from: Vec, to: Vec): readonly Vec[] =>
    strand(land.random, [from, to], { knots: 3, sway: 1.5 * land.grain }, land.order)
  const [west, east, north, south] = ends
  if (!west || !east || !north || !south) return
  for (const [from, to] of [
    [west, east],
    [north, south],
  ] as const) {
    const line = [...half(from, land.centre), ...half(land.centre, to).slice(1)]
    land.lines.push(line)
    land.add('road', { kind: road, points: line, curve: true })
  }
  layBridges(land)
}

/** A bridge wherever a road meets the stream, and one ford. */
function layBridges(land: Land): void {
  const [stream] = land.layers.stream
  if (!stream) return
  const bridges = land.layers.road.flatMap(road =>
    crossingsOf(smooth(road.points, false), smooth(stream.points, false)),
  )
  const spare = stream.points[land.random() < 0.5 ? 1 : stream.points.length - 2]
  const wide = (kind: Crossing['kind'], at: Vec, width: number): Crossing => ({ kind, at, width: width * land.grain })
  const crossings = [
    ...bridges.map(at => wide('bridge', at, 2)),
    ...(spare && bridges.every(at => distance(at, spare) > 6 * land.grain) ? [wide('ford', spare, 3)] : []),
  ]
  land.layers.stream[0] = { ...stream, crossings }
}
