import { type Ledger, type Modifier, modifier, total } from '../../../engine/rolls/ledger'
import { type OutcomeLabel, type Plan, type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import { list } from '../../../engine/words'
import type { Band, Weapon } from '../cards/card'
import type { Hit, Roll } from '../events'
import type { State, Unit } from '../state'
import { cm, diceBase } from '../words'
import { candidates, facesOf, optimizedBonus, type Picking, pickEvenly, pickStruck, rollsFor } from './close-combat'
import { type Effect, effectOn, multiplierOf, severityOf } from './damage'
import { type Defence, defenceOf } from './defence'
import { type Reading, rollSkill, rollWith } from './dice'
import { jammedPenalty } from './ecm'
import { firePenalty } from './obstacles'
import { bandName, type Range } from './range'
import { cardOf } from './unit'

/** What the owner of the target decides before the dice are rolled. */
export interface Answer {
  readonly turnToFace: boolean
  readonly commandPoint: boolean
}

/** A legal attack: the attacker, weapon, target and range. */
export interface Shot {
  readonly attacker: Unit
  readonly weapon: Weapon
  readonly band: Band
  readonly target: Unit
  readonly range: Range
  readonly answer: Answer
}

export interface AttackResult {
  readonly shot: Shot
  /** How the struck Unit defended, and how both rolls were read. */
  readonly met: Defence
  readonly read: { readonly attack: Reading; readonly defence: Reading }
  readonly sums: Sums
  readonly struck: string
  /** Whether a die picked the struck Unit. */
  readonly random: boolean
  readonly friend: boolean
  readonly attack: Roll
  readonly defence: Roll
  readonly hit: Hit | null
  readonly effect: Effect | 'miss'
}

/** LS.attack.modifiers: the Attack roll always uses the modifiers for the declared target. */
export function attackLines(state: State, shot: Shot): Modifier[] {
  const { attacker, weapon, band, target, range } = shot
  return [
    modifier(band.accuracy, `Accuracy, ${bandName(weapon, band)}`, 'LS.attack.accuracy'),
    ...(attacker.overthrust ? [modifier(-3, 'Overthrust counter', 'LS.attack.overthrust')] : []),
    ...(attacker.aiming ? [modifier(2, 'Aiming counter', 'LS.counter.aiming')] : []),
    ...(range.contact ? optimizedBonus(cardOf(state, attacker), cardOf(state, target)) : []),
    ...jammedPenalty(attacker),
    // A strike in contact isn't fire: rock fields and factories don't hinder it.
    ...(range.contact ? [] : firePenalty(state, attacker.at, target.at)),
  ]
}

/** The rolls of an attack, with their modifiers and possible results. */
export function attackPlan(state: State, shot: Shot): Plan<AttackResult> {
  const lines = attackLines(state, shot)
  const defences = candidates(state, shot).map(unit => defenceOf(state, shot, unit))
  const sums = { lines, attack: total(lines), defences }
  const plan: Plan<AttackResult> = {
    title: titleOf(shot),
    rule: 'LS.attack.hit',
    ledgers: attackLedgers(state, lines, defences),
    shapes: () => [lineOfFire(shot), ...dieMap(defences)],
    warnings: () => strayWarnings(defences),
    resolve: resolver(state, shot, sums, pickStruck),
    outcome: result => (result.friend && result.hit ? FRIEND : LABELS[result.effect]),
    also: result => strayNotes(state, shot, result),
  }
  if (rollsFor(defences.length) !== null) return plan
  return { foreseen: () => ({ ...plan, resolve: resolver(state, shot, sums, pickEvenly) }), ...plan }
}

export const ATTACK = 'Attack'

/** The sum of the declared target, or of another Unit that a die picked. */
export const defenceName = (stray: Unit | null): string => (stray ? `Defense of ${stray.name}` : 'Defense')

/** If a die picks the target and may be rolled again, it can't be known which roll is the attack. */
function attackLedgers(state: State, lines: readonly Modifier[], defences: readonly Defence[]): Ledger[] {
  const base = diceBase(state.options.skill)
  const first = rollsFor(defences.length)
  return [
    { name: ATTACK, base, lines, ...(first === null ? {} : { rolled: first }) },
    ...defences.map((defence, place) => ({
      name: defenceName(place === 0 ? null : defence.unit),
      base,
      lines: defence.lines,
      ...(first === 0 ? { rolled: 1 } : {}),
    })),
  ]
}

interface Sums {
  readonly lines: readonly Modifier[]
  readonly attack: number
  readonly defences: readonly Defence[]
}

function resolver(state: State, shot: Shot, sums: Sums, pick: Picking) {
  const { skill } = state.options
  const multiplier = multiplierOf(shot.attacker, shot.band.damage)
  const random = sums.defences.length > 1
  return (dice: Parameters<Plan<AttackResult>['resolve']>[0]): AttackResult => {
    const met = sums.defences[pick(dice, sums.defences.length)] ?? defenceOf(state, shot, shot.target)
    const read = { attack: rollSkill(dice, skill), defence: rollSkill(dice, skill) }
    const attack = rollWith(read.attack, sums.attack)
    const defence = rollWith(read.defence, met.sum)
    const hit = hitOf(attack.total - defence.total, { multiplier, halved: shot.attacker.crippled }, met)
    const effect = hit ? effectOn(met.unit, hit.severity) : 'miss'
    const friend = met.unit.seat === shot.attacker.seat
    return { shot, met, read, sums, struck: met.unit.id, random, friend, attack, defence, hit, effect }
  }
}

/** LS.attack.hit, LS.attack.miss, LS.damage.total: the defender wins a draw. The total of a fumbled attack is 0. */
function hitOf(margin: number, weapon: Pick<Hit, 'multiplier' | 'halved'>, met: Defence): Hit | null {
  if (margin <= 0) return null
  const { arc, special, protection } = met
  const damage = margin * weapon.multiplier
  return { margin, ...weapon, damage, arc, special, severity: severityOf(damage, protection) }
}

const FRIEND: OutcomeLabel = { label: 'Hits its own side', rank: 1 }

const LABELS: Readonly<Record<Effect | 'miss', OutcomeLabel>> = {
  miss: { label: 'Miss', rank: 0 },
  none: { label: 'No effect', rank: 2 },
  stunned: { label: 'Stunned', rank: 3, success: true },
  crippled: { label: 'Crippled', rank: 4, success: true },
  overkilled: { label: 'Destroyed', rank: 5, success: true },
}

export const titleOf = ({ attacker, weapon, target, range }: Shot): string =>
  range.contact
    ? `${attacker.name} strikes ${target.name} with its ${weapon.name}`
    : `${attacker.name} fires its ${weapon.name} at ${target.name}`

const lineOfFire = ({ attacker, target, range }: Shot): Shape => ({
  kind: 'path',
  tone: 'good',
  points: [attacker.at, target.at],
  arrow: true,
  label: range.contact ? 'contact' : cm(range.distance),
})

const dieMap = (defences: readonly Defence[]): Shape[] =>
  defences.length === 1
    ? []
    : defences.map(({ unit }, place) => ({
        kind: 'label',
        tone: 'warn',
        at: unit.at,
        label: facesOf(place, defences.length),
      }))

function strayWarnings([target, ...others]: readonly Defence[]): Refusal[] {
  if (!target || others.length === 0) return []
  const names = list(others.map(({ unit }) => unit.name))
  return [
    refuse(
      'LS.cc.same-size.random',
      `${target.unit.name} touches ${names} of the same Size, so a die picks the target.`,
      dieMap([target, ...others]),
    ),
  ]
}

function strayNotes(state: State, shot: Shot, { struck, hit }: AttackResult): string[] {
  const unit = state.units[struck]
  return hit && unit && struck !== shot.target.id ? [`Hits ${unit.name} instead`] : []
}
