import { type Refusal, refuse } from '../../../../engine/rolls/plan'
import type { Shot } from '../../parts/shot'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { isShaken } from '../command/command'
import { fireOrderRefusals } from '../command/obedience'
import { type FirePlan, hooks } from '../hooks'
import { onMission, taskRefusals } from '../movement/may-move'
import { fileOf, isFit, isThere, isVehicle, standOf, vehicleOf } from '../stands'
import { gunnerOf } from './modifiers'
import { rangeRefusals, targetRefusals } from './target-limits'
import { weaponRefusals } from './weapon-limits'

/** Every reason why a shot may not be declared; the target is one the firer's side has spotted. */
export function fireRefusals(state: State, plan: FirePlan, declared: readonly Shot[]): Refusal[] {
  const others = declared.filter(shot => shot.stand === plan.firer.id)
  return REASONS.flatMap(reasons => reasons(state, plan, others))
}

/** Whether nothing forbids it, asked no further than the first reason. */
export function isFree(state: State, plan: FirePlan, declared: readonly Shot[]): boolean {
  const others = declared.filter(shot => shot.stand === plan.firer.id)
  return REASONS.every(reasons => reasons(state, plan, others).length === 0)
}

/** Why firer or weapon isn't ready, whoever the target is. */
export function readyRefusals(state: State, plan: FirePlan, declared: readonly Shot[]): Refusal[] {
  const others = declared.filter(shot => shot.stand === plan.firer.id)
  return [...firerRefusals(state, plan), ...weaponRefusals(state, plan, others)]
}

export const isReady = (state: State, plan: FirePlan, declared: readonly Shot[]): boolean =>
  readyRefusals(state, plan, declared).length === 0

type Reasons = (state: State, plan: FirePlan, others: readonly Shot[]) => readonly Refusal[]

/** The cheap ones first. */
const REASONS: readonly Reasons[] = [
  firerRefusals,
  weaponRefusals,
  rangeRefusals,
  targetRefusals,
  (state, plan) => hooks(state.options, 'direct.limit').flatMap(hook => hook(state, plan)),
  (state, plan) => hooks(state.options, 'supply.consume').flatMap(hook => hook(state, plan)),
  (state, plan) => hooks(state.options, 'cmd.mayFire').flatMap(hook => hook(state, plan)),
]

export const firingOrders = (state: State, plan: FirePlan): Refusal[] => fireOrderRefusals(state, plan)

/** STR.core.direct.need */
function firerRefusals(state: State, { firer, weapon, shot }: FirePlan): Refusal[] {
  const vehicle = firer.aboard === null ? null : standOf(state, firer.aboard)
  const man = firer.men[shot.man]
  const reasons: (Refusal | false)[] = [
    firer.aboard === null && !isThere(firer) && refuse('STR.core.direct.need', `${firer.name} is out of the battle.`),
    vehicle !== null &&
      !(vehicle && vehicleOf(state, vehicle)?.open) &&
      refuse('STR.core.move.passengers', "Passengers can't fire from a closed vehicle."),
    isShaken(firer) &&
      refuse('STR.core.direct.need', `${firer.name} is ${firer.status === 'routed' ? 'routed' : 'suppressed'}.`),
    firer.gait === 'run' &&
      firer.moved &&
      refuse('STR.core.move.run', `${firer.name} ran, so it can't fire in this phase.`),
    firer.gait === 'run' && firer.moved && refuse('STR.core.direct.need', 'Stands that ran are not ready to fire.'),
    weapon.crewServed &&
      !isVehicle(firer) &&
      firer.moved &&
      refuse('STR.core.move.crew-weapon', `${weapon.name} was moved, so it isn't set up.`),
    !isVehicle(firer) && (!man || !isFit(man)) && refuse('STR.core.direct.man', 'That man is out of action.'),
    ...(!isVehicle(firer) && man && (fileOf(man)?.leader ?? 0) > 0 ? busyLeader(firer) : []),
    isVehicle(firer) &&
      !gunnerOf(firer, shot.man) &&
      refuse('STR.core.damage.vehicle.crewless', `${firer.name} has nobody left to fire.`),
    onMission(state, firer) && refuse('STR.core.indirect.cannot', `${firer.name} is busy with a fire mission.`),
  ]
  return reasons.filter(reason => reason !== false)
}

/** STR.core.leader.one-job, STR.core.direct.need: a leader with a task does not fire. */
function busyLeader(firer: Stand): Refusal[] {
  const tasks = taskRefusals(firer)
  return tasks.length === 0 ? [] : [...tasks, refuse('STR.core.direct.need', 'A busy leader is not ready to fire.')]
}
