import { type Refusal, refuse } from '../../../../engine/rolls/plan'
import { count } from '../../../../engine/words'
import { KIND_NAMES } from '../../cards/names'
import type { Shot } from '../../parts/shot'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import type { FirePlan } from '../hooks'
import { fitMen, own, vehicleOf, weaponAt } from '../stands'
import { loadOf, roundsLeft, slotOf } from './direct'

export function weaponRefusals(state: State, { firer, weapon, shot }: FirePlan, others: readonly Shot[]): Refusal[] {
  const roster = own(firer)
  const slot = slotOf(shot)
  const card = vehicleOf(state, firer)
  const again = others.some(other => slotOf(other) === slot) || roster.fired.includes(slot)
  const fit = fitMen(firer).length
  const half = weapon.class === 'gun' || weapon.id === 'hmg' ? Math.ceil(weapon.crew / 2) : 1
  const left = roundsLeft(weapon, firer, shot)
  const reasons: (Refusal | false)[] = [
    weapon.class === 'indirect' && refuse('STR.core.indirect.order', `${weapon.name} can fire only missions.`),
    !loadOf(weapon, shot.kind) &&
      refuse('STR.core.direct.ammo-kind', `${weapon.name} has no ${KIND_NAMES[shot.kind]} rounds.`),
    again && refuse('STR.core.direct.once', `${weapon.name} can fire only once in a phase.`),
    card === null &&
      others.some(other => other.man === shot.man && slotOf(other) !== slot) &&
      refuse('STR.core.direct.man', 'A man can fire only one weapon in a phase.'),
    card === null &&
      weapon.crewServed &&
      fit < half &&
      refuse('STR.core.direct.man', `${weapon.name} needs ${half} men.`),
    roster.broken.includes(slot) && refuse('STR.core.damage.weapon.table', `${weapon.name} is out of order.`),
    left !== null && left <= 0 && refuse('STR.core.direct.supply', `${weapon.name} has no rounds left.`),
    ...(card ? mountRefusals(state, firer, shot, others) : []),
  ]
  return reasons.filter(reason => reason !== false)
}

/** STR.core.direct.vehicle, .gunner-missiles and what damage silences. */
function mountRefusals(state: State, firer: Stand, shot: Shot, others: readonly Shot[]): (Refusal | false)[] {
  const card = vehicleOf(state, firer)
  const mount = card?.weapons[shot.weapon]
  const weapon = weaponAt(state, firer, shot)
  const { damage, gunnerOut } = own(firer)
  if (!card || !mount || !weapon) return []
  const serve = Math.max(firer.moved ? 0 : 1, fitMen(firer).length - 1)
  const guided = others.filter(other => weaponAt(state, firer, other)?.guidance).length
  const most = weapon.guidance === 'homing' ? 4 : 1
  return [
    others.length >= serve &&
      refuse('STR.core.direct.vehicle', `The crew can fire only ${count(serve, 'weapon')} in a phase.`),
    gunnerOut === true &&
      (mount.main || card.weapons.length === 1) &&
      refuse(
        'STR.core.damage.vehicle.crewless',
        `The gunner of ${firer.name} is out; another man takes over next turn.`,
      ),
    damage.weaponsOut.includes(shot.weapon) &&
      refuse('STR.core.damage.vehicle.weapon', `${weapon.name} is out for the battle.`),
    mount.main &&
      damage.jamUntil >= state.turn &&
      refuse('STR.core.damage.vehicle.jam', `${weapon.name} is jammed through turn ${damage.jamUntil}.`),
    weapon.class === 'energy' &&
      damage.power &&
      refuse('STR.core.damage.vehicle.power', "The weapon doesn't work without the power plant."),
    weapon.guidance !== undefined &&
      guided >= most &&
      refuse('STR.core.direct.gunner-missiles', `A gunner can guide only ${most} in a phase.`),
  ]
}
