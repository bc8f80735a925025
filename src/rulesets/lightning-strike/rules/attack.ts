import { type Ledger, type Modifier, modifier, total } from '../../../engine/rolls/ledger'
import type { OutcomeLabel, Plan, Refusal } from '../../../engine/rolls/plan'
import { refuse } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import type { Band, Weapon } from '../cards/card'
import type { Hit, Roll } from '../combat-events'
import type { State, Unit } from '../state'
import { type Reading, throwSkill, totalOf } from '../tables/dice'
import { cm, diceBase } from '../words'
import { candidates, optimizedBonus } from './close-combat'
import { type Effect, effectOn, multiplierOf, severityOf } from './damage'
import { type Defence, defenceOf } from './defence'
import { hampered } from './ecm'
import { firePenalty } from './obstacles'
import { type Finding, facesOf, pickEvenly, pickStruck, throwsFor } from './random-target'
import { bandName, type Range } from './range'
import { cardOf } from './unit'

/** What the owner of the target decides before any die falls. */
export interface Answer {
  readonly turnToFace: boolean
  readonly commandPoint: boolean
}

/** A lawful attack: who, with what, at whom, how far. */
export interface Shot {
  readonly attacker: Unit
  readonly weapon: Weapon
  readonly band: Band
  readonly target: Unit
  readonly range: Range
  readonly answer: Answer
}

export interface AttackResult {
  /** The position in which it was planned. */
  readonly state: State
  readonly shot: Shot
  /** How the struck one met it, and how both throws were read. */
  readonly met: Defence
  readonly read: { readonly attack: Reading; readonly defence: Reading }
  readonly sums: Sums
  readonly struck: string
  /** Whether the struck one was found by a die. */
  readonly random: boolean
  readonly friend: boolean
  readonly attack: Roll
  readonly defence: Roll
  readonly hit: Hit | null
  readonly effect: Effect | 'miss'
}

/** LS.attack.modifiers: the attack side keeps the numbers of the declared target. */
export function attackLines(state: State, shot: Shot): Modifier[] {
  const { attacker, weapon, band, target, range } = shot
  return [
    modifier(band.accuracy, `Accuracy of ${weapon.name}, ${bandName(weapon, band)}`, 'LS.attack.accuracy'),
    ...(attacker.overthrust ? [modifier(-3, 'Overthrust counter', 'LS.attack.overthrust')] : []),
    ...(attacker.aiming ? [modifier(2, 'Aiming counter', 'LS.counter.aiming')] : []),
    ...(range.contact ? optimizedBonus(cardOf(state, attacker), cardOf(state, target)) : []),
    ...hampered(attacker),
    // A blow is no fire: rock fields and factories do not hinder it.
    ...(range.contact ? [] : firePenalty(state, attacker.at, target.at)),
  ]
}

/** The throw of an attack, with its arithmetic and its possible results. */
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
  if (throwsFor(defences.length) !== null) return plan
  return { foreseen: () => ({ ...plan, resolve: resolver(state, shot, sums, pickEvenly) }), ...plan }
}

/** Whom a die finds defends; where it may be rolled again, nobody knows which throw is the attack. */
function attackLedgers(state: State, lines: readonly Modifier[], defences: readonly Defence[]): Ledger[] {
  const base = diceBase(state.options.skill)
  const first = throwsFor(defences.length)
  return [
    { name: 'Attack', base, lines, ...(first === null ? {} : { rolled: first }) },
    ...defences.map((defence, place) => ({
      name: place === 0 ? 'Defence' : `Defence of ${defence.unit.name}`,
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

function resolver(state: State, shot: Shot, sums: Sums, pick: Finding) {
  const { skill } = state.options
  const multiplier = multiplierOf(shot.attacker, shot.band.damage)
  const random = sums.defences.length > 1
  return (dice: Parameters<Plan<AttackResult>['resolve']>[0]): AttackResult => {
    const met = sums.defences[pick(dice, sums.defences.length)] ?? defenceOf(state, shot, shot.target)
    const read = { attack: throwSkill(dice, skill), defence: throwSkill(dice, skill) }
    const attack = rolled(read.attack, sums.attack)
    const defence = rolled(read.defence, met.sum)
    const hit = hitOf(attack.total - defence.total, { multiplier, halved: shot.attacker.crippled }, met)
    const effect = hit ? effectOn(met.unit, hit.severity) : 'miss'
    const friend = met.unit.seat === shot.attacker.seat
    return { state, shot, met, read, sums, struck: met.unit.id, random, friend, attack, defence, hit, effect }
  }
}

const rolled = (reading: Reading, sum: number): Roll => ({ total: totalOf(reading, sum), fumble: reading.fumble })

/** LS.attack.hit, LS.attack.miss, LS.damage.total: a draw is the defender's. A fumbled attack has no total to win with. */
function hitOf(margin: number, weapon: Pick<Hit, 'multiplier' | 'halved'>, met: Defence): Hit | null {
  if (margin <= 0) return null
  const { arc, special, protection } = met
  const damage = margin * weapon.multiplier
  return { margin, ...weapon, damage, arc, special, severity: severityOf(damage, protection) }
}

const FRIEND: OutcomeLabel = { label: 'Hits its own side', rank: 1 }

const LABELS: Readonly<Record<Effect | 'miss', OutcomeLabel>> = {
  miss: { label: 'Miss', rank: 0 },
  none: { label: 'No effect', rank: 2, success: true },
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
  const names = others.map(({ unit }) => unit.name).join(', ')
  return [
    refuse(
      'LS.cc.same-size.random',
      `${target.unit.name} touches ${names} of the same Size: a die decides who is struck.`,
      dieMap([target, ...others]),
    ),
  ]
}

function strayNotes(state: State, shot: Shot, { struck, hit }: AttackResult): string[] {
  const unit = state.units[struck]
  return hit && unit && struck !== shot.target.id ? [`Hits ${unit.name} instead`] : []
}
