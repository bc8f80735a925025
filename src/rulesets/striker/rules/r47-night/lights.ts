import { atMost } from '../../../../engine/geometry/units'
import { distance, type Vec } from '../../../../engine/geometry/vec'
import { memoize } from '../../../../engine/memoize'
import type { Patch } from '../../parts/patch'
import type { Stand } from '../../parts/stand'
import type { Next, State } from '../../state'
import { mark, markOf } from '../marks'
import { isThere, standsOf } from '../stands'
import { LIGHT_KINDS, LIGHTS, type LightKind } from './light-gear'

/** A circle of light. Of a light its stand, of a round none. */
export interface Lit {
  readonly kind: LightKind | 'illum'
  readonly at: Vec
  readonly radius: number
  readonly stand: Stand | null
}

const markName = (kind: LightKind): string => `47.${kind}`

/** Where a light of a stand is aimed; null while it is off, or where this viewer can't see it. */
export function aimOf(stand: Stand, kind: LightKind): Vec | null {
  const [x, y] = String(markOf(stand, markName(kind)) ?? '').split(' ')
  return x && y ? { x: Number(x), y: Number(y) } : null
}
/** Everybody who sees the stand sees its searchlight; of infrared light only its owner knows. */
export function aim(next: Next, id: string, { kind, point }: { kind: LightKind; point: Vec | null }): void {
  const value = point ? `${point.x} ${point.y}` : null
  mark(next, id, { name: markName(kind), value, open: LIGHTS[kind].sense === 'eye' })
}

/** The light of a stand while it is on and reaches what it is aimed at. */
function litBy(stand: Stand, kind: LightKind): Lit[] {
  const at = isThere(stand) ? aimOf(stand, kind) : null
  const { range, radius } = LIGHTS[kind]
  return at && atMost(distance(stand.at, at), range) ? [{ kind, at, radius, stand }] : []
}
const fromStands = memoize((stands: readonly Stand[]): readonly Lit[] =>
  stands.flatMap(stand => LIGHT_KINDS.flatMap(kind => litBy(stand, kind))),
)

const fromRounds = memoize((patches: State['patches']): readonly Lit[] =>
  patches.filter(({ kind }) => kind === 'illum').map(circleOf),
)
/** The patch is laid out as a polygon around its point. */
function circleOf({ points }: Patch): Lit {
  const mean = (of: (point: Vec) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length
  const at = { x: mean(({ x }) => x), y: mean(({ y }) => y) }
  return { kind: 'illum', at, radius: Math.max(...points.map(point => distance(at, point))), stand: null }
}

export const infraredLights = (state: State): readonly Lit[] =>
  fromStands(standsOf(state)).filter(({ kind }) => kind !== 'searchlight')
export const allLights = (state: State): readonly Lit[] => [
  ...fromRounds(state.patches),
  ...fromStands(standsOf(state)),
]

const holds = ({ at, radius }: Lit, point: Vec): boolean => atMost(distance(at, point), radius)

/** The light that shows a place to every eye, if one does. */
export function shownBy(state: State, point: Vec): Lit | undefined {
  return (
    fromRounds(state.patches).find(lit => holds(lit, point)) ??
    fromStands(standsOf(state)).find(lit => lit.kind === 'searchlight' && holds(lit, point))
  )
}
/** Whether infrared light falls on a place. */
export const isWarm = (state: State, point: Vec): boolean => infraredLights(state).some(lit => holds(lit, point))
