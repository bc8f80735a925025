import type { Phase, State } from '../../state'
import { type FireStep, type Happening, hooks, hooksByRule, type Moment } from '../hooks'

/** Actions of the table that end a phase once everything in it is done. */
const ENDS: ReadonlySet<string> = new Set(['commandEnd', 'endTurn'])
const GOES_ON: ReadonlySet<string> = new Set(['arrive', 'shoot', 'damage'])
const isLast = ({ step }: State, next: string | null): boolean =>
  next !== null && (ENDS.has(next) || (next === 'advance' && !GOES_ON.has(step)))

const STEP_OF: Readonly<Record<State['step'], readonly FireStep[]>> = {
  arrive: ['a', 'b'],
  act: ['c'],
  shoot: ['d', 'e'],
  damage: ['f'],
  effects: [],
  spot: ['g'],
  check: ['h', 'i'],
  close: ['h', 'i'],
}

export const isMelee = (phase: Phase): boolean => phase === 'melee1' || phase === 'melee2'
/** STR.core.sequence.order: the melee slots are there only where a rule in force fills them. */
export const hasMelee = ({ options }: Pick<State, 'options'>): boolean => hooks(options, 'melee.fought').length > 0

/** A rule that has something to do at a moment of the phase. */
export interface Due {
  readonly at: Moment
  readonly of: string
}

/** STR.core.hooks.phase: the next rule in force that has something to do in this phase, before `next` is done. */
export function momentOf(state: State, next: string | null): Due | null {
  const { options, phase, step } = state
  if (options.rules.length === 0 || phase === 'first' || phase === 'deploy' || phase === 'over') return null
  const dueAt = (at: Moment): Due | null => {
    const due = ruledAt(state, at).find(({ of, hook }) => !isDone(state, { at, of }) && hook(state, at) !== null)
    return due ? { at, of: due.of } : null
  }
  const entering = dueAt('enter')
  if (entering) return entering
  if (phase === 'fire1' || phase === 'fire2')
    for (const letter of STEP_OF[step]) {
      const due = letter === 'i' && !isLast(state, next) ? null : dueAt(letter)
      if (due) return due
    }
  const melee = isMelee(phase) ? dueAt('melee') : null
  return melee ?? (isLast(state, next) ? dueAt('exit') : null)
}

const ruledAt = ({ options }: State, at: Moment) =>
  hooksByRule(options, at === 'melee' ? 'melee.fought' : 'phase.moment')

/** What is noted of a rule that has had its say at a moment of this phase. */
export const noteOf = ({ at, of }: Due): string => `${at}:${of}`
const isDone = (state: State, due: Due): boolean => state.work.value?.asked?.includes(noteOf(due)) ?? false

export function happeningAt(state: State, { at, of }: Due): Happening | null {
  const found = ruledAt(state, at).find(one => one.of === of)
  return found?.hook(state, at) ?? null
}
