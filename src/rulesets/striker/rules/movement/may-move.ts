import { memoize } from '../../../../engine/memoize'
import { type Refusal, refuse } from '../../../../engine/rolls/plan'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { HIGH } from '../../tables/movement'
import { isShaken } from '../command/command'
import { memoizeStand } from '../memoize-stand'
import { fileOf, fitMen, isFit, isImmobile, isThere, isVehicle, own, vehicleOf } from '../stands'
import { hasBelts, isGrav, type Moving } from './rates'

/** STR.core.move.barred: why a stand does not move at all. */
export const barredRefusals = memoizeStand(({ cards }) => cards, findBarred)
function findBarred(state: State, stand: Stand): readonly Refusal[] {
  const roster = own(stand)
  return [
    !isThere(stand) && refuse('STR.core.move.barred', `${stand.name} isn't on the table.`),
    isShaken(stand) &&
      refuse('STR.core.move.barred', `${stand.name} is ${stand.status === 'routed' ? 'routed' : 'suppressed'}.`),
    isVehicle(stand) &&
      isImmobile(state, stand) &&
      refuse('STR.core.damage.vehicle.transmission', `${stand.name} can't move: its drive is out.`),
    isVehicle(stand) &&
      !isGrav(state, stand) &&
      roster.damage.suspension > 0 &&
      refuse('STR.core.damage.vehicle.suspension', `${stand.name} has lost its suspension.`),
    isVehicle(stand) && !hasDriver(stand) && refuse('STR.core.damage.vehicle.crewless', `${stand.name} has no driver.`),
    ...(isVehicle(stand) ? [] : taskRefusals(stand)),
  ].filter(reason => reason !== false)
}

/** STR.core.leader.one-job, STR.core.orders.busy: he does one thing a turn, and nothing else with his stand. */
export function taskRefusals(stand: Stand): Refusal[] {
  const { task } = own(stand)
  if (task === null) return []
  const others = fitMen(stand).length === 1 ? '' : ' The other men can split off.'
  return [
    ...(task === 'order'
      ? [refuse('STR.core.orders.busy', `The leader in ${stand.name} is giving an order.${others}`)]
      : []),
    ...(task === 'observe' ? [refuse('STR.core.indirect.busy', `${stand.name} is observing a fire mission.`)] : []),
    refuse('STR.core.leader.one-job', `The leader in ${stand.name} already has a task this turn: ${task}.${others}`),
  ]
}

const serving = memoize(
  (missions: State['missions']): ReadonlySet<string> =>
    new Set(
      Object.values(missions).flatMap(({ value }) => (value && value.landed < value.turns ? [value.battery] : [])),
    ),
)
export const onMission = (state: State, stand: Stand): boolean => serving(state.missions).has(stand.id)

const hasDriver = (stand: Stand): boolean => stand.men.some(man => man.role === 'driver' && isFit(man))

/** Why a way of moving is not open to a stand. */
export function gaitRefusals(state: State, stand: Stand, moving: Moving): Refusal[] {
  const { gait, flight } = moving
  const card = vehicleOf(state, stand)
  const flies = isGrav(state, stand) || card?.motion === 'aircraft' || hasBelts(stand)
  const reasons: (Refusal | false)[] = [
    card !== null &&
      gait !== 'drive' &&
      gait !== 'reverse' &&
      refuse('STR.core.move.ground', "A vehicle can't walk, run, evade or crawl."),
    card === null &&
      (gait === 'drive' || gait === 'reverse') &&
      refuse('STR.core.move.walk', "Men can't drive. They walk, run, evade or crawl."),
    gait === 'run' &&
      fitMen(stand).some(man => (fileOf(man)?.light ?? 0) > 0) &&
      refuse('STR.core.move.run', "Lightly wounded men can't run."),
    !flies && flight !== 'ground' && refuse('STR.core.move.noe', `${stand.name} can't fly.`),
    flies &&
      isVehicle(stand) &&
      flight === 'ground' &&
      refuse('STR.core.move.noe', `${stand.name} can't move on the ground.`),
    moving.height !== undefined &&
      !(flight === 'high' && moving.height >= HIGH.least && moving.height <= HIGH.most) &&
      refuse('STR.core.move.high', `High flight is from ${HIGH.least} to ${HIGH.most} m.`),
    moving.popup === true &&
      !(isGrav(state, stand) && flight === 'noe') &&
      refuse('STR.core.move.popup', 'Only grav vehicles in NOE can pop up.'),
    flight !== stand.flight &&
      own(stand).spent > 0 &&
      isVehicle(stand) &&
      refuse('STR.core.move.mode-change', 'You can change the flight mode only at the start of the phase.'),
    gait !== stand.gait &&
      own(stand).spent > 0 &&
      stand.moved &&
      refuse('STR.core.move.fraction', 'It has already started to move at another pace.'),
  ]
  return reasons.filter(reason => reason !== false)
}
