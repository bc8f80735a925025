import type { Dice } from '../../../../engine/rolls/dice'
import type { Phase, State } from '../../state'
import { type Consequence, FIRE_STEPS, type FireStep, hooks } from '../hooks'

export const MOMENTS = ['enter', ...FIRE_STEPS, 'melee', 'exit'] as const
export type Moment = (typeof MOMENTS)[number]

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

/** STR.core.hooks.phase: the next moment of the phase at which a rule in force wants to be asked, before `next` is done. */
export function momentOf(state: State, next: string | null): Moment | null {
  const { options, phase, step } = state
  if (options.rules.length === 0 || phase === 'first' || phase === 'deploy' || phase === 'over') return null
  const asked = state.work.value?.asked ?? []
  const isDue = (moment: Moment) => !asked.includes(moment) && hooksAt(state, moment).length > 0
  if (isDue('enter')) return 'enter'
  if (phase === 'fire1' || phase === 'fire2') {
    const due = STEP_OF[step].find(letter => (letter === 'i' ? isLast(state, next) : true) && isDue(letter))
    if (due) return due
  }
  if (isMelee(phase) && isDue('melee')) return 'melee'
  return isLast(state, next) && isDue('exit') ? 'exit' : null
}

type Asked = (state: State, dice: Dice) => readonly Consequence[]
function hooksAt({ options }: State, moment: Moment): readonly Asked[] {
  if (moment === 'enter') return hooks(options, 'phase.enter')
  if (moment === 'exit') return hooks(options, 'phase.exit')
  if (moment === 'melee') return hooks(options, 'melee.fought')
  return hooks(options, 'fire.step').map(hook => (state: State, dice: Dice) => hook(state, moment, dice))
}

export const consulted = (state: State, moment: Moment, dice: Dice): Consequence[] =>
  hooksAt(state, moment).flatMap(hook => hook(state, dice))
