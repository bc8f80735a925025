import { bearing } from '../../../engine/geometry/angle'
import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Weapon } from '../cards/card'
import type { State, Unit } from '../state'
import { cm } from '../words'
import { actingRefusals, noSuchUnit } from './acting'
import { arcShape, firingArc, inFiringArc } from './arcs'
import type { Answer, Shot } from './attack'
import { facingRefusals } from './exo'
import { bandAt, farthest, rangeBetween, rangeRefusal } from './range'
import { hiddenBy } from './sight'
import { BASE, cardOf, onTable } from './unit'

/** What a player wants to attack, and with which weapon; it may not be legal. */
export interface Aim {
  readonly unit: string
  readonly weapon: number
  readonly target: string
  /** An exo that may face freely turns here first. */
  readonly facing?: number | undefined
}

/** The attack, or every reason against it. */
export function legalShot(state: State, aim: Aim, answer: Answer): Shot | Refusal[] {
  if (!state.units[aim.unit]) return [noSuchUnit]
  const refusals = actingRefusals(state, aim.unit)
  const shot = possibleShot(state, aim, answer)
  if (isShot(shot)) return refusals.length > 0 ? refusals : shot
  return [...refusals, ...shot]
}

/** The same as if the Unit could act now. */
export function possibleShot(state: State, aim: Aim, answer: Answer): Shot | Refusal[] {
  const unit = state.units[aim.unit]
  if (!unit) return [noSuchUnit]
  const attacker = { ...unit, facing: aim.facing ?? unit.facing }
  const weapon = cardOf(state, unit).weapons[aim.weapon]
  const target = state.units[aim.target]
  const reasons = [...turnRefusals(state, unit, aim), ...targetRefusals(state, attacker, aim)]
  if (!weapon) return [...reasons, refuse('LS.attack.one-weapon', `${unit.name} has no such weapon.`)]
  if (!target || !onTable(target) || !onTable(unit) || reasons.some(({ rule }) => rule === 'LS.attack.enemy-only')) {
    return reasons
  }
  const line = { from: attacker, to: target }
  const unreachable = [rangeRefusal(weapon, line), arcRefusal(state, weapon, line), ...hiddenBy(state, line)].filter(
    reason => reason !== null,
  )
  const range = rangeBetween(attacker, target)
  const band = bandAt(weapon, range)
  const all = [...reasons, ...unreachable]
  return all.length > 0 || !band ? all : { attacker, weapon, band, target, range, answer }
}

export const isShot = (shot: Shot | Refusal[]): shot is Shot => !Array.isArray(shot)

/** LS.attack.enemy-only, LS.obstacle.indestructible. */
function targetRefusals(state: State, attacker: Unit, aim: Aim): Refusal[] {
  const target = state.units[aim.target]
  if (state.obstacles[aim.target]) {
    return [refuse('LS.obstacle.indestructible', "Obstacles can't be attacked or destroyed.")]
  }
  if (!target) return [refuse('LS.attack.enemy-only', "There's no such target.")]
  return [
    target.seat === attacker.seat && refuse('LS.attack.enemy-only', `${target.name} is on your own side.`),
    !onTable(target) && refuse('LS.attack.enemy-only', `${target.name} isn't on the table.`),
  ].filter(refusal => refusal !== false)
}

/** Whether the Unit can turn before it acts, without moving: LS.move.exo.facing-active and its option. */
export const turnsFreely = (state: State, unit: Unit): boolean =>
  cardOf(state, unit).type === 'exo' && state.options.exoFacing === 'free'

function turnRefusals(state: State, unit: Unit, { facing }: Aim): Refusal[] {
  if (facing === undefined) return []
  return cardOf(state, unit).type === 'exo'
    ? facingRefusals(state, unit, [facing])
    : [refuse('LS.move.fighter.nose', `${unit.name} is a fighter and turns only as part of its movement.`)]
}

/** LS.arc.required, in contact too. */
function arcRefusal(state: State, weapon: Weapon, line: { from: Unit; to: Unit }): Refusal | null {
  if (inFiringArc(state.options, weapon.arc, { from: line.from, to: line.to.at })) return null
  const { name, arc } = firingArc(state.options, weapon.arc)
  const outer = Math.max(farthest(weapon), 2 * BASE)
  const free = turnsFreely(state, line.from) ? ' It can turn first, at no cost.' : ''
  const why = `${line.to.name} isn't in the ${name} arc of ${line.from.name}'s ${weapon.name}.${free}`
  return refuse('LS.arc.required', why, [
    { label: `${weapon.name}, ${cm(outer)}`, ...arcShape(line.from, arc, { inner: 0, outer }), tone: 'bad' },
  ])
}

/** The facing an exo-armor needs to use a weapon; undefined if it needs none or can't turn. */
export function facingFor(state: State, unit: Unit, line: { weapon: Weapon; target: Unit }): number | undefined {
  const bears = inFiringArc(state.options, line.weapon.arc, { from: unit, to: line.target.at })
  if (bears || !turnsFreely(state, unit)) return undefined
  return bearing(unit.at, line.target.at) ?? undefined
}
