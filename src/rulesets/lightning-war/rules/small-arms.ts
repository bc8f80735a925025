import { atMost } from '../../../engine/geometry/units'
import { distance, type Vec } from '../../../engine/geometry/vec'
import { type Modifier, modifier, total } from '../../../engine/rolls/ledger'
import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Base, State } from '../state'
import { defenceFrom } from './armour'
import { hasMoved, isFoot, modelOf, unitOf } from './base'
import { directRefusals, firerRefusals, inWeaponArc, type Manner, type Shot, targetChoiceRefusals } from './firing'
import { coverFrom } from './ground'
import { basesOfUnit } from './roster'
import { seen } from './sight'
import { inches } from './words'

/** Why small arms cannot hurt it. LW.armour.weapon-target. */
export function uselessAgainst(state: State, { firer, weapon, target }: Shot): Refusal[] {
  if (!weapon.small) return [refuse('LW.armour.weapon-target', `The ${weapon.name} can't fire as small arms.`)]
  if (modelOf(state, target).kind !== 'afv') return []
  const machineGun = weapon.small.rule === 'LW.inf.mmg' || weapon.small.rule === 'LW.inf.hmg'
  if (!machineGun) return [refuse('LW.armour.weapon-target', "Rifles and SMGs can't hurt armour.")]
  const { value } = defenceFrom(state, target, firer.at)
  return value === 1
    ? []
    : [
        refuse(
          'LW.armour.weapon-target',
          `A machine gun can only hurt armour with defence 1; ${target.name} has ${value} on this side.`,
        ),
      ]
}

export function rangeRefusals({ weapon, target, far }: Shot): Refusal[] {
  const { small } = weapon
  if (!small || atMost(far, small.range)) return []
  const rule = small.rule === 'LW.inf.rifle' ? 'LW.inf.range' : small.rule
  return [refuse(rule, `${target.name} is ${inches(far)} away; the range is ${inches(small.range)}.`)]
}

export const smallRefusals = (state: State, shot: Shot): Refusal[] => [
  ...firerRefusals(state, shot),
  ...targetChoiceRefusals(state, shot),
  ...rangeRefusals(shot),
  ...directRefusals(state, shot),
  ...uselessAgainst(state, shot),
]

/** LW.inf.target.*: the one line that counts. */
export function targetLines(state: State, target: Base, from: Vec): Modifier[] {
  switch (coverFrom(state, target, from)) {
    case 'field':
    case 'fort':
      return [modifier(-2, `${target.name} is in defences`, 'LW.inf.target.defences')]
    case 'cover':
    case 'buildings':
      return [modifier(-1, `${target.name} is in cover`, 'LW.inf.target.cover')]
    case 'none':
      return hasMoved(target) ? [] : [modifier(-1, `${target.name} has halted in the open`, 'LW.inf.target.halted')]
  }
}

/** Dice of a shot with small arms. In defensive fire the attackers run in the open. */
export function smallLines(state: State, shot: Shot, manner: Manner): Modifier[] {
  const { weapon, target, firer } = shot
  const { small } = weapon
  if (!small) return []
  if (modelOf(state, target).kind === 'afv')
    return [modifier(1, 'A machine gun against the thinnest armour', 'LW.armour.weapon-target')]
  const lines = [
    modifier(small.dice, modelOf(state, firer).name, small.rule),
    ...(isFoot(state, firer) && hasMoved(firer)
      ? [modifier(0, `${firer.name} has moved and fires with all its dice`, 'LW.inf.move-fire')]
      : []),
    ...(manner === 'aimed' ? targetLines(state, target, firer.at) : []),
  ]
  const left = total(lines)
  return left < 0 ? [...lines, modifier(-left, 'At least 0 dice', 'LW.inf.hit')] : lines
}

/** LW.inf.hit.more: the base aimed at, then the nearest others of its unit that the firer sees in range. */
export function victims(state: State, shot: Shot): Base[] {
  const { firer, weapon, target } = shot
  if (modelOf(state, target).kind === 'afv') return [target]
  const range = weapon.small?.range ?? 0
  const others = basesOfUnit(state, unitOf(state, target.unit)).filter(
    base =>
      base.id !== target.id &&
      modelOf(state, base).kind !== 'afv' &&
      atMost(distance(firer.at, base.at), range) &&
      inWeaponArc(weapon, firer, base.at) &&
      seen(state, firer, base),
  )
  return [target, ...nearestFirst(others, target.at)]
}

export const nearestFirst = (bases: readonly Base[], to: Vec): Base[] =>
  [...bases].sort((a, b) => distance(a.at, to) - distance(b.at, to) || (a.id < b.id ? -1 : 1))
