import type { View } from '../../engine/record/hidden'
import { total } from '../../engine/rolls/ledger'
import type { Seat } from '../../engine/seats'
import type { Weapon } from './cards/card'
import { turnsFreely } from './rules/aim'
import { inFiringArc } from './rules/arcs'
import { attackLines, type Shot } from './rules/attack'
import { type Effect, effectOn, multiplierOf, severityOf } from './rules/damage'
import { defenceOf, NO_ANSWER } from './rules/defence'
import { read, totalOf } from './rules/dice'
import { bandAt, farthest, rangeBetween } from './rules/range'
import { hiddenBy } from './rules/sight'
import { cardOf, enemies, onTable, threatOf, unitsOf } from './rules/unit'
import type { State, Unit } from './state'

/** The share of a Unit's worth that a result costs it. */
const LOSS: Readonly<Record<Effect, number>> = { none: 0, stunned: 0.12, crippled: 0.5, overkilled: 1 }
const CRIPPLED_WORTH = 0.5
const STUNNED_LOSS = 0.08

/** How much a shot counts if it can still be fired this turn, and if it must wait for the next. */
const NOW = 0.8
const LATER = 0.35

const COMMAND_POINT = 2
const JAMMER = 5

/** What the enemy could do counts less than what one could do to the enemy, or nobody would ever close in. */
const CAUTION = 0.6

/** Threat Value on the table, resources that are left, and what each side could do to the other. */
export const value = (view: View<State>, seat: Seat): number =>
  view.seats.reduce(
    (sum, other) =>
      other === seat
        ? sum + holdings(view, other) + prospects(view, other)
        : sum - holdings(view, other) - CAUTION * prospects(view, other),
    0,
  )

const inBattle = (view: State, seat: Seat): Unit[] =>
  view.sides[seat]?.conceded ? [] : unitsOf(view, seat).filter(unit => onTable(unit) || unit.status === 'reserve')

function holdings(view: State, seat: Seat): number {
  const units = inBattle(view, seat)
  const points = view.sides[seat]?.commandPoints ?? 0
  const jams = units.some(unit => unit.ecm !== null) ? JAMMER : 0
  return points * COMMAND_POINT + jams + units.reduce((sum, unit) => sum + worth(view, unit), 0)
}

const prospects = (view: State, seat: Seat): number =>
  pending(view, seat) + inBattle(view, seat).reduce((sum, unit) => sum + menace(view, unit), 0)

function worth(view: State, unit: Unit): number {
  const threat = threatOf(cardOf(view, unit), view.options)
  return threat * ((unit.crippled ? CRIPPLED_WORTH : 1) - (unit.stunned ? STUNNED_LOSS : 0))
}

/** What the Unit can expect to do to the enemy it threatens most. */
function menace(view: State, unit: Unit): number {
  if (!onTable(unit)) return 0
  const mayFire = unit.actionsLeft > 0 && unit.activation !== 'done' && !unit.evading
  const best = enemies(view, unit.seat).reduce((most, target) => Math.max(most, threatTo(view, unit, target)), 0)
  return best * (mayFire ? NOW : LATER)
}

const threatTo = (view: State, attacker: Unit, target: Unit): number =>
  cardOf(view, attacker).weapons.reduce(
    (most, weapon) => Math.max(most, expected(view, { attacker, weapon, target })),
    0,
  )

type Line = Pick<Shot, 'attacker' | 'weapon' | 'target'>

/** The Threat Value an attack can be expected to cost its target; less if the attacker must first move or turn. */
function expected(view: State, line: Line): number {
  const { attacker, weapon, target } = line
  const range = rangeBetween(attacker, target)
  const band = bandAt(weapon, range)
  if (!band) return nearing(weapon, range.distance) * (weapon.bands.at(-1)?.damage ?? 0)
  const bears = turnsFreely(view, attacker) || inFiringArc(view.options, weapon.arc, { from: attacker, to: target.at })
  if (hiddenBy(view, { from: attacker, to: target }).length > 0) return 0
  const loss = lossOf(view, { attacker, weapon, target, band, range, answer: NO_ANSWER })
  return loss * (bears ? 1 : 0.4)
}

/** A hint of the right direction, smaller than any shot. */
const nearing = (weapon: Weapon, distance: number): number => 0.2 * Math.max(0, 1 - (distance - farthest(weapon)) / 100)

function lossOf(view: State, shot: Shot): number {
  const met = defenceOf(view, shot, shot.target)
  const multiplier = multiplierOf(shot.attacker, shot.band.damage)
  const chances = marginChances(view.options.skill, total(attackLines(view, shot)), met.sum)
  const share = chances.reduce(
    (sum, chance, margin) =>
      sum + chance * LOSS[effectOn(shot.target, severityOf(margin * multiplier, met.protection))],
    0,
  )
  return share * worth(view, shot.target)
}

/** A declared attack has spent its Action but not yet rolled its dice. */
function pending(view: State, seat: Seat): number {
  const top = view.stack.at(-1)
  if (top?.kind !== 'attack') return 0
  const attacker = view.units[top.attacker]
  const target = view.units[top.target]
  const weapon = attacker && cardOf(view, attacker).weapons[top.weapon]
  return attacker?.seat === seat && target && weapon ? expected(view, { attacker, weapon, target }) : 0
}

/** The chance of each total, by the total. */
type Chances = readonly number[]

const rollChances = new Map<number, { outcome: number; fumble: boolean; chance: number }[]>()

/** Every reading of a roll with its chance. */
function readings(skill: number) {
  const known = rollChances.get(skill)
  if (known) return known
  const found = new Map<number, number>()
  const combinations = 6 ** skill
  for (let n = 0; n < combinations; n++) {
    const faces = Array.from({ length: skill }, (_, die) => (Math.floor(n / 6 ** die) % 6) + 1)
    const { outcome } = read(faces)
    found.set(outcome, (found.get(outcome) ?? 0) + 1 / combinations)
  }
  // Only a fumble is read as 0.
  const rows = [...found].map(([outcome, chance]) => ({ outcome, fumble: outcome === 0, chance }))
  rollChances.set(skill, rows)
  return rows
}

function totals(skill: number, modifiers: number): Chances {
  const chances: number[] = []
  for (const { outcome, fumble, chance } of readings(skill)) {
    const total = totalOf({ faces: [], outcome, fumble }, modifiers)
    chances[total] = (chances[total] ?? 0) + chance
  }
  return chances
}

const marginTables = new Map<string, Chances>()

/** The chance of each Margin of Success, by the margin; the rest is failure. A quick estimate for bots. */
function marginChances(skill: number, attack: number, defence: number): Chances {
  const key = `${skill}:${attack}:${defence}`
  const known = marginTables.get(key)
  if (known) return known
  const margins: number[] = []
  totals(skill, attack).forEach((a, total) => {
    totals(skill, defence).forEach((d, other) => {
      const margin = total - other
      if (margin > 0) margins[margin] = (margins[margin] ?? 0) + a * d
    })
  })
  marginTables.set(key, margins)
  return margins
}
