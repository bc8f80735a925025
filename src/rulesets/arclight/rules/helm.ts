import type { Dice } from '../../../engine/rolls/dice'
import { type Ledger, type Modifier, modifier } from '../../../engine/rolls/ledger'
import type { Seat } from '../../../engine/seats'
import type { Ship, State } from '../state'
import { type DieSize, skillDie } from '../tables/dice'
import { turnCost } from './movement'
import { hasShips, isStunned } from './ship'
import { maneuverOf, pilotSkill, STUNNED } from './values'

/** A turn of more than one hexside, before the roll. */
export interface SharpTurn {
  readonly sides: number
  readonly die: DieSize | null
  readonly added: number
  readonly target: number
  readonly base: number
  readonly left: number
}

export interface SharpResult {
  readonly face: number | null
  readonly total: number
  readonly cost: number
  readonly result: 'made' | 'costly' | 'opponent' | 'short'
}

const helmModifiers = (ship: Ship): Modifier[] =>
  isStunned(ship) ? [modifier(STUNNED, 'Crew stunned', 'ARC.move.multi-turn.mods')] : []

/** ARC.move.multi-turn.roll: the roll needs the number of hexsides plus the Maneuver Number. */
export function sharpTurn(state: State, ship: Ship, { sides, left }: { sides: number; left: number }): SharpTurn {
  const added = isStunned(ship) ? STUNNED : 0
  const die = skillDie(pilotSkill(state, ship, 'helm'))
  return { sides, die, added, target: sides + maneuverOf(state, ship), base: turnCost(state, ship), left }
}

export function rollSharp(turn: SharpTurn, dice: Dice): SharpResult {
  return readSharp(turn, turn.die === null ? null : (dice.roll(1, turn.die)[0] ?? 0))
}

/** ARC.move.multi-turn.success, .fail, .short, .one: checked in the order of the rule. */
export function readSharp({ added, target, base, left }: SharpTurn, face: number | null): SharpResult {
  const total = (face ?? 0) + added
  if (total >= target) return { face, total, cost: base, result: 'made' }
  const cost = base + target - total
  if (cost > left) return { face, total, cost: 0, result: 'short' }
  // ARC.move.multi-turn.one.face: the number on the die, without modifiers.
  return { face, total, cost, result: face === 1 ? 'opponent' : 'costly' }
}

/** Every result of a Helm roll, each with its chance. */
export function sharpChances(turn: SharpTurn): (SharpResult & { readonly chance: number })[] {
  if (turn.die === null) return [{ ...readSharp(turn, null), chance: 1 }]
  const { die } = turn
  return Array.from({ length: die }, (_, i) => ({ ...readSharp(turn, i + 1), chance: 1 / die }))
}

export const helmLedger = (ship: Ship, { die, target }: SharpTurn): Ledger => ({
  name: `Helm, ${target} needed`,
  base: die === null ? 'no die' : `1D${die}`,
  lines: helmModifiers(ship),
  ...(die === null ? {} : { rolled: 0 }),
})

/** ARC.move.opponent: the next enemy seat with a ship in play. */
export function opponentOf(state: State, seat: Seat): Seat {
  const from = state.seats.indexOf(seat)
  const after = [...state.seats.slice(from + 1), ...state.seats.slice(0, from)]
  return after.find(other => hasShips(state, other)) ?? seat
}
