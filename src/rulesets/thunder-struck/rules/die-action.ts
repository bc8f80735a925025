import type { Plan } from '../../../engine/rolls/plan'
import type { Seat } from '../../../engine/seats'
import type { Emit } from '../events'
import { type Next, type Ship, type State, shipOf } from '../state'
import { CONSOLE, type Kind, type Shield } from '../tables/console'
import { boost, planBoost } from './boost'
import { fire, planFire } from './fire'
import { planManoeuvre, settleManoeuvre } from './manoeuvre'
import { type DieAction, diceOf, faceSum, finalFace, gainCubes, planPower, spaceOf } from './power'
import { planShield, raiseShield } from './shields'

/** What a die will do on its space. */
export function planDie(state: State, ship: Ship, action: DieAction): Plan<null> {
  const space = spaceOf(ship, action)
  if (!space) throw new Error('a die off the console does nothing')
  const face = finalFace(ship, action, action.die)
  switch (CONSOLE[space].kind) {
    case 'boost':
      return planBoost(state, ship, action.with ? faceSum(ship, action) : face)
    case 'fire':
      return planFire(state, ship, face)
    case 'manoeuvre':
      return planManoeuvre(state, ship, action)
    case 'power':
      return planPower(ship, action)
    case 'shield':
      return planShield(ship, space as Shield)
  }
}

/** Carries out what the space of the die does, after cubes have changed and moved it. */
export function actionDie(next: Next, seat: Seat, { die, with: second }: DieAction, emit: Emit): void {
  const ship = shipOf(next, seat)
  const space = spaceOf(ship, { die })
  if (!space) return
  const doing: Record<Kind, () => void> = {
    boost: () => boost(next, seat, diceOf(ship, { die, with: second }), emit),
    fire: () => fire(next, seat, die, emit),
    manoeuvre: () => settleManoeuvre(next, seat, emit),
    power: () => gainCubes(next, seat, die, emit),
    shield: () => raiseShield(next, seat, { die, shield: space as Shield }, emit),
  }
  doing[CONSOLE[space].kind]()
}
