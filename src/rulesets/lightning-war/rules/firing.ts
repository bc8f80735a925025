import { inArc, relativeBearing } from '../../../engine/geometry/angle'
import { distance, type Vec } from '../../../engine/geometry/vec'
import type { Refusal } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import type { LwRule } from '../rulebook'
import type { Assault, Base, State } from '../state'
import type { Weapon } from '../tables/models'
import { moveOrFire } from '../tables/vehicles'
import { baseOf, hasMoved, isArmour, modelOf, needsSetUp, no, onTable, unitOf } from './base'
import { changedBase } from './changed'
import { isOutOfCommand } from './command'
import { hiddenBy } from './sight'
import { inches } from './words'
import { putBases } from './writing'

/** One weapon fired at one base. */
export interface Shot {
  readonly firer: Base
  readonly weapon: Weapon
  readonly index: number
  readonly target: Base
  readonly far: number
}

export interface Aim {
  readonly base: string
  readonly weapon: number
  readonly target: string
}

/** Aimed in the firing step, or in defence before an assault strikes home. */
export type Manner = 'aimed' | 'defensive'

/** A shot and what came of it. */
export interface Fired<R> {
  readonly aim: Aim
  readonly result: R
  readonly manner: Manner
}

export const isShot = (shot: Shot | Refusal): shot is Shot => 'firer' in shot

/** The pieces an action names, or what is wrong with it. */
export function aimed(state: State, { base, weapon: index, target: at }: Aim): Shot | Refusal {
  const firer = state.bases[base]
  const target = state.bases[at]
  if (!firer || !target) return no('LW.vis.target', 'There is no such base.')
  const weapon = modelOf(state, firer).weapons[index]
  if (!weapon) return no('LW.turn.3.once', `${firer.name} has no such weapon.`)
  return { firer, weapon, index, target, far: distance(firer.at, target.at) }
}

/** Why this weapon does not fire in the firing step, whatever the target. */
export function silenced(state: State, { firer, index }: Pick<Shot, 'firer' | 'index'>): Refusal[] {
  const reasons: Refusal[] = []
  const { vehicle } = modelOf(state, firer)
  if (!onTable(firer)) reasons.push(no('LW.turn.3', `${firer.name} is not on the table.`))
  if (firer.fired.some(shot => shot.weapon === index))
    reasons.push(no('LW.turn.3.once', `${firer.name} has fired in this turn.`))
  if (firer.moved === 'dash')
    reasons.push(
      no(vehicle ? 'LW.move.dash.no-fire' : 'LW.inf.dash.no-fire', `${firer.name} has dashed and does not fire.`),
    )
  if (firer.moved === 'road' || firer.moved === 'retire')
    reasons.push(no('LW.move.double.no-fire', `${firer.name} has moved at double rate and does not fire.`))
  if (firer.moved === 'assault')
    reasons.push(no('LW.inf.assault.no-fire', `${firer.name} is assaulting and does not fire.`))
  if (firer.retiring) reasons.push(no('LW.morale.fail', `${firer.name} is retiring and fires only in defence.`))
  if (vehicle !== null && moveOrFire(vehicle) && hasMoved(firer))
    reasons.push(no('LW.armour.turret2', `${firer.name} has too few men in its turret to move and fire.`))
  const unfit = unready(state, firer)
  if (unfit) reasons.push(unfit)
  return reasons
}

/** Why this weapon fires at another target or not at all. */
export function spares(state: State, { firer, index, target }: Shot): Refusal[] {
  const reasons: Refusal[] = []
  if (firer.fired.some(shot => shot.weapon !== index && shot.at !== target.id))
    reasons.push(no('LW.armour.multi', 'Both its guns fire at the same target.'))
  if (isOutOfCommand(state, firer) && !bearsGrudge(state, firer, target))
    reasons.push(no('LW.cmd.out.fire', `${firer.name} is out of command and fires only at who attacked it.`))
  return reasons
}

/** LW.inf.setup. */
export const unready = (state: State, firer: Base): Refusal | false =>
  needsSetUp(state, firer) &&
  firer.setUp !== 'ready' &&
  no('LW.inf.setup', `${firer.name} has moved and needs a whole turn to set up.`)

/** LW.cmd.out.fire: it was fired at or assaulted by this enemy in this turn or the last. */
const bearsGrudge = (state: State, firer: Base, target: Base): boolean =>
  firer.grudges.some(({ by, turn }) => by === target.id && turn >= state.turn - 1)

/** LW.vis.target: only the enemy, and only what can still be hurt. */
export function targetRefusals({ firer, target }: Shot): Refusal[] {
  const reasons: Refusal[] = []
  if (target.seat === firer.seat) reasons.push(no('LW.vis.target', `${target.name} is of its own side.`))
  if (!onTable(target)) reasons.push(no('LW.vis.target', `${target.name} is out of action.`))
  return reasons
}

const ARCS = { all: { from: -180, to: 180 }, front: { from: -45, to: 45 }, rear: { from: 135, to: 225 } } as const

/** LW.board.arc. */
export function inWeaponArc({ arc }: Weapon, firer: Base, at: Vec): boolean {
  if (arc === 'all') return true
  const relative = relativeBearing(firer, at)
  return relative === null || inArc(ARCS[arc], relative)
}

export function arcRefusals({ firer, weapon, target }: Shot): Refusal[] {
  if (inWeaponArc(weapon, firer, target.at)) return []
  const { from, to } = ARCS[weapon.arc]
  const wedge: Shape = {
    kind: 'sector',
    tone: 'arc',
    at: firer.at,
    inner: 0,
    outer: 12,
    from: firer.facing + from,
    to: firer.facing + to,
  }
  const side = weapon.arc === 'rear' ? 'rear' : 'front'
  return [no('LW.board.arc', `The ${weapon.name} fires only 45 degrees to either side of the ${side}.`, [wedge])]
}

/** What every direct shot needs: an enemy, in sight, in the arc. */
export const directRefusals = (state: State, shot: Shot): Refusal[] => [
  ...targetRefusals(shot),
  ...hiddenBy(state, shot.firer, shot.target),
  ...arcRefusals(shot),
]

/** LW.inf.assault.armour-support: armour fires in the firing step at a target its own side is assaulting. */
export const supportRules = (state: State, { base, target }: Pick<Aim, 'base' | 'target'>): LwRule[] => {
  const firer = baseOf(state, base)
  const backs = state.assaults.some(
    assault => unitOf(state, assault.attacker).seat === firer.seat && isTargetOf(assault, baseOf(state, target)),
  )
  return backs && state.step === 'firing' && isArmour(state, firer) ? ['LW.inf.assault.armour-support'] : []
}

const isTargetOf = ({ target }: Assault, { id, unit }: Base): boolean =>
  target.kind === 'unit' ? target.unit === unit : target.base === id

export const lineOfFire = ({ firer, target, far }: Shot): Shape => ({
  kind: 'path',
  tone: 'good',
  points: [firer.at, target.at],
  arrow: true,
  label: inches(far),
})

/** What firing leaves behind. */
export function noteFire(next: State, { base, weapon, target }: Aim): void {
  const firer = baseOf(next, base)
  putBases(next, [
    changedBase(firer, { fired: [...firer.fired, { weapon, at: target }] }),
    grudging(baseOf(next, target), [base], next.turn),
  ])
}

/** A base that was attacked by these in a turn. */
export function grudging(base: Base, by: readonly string[], turn: number): Base {
  const old = base.grudges.map(grudge => (by.includes(grudge.by) ? { by: grudge.by, turn } : grudge))
  const fresh = by.filter(id => !base.grudges.some(grudge => grudge.by === id)).map(id => ({ by: id, turn }))
  return changedBase(base, { grudges: [...old, ...fresh] })
}
