import { EPSILON } from '../../../../engine/geometry/units'
import type { Vec } from '../../../../engine/geometry/vec'
import { memoize } from '../../../../engine/memoize'
import { type Refusal, refuse } from '../../../../engine/rolls/plan'
import type { Shape } from '../../../../engine/scene/shapes'
import { barrierCuts } from '../../../../engine/terrain/cuts'
import type { TerrainIndex } from '../../../../engine/terrain/index'
import { isClearBetween, sayBlock, sightBetween, sightShapes } from '../../../../engine/terrain/sight'
import { type BlockWhy, heightSight, type SightRule } from '../../../../engine/terrain/sight-rules'
import { lineOf, pointAt } from '../../../../engine/terrain/stretches'
import type { Stand } from '../../parts/stand'
import type { StrikerRule } from '../../rulebook'
import type { State } from '../../state'
import { HEIGHTS } from '../../tables/ground'
import { EYES } from '../../tables/movement'
import { TERRAIN } from '../../tables/terrain-kinds'
import { groundOf, houseOf, smokeOf, smokeOn } from '../ground/ground'
import { hooks, type Sense } from '../hooks'
import { rulingFor } from '../referee-rulings'
import { isVehicle, vehicleOf } from '../stands'

/** STR.core.los.*: trees count by depth, buildings by their floors, ground by its contours. */
export const SIGHT: SightRule = heightSight({
  top: (piece, kind) =>
    kind.id === 'building' && typeof piece.values?.floors === 'number'
      ? piece.values.floors * HEIGHTS.floor
      : (piece.height ?? kind.height ?? 0),
})

/** STR.core.los.eye: metres above the ground. */
export function eyeOf(state: State, stand: Stand): number {
  for (const hook of hooks(state.options, 'los.height')) {
    const height = hook(state, stand)
    if (height !== null) return height
  }
  if (stand.popup) return EYES.popup
  if (stand.flight === 'terrainFollowing') return EYES.terrainFollowing
  if (stand.flight === 'high') return stand.height
  if (stand.flight === 'noe') return EYES.noe
  if (isVehicle(stand)) return EYES.ground
  const floors = houseOf(state, stand)?.values?.floors
  return typeof floors === 'number' && floors > 1 ? floors * HEIGHTS.floor - 2 : EYES.ground
}

export interface SightLine {
  readonly from: Vec
  readonly to: Vec
  readonly eye: number
  readonly target: number
}

const RULE_OF: Readonly<Record<BlockWhy, StrikerRule>> = {
  'dead-ground': 'STR.core.los.ground',
  ground: 'STR.core.los.ground',
  piece: 'STR.core.los.building',
  depth: 'STR.core.los.trees',
}

/** Whether the line is open; the quick answer. */
export function isOpen(state: State, line: SightLine, sense: Sense = 'eye'): boolean {
  return isUnhindered(state, line, sense) && isClearBetween(groundOf(state), SIGHT, line)
}
/** Neither smoke nor a rule in force closes the line. */
function isUnhindered(state: State, line: SightLine, sense: Sense): boolean {
  if (smokeOf(state).length > 0 && blindedBySmoke(state, line, sense)) return false
  return !hooks(state.options, 'los.block').some(hook => hook(state, { sense, ...line }).length > 0)
}

/** What the ground does to a line between two stands. */
class KnownLine implements SightLine {
  readonly from: Vec
  readonly to: Vec
  readonly eye: number
  readonly target: number
  readonly clear: boolean
  #blocks: readonly Refusal[] | null = null
  #hidesHull: boolean | null = null
  constructor(ground: TerrainIndex, { from, to, eye, target }: SightLine) {
    this.from = from
    this.to = to
    this.eye = eye
    this.target = target
    this.clear = isClearBetween(ground, SIGHT, this)
  }
  hidesHull(ground: TerrainIndex): boolean {
    this.#hidesHull ??= isHullHidden(ground, this)
    return this.#hidesHull
  }
  /** In words, once somebody asks for them. */
  blocks(state: State): readonly Refusal[] {
    this.#blocks ??= this.clear ? [] : blocksOn(state, this)
    return this.#blocks
  }
}
// Positions share the places of all who did not move, and the lines between them run over the same ground.
const lines = memoize((_ground: TerrainIndex) => new WeakMap<Vec, Map<Vec, KnownLine>>())

function lineBetween(state: State, a: Stand, b: Stand): KnownLine {
  const ground = groundOf(state)
  const all = lines(ground)
  let from = all.get(a.at)
  if (!from) {
    from = new Map()
    all.set(a.at, from)
  }
  const eye = eyeOf(state, a)
  const target = eyeOf(state, b)
  const known = from.get(b.at)
  if (known && known.eye === eye && known.target === target) return known
  const line = new KnownLine(ground, { from: a.at, to: b.at, eye, target })
  from.set(b.at, line)
  return line
}

/** STR.core.referee.decides: what the referee says of the sight between two stands; null leaves it to the ground. */
function ruledSight(state: State, a: Stand, b: Stand): boolean | null {
  if (state.rulings.length === 0) return null
  const ruled = rulingFor(state, 'STR.core.los.line', wireOf(a, b))
  return ruled === 'open' ? true : ruled === 'closed' ? false : null
}
/** A pair of stands, whoever is named first. */
export const wireOf = (a: Stand, b: Stand): string => [a.id, b.id].sort().join('-')

export const sees = (state: State, a: Stand, b: Stand): boolean => {
  const ruled = ruledSight(state, a, b)
  if (ruled !== null) return ruled
  const line = lineBetween(state, a, b)
  return line.clear && isUnhindered(state, line, 'eye')
}
/** STR.core.indirect.observer: ground is seen two metres above it. */
export const seesPoint = (state: State, a: Stand, to: Vec): boolean =>
  isOpen(state, { from: a.at, to, eye: eyeOf(state, a), target: EYES.ground })

/** STR.core.los.smoke: any length below its top, for eyes and ladar. */
function blindedBySmoke(state: State, line: SightLine, sense: Sense): boolean {
  if (sense === 'thermal' || sense === 'radar') return false
  const ground = groundOf(state)
  const from = ground.elevation(line.from) + line.eye
  const to = ground.elevation(line.to) + line.target
  return smokeOn(state, line.from, line.to).some(({ from: a, to: b }) => {
    const low = Math.min(from + (to - from) * a, from + (to - from) * b)
    const at = { x: line.from.x + (line.to.x - line.from.x) * a, y: line.from.y + (line.to.y - line.from.y) * a }
    return low < ground.elevation(at) + HEIGHTS.smoke - EPSILON
  })
}

/** Every reason why a line is closed, with its picture. */
export const sightRefusals = (state: State, line: SightLine, sense: Sense = 'eye'): Refusal[] => [
  ...blocksOn(state, line),
  ...hindrances(state, line, sense),
]
function blocksOn(state: State, line: SightLine): Refusal[] {
  const index = groundOf(state)
  const sight = sightBetween(index, SIGHT, line)
  const shapes: readonly Shape[] = sight.clear ? [] : sightShapes(index, sight)
  return sight.blocks.map((block, i) =>
    refuse(RULE_OF[block.why], `No line of sight: ${sayBlock(TERRAIN, block)}.`, i === 0 ? shapes : undefined),
  )
}
const hindrances = (state: State, line: SightLine, sense: Sense): Refusal[] => [
  ...(blindedBySmoke(state, line, sense)
    ? [refuse('STR.core.los.smoke', 'No line of sight: there is smoke in the way.')]
    : []),
  ...hooks(state.options, 'los.block').flatMap(hook => hook(state, { sense, ...line })),
]
/** The same between two stands. */
export function standSight(state: State, a: Stand, b: Stand): Refusal[] {
  const ruled = ruledSight(state, a, b)
  if (ruled !== null) return ruled ? [] : [refuse('STR.core.los.line', 'No line of sight: the referee has ruled so.')]
  const line = lineBetween(state, a, b)
  return [...line.blocks(state), ...hindrances(state, line, 'eye')]
}

/** STR.core.los.hull-down: what lies one metre above its ground is hidden, the rest is not. */
export function isHullDown(state: State, firer: Stand, target: Stand): boolean {
  if (!isVehicle(target) || vehicleOf(state, target)?.motion === 'aircraft') return false
  if (target.popup || (target.flight !== 'ground' && target.flight !== 'noe')) return false
  const ruled = rulingFor(state, 'STR.core.los.hull-down', target.id)
  if (ruled !== null) return ruled === 'yes'
  return lineBetween(state, firer, target).hidesHull(groundOf(state))
}

function isHullHidden(index: TerrainIndex, { from: firer, to: target, eye }: SightLine): boolean {
  if (index.at(target).some(({ kind }) => kind.id === 'dugout')) return true
  const low = sightBetween(index, SIGHT, { from: firer, to: target, eye, target: 1 })
  if (low.blocks.some(({ why }) => why === 'ground')) return true
  const line = lineOf(target, firer)
  const from = index.elevation(target) + 1
  const rise = (index.elevation(firer) + eye - from) / Math.max(line.length, EPSILON)
  return index.barriers.some(
    placed =>
      placed.kind.id === 'wall' &&
      barrierCuts(placed, line).some(
        far => from + rise * far < index.elevation(pointAt(line, far)) + HEIGHTS.wall - EPSILON,
      ),
  )
}
