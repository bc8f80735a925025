import { type Axial, hexOf, onMap } from '../../../engine/geometry/hex'
import type { Seat } from '../../../engine/seats'
import { arcsOf, type Card, type Crew, crewOf, DEGREES, type Degree, type Weapon } from '../cards/card'
import type { Options } from '../options'
import type { ConditionKind, Ship, State } from '../state'
import { SHIPS } from '../tables/ships'

const PRINTED = new Map(SHIPS.map(card => [card.id, card]))
const REPAIRED = new Map(SHIPS.map(card => [card.id, repaired(card)]))

/** The Pulse Cannon at 4-9-12, for players who think that the printed 4-9-10 is a mistake. */
function repaired(card: Card): Card {
  const weapons = card.weapons.map(weapon =>
    weapon.name === 'Kinetic Pulse Cannon' ? { ...weapon, range: { ...weapon.range, long: 12 } } : weapon,
  )
  return { ...card, weapons }
}

/** A card by its id: one of the game's, or one the users made. */
export function findCard(options: Pick<Options, 'cards' | 'pulseRange'>, id: string): Card | undefined {
  const known = options.pulseRange === 'repaired' ? REPAIRED : PRINTED
  return known.get(id) ?? options.cards.find(card => card.id === id)
}

export function cardOf(state: Pick<State, 'options'>, ship: Pick<Ship, 'card'>): Card {
  const card = findCard(state.options, ship.card)
  if (!card) throw new Error(`no card ${ship.card}`)
  return card
}

export function shipOf(state: State, id: string): Ship {
  const ship = state.ships[id]
  if (!ship) throw new Error(`no ship ${id}`)
  return ship
}

export function weaponOf(card: Card, index: number): Weapon {
  const weapon = card.weapons[index]
  if (!weapon) throw new Error(`${card.name} has no weapon ${index}`)
  return weapon
}

export const inPlay = (ship: Ship): boolean => ship.status === 'in-play'

function shipsThat(state: State, test: (ship: Ship) => boolean): Ship[] {
  const found: Ship[] = []
  for (const id in state.ships) {
    const ship = state.ships[id]
    if (ship && test(ship)) found.push(ship)
  }
  return found
}

export const shipsInPlay = (state: State): Ship[] => shipsThat(state, inPlay)

export const sideOf = (state: State, seat: Seat): Ship[] => shipsThat(state, ship => ship.seat === seat && inPlay(ship))

export const enemiesOf = (state: State, seat: Seat): Ship[] =>
  shipsThat(state, ship => ship.seat !== seat && inPlay(ship))

export function hasShips(state: State, seat: Seat): boolean {
  for (const id in state.ships) {
    const ship = state.ships[id]
    if (ship && ship.seat === seat && ship.status === 'in-play') return true
  }
  return false
}

/** The ship in a hex, apart from one that is left out. */
export function shipAt(state: State, at: Axial, except?: string): Ship | null {
  for (const id in state.ships) {
    const ship = state.ships[id]
    if (ship && ship.at.q === at.q && ship.at.r === at.r && ship.status === 'in-play' && id !== except) return ship
  }
  return null
}

export const isOnMap = (state: Pick<State, 'options'>, at: Axial): boolean => onMap(hexOf(at), state.options)

export const isDead = (ship: Ship, crew: Crew): boolean => ship.dead.includes(crew)
export const livingCrew = (state: State, ship: Ship): Crew[] =>
  crewOf(cardOf(state, ship)).filter(crew => !isDead(ship, crew))

export const isStunned = (ship: Ship): boolean => ship.stun + ship.stunned > 0

export const conditionOf = (ship: Ship, kind: ConditionKind) => ship.conditions.find(each => each.kind === kind)

/** ARC.turn.timers: a condition caused in turn N lasts through turn N + 1. */
export function hasCondition(state: State, ship: Ship, kind: ConditionKind): boolean {
  for (const each of ship.conditions) if (each.kind === kind && runs(state.turn, each)) return true
  return false
}

function runs(turn: number, { kind, turn: caused }: { kind: ConditionKind; turn: number }): boolean {
  switch (kind) {
    case 'no-esv':
    case 'shutdown':
    case 'engine':
      return turn <= caused + 1
    case 'move-first':
    case 'straight':
      return turn === caused + 1
    default:
      return true
  }
}

/** ARC.crit.12: from the fifth turn after the leak, or with that option for the next five turns. */
export function outOfFuel(state: State, ship: Ship): boolean {
  const leak = conditionOf(ship, 'fuel-leak')
  if (!leak) return false
  const since = state.turn - leak.turn
  return state.options.fuel === 'in5' ? since >= 5 : since >= 1 && since <= 5
}

/** The degree of a weapon after what critical 11 took. */
export function degreeOf(weapon: Weapon, lowered: number): Degree {
  return DEGREES[Math.max(0, DEGREES.indexOf(weapon.degree) - lowered)] ?? 'Low'
}

/** The arcs a weapon still has. */
export function openArcs(weapon: Weapon, lock: Ship['weapons'][number]['lock']) {
  return lock ? [lock] : arcsOf(weapon)
}
