import { viewFor } from '../../../engine/record/hidden'
import { stateSeen } from '../../../engine/record/history'
import type { Match } from '../../../engine/record/match'
import type { Viewer } from '../../../engine/record/sight'
import type { HeadingOf } from './items'

/** The step of the sequence that was lit when each of the steps that somebody saw was taken. */
export function headingsOf(match: Match, eyes: Viewer): HeadingOf {
  const names = new WeakMap<object, string | null>()
  return step => {
    const before = stateSeen(match, eyes, step - 1)
    if (typeof before !== 'object' || before === null) return null
    const known = names.get(before)
    if (known !== undefined) return known
    const lit = match.ruleset.sequence(viewFor(before, eyes)).find(({ at }) => at === 'now')
    const name = lit ? [lit.name, lit.note].filter(Boolean).join(' · ') : null
    names.set(before, name)
    return name
  }
}
