import { bearing, side } from '../../../engine/geometry/angle'
import { EPSILON } from '../../../engine/geometry/units'
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

/** Why the target may not turn to face this attack; empty where it may. */
export function turnRefusals(state: State, attack: { attacker: Unit; target: Unit }): Refusal[] {
  const { attacker, target } = attack
  const refusals: Refusal[] = []
  if (cardOf(state, target).closeCombatOptimized === null || !inContact(attacker, target)) {
    refusals.push(
      refuse(
        'LS.cc.cco.turn',
        'Only a Close Combat Optimized Unit turns to face an attack, and only one in close combat.',
      ),
    )
  }
  const others = enemies(state, target.seat).filter(unit => unit.id !== attacker.id && inContact(unit, target))
  for (const other of others) {
    refusals.push(
      refuse('LS.cc.cco.blocked', `${target.name} cannot turn: ${other.name} is in contact with it as well.`, [
        { kind: 'path', tone: 'bad', points: [other.at, target.at] },
      ]),
    )
  }
  return refusals
}

/** The facing that looks at the attacker; null where it does already, or stands on the same point. */
export function facingTowards(target: Unit, attacker: Unit): number | null {
  const towards = bearing(target.at, attacker.at)
  return towards === null || Math.abs(side(towards - target.facing)) <= EPSILON ? null : towards
}

/**
 * LS.cc.random.candidates: who a ranged attack may strike, the declared target first.
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
