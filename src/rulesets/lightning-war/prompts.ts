import type { Prompt } from '../../engine/ruleset'
import type { Seat } from '../../engine/seats'
import { count, list } from '../../engine/words'
import { dueIn, dueOf, reasonsOf, whyTested } from './rules/morale'
import { basesOfSeat } from './rules/muster'
import type { State } from './state'

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
