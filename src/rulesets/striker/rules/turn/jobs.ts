import type { Job } from '../../parts/roster'
import type { Stand } from '../../parts/stand'
import type { Next, State } from '../../state'
import { type Consequence, hooks, type Offered } from '../hooks'
import { isThere, rosterOf, standOf, standsOf } from '../stands'
import { changeRoster } from '../writing'
import { changeWork, workOf } from './table-work'

/** STR.core.hooks.work: what the rules in force let a stand set about. */
export const jobsFor = (state: State, stand: Stand): Offered[] =>
  hooks(state.options, 'work.start').flatMap(hook => hook(state, stand))

/** Whoever moves or fires does not work in that turn. */
export function disturb(next: Next, id: string): void {
  const job = standOf(next, id)?.own.value?.job
  if (job) changeRoster(next, id, { job: { ...job, disturbed: next.turn } })
}

const TICKED = 'tick'
/** STR.core.sequence.timers: at the end of the turn the work of the turn is counted, once. */
export const isTicking = (state: State): boolean =>
  state.options.rules.length > 0 &&
  !state.work.value?.asked?.includes(TICKED) &&
  standsOf(state).some(stand => rosterOf(stand)?.job)
export const tickOff = (next: Next): void => changeWork(next, { asked: [...(workOf(next).asked ?? []), TICKED] })

export interface Progress {
  readonly stand: string
  readonly left: number
  readonly done: readonly Consequence[]
}
/** A turn spent otherwise, or shaken, adds nothing and loses nothing. */
export function progressOf(state: State): Progress[] {
  return standsOf(state).flatMap(stand => {
    const job = rosterOf(stand)?.job
    if (!job || !works(state, stand, job)) return []
    const task = { ...job, stand }
    const share = hooks(state.options, 'work.tick').reduce((turns, hook) => turns * hook(state, task), 1)
    const left = Math.max(0, job.left - share)
    const done = left > 0 ? [] : hooks(state.options, 'work.done').flatMap(hook => hook(state, task))
    return [{ stand: stand.id, left, done }]
  })
}
const works = (state: State, stand: Stand, job: Job): boolean =>
  isThere(stand) && job.disturbed < state.turn && (stand.status === 'fresh' || stand.status === 'rallied')
