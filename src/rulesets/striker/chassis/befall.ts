import type { Vec } from '../../../engine/geometry/vec'
import type { Emit } from '../define'
import type { State } from '../state'
import { type Consequence, hooks } from './hooks'
import { workOf } from './phases'

/** STR.core.hooks.pure: what rules in force have returned is written by the table, and told. */
export function befall(draft: State, consequences: readonly Consequence[], emit: Emit): void {
  if (consequences.length === 0) return
  const work = workOf(draft)
  for (const { says, rule, effects = [], patches = [], seenBy } of consequences) {
    work.effects.push(...effects.map(effect => ({ ...effect })))
    draft.patches.push(...patches.map(patch => ({ ...patch, points: patch.points.map(({ x, y }) => ({ x, y })) })))
    emit({ type: 'ruled', rules: ['STR.core.hooks.pure'], says, clause: rule, ...(seenBy ? { seenBy } : {}) })
  }
}

/** STR.core.he.burst: what an explosion does to what lies in its area. */
export const onArea = (state: State, blast: { readonly area: readonly Vec[] } | null): Consequence[] =>
  blast ? hooks(state.options, 'he.onArea').flatMap(hook => hook(state, blast.area)) : []
