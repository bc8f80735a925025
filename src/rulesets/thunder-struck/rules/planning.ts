import { type Refusal, refuse } from '../../../engine/rolls/plan'
import { type Behind, DICE, type DieId, type Ship } from '../state'
import { SPACES, type Space } from '../tables/console'
import { diceAt, fits, isFree } from './console'

/** Spaces that would take this die now. */
export const legalSpaces = (ship: Ship, behind: Behind, die: DieId): Space[] =>
  SPACES.filter(space => isFree(ship, behind.dice, space) && fits(space, behind.dice[die]?.face ?? 0))

/** What is still missing before planning can be finished. */
export function missing(ship: Ship, behind: Behind): (Refusal | false)[] {
  const unplaced = DICE.filter(id => behind.dice[id]?.at === 'hand')
  const placeable = unplaced.filter(id => legalSpaces(ship, behind, id).length > 0)
  return [
    diceAt(behind.dice, 'boost').length === 0 && refuse('TS.plan.2.boost-min', 'At least one die must lie on Boost.'),
    diceAt(behind.dice, 'manoeuvre').length === 0 &&
      refuse('TS.plan.2.man-min', 'At least one die must lie on Manoeuvre.'),
    placeable.length > 0 &&
      refuse('TS.plan.2.place-all', `Every die that fits somewhere must be placed; ${placeable.length} left.`),
  ]
}
