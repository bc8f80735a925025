import type { View } from '../../engine/record/hidden'
import type { Outcome, Prompt } from '../../engine/ruleset'
import type { SequenceStep } from '../../engine/scene/scene'
import type { StrikerAction } from './actions'
import { moverIn } from './define'
import { PHASE_NAMES } from './narrate'
import type { StrikerRule } from './rulebook'
import { dueMissions } from './rules/missions/landing'
import { pendingQuestion, promptFor } from './rules/questions'
import { isTicking } from './rules/turn/jobs'
import { declaringNow } from './rules/turn/phases'
import { hasMelee, isMelee, momentOf } from './rules/turn/rule-moments'
import { workOf } from './rules/turn/table-work'
import { outcomeOf } from './rules/victory/victory'
import { SIDES } from './sides'
import type { Phase, State } from './state'

/** Who must decide what. Deployment and command are taken by both at once. What a rule asks comes first. */
export function awaiting(state: State): Prompt[] {
  const question = pendingQuestion(state)
  if (question) return [promptFor(state, question)]
  switch (state.phase) {
    case 'first':
      return state.chooser
        ? [
            {
              seat: state.chooser,
              say: 'you rolled higher: choose to go first or second',
              rule: 'STR.core.sequence.first',
            },
          ]
        : []
    case 'deploy':
      return both(state, 'deploy your stands', 'STR.core.spot.start')
    case 'command':
      return both(state, 'give your orders', 'STR.core.sequence.command')
    case 'move1':
    case 'move2': {
      const mover = moverIn(state)
      return state.step === 'act' && mover && !isLooking(state)
        ? [{ seat: mover, say: 'move your stands', rule: 'STR.core.sequence.own-move' }]
        : []
    }
    case 'fire1':
    case 'fire2': {
      const seat = declaringNow(state)
      return seat ? [{ seat, say: 'declare your fire', rule: 'STR.core.sequence.declare-order' }] : []
    }
    case 'melee1':
    case 'melee2':
    case 'panic':
    case 'over':
      return []
  }
}
const both = (state: State, say: string, rule: StrikerRule): Prompt[] =>
  SIDES.filter(seat => !state.ready.includes(seat)).map(seat => ({ seat, say, rule }))
const isLooking = (state: State): boolean => (state.work.value?.looking.length ?? 0) > 0

/** The next thing the table does by itself; at the moments that rules ask for it asks them first. */
export function auto(state: State): StrikerAction | null {
  if (state.questions.length > 0) return null
  const next = nextOf(state)
  const due = momentOf(state, next?.type ?? null)
  return due ? { type: 'consult', ...due } : next
}

function nextOf(state: State): StrikerAction | null {
  switch (state.phase) {
    case 'first':
      return state.chooser ? null : { type: 'first' }
    case 'deploy':
      return state.ready.length === SIDES.length ? { type: 'begin' } : null
    case 'command':
      if (workOf(state).effects.length > 0) return { type: 'effects' }
      return state.ready.length === SIDES.length ? { type: 'commandEnd' } : null
    case 'move1':
    case 'move2':
      return autoMove(state)
    case 'fire1':
    case 'fire2':
      return autoFire(state)
    case 'melee1':
    case 'melee2':
      if (workOf(state).effects.length > 0) return { type: 'effects' }
      return nextCheck(state) ?? { type: 'advance' }
    case 'panic': {
      if (workOf(state).effects.length > 0) return { type: 'effects' }
      const [stand] = workOf(state).panic
      if (stand !== undefined) return { type: 'panic', stand }
      return isTicking(state) ? { type: 'tick' } : { type: 'endTurn' }
    }
    case 'over':
      return null
  }
}

function autoMove(state: State): StrikerAction | null {
  const work = workOf(state)
  if (work.effects.length > 0) return { type: 'effects' }
  const [looking] = work.looking
  if (looking !== undefined) return { type: 'look', stand: looking }
  if (state.step === 'act') return null
  if (state.step === 'spot') return { type: 'lookAll' }
  if (state.step === 'check') return { type: 'closeIn' }
  return nextCheck(state) ?? { type: 'advance' }
}

/** STR.core.sequence.fire-steps: (b) arrival, (c) declaration, (e) throws, (f) damage, (g) spotting, (h) morale. */
function autoFire(state: State): StrikerAction | null {
  const work = workOf(state)
  switch (state.step) {
    case 'arrive': {
      if (work.blasts.length > 0) return { type: 'blast' }
      const guided = work.shots.findIndex(({ strikes }) => (strikes?.length ?? 0) > 0)
      if (guided >= 0) return { type: 'strike', index: guided }
      if (work.effects.length > 0) return { type: 'effects' }
      const [due] = dueMissions(state)
      return due ? { type: 'land', mission: due.id } : { type: 'advance' }
    }
    case 'act':
      return state.sealed.length === SIDES.length ? { type: 'openFire' } : null
    case 'shoot': {
      const index = work.shots.findIndex(({ strikes }) => strikes === null)
      return index < 0 ? { type: 'advance' } : { type: 'shoot', index }
    }
    case 'damage': {
      const index = work.shots.findIndex(({ strikes }) => (strikes?.length ?? 0) > 0)
      if (index >= 0) return { type: 'strike', index }
      return work.blasts.length > 0 ? { type: 'blast' } : { type: 'advance' }
    }
    case 'effects':
      return { type: 'effects' }
    case 'spot':
      return { type: 'lookFirers' }
    case 'check':
    case 'close':
      return nextCheck(state) ?? { type: 'advance' }
  }
}

/** First side first, then by id. */
function nextCheck(state: State): StrikerAction | null {
  const work = workOf(state)
  const known = work.checks.map(({ stand }) => stand).filter(id => state.stands[id] !== undefined)
  const order = (id: string) => `${state.stands[id]?.value?.seat === state.first ? 0 : 1}${id}`
  const [stand] = known.sort((a, b) => (order(a) < order(b) ? -1 : 1))
  return stand === undefined ? null : { type: 'check', stand }
}

export const outcome = (state: State): Outcome | null => outcomeOf(state)

const STRIP: readonly Phase[] = ['command', 'move1', 'fire1', 'melee1', 'move2', 'fire2', 'melee2', 'panic']
export function sequence(state: View<State>): SequenceStep[] {
  if (state.phase === 'first' || state.phase === 'deploy')
    return [{ id: state.phase, name: PHASE_NAMES[state.phase], at: 'now' }]
  const strip = hasMelee(state) ? STRIP : STRIP.filter(phase => !isMelee(phase))
  const now = strip.indexOf(state.phase)
  return strip.map(
    (phase, i): SequenceStep => ({
      id: phase,
      name: PHASE_NAMES[phase],
      at: i < now ? 'done' : i === now ? 'now' : 'next',
    }),
  )
}
