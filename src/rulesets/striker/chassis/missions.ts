import { bearing, heading } from '../../../engine/geometry/angle'
import { atMost } from '../../../engine/geometry/units'
import { distance, type Vec } from '../../../engine/geometry/vec'
import type { Dice } from '../../../engine/rolls/dice'
import { type Modifier, total } from '../../../engine/rolls/ledger'
import type { Refusal } from '../../../engine/rolls/plan'
import type { Load, Weapon } from '../cards/weapon'
import type { Mission, Side, Stand, State, Strike } from '../state'
import {
  ADJUSTED,
  CM_SHORT,
  DESIGNATE_REACH,
  type Direction,
  directionOf,
  FLIGHT_LIMIT,
  illumRadius,
  ON_POINT,
  SHEAF_NEED,
  type Sheaf,
  sheafOf,
  squaresOf,
} from '../tables/indirect'
import { QUALITY } from '../tables/quality'
import { blastStrikes, squareAt } from './burst'
import { isShaken } from './command'
import { throw2d } from './direct'
import { hooks } from './hooks'
import { linkRefusals } from './link'
import { rulingFor, seesPoint } from './sight'
import { fileOf, fitMen, headOf, isGone, isObserver, isVehicle, no, own, rosterOf, standOf, vehicleOf } from './stands'

/** The guns of a battery that can fire, with their slots. */
export function gunsOf(state: State, battery: Stand): Weapon[] {
  const roster = rosterOf(battery)
  const card = vehicleOf(state, battery)
  if (card)
    return card.weapons.flatMap(({ weapon }, i) =>
      roster?.damage.weaponsOut.includes(i) ? [] : (indirect(state, weapon) ?? []),
    )
  return battery.men.flatMap((man, m) =>
    man.weapons.flatMap((id, w) => (roster?.broken.includes(`${m}.${w}`) ? [] : (indirect(state, id) ?? []))),
  )
}
const indirect = (state: State, id: string): Weapon | null => {
  const weapon = state.weapons[id]
  return weapon?.class === 'indirect' ? weapon : null
}

/** STR.core.indirect.rounds */
export const roundsOf = (guns: readonly Weapon[]): number => guns.reduce((sum, { rof }) => sum + (rof ?? 0), 0)
export const loadOfMission = (state: State, mission: Pick<Mission, 'kind'>, battery: Stand): Load | undefined =>
  gunsOf(state, battery)
    .flatMap(({ kinds }) => kinds)
    .find(({ kind }) => kind === mission.kind)

/** STR.core.indirect.delay */
export function delayOf(state: State, battery: Stand, point: Vec): number {
  const crew =
    QUALITY[
      headOf(battery)?.quality ??
        fileOf(fitMen(battery)[0] ?? { role: '', weapons: [], armour: 'none', file: { $for: [] } })?.quality ??
        'recruit'
    ].delay
  const flight = distance(battery.at, point) < FLIGHT_LIMIT ? 0 : 1
  const computer = state.options.tl[battery.seat] >= 9 ? 1 : 0
  return Math.max(1, crew + flight - computer)
}

export const missionsOf = (state: State, side: Side): Mission[] =>
  Object.values(state.missions).flatMap(({ value }) => (value?.seat === side ? [value] : []))
export const isRunning = ({ landed, turns }: Mission): boolean => landed < turns

/** STR.core.indirect.observer, .one, .range, .busy: why a mission cannot be ordered. */
export function missionRefusals(state: State, mission: Mission): Refusal[] {
  const observer = standOf(state, mission.observer)
  const battery = standOf(state, mission.battery)
  if (!observer || !battery)
    return [no('STR.core.indirect.observer', 'A fire mission needs an observer and a battery.')]
  const guns = gunsOf(state, battery)
  const far = distance(battery.at, mission.point)
  const running = missionsOf(state, mission.seat).filter(isRunning)
  const reasons: (Refusal | false)[] = [
    !isObserver(observer) && no('STR.core.indirect.observer', `Nobody in ${observer.name} can observe fire.`),
    isObserver(observer) &&
      (isShaken(observer) || isGone(observer)) &&
      no('STR.core.indirect.observer', `${observer.name} is suppressed or lost.`),
    own(observer).task !== null && no('STR.core.indirect.busy', `${observer.name} has another task this turn.`),
    !seesPoint(state, bodyAt(state, observer), mission.point) &&
      no('STR.core.indirect.observer', `${observer.name} does not see the point.`),
    guns.length === 0 && no('STR.core.indirect.order', `${battery.name} has no guns for indirect fire.`),
    isShaken(battery) && no('STR.core.morale.suppressed', `${battery.name} is suppressed.`),
    battery.moved && !isVehicle(battery) && no('STR.core.indirect.cannot', `${battery.name} has moved.`),
    guns.some(gun => far < (gun.min ?? 0) - 1e-6 || !atMost(far, gun.max ?? 0)) &&
      no(
        'STR.core.indirect.range',
        `The point is ${far.toFixed(0)} cm away; the guns fire from ${guns[0]?.min} to ${guns[0]?.max}.`,
      ),
    guns.length > 0 &&
      !loadOfMission(state, mission, battery) &&
      no('STR.core.direct.ammo-kind', `${battery.name} has no ${mission.kind} rounds.`),
    running.some(one => one.battery === mission.battery) &&
      no('STR.core.indirect.one', `${battery.name} has a mission.`),
    running.some(one => one.observer === mission.observer) &&
      no('STR.core.indirect.one', `${observer.name} observes another battery.`),
  ]
  const linked = observer.id === battery.id ? [] : linkRefusals(state, observer, battery)
  return [
    ...reasons.filter(reason => reason !== false),
    ...linked,
    ...hooks(state.options, 'indirect.form').flatMap(hook => hook(state, mission)),
  ]
}
const bodyAt = (state: State, stand: Stand): Stand =>
  stand.aboard === null ? stand : (standOf(state, stand.aboard) ?? stand)

/** Whether the observer still watches the point. */
export function isObserved(state: State, mission: Mission): boolean {
  const observer = standOf(state, mission.observer)
  return (
    !!observer &&
    isObserver(observer) &&
    !isShaken(observer) &&
    !isGone(observer) &&
    seesPoint(state, bodyAt(state, observer), mission.point)
  )
}

/** STR.core.indirect.dm-*: what helps the rounds to the point. */
export function accuracyLines(state: State, mission: Mission): Modifier[] {
  const observer = standOf(state, mission.observer)
  const skills = observer ? fitMen(observer).map(man => QUALITY[fileOf(man)?.quality ?? 'recruit'].observer ?? 0) : []
  const observed = isObserved(state, mission)
  const control = Math.floor(state.options.tl[mission.seat] / 3)
  const position = Number(rulingFor(state, 'STR.core.indirect.dm-fc', mission.battery) ?? 0)
  return [
    ...(observed
      ? [{ value: Math.max(0, ...skills), why: 'observer', rule: 'STR.core.indirect.dm-observer' }]
      : [{ value: 0, why: 'unobserved', rule: 'STR.core.indirect.dm-map' }]),
    ...(control > 0 ? [{ value: control, why: 'fire control of the battery', rule: 'STR.core.indirect.dm-fc' }] : []),
    ...(position === 0
      ? []
      : [{ value: position, why: position > 0 ? 'map box' : 'own position unknown', rule: 'STR.core.indirect.dm-fc' }]),
    ...(observed && mission.seen > 0
      ? [{ value: ADJUSTED * mission.seen, why: 'adjusted fire', rule: 'STR.core.indirect.dm-adjust' }]
      : []),
    ...hooks(state.options, 'indirect.dm').flatMap(hook => hook(state, mission)),
  ]
}

export interface Landing {
  readonly mpi: Vec
  readonly thrown: number | null
  readonly short: number
  readonly direction: Direction | null
  readonly rounds: number
  readonly squares: number
  readonly sheaf: Sheaf
  readonly zone: readonly Vec[]
  readonly strikes: readonly Strike[]
  readonly observed: boolean
}

/** STR.core.indirect.accuracy, .direction, .zone, .type, .to-hit: where the rounds fall and whom they strike. */
export function landRounds(state: State, mission: Mission, dice: Dice): Landing {
  const battery = standOf(state, mission.battery)
  const observed = isObserved(state, mission)
  const from = battery?.at ?? { x: mission.point.x, y: mission.seat === 'A' ? state.map.height : 0 }
  const kept = !observed && mission.mpi ? mission.mpi : null
  const thrown = kept ? null : throw2d(dice)
  const short = thrown === null ? 0 : Math.max(0, ON_POINT - thrown - total(accuracyLines(state, mission)))
  const direction = short > 0 ? directionOf(throw2d(dice)) : null
  const mpi = kept ?? shifted(mission.point, from, { far: short * CM_SHORT, direction })
  const guns = battery ? gunsOf(state, battery) : []
  const full = roundsOf(guns)
  const lost = hooks(state.options, 'indirect.pd').reduce((sum, hook) => sum + hook(state, mission), 0)
  const rounds = Math.max(0, full - lost)
  const squares = squaresOf(full, mission.sheaf)
  const sheaf = sheafOf(rounds, squares * squares)
  const load = battery ? loadOfMission(state, mission, battery) : undefined
  const size =
    mission.kind === 'illum' ? 2 * illumRadius(guns[0]?.calibre ?? 0) : squares * (load?.burst ?? burstOf(guns))
  const zone =
    hooks(state.options, 'indirect.zone').reduce<readonly Vec[] | null>(
      (found, hook) => found ?? hook(state, mission),
      null,
    ) ?? squareAt(mpi, size, from)
  return {
    mpi,
    thrown,
    short,
    direction,
    rounds,
    squares,
    sheaf,
    zone,
    observed,
    strikes: strikesOf(state, mission, { zone, sheaf, mpi, rounds, guns, load }, dice),
  }
}
const burstOf = (guns: readonly Weapon[]): number =>
  guns.flatMap(({ kinds }) => kinds).find(({ burst }) => burst !== undefined)?.burst ?? 1

/** Along the line from the guns to the target. */
export function shifted(
  point: Vec,
  from: Vec,
  by: { readonly far: number; readonly direction: Direction | null },
): Vec {
  if (by.direction === null || by.far === 0) return point
  const turn = { over: 0, short: 180, left: -90, right: 90 }[by.direction]
  const way = heading((bearing(from, point) ?? 0) + turn)
  return { x: point.x + way.x * by.far, y: point.y + way.y * by.far }
}

interface Fall {
  readonly zone: readonly Vec[]
  readonly sheaf: Sheaf
  readonly mpi: Vec
  readonly rounds: number
  readonly guns: readonly Weapon[]
  readonly load: Load | undefined
}
function strikesOf(state: State, mission: Mission, fall: Fall, dice: Dice): Strike[] {
  const { guns, load, zone, sheaf } = fall
  const gun = guns[0]
  if (!gun || !load || mission.kind === 'smoke' || mission.kind === 'illum') return []
  if (mission.kind === 'laserGuided') return guidedStrikes(state, mission, fall, dice)
  const contact = load.pens?.[0] ?? null
  return blastStrikes(
    state,
    { area: zone, centre: null, need: SHEAF_NEED[sheaf], frag: load.frag ?? 0, contact, weapon: gun.id, deck: true },
    dice,
  )
}

/** STR.core.indirect.laser: each round on 6+ strikes the marked target's deck, if the rounds come near enough. */
function guidedStrikes(state: State, mission: Mission, { mpi, rounds, guns, load }: Fall, dice: Dice): Strike[] {
  const target = mission.designated === null ? undefined : standOf(state, mission.designated)
  const gun = guns[0]
  if (!target || !gun || !atMost(distance(target.at, mpi), DESIGNATE_REACH)) return []
  const strikes: Strike[] = []
  for (let i = 0; i < rounds; i++)
    if (throw2d(dice) >= 6)
      strikes.push({
        target: target.id,
        man: isVehicle(target) ? null : 0,
        pen: load?.pens?.[0] ?? 0,
        weapon: gun.id,
        from: null,
        deck: true,
        contact: true,
      })
  return strikes
}
