import { type Refusal, refuse } from '../../../engine/rolls/plan'
import { capital } from '../../../engine/words'
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
  const whole = SPACES.filter(one => CONSOLE[one].kind === kind && !ship.damage.includes(one)).length
  return [
    !mine && refuse('TS.plan.2.place', "You don't have this die."),
    ship.damage.includes(space) && refuse('TS.plan.2.damaged', `${name} is damaged.`),
    mine?.at === space && refuse('TS.plan.2.place', `The die is already on ${name}.`),
    mine?.at !== space &&
      dieOn(dice, space) !== undefined &&
      refuse('TS.console.capacity', `${name} already has a die.`),
    mine !== undefined &&
      !fits(space, mine.face) &&
      refuse('TS.plan.2.shield-face', `${name} takes ${faces.join(' or ')}, not ${mine.face}.`),
    (kind === 'boost' || kind === 'manoeuvre') &&
      diceAt(dice, kind).filter(id => id !== die).length >= whole &&
      refuse(
        most,
        whole === 1
          ? `You can place only one die on ${capital(kind)}, because a space there is damaged.`
          : `You can place at most two dice on ${capital(kind)}.`,
      ),
  ]
}

/** Dice in the hand that still fit on a free space. */
function placeable(ship: Ship, { dice }: Behind): number {
  let count = 0
  for (const id of DICE) {
    const die = dice[id]
    if (die?.at === 'hand' && SPACES.some(space => isFree(ship, dice, space) && fits(space, die.face))) count += 1
  }
  return count
}

/** Why planning can't be finished yet. */
export function missing(ship: Ship, behind: Behind): (Refusal | false)[] {
  const left = placeable(ship, behind)
  return [
    countAt(behind.dice, 'boost') === 0 && refuse('TS.plan.2.boost-min', 'Place at least one die on Boost.'),
    countAt(behind.dice, 'manoeuvre') === 0 && refuse('TS.plan.2.man-min', 'Place at least one die on Manoeuvre.'),
    left > 0 && refuse('TS.plan.2.place-all', `Place every die that fits on a free space. You have ${left} left.`),
  ]
}

/** Whether planning can be finished now. */
export const isComplete = (ship: Ship, behind: Behind): boolean => !missing(ship, behind).some(Boolean)
