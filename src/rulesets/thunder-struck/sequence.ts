import type { View } from '../../engine/record/hidden'
import type { Outcome, Prompt } from '../../engine/ruleset'
import type { SequenceStep } from '../../engine/scene/scene'
import type { Seat } from '../../engine/seats'
import type { TsAction } from './actions'
import type { TsRule } from './rulebook'
import { isComplete } from './rules/planning'
import { behindScreen, living, type Ship, type State, shipOf, teamOf } from './state'
import { SHIELDS, SPACES } from './tables/console'

/** Who must decide what. During planning, all players decide at once. */
export function awaiting(state: State): Prompt[] {
  const frame = state.stack.at(-1)
  if (frame?.kind === 'hit') return [hitPrompt(frame)]
  if (frame?.kind === 'reflex') {
    const seat = frame.candidates[0]
    const say =
      frame.candidates.length > 1
        ? 'choose who takes the Reflex die for the next round, if anyone'
        : 'choose whether to take the Reflex die for the next round'
    return seat ? [{ seat, say, rule: 'TS.end.3.opponent' }] : []
  }
  if (frame?.kind === 'manoeuvre') {
    const winner = frame.winners[0]
    return winner
      ? [
          {
            seat: winner.seat,
            say: 'you won the Manoeuvre: flip, Warp or do nothing',
            rule: 'TS.man.2.choice',
            pieces: [`ship.${winner.seat}`],
          },
        ]
      : []
  }
  if (state.phase === 'planning') return planningPrompts(state)
  if (state.phase === 'action' && state.current) {
    return [
      {
        seat: state.current,
        say: 'use one of your dice',
        rule: 'TS.act.1.must',
        pieces: [`ship.${state.current}`],
      },
    ]
  }
  return []
}

const hitPrompt = (frame: { target: Seat; side: string; shield: string | null }): Prompt => ({
  seat: frame.target,
  say: frame.shield
    ? 'mark the damage on your console'
    : `you were hit in the ${frame.side}: choose the shield that stops the shot`,
  rule: frame.shield ? 'TS.fire.3.damage' : 'TS.fire.3.choose-shield',
  pieces: [`ship.${frame.target}`],
})

function planningPrompts(state: State): Prompt[] {
  const prompts: Prompt[] = []
  for (const ship of living(state)) if (!state.ready.includes(ship.seat)) prompts.push(planningPrompt(state, ship))
  return prompts
}

/** To the other seats, it says only that this one is planning. */
function planningPrompt(state: State, ship: Ship): Prompt {
  const { seat } = ship
  if (state.screens[seat] === undefined) return { seat, say: 'roll your dice', rule: 'TS.plan.2.roll' }
  const behind = behindScreen(state, seat)
  const say = !behind ? 'plan behind your screen' : isComplete(ship, behind) ? 'finish planning' : 'place your dice'
  return { seat, say, rule: 'TS.plan.2.place' }
}

export function auto(state: State): TsAction | null {
  if (state.stack.length > 0) return null
  if (state.phase === 'first') return { type: 'first' }
  if (state.phase === 'planning') return state.ready.length === living(state).length ? { type: 'reveal' } : null
  if (state.phase === 'end') return state.finished < state.round ? { type: 'score' } : { type: 'round' }
  return null
}

const TEAMS = [0, 1] as const

/** The last team with ships wins, or the team with the fewest Damage tokens at the round limit. */
export function outcome(state: State): Outcome | null {
  const alive = TEAMS.filter(team =>
    state.seats.some(seat => shipOf(state, seat).alive && teamOf(state, seat) === team),
  )
  if (alive.length === 2 && state.finished < Number(state.options.rounds)) return null
  const seats = (team: 0 | 1) => state.seats.filter(seat => teamOf(state, seat) === team)
  const [last] = alive
  if (alive.length === 1 && last !== undefined) {
    return {
      winners: seats(last),
      why: state.seats.length > 2 ? 'The other team has no ship left.' : 'The other ship is destroyed.',
      rule: state.seats.length > 2 ? 'TS.end.2.last' : 'TS.end.4.destroyed',
    }
  }
  if (alive.length === 0) return { winners: [], why: 'No ships are left.', rule: 'TS.end.2.last' }
  return atTheLimit(state, seats)
}

function atTheLimit(state: State, seats: (team: 0 | 1) => Seat[]): Outcome {
  const sum = (team: 0 | 1, of: (ship: Ship) => number) =>
    seats(team).reduce((n, seat) => n + of(shipOf(state, seat)), 0)
  const tests: readonly { of(ship: Ship): number; readonly why: string; readonly rule: TsRule }[] = [
    {
      of: ship => -(ship.alive ? ship.damage.length : SPACES.length),
      why: 'Fewer Damage tokens',
      rule: 'TS.end.4.least-damage',
    },
    {
      of: ship => (ship.alive ? SHIELDS.filter(shield => ship.shields[shield]).length : 0),
      why: 'Equal damage, but more shields',
      rule: 'TS.end.4.tie',
    },
    {
      of: ship => (ship.alive ? ship.cubes : 0),
      why: 'Equal damage and shields, but more cubes',
      rule: 'TS.end.4.tie',
    },
  ]
  for (const { of, why, rule } of tests) {
    const [a, b] = [sum(0, of), sum(1, of)]
    const [more, less] = a > b ? [a, b] : [b, a]
    if (a !== b) return { winners: seats(a > b ? 0 : 1), why: `${why}: ${Math.abs(more)} to ${Math.abs(less)}.`, rule }
  }
  return { winners: [], why: 'Damage, shields and cubes are all equal.', rule: 'TS.end.4.tie' }
}

export function sequence(view: View<State>): SequenceStep[] {
  const now = view.phase === 'first' ? 'planning' : view.phase
  const steps = [
    { id: 'planning', name: 'Planning' },
    { id: 'action', name: 'Action' },
    { id: 'end', name: 'End of round' },
  ]
  const index = steps.findIndex(step => step.id === now)
  return steps.map((step, i): SequenceStep => ({ ...step, at: i < index ? 'done' : i === index ? 'now' : 'next' }))
}
