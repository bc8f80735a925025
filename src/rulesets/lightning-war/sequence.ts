import type { Outcome, Prompt } from '../../engine/ruleset'
import type { SequenceStep } from '../../engine/scene/scene'
import type { Seat } from '../../engine/seats'
import { count, enemyName, list } from '../../engine/words'
import type { LwAction } from './actions'
import { hasArrivals } from './actions/arrive'
import { defendingSeat } from './actions/assault-defend'
import { defendersLeft, isForsaken } from './rules/assault'
import { baseOf, unitOf } from './rules/base'
import { ableDefenders, assaultNamed } from './rules/defence'
import { dueIn, dueOf, reasonsOf, whyTested } from './rules/morale'
import { basesOfSeat, unitsOf } from './rules/roster'
import { outcomeOf } from './rules/victory'
import type { Assault, Frame, State, Step } from './state'

/** Who must decide what. */
export function awaiting(state: State): readonly Prompt[] {
  const top = state.stack.at(-1)
  if (top) return promptOf(state, top)
  const { active: seat, step } = state
  if (!seat) return []
  switch (step) {
    case 'deployment':
      return [{ seat, say: 'place your troops in your zone', rule: 'LW.board.edges' }]
    case 'initiative':
      return state.naming
        ? [{ seat: state.naming, say: 'choose which side has the initiative', rule: 'LW.turn.1' }]
        : []
    case 'movement':
      return [movementPrompt(state, seat)]
    case 'firing':
      return [{ seat, say: 'fire your weapons, one at a time', rule: 'LW.turn.3' }]
    case 'assault':
      return [{ seat, say: fights(state.assaults.length), rule: 'LW.turn.4' }]
    case 'morale':
      return [moralePrompt(state, seat)]
    case 'season':
    case 'over':
      return []
  }
}

const fights = (n: number): string =>
  n === 1 ? 'fight the assault' : `fight ${count(n, 'assault')}, in any order you like`

function promptOf(state: State, frame: Frame): Prompt[] {
  switch (frame.kind) {
    case 'defence': {
      const assault = assaultNamed(state, frame.assault)
      if (!assault) return []
      const seat = defendingSeat(state, assault)
      return [
        {
          seat,
          say: `${enemyName(unitOf(state, assault.attacker).name, unitsOf(state, seat))} is assaulting: choose your defensive fire`,
          rule: 'LW.inf.assault.defensive-fire',
          pieces: defendersLeft(state, assault).map(({ id }) => id),
        },
      ]
    }
    case 'losses': {
      const unit = unitOf(state, frame.unit)
      return [
        {
          seat: unit.seat,
          say: `${unit.name} loses ${count(frame.count, 'base')}: choose which`,
          rule: 'LW.inf.assault.six',
          pieces: unit.bases,
        },
      ]
    }
    case 'falling-back': {
      const [id] = frame.bases
      if (id === undefined) return []
      const base = baseOf(state, id)
      const rule = frame.why === 'morale' ? 'LW.morale.fail' : 'LW.inf.assault.loser'
      return [{ seat: base.seat, say: `${base.name} falls back: choose a direction`, rule, pieces: [id] }]
    }
    case 'displaced':
      return [
        {
          seat: frame.seat,
          say: 'choose who takes the displaced six',
          rule: 'LW.art.removal.order',
          pieces: frame.choices,
        },
      ]
  }
}

/** What the table does by itself. */
export function auto(state: State): LwAction | null {
  const top = state.stack.at(-1)
  if (top) return autoFrame(state, top)
  const { step, active } = state
  switch (step) {
    case 'season':
      return { type: 'season.roll' }
    case 'initiative':
      return state.naming === null ? { type: 'initiative.roll' } : null
    case 'movement':
      return active && basesOfSeat(state, active).length === 0 && !hasArrivals(state, active)
        ? { type: 'step.end' }
        : null
    case 'firing':
      return active && basesOfSeat(state, active).length === 0 ? { type: 'step.end' } : null
    case 'assault': {
      const decided = state.assaults.find(assault => isDecided(state, assault))
      if (decided) return { type: 'assault.conclude', assault: decided.id }
      return state.assaults.length === 0 ? { type: 'step.end' } : null
    }
    case 'morale':
      if (active === null) return { type: 'turn.end' }
      return dueOf(state, active).length === 0 ? { type: 'step.end' } : null
    case 'deployment':
    case 'over':
      return null
  }
}

function autoFrame(state: State, frame: Frame): LwAction | null {
  switch (frame.kind) {
    case 'defence': {
      const assault = assaultNamed(state, frame.assault)
      return !assault || ableDefenders(state, assault).length === 0 ? { type: 'assault.hold' } : null
    }
    case 'falling-back': {
      const [base] = frame.bases
      return base !== undefined && state.options.retireAuto ? { type: 'fall.back', base, turn: 0 } : null
    }
    case 'losses':
    case 'displaced':
      return null
  }
}

/** A round has been fought, or nobody is left to fight with. */
const isDecided = (state: State, assault: Assault): boolean => assault.outcome !== null || isForsaken(state, assault)

export const outcome = (state: State): Outcome | null => outcomeOf(state)

const NAMES: Partial<Record<Step, string>> = {
  initiative: 'Initiative',
  movement: 'Movement',
  firing: 'Firing',
  assault: 'Close assault',
  morale: 'Morale',
}

const ORDER: readonly Step[] = ['initiative', 'movement', 'firing', 'assault', 'morale']

/** The five steps of the turn as a strip. */
export function sequence(state: State): readonly SequenceStep[] {
  const { step } = state
  if (step === 'season' || step === 'deployment')
    return [
      state.options.season === 'none'
        ? { id: 'season', name: 'Season', at: 'left-out', note: 'Only terrain limits visibility.' }
        : { id: 'season', name: 'Season', at: step === 'season' ? 'now' : 'done' },
      { id: 'deployment', name: 'Deployment', at: step === 'deployment' ? 'now' : 'next' },
    ]
  const now = ORDER.indexOf(step)
  return ORDER.map((id, i): SequenceStep => {
    const at = step === 'over' ? 'done' : i < now ? 'done' : i === now ? 'now' : 'next'
    return { id, name: NAMES[id] ?? id, at }
  })
}

export function movementPrompt(state: State, seat: Seat): Prompt {
  const left = basesOfSeat(state, seat).filter(({ moved }) => moved === 'none').length
  return { seat, say: `move your units, ${count(left, 'base')} not moved yet`, rule: 'LW.turn.2' }
}

export function moralePrompt(state: State, seat: Seat): Prompt {
  const units = dueOf(state, seat)
  return {
    seat,
    say: `test morale: ${list(units.map(unit => `${unit.name} ${whyTested(reasonsOf(state, unit))}`))}`,
    rule: 'LW.turn.5',
    pieces: units.flatMap(unit => dueIn(state, unit).map(({ id }) => id)),
  }
}
