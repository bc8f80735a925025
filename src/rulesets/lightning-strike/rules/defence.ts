import { type Modifier, modifier, total } from '../../../engine/rolls/ledger'
import { capital } from '../../../engine/words'
import type { Protection } from '../cards/card'
import type { State, Unit } from '../state'
import { type DefenceArc, defenceArc } from './arcs'
import type { Answer, Shot } from './attack'
import { facingTowards, optimizedBonus, turnRefusals } from './close-combat'
import { commandRefusals } from './command'
import { isSpecial, protectionOf } from './damage'
import { maskedBonus } from './ecm'
import { dustBonus } from './obstacles'
import { cardOf } from './unit'

/** What the owner of a target can choose from. */
export interface Choices {
  readonly turn: boolean
  readonly commandPoint: boolean
  readonly any: boolean
}

export function choicesOf(state: State, shot: Pick<Shot, 'attacker' | 'target'>): Choices {
  const turn = turnRefusals(state, shot).length === 0 && facingTowards(shot.target, shot.attacker) !== null
  const commandPoint = commandRefusals(state, shot.target.id).length === 0
  return { turn, commandPoint, any: turn || commandPoint }
}

/** LS.cc.cco.turn: it turns unless its owner decides otherwise. */
export const defaultAnswer = ({ turn }: Choices): Answer => ({ turnToFace: turn, commandPoint: false })

/** Neither turning nor a Command Point. */
export const NO_ANSWER: Answer = { turnToFace: false, commandPoint: false }

/** How one Unit defends against a shot. */
export interface Defence {
  readonly unit: Unit
  readonly arc: DefenceArc
  readonly lines: readonly Modifier[]
  readonly sum: number
  readonly protection: Protection
  /** Whether that is the special Protection against this type of damage. */
  readonly special: boolean
}

/**
 * LS.cc.random.resolve: the struck Unit defends with its own values. What the owner of the declared target decided
 * applies only to that target.
 */
export function defenceOf(state: State, shot: Shot, unit: Unit): Defence {
  const answer = unit.id === shot.target.id ? shot.answer : NO_ANSWER
  const arc = answer.turnToFace ? 'front' : defenceArc(unit, shot.attacker.at)
  const lines = [
    avoidanceLine(state, unit, arc),
    ...maskedBonus(unit),
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

/** LS.defarc.stats, LS.avoid.by-arc: the side the attack comes from. */
function avoidanceLine(state: State, unit: Unit, arc: DefenceArc): Modifier {
  const value = cardOf(state, unit).avoidance[arc]
  return modifier(value, `${capital(arc)} Avoidance`, 'LS.defence.avoidance')
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
