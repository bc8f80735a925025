import type { Dice } from '../../../engine/rolls/dice'
import { type Modifier, modifier, total } from '../../../engine/rolls/ledger'
import type { Seat } from '../../../engine/seats'
import type { Ship, State } from '../state'
import { skillDie } from '../tables/dice'
import { hasCondition, hasShips, isDead, isStunned, sideOf } from './ship'
import { pilotSkill, STUNNED } from './values'

export type InitiativeSkill = 'cmd' | 'helm'

/** Sides with ships in play. */
export const sidesInPlay = (state: State): Seat[] => state.seats.filter(seat => hasShips(state, seat))

const withPilot = (state: State, seat: Seat): Ship[] => sideOf(state, seat).filter(ship => !isDead(ship, 'P'))

const bestAt = (state: State, ships: readonly Ship[], skill: InitiativeSkill): Ship[] => {
  const most = Math.max(...ships.map(ship => pilotSkill(state, ship, skill)))
  return ships.filter(ship => pilotSkill(state, ship, skill) === most)
}

/** ARC.init.best: the ships with the highest Command skill among living pilots; none if all pilots are dead. */
export const commandersOf = (state: State, seat: Seat): Ship[] => bestAt(state, withPilot(state, seat), 'cmd')

/** ARC.init.mods: on every initiative die of a ship's pilot. */
export function initiativeModifiers(state: State, ship: Ship): Modifier[] {
  const commands = commandersOf(state, ship.seat).some(({ id }) => id === ship.id)
  return [
    ...(isStunned(ship) ? [modifier(STUNNED, 'Crew stunned', 'ARC.code.S')] : []),
    ...(commands && hasCondition(state, ship, 'interference')
      ? [modifier(-2, 'Comms interference', 'ARC.crit.15')]
      : []),
  ]
}

/** ARC.init.tie.helm: the ship whose pilot has the highest Helm of a side; among equals, the one with the best modifier. */
function helmsman(state: State, seat: Seat): Ship | null {
  const added = (ship: Ship): number => total(initiativeModifiers(state, ship))
  const equals = bestAt(state, withPilot(state, seat), 'helm')
  return equals.reduce<Ship | null>((best, ship) => (best && added(best) >= added(ship) ? best : ship), null)
}

interface Side {
  readonly seat: Seat
  readonly results: number[]
}

/** ARC.init.tie.helm, ARC.init.tie.reroll: Helm dice of tied sides until no two results are the same. */
export function breakTies(state: State, dice: Dice): Partial<Record<Seat, number[]>> {
  const sides: Side[] = sidesInPlay(state).map(seat => ({ seat, results: [state.rolls[seat]?.total ?? 0] }))
  for (let tied = tiedIn(sides); tied.length > 0; tied = tiedIn(sides)) {
    for (const group of tied) {
      const nobody = group.every(({ seat }) => helmDie(state, seat) === null)
      for (const side of group) side.results.push(nobody ? (dice.roll(1, 6)[0] ?? 0) : rollHelm(state, side.seat, dice))
    }
  }
  return Object.fromEntries(sides.filter(side => side.results.length > 1).map(s => [s.seat, s.results.slice(1)]))
}

function helmDie(state: State, seat: Seat) {
  const ship = helmsman(state, seat)
  return ship && skillDie(pilotSkill(state, ship, 'helm'))
}

function rollHelm(state: State, seat: Seat, dice: Dice): number {
  const ship = helmsman(state, seat)
  const die = helmDie(state, seat)
  const face = die ? (dice.roll(1, die)[0] ?? 0) : 0
  return ship ? initiativeModifiers(state, ship).reduce((sum, { value }) => sum + value, face) : face
}

function tiedIn(sides: readonly Side[]): Side[][] {
  const groups = new Map<string, Side[]>()
  for (const side of sides) {
    const key = side.results.join()
    groups.set(key, [...(groups.get(key) ?? []), side])
  }
  return [...groups.values()].filter(group => group.length > 1)
}

/** ARC.init.lowest-first, ARC.init.seats: ascending results. */
export function orderOf(state: State, ties: Partial<Record<Seat, readonly number[]>>): Seat[] {
  const results = (seat: Seat): readonly number[] => [state.rolls[seat]?.total ?? 0, ...(ties[seat] ?? [])]
  return sidesInPlay(state).sort((a, b) => compare(results(a), results(b)))
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
