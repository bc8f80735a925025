import { stepsBetween } from '../../engine/geometry/hex'
import type { View } from '../../engine/record/hidden'
import type { Seat } from '../../engine/seats'
import { bearsOn, isAssigned } from './rules/firing'
import { cardOf, conditionOf, inPlay, isDead, livingCrew, shipsInPlay } from './rules/ship'
import { asvOf, esvOf } from './rules/values'
import type { Ship, State } from './state'

/** Counts ships and their condition, and enemies in range and arc. */
export function value(view: View<State>, seat: Seat): number {
  let sum = 0
  for (const ship of shipsInPlay(view)) sum += (ship.seat === seat ? 1 : -1) * worth(view, ship)
  for (const id in view.ships) {
    const ship = view.ships[id]
    if (ship && ship.seat === seat && !inPlay(ship)) sum -= ship.through ? -40 : 20
  }
  return sum
}

function worth(state: State, ship: Ship): number {
  const card = cardOf(state, ship)
  const { T, D, M } = ship.losses
  const guns = ship.weapons.filter(({ eliminated }) => !eliminated).length
  const doom = conditionOf(ship, 'doomed') ? 0.2 : conditionOf(ship, 'cascade') ? 0.6 : 1
  const hull = 20 + 10 * ship.structure - 6 * ship.marks
  const systems = 2 * (card.ds - D) + Math.min(10, card.thrust - T) + 2 * esvOf(state, ship)
  const armour = 2 * asvOf(state, ship) - 2 * M
  const crew =
    5 * livingCrew(state, ship).length + 8 * guns - 2 * ship.conditions.length - 3 * (ship.stun + ship.stunned)
  return doom * (hull + systems + armour + crew) + 0.5 * card.points + threat(state, ship) + aim(state, ship)
}

/** Enemies it can fire at now. */
function threat(state: State, ship: Ship): number {
  let sum = 0
  for (const [index, weapon] of cardOf(state, ship).weapons.entries()) {
    const held = ship.weapons[index]
    if (!held || held.eliminated || held.fired || isDead(ship, weapon.crew)) continue
    if (!isAssigned(state, ship, { weapon, crew: weapon.crew })) continue
    for (const other of shipsInPlay(state))
      if (other.seat !== ship.seat && bearsOn(ship, { weapon, index }, other)) {
        sum += stepsBetween(ship.at, other.at) <= weapon.range.short ? 7 : 5
        break
      }
  }
  return sum
}

/** Being near an enemy is good. */
function aim(state: State, ship: Ship): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const other of shipsInPlay(state))
    if (other.seat !== ship.seat) nearest = Math.min(nearest, stepsBetween(ship.at, other.at))
  if (state.options.runner === ship.seat) return 0
  return nearest === Number.POSITIVE_INFINITY ? 0 : -0.3 * Math.max(0, nearest - 5)
}
