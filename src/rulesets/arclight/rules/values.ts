import type { Ship, ShortKind, State } from '../state'
import { cardOf, hasCondition, isDead, outOfFuel } from './ship'

/** ARC.floor. */
const atLeast0 = (value: number): number => (value > 0 ? value : 0)

export function shortsOf(ship: Ship, kind: ShortKind): number {
  let found = 0
  for (const short of ship.shorts) if (short.kind === kind) found += 1
  return found
}

/** ARC.code.short.thrust, ARC.code.short.ds: what one short costs. */
export const SHORT_THRUST = 5
export const SHORT_DS = 2
/** ARC.crit.21. */
const CRIPPLED_ENGINE = 5

/** ARC.move.thrust.effective. */
export function thrustOf(state: State, ship: Ship): number {
  if (outOfFuel(state, ship)) return 0
  const engine = cardOf(state, ship).thrust - ship.losses.T
  const limited = hasCondition(state, ship, 'engine') ? Math.min(engine, CRIPPLED_ENGINE) : engine
  return atLeast0(limited - SHORT_THRUST * shortsOf(ship, 'thrust'))
}

/** ARC.code.M. */
export const maneuverOf = (state: State, ship: Ship): number => cardOf(state, ship).maneuver + ship.losses.M

/** The current Defensive Screens. */
export const dsOf = (state: State, ship: Ship): number =>
  atLeast0(cardOf(state, ship).ds - ship.losses.D - SHORT_DS * shortsOf(ship, 'ds'))

/** ARC.crit.7, ARC.crit.22: a critical makes it 0, but losses to codes are still counted. */
export const esvOf = (state: State, ship: Ship): number =>
  hasCondition(state, ship, 'no-esv') || hasCondition(state, ship, 'no-screens')
    ? 0
    : atLeast0(cardOf(state, ship).esv - ship.losses.E)

/** ARC.crit.4. */
export const asvOf = (state: State, ship: Ship): number =>
  hasCondition(state, ship, 'hull-cracks') ? 0 : atLeast0(cardOf(state, ship).asv - ship.losses.A)

export const svOf = (state: State, ship: Ship, versus: 'ASV' | 'ESV'): number =>
  versus === 'ASV' ? asvOf(state, ship) : esvOf(state, ship)

/** ARC.code.C.pilot: a ship without a pilot has only the skills of its gunners. */
export const pilotSkill = (state: State, ship: Ship, skill: 'helm' | 'cmd' | 'eng'): number =>
  isDead(ship, 'P') ? 0 : cardOf(state, ship).pilot[skill]

/** ARC.index.column: any Structure above 0 uses column 1. */
export const columnOf = (ship: Ship): 0 | 1 => (ship.structure > 0 ? 1 : 0)

/** ARC.code.S: on every roll of the ship. */
export const STUNNED = -2
