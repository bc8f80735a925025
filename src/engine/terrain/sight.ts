// One line of sight: `sightBetween(ground, rule, { from, to })`. It is the same both ways, to the last bit.
import type { Vec } from '../geometry/vec'
import type { Shape } from '../scene/shapes'
import type { TerrainIndex } from './index'
import { nameOf, type TerrainModel } from './model'
import type { Placed } from './placed'
import type { Block, Heights, SightRule } from './sight-rules'
import { type Line, lineOf } from './stretches'
import { traceLine } from './trace'

export interface SightQuery {
  readonly from: Vec
  readonly to: Vec
  /** Height of the eye above its ground, in height units; 0 where heights don't matter. */
  readonly eye?: number
  readonly target?: number
}

export interface Sight {
  readonly from: Vec
  readonly to: Vec
  readonly length: number
  readonly clear: boolean
  /** Nearest to `from` first. */
  readonly blocks: readonly Block[]
}

/** A line of sight, always worked out from the same end, so that rounding never lets one side see the other without being seen. */
interface Ray {
  readonly line: Line
  readonly heights: Heights
  readonly turned: boolean
}

function rayOf({ from, to, eye = 0, target = 0 }: SightQuery): Ray {
  const turned = to.x < from.x || (to.x === from.x && to.y < from.y)
  return turned
    ? { line: lineOf(to, from), heights: { eye: target, target: eye }, turned }
    : { line: lineOf(from, to), heights: { eye, target }, turned }
}

export function sightBetween(index: TerrainIndex, rule: SightRule, query: SightQuery): Sight {
  const { from, to } = query
  const { line, heights, turned } = rayOf(query)
  if (line.length === 0) return { from, to, length: 0, clear: true, blocks: [] }
  const blocks = rule.blocks(traceLine(index, line, hiding(index, rule)), line.length, heights)
  return {
    from,
    to,
    length: line.length,
    clear: blocks.length === 0,
    blocks: (turned ? blocks.map(block => reversed(block, line.length)) : [...blocks]).sort((p, q) => p.from - q.from),
  }
}

/** Whether the line is clear, for who need not know what blocks it. */
export function isClearBetween(index: TerrainIndex, rule: SightRule, query: SightQuery): boolean {
  const { line, heights } = rayOf(query)
  if (line.length === 0) return true
  const ray = traceLine(index, line, hiding(index, rule))
  return rule.blocks(ray, line.length, heights, 'first').length === 0
}

const hiders = new WeakMap<SightRule, WeakMap<TerrainIndex, readonly Placed[]>>()

/** The pieces of a map that matter to a way of seeing. */
export function hiding(index: TerrainIndex, rule: SightRule): readonly Placed[] {
  let maps = hiders.get(rule)
  if (!maps) {
    maps = new WeakMap()
    hiders.set(rule, maps)
  }
  let found = maps.get(index)
  if (!found) {
    found = index.placed.filter(({ piece, kind }) => rule.of(piece, kind))
    maps.set(index, found)
  }
  return found
}

const reversed = (block: Block, length: number): Block => ({
  ...block,
  from: length - block.to,
  to: length - block.from,
})

/** Evidence: the line, open to the first block and closed beyond it, what blocks, and its dead ground. */
export function sightShapes(index: TerrainIndex, sight: Sight): readonly Shape[] {
  const { from, to, length, blocks } = sight
  const [first] = blocks
  if (!first) return [{ kind: 'path', tone: 'good', points: [from, to] }]
  const at = (far: number): Vec => ({
    x: from.x + ((to.x - from.x) * far) / length,
    y: from.y + ((to.y - from.y) * far) / length,
  })
  const shapes: Shape[] = [
    { kind: 'path', tone: 'good', points: [from, at(first.from)] },
    { kind: 'path', tone: 'bad', points: [at(first.from), to], dashed: true },
  ]
  for (const block of blocks) {
    const placed = block.piece && index.piece(block.piece.id)
    if (placed?.figure.closed) shapes.push({ kind: 'polygon', tone: 'bad', points: placed.figure.points, dashed: true })
    shapes.push({
      kind: 'path',
      tone: 'bad',
      points: [at(block.from), at(block.to)],
      label: `${round(block.length)} ${index.model.unit}`,
    })
    if (block.why !== 'dead-ground') continue
    const strips = [
      [Math.max(0, block.from - block.length), block.from],
      [block.to, Math.min(length, block.to + block.length)],
    ] as const
    for (const [start, end] of strips)
      if (end > start) shapes.push({ kind: 'path', tone: 'muted', points: [at(start), at(end)], dashed: true })
  }
  return shapes
}

/** Why, in words: "Kursk Wood blocks the line: 2.4 in thick, so much dead ground on either side". */
export function sayBlock(model: TerrainModel, block: Block): string {
  const { piece, kind } = block
  const name = piece ? (kind ? nameOf(piece, kind) : (piece.name ?? 'the hill')) : 'the ground'
  const much = `${round(block.length)} ${model.unit}`
  switch (block.why) {
    case 'dead-ground':
      return `${name} blocks the line: ${much} thick, with as much dead ground on either side`
    case 'ground':
      return `${name} rises above the line`
    case 'piece':
      return `${name} stands above the line`
    case 'depth':
      return `${much} of ${name} on the line`
  }
}

const round = (value: number): string => String(Math.round(value * 10) / 10)
