import { EPSILON } from '../../../../engine/geometry/units'
import type { Vec } from '../../../../engine/geometry/vec'
import { memoize } from '../../../../engine/memoize'
import { type Refusal, refuse } from '../../../../engine/rolls/plan'
import type { Shape } from '../../../../engine/scene/shapes'
import type { TerrainIndex } from '../../../../engine/terrain/index'
import { isClearBetween, sayBlock, sightBetween, sightShapes } from '../../../../engine/terrain/sight'
import { type BlockWhy, heightSight, type SightRule } from '../../../../engine/terrain/sight-rules'
import type { Stand } from '../../parts/stand'
import type { StrikerRule } from '../../rulebook'
import type { State } from '../../state'
import { HEIGHTS } from '../../tables/ground'
import { SENSE, type Sense } from '../../tables/senses'
import { TERRAIN } from '../../tables/terrain-kinds'
import { groundOf, smokeOf, smokeOn } from '../ground/ground'
import { hooks, type SightMatter } from '../hooks'

/** STR.core.los.*: trees count by depth, buildings by their floors, ground by its contours. */
export const SIGHT: SightRule = heightSight({
  top: (piece, kind) =>
    kind.id === 'building' && typeof piece.values?.floors === 'number'
      ? piece.values.floors * HEIGHTS.floor
      : (piece.height ?? kind.height ?? 0),
})

export interface SightLine {
  readonly from: Vec
  readonly to: Vec
  /** Metres above the ground at either end. */
  readonly eye: number
  readonly target: number
}

/** By which sense somebody looks along a line, and who is looked at. */
export interface Looking {
  readonly sense: Sense
  readonly spotter: Stand | null
  readonly seen: Stand | null
}
export const BY_EYE: Looking = { sense: 'eye', spotter: null, seen: null }

const RULE_OF: Readonly<Record<BlockWhy, StrikerRule>> = {
  'dead-ground': 'STR.core.los.ground',
  ground: 'STR.core.los.ground',
  piece: 'STR.core.los.building',
  depth: 'STR.core.los.trees',
}

export const isClear = (state: State, line: SightLine): boolean => isClearBetween(groundOf(state), SIGHT, line)

/** What the ground does to a line, in words. */
export function blocksOn(state: State, line: SightLine): Refusal[] {
  const index = groundOf(state)
  const sight = sightBetween(index, SIGHT, line)
  const shapes: readonly Shape[] = sight.clear ? [] : sightShapes(index, sight)
  return sight.blocks.map((block, i) =>
    refuse(RULE_OF[block.why], `No line of sight: ${sayBlock(TERRAIN, block)}.`, i === 0 ? shapes : undefined),
  )
}

/** STR.core.los.smoke: any length of smoke below its top. */
export function isInSmoke(state: State, line: SightLine): boolean {
  if (smokeOf(state).length === 0) return false
  const ground = groundOf(state)
  const from = ground.elevation(line.from) + line.eye
  const to = ground.elevation(line.to) + line.target
  return smokeOn(state, line.from, line.to).some(({ from: a, to: b }) => {
    const low = Math.min(from + (to - from) * a, from + (to - from) * b)
    const at = { x: line.from.x + (line.to.x - line.from.x) * a, y: line.from.y + (line.to.y - line.from.y) * a }
    return low < ground.elevation(at) + HEIGHTS.smoke - EPSILON
  })
}

/** Neither smoke nor a rule in force closes the line for this sense. */
export const isUnhindered = (state: State, line: SightLine, looking: Looking): boolean =>
  !(SENSE[looking.sense].smoke && isInSmoke(state, line)) && isUnbarred(state, line, looking)

function isUnbarred(state: State, line: SightLine, looking: Looking): boolean {
  const asked = hooks(state.options, 'los.block')
  if (asked.length === 0) return true
  const matter = matterOf(line, looking)
  return !asked.some(hook => hook(state, matter) !== null)
}

/** The same in words. */
export function hindrances(state: State, line: SightLine, looking: Looking): Refusal[] {
  const matter = matterOf(line, looking)
  return [
    ...(SENSE[looking.sense].smoke && isInSmoke(state, line)
      ? [refuse('STR.core.los.smoke', 'No line of sight: there is smoke in the way.')]
      : []),
    ...hooks(state.options, 'los.block').flatMap(hook => hook(state, matter)?.(matter) ?? []),
  ]
}
const matterOf = ({ from, to, eye, target }: SightLine, { sense, spotter, seen }: Looking): SightMatter => ({
  from,
  to,
  eye,
  target,
  sense,
  spotter,
  seen,
})

/** A line between two stands, and what is known of it. */
export class KnownLine implements SightLine {
  readonly from: Vec
  readonly to: Vec
  readonly eye: number
  readonly target: number
  readonly clear: boolean
  #blocks: readonly Refusal[] | null = null
  #hidesHull: boolean | null = null
  #patches: State['patches'] | null = null
  #smoke = false
  constructor(ground: TerrainIndex, { from, to, eye, target }: SightLine) {
    this.from = from
    this.to = to
    this.eye = eye
    this.target = target
    this.clear = isClearBetween(ground, SIGHT, this)
  }
  /** Neither ground nor smoke closes it for this sense. */
  isOpen(state: State, sense: Sense): boolean {
    return this.clear && !(SENSE[sense].smoke && smokeOf(state).length > 0 && this.#isInSmoke(state))
  }
  hidesHull(find: (line: SightLine) => boolean): boolean {
    this.#hidesHull ??= find(this)
    return this.#hidesHull
  }
  /** In words, once somebody asks for them. */
  blocks(state: State): readonly Refusal[] {
    this.#blocks ??= this.clear ? [] : blocksOn(state, this)
    return this.#blocks
  }
  #isInSmoke(state: State): boolean {
    if (this.#patches !== state.patches) {
      this.#patches = state.patches
      this.#smoke = isInSmoke(state, this)
    }
    return this.#smoke
  }
}

/** What the rules in force answered for the lines of one position. The position asked about last is mostly asked about again. */
class Answers {
  readonly #state: State
  readonly #open = new Map<KnownLine, Map<string, boolean>>()
  constructor(state: State) {
    this.#state = state
  }
  isUnbarred(line: KnownLine, looking: Looking): boolean {
    let known = this.#open.get(line)
    if (!known) {
      known = new Map()
      this.#open.set(line, known)
    }
    // Stands of one place share their lines.
    const key = `${looking.sense} ${looking.spotter?.id} ${looking.seen?.id}`
    let open = known.get(key)
    if (open === undefined) {
      open = isUnbarred(this.#state, line, looking)
      known.set(key, open)
    }
    return open
  }
  isOf(state: State): boolean {
    return state === this.#state
  }
}
let last: Answers | null = null
/** No rule in force closes this line of stands. */
export function isUnbarredBetween(state: State, line: KnownLine, looking: Looking): boolean {
  if (!last?.isOf(state)) last = new Answers(state)
  return last.isUnbarred(line, looking)
}

// Positions share the places of all who did not move, and the lines between them run over the same ground.
const lines = memoize((_ground: TerrainIndex) => new WeakMap<Vec, Map<Vec, KnownLine>>())

/** The lines from a place that positions share, by where they end. */
export function linesFrom(ground: TerrainIndex, from: Vec): Map<Vec, KnownLine> {
  const all = lines(ground)
  let found = all.get(from)
  if (!found) {
    found = new Map()
    all.set(from, found)
  }
  return found
}
