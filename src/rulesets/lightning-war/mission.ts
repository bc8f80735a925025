import type { Mission } from '../../engine/mission'
import { count } from '../../engine/words'
import { inGame } from './rules/base'
import { holderOf, scoreOf } from './rules/victory'
import type { State } from './state'

/** LW.victory: the points so far, and who would get those for each objective. */
export function mission(view: State): Mission {
  const { turn, seats, options, bases } = view
  return {
    clock: { name: 'Turn', now: turn, of: options.turnLimit },
    standings: [
      ...seats.map(seat => {
        const all = Object.values(bases).filter(base => base.seat === seat)
        const left = `${all.filter(inGame).length} of ${count(all.length, 'base')} left`
        return { seat, value: `${count(scoreOf(view, seat), 'victory point')}, ${left}` }
      }),
      ...options.objectives.map(objective => {
        const seat = holderOf(view, objective)
        const name = `${objective.name}, ${count(objective.worth, 'point')}`
        return seat ? { name, seat, value: 'held by' } : { name, value: 'held by nobody' }
      }),
    ],
  }
}
