import type { Work } from '../../parts/work'
import type { Next, State } from '../../state'

/** What the table has still to do in this phase. */
export function workOf({ work }: Pick<State, 'work'>): Work {
  if (!work.value) throw new Error('only the table knows its work')
  return work.value
}

export function changeWork(next: Next, changes: Partial<Work>): void {
  next.work = { ...next.work, value: { ...workOf(next), ...changes } }
}
