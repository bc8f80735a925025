import { relativeBearing } from '../../../../engine/geometry/angle'
import { type Refusal, refuse } from '../../../../engine/rolls/plan'
import { measured } from '../../../../engine/words'
import type { State } from '../../state'
import type { FirePlan } from '../hooks'
import { knows } from '../spotting/knowledge'
import { eyeOf, sightRefusals, standSight } from '../spotting/sight'
import { isThere, vehicleOf } from '../stands'
import { bandAt, bandsOf, loadOf } from './direct'

const HULL_ARC = 45

export function rangeRefusals(state: State, plan: FirePlan): Refusal[] {
  const { firer, weapon, shot, distance: far, target } = plan
  const last = bandsOf(state, weapon).at(-1)
  const card = vehicleOf(state, firer)
  const at = target?.at ?? shot.point
  const off = at ? relativeBearing({ at: firer.at, facing: firer.facing }, at) : null
  const hull = card?.weapons[shot.weapon]?.mount === 'hull'
  const reasons: (Refusal | false)[] = [
    weapon.class !== 'indirect' &&
      !bandAt(state, weapon, far) &&
      refuse(
        'STR.core.direct.class',
        `${weapon.name} reaches ${last?.cm ?? 0} cm, but the target is ${measured(far)} cm away.`,
      ),
    weapon.guidance !== undefined &&
      weapon.min !== undefined &&
      far < weapon.min - 1e-6 &&
      refuse('STR.core.direct.min-range', `${weapon.name} can't fire closer than ${weapon.min} cm.`),
    hull &&
      off !== null &&
      Math.abs(off) > HULL_ARC + 1e-6 &&
      refuse('STR.core.direct.need', 'The target is outside the arc of a hull weapon.'),
  ]
  return reasons.filter(reason => reason !== false)
}

/** STR.core.direct.need, .refusal-secret: who is not spotted cannot be named, so no word is said of him. */
export function targetRefusals(state: State, { firer, target, shot, weapon }: FirePlan): Refusal[] {
  if (target) {
    const reasons: (Refusal | false)[] = [
      (target.seat === firer.seat || !target.spotted || !isThere(target)) &&
        refuse('STR.core.direct.need', 'Choose a spotted enemy stand.'),
      !knows(state, firer, target) &&
        refuse('STR.core.spot.share', `${firer.name} hasn't been told about that target.`),
    ]
    return [...reasons.filter(reason => reason !== false), ...standSight(state, firer, target)]
  }
  if (!shot.point) return [refuse('STR.core.direct.need', 'Choose a target or a point.')]
  const he = loadOf(weapon, shot.kind)
  const area = shot.kind === 'smoke' || (he?.burst ?? 0) > 0
  return [
    ...(area ? [] : [refuse('STR.core.direct.point', 'Only high explosive and smoke can be fired at a point.')]),
    ...sightRefusals(state, { from: firer.at, to: shot.point, eye: eyeOf(state, firer), target: 2 }),
  ]
}
