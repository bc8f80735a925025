import { stepsBetween } from '../../../engine/geometry/hex'
import type { Dice } from '../../../engine/rolls/dice'
import { type Ledger, type Modifier, modifier, total } from '../../../engine/rolls/ledger'
import { type Crew, type Weapon, weaponryOf } from '../cards/card'
import type { AttackFacts } from '../events'
import type { Options } from '../options'
import type { Ship, State } from '../state'
import { type DieSize, diceWords, parseDice, skillDie } from '../tables/dice'
import { readDice, withSuffix } from './degree'
import { bandOf, rangeModifier } from './range'
import { cardOf, degreeOf, hasCondition, isStunned, weaponOf } from './ship'
import { dsOf, STUNNED, svOf } from './values'

/** Everything that decides what a roll of the dice means. */
export interface Aim {
  readonly weapon: Weapon
  readonly degree: Weapon['degree']
  readonly skill: DieSize | null
  readonly mods: readonly Modifier[]
  readonly added: number
  readonly ds: number
  readonly sv: number
  readonly options: Pick<Options, 'excess' | 'medEven'>
}

export interface Firing {
  readonly ship: Ship
  readonly crew: Crew
  readonly weapon: number
  readonly target: Ship
}

/** ARC.hit.roll, ARC.hit.mods: the shot of a weapon at a target. */
export function aimOf(state: State, { ship, crew, weapon: index, target }: Firing): Aim {
  const card = cardOf(state, ship)
  const weapon = weaponOf(card, index)
  const hexes = stepsBetween(ship.at, target.at)
  const band = bandOf(weapon, hexes) ?? 'Long'
  const mods = [rangeModifier(band, hexes), ...shipModifiers(state, ship)]
  return {
    weapon,
    degree: degreeOf(weapon, ship.weapons[index]?.lowered ?? 0),
    // ARC.fire.dead-crew: a weapon taken over is fired without the skill die.
    skill: weapon.crew === crew ? skillDie(weaponryOf(card, crew)) : null,
    mods,
    added: total(mods),
    ds: dsOf(state, target),
    sv: svOf(state, target, weapon.versus),
    options: state.options,
  }
}

function shipModifiers(state: State, ship: Ship): Modifier[] {
  return [
    ...(isStunned(ship) ? [modifier(STUNNED, 'Crew stunned', 'ARC.code.S')] : []),
    ...(hasCondition(state, ship, 'hud') ? [modifier(-2, 'HUD damaged', 'ARC.crit.13')] : []),
  ]
}

/** ARC.hit.roll: all Base Attack Dice and the skill die, rolled once. */
export function rollAttack(aim: Aim, dice: Dice): AttackFacts {
  const faces = rollBase(aim.weapon.dice, dice)
  const skill = aim.skill === null ? null : (dice.roll(1, aim.skill)[0] ?? 0)
  return readAttack(aim, faces, skill)
}

/** Rolls dice of several sizes, each size separately. */
export function rollBase(text: string, dice: Dice): readonly number[] {
  const terms = parseDice(text) ?? []
  const [first] = terms
  if (first && terms.length === 1) return dice.roll(first.count, first.sides)
  return terms.flatMap(({ count, sides }) => [...dice.roll(count, sides)])
}

/** ARC.damage.same-dice, ARC.dmod.order: hit and damage from the same faces. */
export function readAttack(aim: Aim, faces: readonly number[], skill: number | null): AttackFacts {
  const all = skill === null ? faces : [...faces, skill]
  const sum = all.reduce((n, face) => n + face, 0) + aim.added
  const { ds, sv, degree, options } = aim
  // ARC.hit.equal.
  const hit = sum >= ds
  if (!hit) return { faces, skill, total: sum, ds, hit, degree, amount: 0, excess: 0, sv, net: 0 }
  const amount = withSuffix(readDice(all, degree, options.medEven), aim.weapon.suffix)
  const excess = sum - ds
  return { faces, skill, total: sum, ds, hit, degree, amount, excess, sv, net: netOf(options, { amount, excess, sv }) }
}

/** ARC.dmod.order, ARC.dmod.zero: net damage is never below 0. */
export function netOf(
  { excess: when }: Pick<Options, 'excess'>,
  { amount, excess, sv }: { amount: number; excess: number; sv: number },
): number {
  return when === 'before-sv' ? Math.max(0, amount + excess - sv) : Math.max(0, amount - sv) + excess
}

export function attackLedgers({ weapon, degree, skill, mods, ds, sv }: Aim): Ledger[] {
  return [
    { name: `To hit, ${ds} needed`, base: diceWords(weapon.dice, skill), lines: mods },
    {
      name: 'Damage',
      base: `${degree}${weapon.suffix} of the same dice, +1 for each point over ${ds}`,
      lines: [modifier(-sv, weapon.versus, 'ARC.damage.subtract')],
    },
  ]
}
