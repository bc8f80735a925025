import { distance } from '../../../../engine/geometry/vec'
import { type Modifier, modifier } from '../../../../engine/rolls/ledger'
import type { Weapon } from '../../cards/weapon'
import type { Man } from '../../parts/man'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { FAST_GROUND, FIRE_CONTROL, FIRE_DM, type RangeClass, SPEED_MOST, SPEED_STEP } from '../../tables/fire'
import { QUALITY } from '../../tables/quality'
import { concealmentOf } from '../ground/ground'
import { type FirePlan, hooks } from '../hooks'
import { isGrav } from '../movement/rates'
import { isHullDown } from '../spotting/sight'
import { armourOf, fileOf, isFit, isVehicle, rosterOf, standOf, vehicleOf } from '../stands'

/** The man who aims: of a vehicle its gunner, or who serves in his place. */
export function gunnerOf(stand: Stand, man: number): Man | undefined {
  if (!isVehicle(stand)) return stand.men[man]
  const fit = stand.men.filter(isFit)
  return fit.find(({ role }) => role === 'gunner') ?? fit.find(({ role }) => role === 'commander') ?? fit[0]
}

/** STR.core.direct.ledger: every line in its order; lines that cancel are shown as 0. */
export function fireLines(
  state: State,
  plan: FirePlan,
  band: { readonly class: RangeClass; readonly auto: number | undefined },
): Modifier[] {
  const { firer, target, weapon } = plan
  const lines = [
    ...qualityLines(plan),
    ...(weapon.guidance ? [] : controlLines(state, plan)),
    ...(band.auto !== undefined && band.auto !== 0 && !weapon.guidance
      ? [modifier(band.auto, 'automatic fire', 'STR.core.direct.dm-auto')]
      : []),
    ...firerLines(state, firer, weapon, plan.shot.man),
    ...(target ? targetLines(state, firer, target, weapon) : []),
    ...hooks(state.options, 'direct.dm').flatMap(hook => hook(state, plan)),
  ]
  return lines.map(one =>
    hooks(state.options, 'direct.replace').reduce((now, hook) => hook(state, now, plan) ?? now, one),
  )
}

function qualityLines({ firer, shot }: FirePlan): Modifier[] {
  const gunner = gunnerOf(firer, shot.man)
  const file = gunner ? fileOf(gunner) : null
  if (!file) return []
  const light = file.light * FIRE_DM.light
  return [
    modifier(
      QUALITY[file.quality].fire,
      `${file.quality} ${isVehicle(firer) ? 'gunner' : 'firer'}`,
      'STR.core.direct.dm-quality',
    ),
    ...(light === 0 ? [] : [modifier(light, 'lightly wounded', 'STR.core.direct.dm-wound')]),
  ]
}

/** STR.core.direct.dm-fc: helps to its limit only. */
function controlLines(state: State, { firer, distance: far }: FirePlan): Modifier[] {
  const card = vehicleOf(state, firer)
  const control = card ? FIRE_CONTROL[card.fcTl] : undefined
  if (!control || control.dm === 0) return []
  if (rosterOf(firer)?.damage.electronics)
    return [modifier(0, 'fire control dead', 'STR.core.damage.vehicle.electronics')]
  return [
    modifier(
      far <= control.limit + 1e-6 ? control.dm : 0,
      far <= control.limit + 1e-6 ? `fire control TL ${card?.fcTl}` : 'beyond the fire control',
      'STR.core.direct.dm-fc',
    ),
  ]
}

/** What the firer's own movement and damage do. */
function firerLines(state: State, firer: Stand, weapon: Weapon, man: number): Modifier[] {
  const card = vehicleOf(state, firer)
  if (card) {
    return [
      ...(firer.moved
        ? [
            modifier(
              card.stabilised ? 0 : FIRE_DM.movedUnstabilised,
              card.stabilised ? 'moved, stabilised' : 'moved, not stabilised',
              'STR.core.direct.dm-vehicle-move',
            ),
          ]
        : []),
      ...(rosterOf(firer)?.damage.optics
        ? [modifier(FIRE_DM.optics, 'optics damaged', 'STR.core.direct.dm-optics')]
        : []),
    ]
  }
  const carrier = firer.aboard === null ? undefined : standOf(state, firer.aboard)
  if (carrier)
    return carrier.moved
      ? [modifier(FIRE_DM.movedUnstabilised, 'from a moving vehicle', 'STR.core.direct.dm-vehicle-move')]
      : []
  if (firer.gait === 'evade') return [modifier(FIRE_DM.evadingFirer, 'evading', 'STR.core.direct.dm-walk')]
  if (!firer.moved || firer.gait === 'crawl')
    return firer.moved ? [modifier(FIRE_DM.walked, 'moved', 'STR.core.direct.dm-walk')] : []
  const dressed = armourOf(state, firer.men[man]?.armour ?? 'none').battleDress === true
  const heavy = weapon.highRecoil && !dressed
  return [
    modifier(
      heavy ? FIRE_DM.walkedHighRecoil : FIRE_DM.walked,
      heavy ? 'moved with a high-recoil weapon' : 'moved',
      'STR.core.direct.dm-walk',
    ),
  ]
}

function targetLines(state: State, firer: Stand, target: Stand, weapon: Weapon): Modifier[] {
  return [
    ...coverLines(state, firer, target, weapon),
    ...(target.gait === 'evade' && !isVehicle(target)
      ? [modifier(FIRE_DM.evadingTarget, 'target evades', 'STR.core.direct.dm-evade')]
      : []),
    ...(target.popup ? [modifier(FIRE_DM.popup, 'target in popup', 'STR.core.direct.dm-popup')] : []),
    ...speedLines(state, target),
    ...(target.kind === 'drone' ? [modifier(FIRE_DM.drone, 'drone missile', 'STR.core.direct.dm-drone')] : []),
  ]
}

/** STR.core.direct.dm-cover: cover replaces concealment; a hull-down vehicle is concealed. Flame ignores it. */
export function coverLines(state: State, firer: Stand, target: Stand, weapon: Weapon): Modifier[] {
  if (weapon.flags.includes('flame')) return [modifier(0, 'flame reaches behind cover', 'STR.core.he.flame')]
  const hidden = concealmentOf(state, target, firer.at)
  if (hidden === 'cover') return [modifier(FIRE_DM.cover, 'target under cover', 'STR.core.direct.dm-cover')]
  if (hidden === 'concealed') return [modifier(FIRE_DM.concealed, 'target concealed', 'STR.core.direct.dm-cover')]
  if (hidden === 'hullDown' || isHullDown(state, firer, target))
    return [modifier(FIRE_DM.concealed, 'target hull-down', 'STR.core.direct.dm-cover')]
  return []
}

/** STR.core.direct.dm-speed */
export function speedLines(state: State, target: Stand): Modifier[] {
  if (!isVehicle(target)) return []
  if (target.flight === 'terrainFollowing' || target.flight === 'high') {
    const dm = Math.min(SPEED_MOST, Math.floor(target.speed / SPEED_STEP))
    return dm === 0 ? [] : [modifier(-dm, `speed ${Math.round(target.speed)} cm`, 'STR.core.direct.dm-speed')]
  }
  return !isGrav(state, target) && target.speed > FAST_GROUND
    ? [modifier(FIRE_DM.fastGround, 'fast ground vehicle', 'STR.core.direct.dm-speed')]
    : []
}

export const rangeTo = (plan: Pick<FirePlan, 'firer' | 'target' | 'shot'>): number =>
  plan.target ? distance(plan.firer.at, plan.target.at) : plan.shot.point ? distance(plan.firer.at, plan.shot.point) : 0
