import type { Vec } from '../../../engine/geometry/vec'
import type { Emit } from '../define'
import type { Next, State } from '../state'
import { type Consequence, hooks } from './hooks'
import { ask } from './questions'
import { changeWork, workOf } from './turn/table-work'

/** STR.core.hooks.pure: what rules in force have returned is written by the table, and told. */
export function applyConsequences(next: Next, consequences: readonly Consequence[], emit: Emit): void {
  if (consequences.length === 0) return
  changeWork(next, {
    effects: [...workOf(next).effects, ...consequences.flatMap(({ effects = [] }) => effects)],
  })
  next.patches = [...next.patches, ...consequences.flatMap(({ patches = [] }) => patches)]
  ask(
    next,
    consequences.flatMap(({ asks = [] }) => asks),
  )
  for (const { tells = [] } of consequences) for (const event of tells) emit(event)
}

/** STR.core.he.burst: what an explosion does to what lies in its area. */
export const onArea = (state: State, blast: { readonly area: readonly Vec[] } | null): Consequence[] =>
  blast ? hooks(state.options, 'he.onArea').flatMap(hook => hook(state, blast.area)) : []
