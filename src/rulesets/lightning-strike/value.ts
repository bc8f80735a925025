import type { View } from '../../engine/record/hidden'
import { total } from '../../engine/rolls/ledger'
import type { Seat } from '../../engine/seats'
import type { Weapon } from './cards/card'
import { turnsFreely } from './rules/aim'
import { inFiringArc } from './rules/arcs'
import { attackLines, type Shot } from './rules/attack'
import { type Effect, effectOn, multiplierOf, severityOf } from './rules/damage'
import { defenceOf, STAND } from './rules/defence'
import { bandAt, farthest, rangeBetween } from './rules/range'
import { hiddenBy } from './rules/sight'
import { cardOf, enemies, onTable, threatOf, unitsOf } from './rules/unit'
import type { State, Unit } from './state'
import { marginChances } from './tables/margins'

/** What is left of a Unit's worth after a result. */
const LOSS: Readonly<Record<Effect, number>> = { none: 0, stunned: 0.12, crippled: 0.5, overkilled: 1 }
const CRIPPLED_WORTH = 0.5
const STUNNED_LOSS = 0.08

/** How much a shot counts that may still be fired this turn, and one that must wait for the next. */
const NOW = 0.8
const LATER = 0.35

const COMMAND_POINT = 2
const JAMMER = 5

/** What the enemy could do counts less than what one could do to him, or nobody would ever close in. */
const CAUTION = 0.6

/** Threat Value on the table, the means that are left, and what each side could do to the other. */
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

/** What the Unit may expect to do to the enemy it threatens most. */
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

/** Threat Value an attack may be expected to cost its target; less where it must first come near or turn. */
function expected(view: State, line: Line): number {
  const { attacker, weapon, target } = line
  const range = rangeBetween(attacker, target)
  const band = bandAt(weapon, range)
  if (!band) return nearing(weapon, range.distance) * (weapon.bands.at(-1)?.damage ?? 0)
  const bears = turnsFreely(view, attacker) || inFiringArc(view.options, weapon.arc, { from: attacker, to: target.at })
  if (hiddenBy(view, { from: attacker, to: target }).length > 0) return 0
  const loss = lossOf(view, { attacker, weapon, target, band, range, answer: STAND })
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

/** A declared attack has spent its Action but not yet thrown its dice. */
function pending(view: State, seat: Seat): number {
  const top = view.stack.at(-1)
  if (top?.kind !== 'attack') return 0
  const attacker = view.units[top.attacker]
  const target = view.units[top.target]
  const weapon = attacker && cardOf(view, attacker).weapons[top.weapon]
  return attacker?.seat === seat && target && weapon ? expected(view, { attacker, weapon, target }) : 0
}
