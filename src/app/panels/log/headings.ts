import type { Session, Viewer } from '../../session/session'
import type { HeadingOf } from './items'

/** The part of the sequence in which each step was taken; a step that is over never changes. */
export function headingsOf(session: Session, viewer: Viewer): HeadingOf {
  const known = new Map<number, string | null>()
  return step => {
    const before = known.get(step)
    if (before !== undefined) return before
    const { heading } = session.past(viewer, step)
    known.set(step, heading)
    return heading
  }
}
