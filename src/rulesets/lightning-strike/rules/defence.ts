import { type Modifier, modifier, total } from '../../../engine/rolls/ledger'
import type { Protection } from '../cards/card'
import type { State, Unit } from '../state'
import { signed } from '../words'
import { type DefenceArc, defenceArc } from './arcs'
import type { Answer, Shot } from './attack'
import { optimizedBonus } from './close-combat'
import { isSpecial, protectionOf } from './damage'
import { masked } from './ecm'
import { dustBonus } from './obstacles'
import { cardOf } from './unit'

/** How one Unit meets a shot. */
export interface Defence {
  readonly unit: Unit
  readonly arc: DefenceArc
  readonly lines: readonly Modifier[]
  readonly sum: number
  readonly protection: Protection
  /** Whether that is the Protection against this type of damage. */
  readonly special: boolean
}

/**
 * LS.cc.random.resolve: the struck Unit defends with all that is its own. What the owner of the declared target
 * decided serves that target alone.
 */
export function defenceOf(state: State, shot: Shot, unit: Unit): Defence {
  const answer = unit.id === shot.target.id ? shot.answer : STAND
  const arc = answer.turnToFace ? 'front' : defenceArc(unit, shot.attacker.at)
  const lines = [
    avoidanceLine(state, unit, arc),
    ...masked(unit),
    ...missileDefence(state, shot, unit),
    ...counters(unit),
    ...(shot.range.contact ? optimizedBonus(cardOf(state, unit), cardOf(state, shot.attacker)) : []),
    ...dustBonus(state, unit),
    ...(answer.commandPoint ? [modifier(2, 'Command Point', 'LS.defence.cp')] : []),
  ]
  const card = cardOf(state, unit)
  const { type } = shot.weapon
  const protection = protectionOf(card, arc, type)
  return { unit, arc, lines, sum: total(lines), protection, special: isSpecial(card, arc, type) }
}

export const STAND: Answer = { turnToFace: false, commandPoint: false }

/** LS.defarc.stats, LS.avoid.by-arc: the side the attack comes from. */
function avoidanceLine(state: State, unit: Unit, arc: DefenceArc): Modifier {
  const value = cardOf(state, unit).avoidance[arc]
  return modifier(value, `Avoidance ${signed(value)}, struck in the ${arc}`, 'LS.defence.avoidance')
}

/** LS.defence.missile, LS.card.trait-mis. */
function missileDefence(state: State, shot: Shot, unit: Unit): Modifier[] {
  const rating = cardOf(state, unit).missileDefense
  return shot.weapon.missile && rating !== null ? [modifier(rating, 'Missile Defense', 'LS.defence.missile')] : []
}

const counters = (unit: Unit): Modifier[] => [
  ...(unit.evading ? [modifier(3, 'Evasive counter', 'LS.defence.evade')] : []),
  ...(unit.aiming ? [modifier(-2, 'Aiming counter', 'LS.counter.aiming')] : []),
]
