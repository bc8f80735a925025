import { type Refusal, refuse } from '../../../engine/rolls/plan'
import { type Behind, DICE, type DieId, type Ship } from '../state'
import { CONSOLE, SPACES, type Space } from '../tables/console'
import { countAt, diceAt, dieOn, fits, isFree } from './console'

/** Why a die can't be placed on a space. */
export function placeRefusals(
  ship: Ship,
  { dice }: Behind,
  { die, space }: { readonly die: DieId; readonly space: Space },
): (Refusal | false)[] {
  const { name, kind, faces } = CONSOLE[space]
  const mine = dice[die]
  const most = kind === 'boost' ? 'TS.plan.2.boost-max' : 'TS.plan.2.man-max'
  return [
    !mine && refuse('TS.plan.2.place', 'This die is not in this hand.'),
    ship.damage.includes(space) && refuse('TS.plan.2.damaged', `${name} is damaged.`),
    mine?.at === space && refuse('TS.plan.2.place', `The die already lies on ${name}.`),
    mine?.at !== space && dieOn(dice, space) !== undefined && refuse('TS.console.capacity', `${name} holds a die.`),
    mine !== undefined &&
      !fits(space, mine.face) &&
      refuse('TS.plan.2.shield-face', `${name} takes ${faces.join(' or ')}, not ${mine.face}.`),
    (kind === 'boost' || kind === 'manoeuvre') &&
      diceAt(dice, kind).filter(id => id !== die).length >= 2 &&
      refuse(most, `At most two dice lie on ${kind}.`),
  ]
}

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
