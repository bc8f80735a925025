import { atMost } from '../../../engine/geometry/units'
import { distance } from '../../../engine/geometry/vec'
import type { Outcome } from '../../../engine/ruleset'
import type { Seat } from '../../../engine/seats'
import type { Objective } from '../options'
import type { State } from '../state'
import { pointsOf } from '../tables/models'
import { inGame, modelOf } from './base'
import { isPresent, tableBases } from './roster'
import { sideName } from './words'

/** Who holds an objective: the only side with a base near it that is not retiring. */
export function holderOf(state: State, { at, radius }: Objective): Seat | null {
  const near = new Set(
    tableBases(state)
      .filter(base => !base.retiring && atMost(distance(base.at, at), radius))
      .map(({ seat }) => seat),
  )
  return near.size === 1 ? ([...near][0] ?? null) : null
}

/** Points of what the other side has lost. */
export const destroyedBy = (state: State, seat: Seat): number =>
  Object.values(state.bases).reduce(
    (sum, base) => (base.seat !== seat && !inGame(base) ? sum + pointsOf(modelOf(state, base)) : sum),
    0,
  )

/** Victory points: objectives held and enemies lost. */
export const scoreOf = (state: State, seat: Seat): number =>
  destroyedBy(state, seat) +
  state.options.objectives.reduce((sum, it) => sum + (holderOf(state, it) === seat ? it.worth : 0), 0)

/** LW.victory: the referee's word, a side that is gone or gave up, or the points when the last turn is over. */
export function outcomeOf(state: State): Outcome | null {
  const rule = 'LW.victory'
  if (state.victor) return { winners: [state.victor], why: 'The referee has decided.', rule }
  const fighting =
    state.conceded.length === 0 ? state.seats : state.seats.filter(seat => !state.conceded.includes(seat))
  if (fighting.length < 2) return { winners: fighting, why: 'The other side conceded.', rule }
  if (state.step === 'over') return onPoints(state)
  if (fighting.every(seat => isPresent(state, seat))) return null
  const present = fighting.filter(seat => isPresent(state, seat))
  return present.length === 1
    ? { winners: present, why: 'The other side has no bases left.', rule }
    : { winners: [], why: 'Neither side has any bases left.', rule }
}

function onPoints(state: State): Outcome {
  const scores = state.seats.map(seat => ({ seat, score: scoreOf(state, seat) }))
  const best = Math.max(...scores.map(({ score }) => score))
  const winners = scores.filter(({ score }) => score === best).map(({ seat }) => seat)
  const tally = scores.map(({ seat, score }) => `${sideName(state, seat)} ${score}`).join(', ')
  return {
    winners: winners.length === 1 ? winners : [],
    why: `Victory points after ${state.turn} turns: ${tally}.`,
    rule: 'LW.victory',
  }
}
