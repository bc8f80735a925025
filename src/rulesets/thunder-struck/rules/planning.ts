import { type Refusal, refuse } from '../../../engine/rolls/plan'
import { type Behind, DICE, type Ship } from '../state'
import { SPACES } from '../tables/console'
import { countAt, fits, isFree } from './console'

/** Dice in the hand for which a space is left that would take them. */
function placeable(ship: Ship, { dice }: Behind): number {
  let count = 0
  for (const id of DICE) {
    const die = dice[id]
    if (die?.at === 'hand' && SPACES.some(space => isFree(ship, dice, space) && fits(space, die.face))) count += 1
  }
  return count
}

/** What is still missing before planning can be finished. */
export function missing(ship: Ship, behind: Behind): (Refusal | false)[] {
  const left = placeable(ship, behind)
  return [
    countAt(behind.dice, 'boost') === 0 && refuse('TS.plan.2.boost-min', 'At least one die must lie on Boost.'),
    countAt(behind.dice, 'manoeuvre') === 0 && refuse('TS.plan.2.man-min', 'At least one die must lie on Manoeuvre.'),
    left > 0 && refuse('TS.plan.2.place-all', `Every die that fits somewhere must be placed; ${left} left.`),
  ]
}

/** Whether planning could be finished as the dice lie. */
export const isComplete = (ship: Ship, behind: Behind): boolean => !missing(ship, behind).some(Boolean)
