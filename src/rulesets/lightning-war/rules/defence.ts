import { atMost } from '../../../engine/geometry/units'
import { distance } from '../../../engine/geometry/vec'
import type { Refusal } from '../../../engine/rolls/plan'
import type { Assault, Base, State } from '../state'
import { moveOrFire } from '../tables/vehicles'
import { attackersLeft, defendersLeft } from './assault'
import { modelOf, no } from './base'
import { arcRefusals, type Shot, unready } from './firing'
import { standOf, touches } from './footprint'
import { firerLine, zeroRefusals } from './high-explosive'
import { hiddenBy, seen } from './sight'
import { rangeRefusals } from './small-arms'

/** A weapon that can answer an assault, with its dice in that. */
export interface DefensiveWeapon {
  readonly index: number
  readonly dice: number
  readonly range: number
  readonly how: 'small' | 'he'
}

/** LW.inf.dash.no-fire, LW.move.double.no-fire, LW.armour.turret2: who moved so that it cannot fire at all in this turn. */
function spent(state: State, base: Base): Refusal[] {
  const { vehicle } = modelOf(state, base)
  const reasons = [
    base.moved === 'dash' && no(vehicle ? 'LW.move.dash.no-fire' : 'LW.inf.dash.no-fire', `${base.name} has dashed.`),
    (base.moved === 'road' || base.moved === 'retire') &&
      no('LW.move.double.no-fire', `${base.name} has moved at double rate.`),
    base.moved === 'assault' && no('LW.inf.assault.no-fire', `${base.name} is assaulting itself.`),
    vehicle !== null &&
      moveOrFire(vehicle) &&
      base.moved !== 'none' &&
      no('LW.armour.turret2', `${base.name} has moved.`),
  ]
  return reasons.filter(reason => !!reason)
}

/** LW.inf.assault.defensive-fire: weapons of a base that are ready and have not fired. */
export function defensiveWeapons(state: State, base: Base): DefensiveWeapon[] {
  const { weapons } = modelOf(state, base)
  if (unready(state, base) || spent(state, base).length > 0) return []
  return weapons.flatMap(({ small, he }, index): DefensiveWeapon[] => {
    if (base.fired.some(shot => shot.weapon === index)) return []
    if (small) return [{ index, dice: small.dice, range: small.range, how: 'small' }]
    const dice = (he?.dice ?? 0) + (firerLine(state, base)?.value ?? 0)
    return dice > 0 ? [{ index, dice, range: Number.POSITIVE_INFINITY, how: 'he' }] : []
  })
}

export const assaultNamed = (state: State, id: string): Assault | undefined =>
  state.assaults.find(assault => assault.id === id)

/** The assault before whose contact the defender fires now. */
export function openDefence(state: State): Assault | null {
  const top = state.stack.at(-1)
  return top?.kind === 'defence' ? (assaultNamed(state, top.assault) ?? null) : null
}

/** Bases that can still fire in defence. */
export function ableDefenders(state: State, assault: Assault): Base[] {
  const squads = attackersLeft(state, assault)
  return defendersLeft(state, assault).filter(base =>
    defensiveWeapons(state, base).some(({ range }) =>
      squads.some(squad => atMost(distance(base.at, squad.at), range) && meets(state, base, squad)),
    ),
  )
}

/** LW.vis.los: it sees who comes, or has him in contact, whatever lies between. */
const meets = (state: State, base: Base, squad: Base): boolean =>
  seen(state, base, squad) || touches(standOf(state, base), standOf(state, squad))

export function defenceRefusals(state: State, assault: Assault, shot: Shot): Refusal[] {
  const { firer, weapon, target, index } = shot
  const reasons: Refusal[] = []
  const unfit = [unready(state, firer), ...spent(state, firer)]
  reasons.push(...unfit.filter(it => it !== false))
  if (!defendersLeft(state, assault).some(({ id }) => id === firer.id))
    reasons.push(no('LW.inf.assault.defensive-fire', `${firer.name} is not being assaulted.`))
  if (!attackersLeft(state, assault).some(({ id }) => id === target.id))
    reasons.push(no('LW.inf.assault.defensive-fire', `${target.name} takes no part in the assault.`))
  if (firer.fired.some(fired => fired.weapon === index))
    reasons.push(no('LW.turn.3.once', `${firer.name} has fired in this turn.`))
  if (!weapon.small && !weapon.he)
    reasons.push(no('LW.armour.weapon-target', `The ${weapon.name} does nothing against troops.`))
  if (!meets(state, firer, target)) reasons.push(...hiddenBy(state, firer, target))
  return [
    ...reasons,
    ...rangeRefusals(shot),
    ...(weapon.indirect ? [] : arcRefusals(shot)),
    ...(weapon.small ? [] : zeroRefusals(state, shot, 'defensive')),
  ]
}
