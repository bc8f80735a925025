import { bearing, side } from '../../../engine/geometry/angle'
import { EPSILON } from '../../../engine/geometry/units'
import type { Dice } from '../../../engine/rolls/dice'
import { type Modifier, modifier } from '../../../engine/rolls/ledger'
import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Card } from '../cards/card'
import type { LsRule } from '../rulebook'
import type { State, Unit } from '../state'
import { cardOf, enemies, inContact, unitsOnTable } from './unit'

/** LS.cc.cco.vs-none, LS.cc.cco.both: the better rating gets the difference, the other nothing. */
export function optimizedBonus(own: Card, other: Card): Modifier[] {
  const mine = own.closeCombatOptimized ?? 0
  const theirs = other.closeCombatOptimized ?? 0
  if (mine <= theirs) return []
  const rule: LsRule = theirs === 0 ? 'LS.cc.cco.vs-none' : 'LS.cc.cco.both'
  const why = theirs === 0 ? `Close Combat Optimized ${mine}` : `Close Combat Optimized ${mine} against ${theirs}`
  return [modifier(mine - theirs, why, rule)]
}

/** Why the target can't turn to face this attack; empty if it can. */
export function turnRefusals(state: State, attack: { attacker: Unit; target: Unit }): Refusal[] {
  const { attacker, target } = attack
  const refusals: Refusal[] = []
  if (cardOf(state, target).closeCombatOptimized === null || !inContact(attacker, target)) {
    refusals.push(
      refuse(
        'LS.cc.cco.turn',
        'Only a Close Combat Optimized Unit can turn to face an attack, and only one made in close combat.',
      ),
    )
  }
  const others = enemies(state, target.seat).filter(unit => unit.id !== attacker.id && inContact(unit, target))
  for (const other of others) {
    refusals.push(
      refuse('LS.cc.cco.blocked', `${target.name} can't turn because ${other.name} is also in contact with it.`, [
        { kind: 'path', tone: 'bad', points: [other.at, target.at] },
      ]),
    )
  }
  return refusals
}

/** The facing towards the attacker; null if it already has that facing, or both are on the same point. */
export function facingTowards(target: Unit, attacker: Unit): number | null {
  const towards = bearing(target.at, attacker.at)
  return towards === null || Math.abs(side(towards - target.facing)) <= EPSILON ? null : towards
}

/**
 * LS.cc.random.candidates: the Units that a ranged attack may strike, the declared target first.
 * In contact the attacker chooses without risk (LS.cc.choose, LS.cc.random.ranged-only).
 */
export function candidates(state: State, attack: { attacker: Unit; target: Unit }): Unit[] {
  const { attacker, target } = attack
  if (inContact(attacker, target)) return [target]
  const size = cardOf(state, target).size
  const others = unitsOnTable(state)
    .filter(unit => unit.id !== target.id && unit.id !== attacker.id)
    .filter(unit => inContact(unit, target) && cardOf(state, unit).size === size)
  return [target, ...others.sort((a, b) => (a.id < b.id ? -1 : 1))]
}

/** Picks the Unit that a shot strikes, by its place among so many. */
export type Picking = (dice: Dice, among: number) => number

/** How many six-sided dice are read together; more than six candidates need two. */
const diceFor = (among: number): number => (among <= 6 ? 1 : 1 + diceFor(Math.ceil(among / 6)))

/** How many results of the dice point at each candidate; the results left over are rolled again. */
const eachOf = (among: number): number => Math.floor(6 ** diceFor(among) / among)

/** LS.cc.random.method: a plain die with the same chance for each candidate, rolled again if it points at nobody. */
export const pickStruck: Picking = (dice, among) => {
  if (among <= 1) return 0
  // The same die, with two branches to count instead of six.
  if (among === 2) return dice.successes(1, 6, 4)
  for (;;) {
    const shown = Array.from({ length: diceFor(among) }, () => dice.roll(1, 6)[0] ?? 1)
    const place = Math.floor((readTogether(shown) - 1) / eachOf(among))
    if (place < among) return place
  }
}

/** The same chances in a single roll, for the odds: rerolls could go on forever, so there would be no end to count. */
export const pickEvenly: Picking = (dice, among) => (among <= 1 ? 0 : (dice.roll(1, among)[0] ?? 1) - 1)

/** Two dice as one number: 1-1 is 1, 1-2 is 2, 6-6 is 36. */
const readTogether = (faces: readonly number[]): number => faces.reduce((sum, face) => sum * 6 + face - 1, 0) + 1

/** How many rolls it takes to pick the target; null if that can't be known beforehand. */
export function rollsFor(among: number): number | null {
  if (among <= 1) return 0
  return 6 ** diceFor(among) % among === 0 ? diceFor(among) : null
}

/** "1–3": the faces that point at the candidate in this place. */
export function facesOf(place: number, among: number): string {
  const each = eachOf(among)
  const first = faceWords(place * each + 1, diceFor(among))
  return each === 1 ? first : `${first}–${faceWords((place + 1) * each, diceFor(among))}`
}

function faceWords(value: number, dice: number): string {
  const faces = Array.from({ length: dice }, (_, i) => (Math.floor((value - 1) / 6 ** (dice - 1 - i)) % 6) + 1)
  return faces.join('-')
}
