import type { Seat } from '../../../engine/seats'
import type { State, Unit } from '../state'
import { inFiringArc } from './arcs'
import { bandAt, rangeBetween } from './range'
import { hiddenBy } from './sight'
import { isAvailable } from './turn'
import { cardOf, enemies, unitOf } from './unit'

/** What has just happened: a Unit has moved, or has ended its activation. */
export interface Occasion {
  readonly after: 'move' | 'activation'
  readonly unit: string
}

/**
 * Whether a Command Point could change something for a Unit now: an enemy that may still attack has it in range, arc
 * and sight, or it could itself be activated and has an enemy in range and sight. After a move only the mover counts,
 * since nothing else has changed.
 */
export function matters(state: State, unit: Unit, { after, unit: id }: Occasion): boolean {
  const others =
    after === 'move' ? enemies(state, unit.seat).filter(other => other.id === id) : enemies(state, unit.seat)
  return others.some(other => threatens(state, other, unit) || couldStrike(state, unit, other))
}

function threatens(state: State, attacker: Unit, target: Unit): boolean {
  if (!isAvailable(attacker) || attacker.evading || attacker.actionsLeft === 0) return false
  return reaches(state, attacker, target, 'arc')
}

/** Its facing doesn't matter: an activated Unit can turn. */
const couldStrike = (state: State, unit: Unit, target: Unit): boolean =>
  unit.activation === 'fresh' && reaches(state, unit, target, 'any facing')

/** Some weapon bears: range, sight, and the arc unless it could turn first. */
export function reaches(state: State, from: Unit, to: Unit, facing: 'arc' | 'any facing'): boolean {
  const range = rangeBetween(from, to)
  const bears = cardOf(state, from).weapons.some(
    weapon =>
      bandAt(weapon, range) !== null &&
      (facing === 'any facing' || range.contact || inFiringArc(state.options, weapon.arc, { from, to: to.at })),
  )
  return bears && hiddenBy(state, { from, to }).length === 0
}

/** Who has just ended: they have had their say. */
export const hasEnded = (state: State, seat: Seat, { after, unit }: Occasion): boolean =>
  after === 'activation' && unitOf(state, unit).seat === seat
