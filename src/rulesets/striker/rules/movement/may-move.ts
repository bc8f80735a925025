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
export const barredRefusals = memoizeStand(({ missions }) => missions, findBarred)
function findBarred(state: State, stand: Stand): readonly Refusal[] {
  const roster = own(stand)
  const alone = fitMen(stand).length === 1
  return [
    !isThere(stand) && refuse('STR.core.move.barred', `${stand.name} is not on the table.`),
    isShaken(stand) &&
      refuse('STR.core.move.barred', `${stand.name} is ${stand.status === 'routed' ? 'routed' : 'suppressed'}.`),
    isVehicle(stand) &&
      isImmobile(state, stand) &&
      refuse('STR.core.damage.vehicle.transmission', `${stand.name} cannot move: its drive is out.`),
    isVehicle(stand) &&
      !isGrav(state, stand) &&
      roster.damage.suspension > 0 &&
      refuse('STR.core.damage.vehicle.suspension', `${stand.name} has lost its suspension.`),
    isVehicle(stand) && !hasDriver(stand) && refuse('STR.core.damage.vehicle.crewless', `Nobody drives ${stand.name}.`),
    !isVehicle(stand) &&
      roster.task !== null &&
      refuse('STR.core.orders.busy', `The leader in ${stand.name} is busy${alone ? '' : '; his men may split off'}.`),
    onMission(state, stand) && refuse('STR.core.indirect.cannot', `${stand.name} serves a fire mission.`),
  ].filter(reason => reason !== false)
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
    card !== null && gait !== 'drive' && gait !== 'reverse' && refuse('STR.core.move.ground', 'A vehicle drives.'),
    card === null &&
      (gait === 'drive' || gait === 'reverse') &&
      refuse('STR.core.move.walk', 'Men walk, run, evade or crawl.'),
    gait === 'run' &&
      fitMen(stand).some(man => (fileOf(man)?.light ?? 0) > 0) &&
      refuse('STR.core.move.run', 'A lightly wounded man does not run.'),
    !flies && flight !== 'ground' && refuse('STR.core.move.noe', `${stand.name} does not fly.`),
    flies && isVehicle(stand) && flight === 'ground' && refuse('STR.core.move.noe', `${stand.name} moves in the air.`),
    moving.height !== undefined &&
      !(flight === 'high' && moving.height >= HIGH.least && moving.height <= HIGH.most) &&
      refuse('STR.core.move.high', `High is from ${HIGH.least} to ${HIGH.most} m.`),
    moving.popup === true &&
      !(isGrav(state, stand) && flight === 'noe') &&
      refuse('STR.core.move.popup', 'Only grav vehicles in NOE pop up.'),
    flight !== stand.flight &&
      own(stand).spent > 0 &&
      isVehicle(stand) &&
      refuse('STR.core.move.mode-change', 'The mode is changed once, at the start of the phase.'),
    gait !== stand.gait &&
      own(stand).spent > 0 &&
      stand.moved &&
      refuse('STR.core.move.fraction', 'It has begun to move another way.'),
  ]
  return reasons.filter(reason => reason !== false)
}
