import { isRefused, type Refusal } from '../../engine/rolls/plan'
import type { Action } from '../../engine/ruleset'
import type { Shape } from '../../engine/scene/shapes'
import type { ToolContext } from './tool'

/** What `plan` says about a ghost: every reason against it, and what to draw as evidence. */
export interface Verdict {
  readonly refusals: readonly Refusal[]
  readonly warnings: readonly Refusal[]
  readonly shapes: readonly Shape[]
}

export function judged(action: Action, context: ToolContext): Verdict {
  const planned = context.plan(action)
  if (isRefused(planned)) {
    return {
      refusals: planned.refusals,
      warnings: [],
      shapes: planned.refusals.flatMap(refusal => refusal.shapes ?? []),
    }
  }
  return { refusals: [], warnings: planned.warnings?.() ?? [], shapes: planned.shapes?.() ?? [] }
}

export const isLegal = (verdict: Verdict): boolean => verdict.refusals.length === 0
