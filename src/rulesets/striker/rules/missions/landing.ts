import { atMost } from '../../../../engine/geometry/units'
import { distance, type Vec } from '../../../../engine/geometry/vec'
import type { Dice } from '../../../../engine/rolls/dice'
import { total } from '../../../../engine/rolls/ledger'
import type { Weapon } from '../../cards/weapon'
import type { Blast } from '../../parts/blast'
import type { Mission } from '../../parts/mission'
import type { Patch } from '../../parts/patch'
import type { Strike } from '../../parts/shot'
import type { Stand } from '../../parts/stand'
import { enemyOf } from '../../sides'
import type { State } from '../../state'
import { DESIGNATE_REACH, ILLUM_TURNS, illumRadius, SHEAF_NEED, SMOKE_TURNS } from '../../tables/indirect'
import { isShaken } from '../command/command'
import { standsWithin } from '../damage/burst'
import { roll2d } from '../fire/direct'
import { hooks } from '../hooks'
import { sees, seesPoint } from '../spotting/sight'
import { bodyOf, isFit, isGone, isVehicle, standOf } from '../stands'
import { accuracyLines, burstOfGuns, gunsOf, isObserved, isRunning, loadOfGuns, roundsOf } from './missions'
import { baseLine, type Deviation, deviate, lineOfFire, type Zone, zoneOf } from './sheaf'

/** STR.core.sequence.indirect-lands: rounds of a side land in the enemy's fire phase. */
export const landingSide = (state: State): Mission['seat'] | null => {
  if (!state.first) return null
  if (state.phase === 'fire1') return enemyOf(state.first)
  return state.phase === 'fire2' ? state.first : null
}

/** STR.core.indirect.lands: missions whose rounds fall in this phase, in order of their orders, then by id. */
export function dueMissions(state: State): Mission[] {
  const side = landingSide(state)
  return Object.values(state.missions)
    .flatMap(({ value }) => (value && value.seat === side && isDue(state, value) ? [value] : []))
    .sort((a, b) => a.orderTurn - b.orderTurn || (a.id < b.id ? -1 : 1))
}
const isDue = (state: State, mission: Mission): boolean =>
  isRunning(mission) && mission.lands + mission.landed === state.turn

/** Why a battery does not fire when its rounds should fall; null where it does. */
export function silentWhy(state: State, mission: Mission): 'lost' | 'shaken' | 'moved' | null {
  const battery = standOf(state, mission.battery)
  if (!battery || isGone(battery) || gunsOf(state, battery).length === 0 || !battery.men.some(isFit)) return 'lost'
  if (isShaken(battery)) return 'shaken'
  return battery.aboard === null ? null : 'moved'
}

export interface Landing extends Deviation {
  readonly zone: Zone
  readonly observed: boolean
  /** The observer saw where they fell. */
  readonly seen: boolean
}

/** What is known of the rounds of one turn before they are rolled for. */
export const aimOf = (state: State, mission: Mission) => ({
  observed: isObserved(state, mission),
  dm: total(accuracyLines(state, mission)),
})

/** STR.core.indirect.accuracy: how far off the point they fall. Unobserved fire isn't corrected: the first point stays. */
export function fallOf(
  state: State,
  mission: Mission,
  { observed, dm }: ReturnType<typeof aimOf>,
  dice: Dice,
): Deviation {
  const line = lineOfFire(mission, standOf(state, mission.battery)?.at ?? null)
  return !observed && mission.mpi
    ? { thrown: null, short: 0, direction: null, at: mission.mpi }
    : deviate(mission.point, { dm, line }, dice)
}

/** Whether a rule in force must know where they fall before they do. */
export const isMet = (state: State, mission: Mission): boolean =>
  !mission.fall &&
  silentWhy(state, mission) === null &&
  hooks(state.options, 'indirect.meet').some(hook => hook(state, mission))

/** STR.core.indirect.accuracy, .adjust, .zone: where the rounds of one turn fall. */
export function landRounds(state: State, mission: Mission, dice: Dice, aim = aimOf(state, mission)): Landing {
  const battery = standOf(state, mission.battery)
  const guns = battery ? gunsOf(state, battery) : []
  const { observed, dm } = aim
  const from = battery?.at ?? baseLine(state, mission)
  const fall = mission.fall ?? fallOf(state, mission, { observed, dm }, dice)
  const fired = roundsOf(guns)
  const stopped = hooks(state.options, 'indirect.pd').reduce((sum, hook) => sum + hook(state, mission), 0)
  const zone = zoneOf(mission, {
    at: fall.at,
    from,
    fired,
    left: Math.max(0, fired - stopped),
    burst: burstOfGuns(guns, mission.kind),
  })
  const ruled = hooks(state.options, 'indirect.zone').reduce<readonly Vec[] | null>(
    (found, hook) => found ?? hook(state, mission),
    null,
  )
  const observer = standOf(state, mission.observer)
  const seen = observed && !!observer && seesPoint(state, bodyOf(state, observer), fall.at)
  return { ...fall, zone: ruled ? { ...zone, area: ruled } : zone, observed, seen }
}

/** STR.core.indirect.to-hit, .men, .vehicles: what falls on everybody in the zone; null for smoke, light and guided rounds. */
export function blastOf(state: State, mission: Mission, zone: Zone): Blast | null {
  const guns = gunsAt(state, mission)
  const [gun] = guns
  const load = loadOfGuns(guns, mission.kind)
  if (!gun || !load || mission.kind !== 'HE' || zone.rounds === 0) return null
  return {
    area: zone.area.map(({ x, y }) => ({ x, y })),
    centre: null,
    need: SHEAF_NEED[zone.sheaf],
    frag: load.frag ?? 0,
    contact: load.pens?.[0] ?? null,
    weapon: gun.id,
    deck: true,
  }
}
const gunsAt = (state: State, mission: Mission): readonly Weapon[] => {
  const battery = standOf(state, mission.battery)
  return battery ? gunsOf(state, battery) : []
}

/** STR.core.hooks.indirect: what rounds of a kind that another rule knows do in their zone. */
export const ruledStrikes = (state: State, mission: Mission, zone: Zone): readonly Strike[] | null =>
  hooks(state.options, 'indirect.effect').reduce<readonly Strike[] | null>(
    (found, hook) => found ?? hook(state, mission, zone.area),
    null,
  )

const GUIDED = 6
/** STR.core.indirect.laser: the target guided rounds seek; null where it isn't marked or is too far from where they land. */
export function guidedTarget(state: State, mission: Mission, mpi: Vec): Stand | null {
  const target = mission.designated === null ? undefined : standOf(state, mission.designated)
  const observer = standOf(state, mission.observer)
  if (mission.kind !== 'laserGuided' || !target || !observer || isGone(target) || target.aboard !== null) return null
  if (isShaken(observer) || isGone(observer) || !sees(state, bodyOf(state, observer), target)) return null
  return atMost(distance(target.at, mpi), DESIGNATE_REACH) ? target : null
}

/** Each guided round strikes the deck on 6 or more. */
export function guidedStrikes(
  state: State,
  mission: Mission,
  { target, rounds, dice }: { target: Stand; rounds: number; dice: Dice },
): readonly Strike[] {
  const guns = gunsAt(state, mission)
  const pen = loadOfGuns(guns, 'laserGuided')?.pens?.[0] ?? 0
  const man = isVehicle(target) ? null : Math.max(0, target.men.findIndex(isFit))
  const strike = {
    target: target.id,
    man,
    pen,
    weapon: guns[0]?.id ?? '',
    from: null,
    deck: true,
    contact: true,
  }
  const next = (strikes: readonly Strike[], roll: Dice): readonly Strike[] =>
    roll2d(roll) >= GUIDED ? [...strikes, strike] : strikes
  return dice.fold([], Array<typeof next>(rounds).fill(next), ({ length }) => length)
}

/** STR.core.indirect.check: everybody in a converged zone, hit or not. */
export const shakenBy = (state: State, mission: Mission, zone: Zone): string[] =>
  zone.sheaf === 'converged' && mission.kind === 'HE' ? standsWithin(state, zone.area).map(({ id }) => id) : []

const CORNERS = 24
/** STR.core.indirect.smoke, .illum: what rounds of this phase lay on the table when the fire is over. */
export function patchesOf(state: State): Patch[] {
  const side = landingSide(state)
  return Object.values(state.missions).flatMap(({ value: mission }) => {
    if (!mission?.mpi || mission.seat !== side || mission.lands + mission.landed - 1 !== state.turn) return []
    return patchOf(state, mission, mission.mpi) ?? []
  })
}

function patchOf(state: State, mission: Mission, at: Vec): Patch | null {
  const guns = gunsAt(state, mission)
  const id = `${mission.kind}.${mission.id}.${mission.landed}`
  if (mission.kind === 'smoke') {
    const fired = roundsOf(guns)
    const from = standOf(state, mission.battery)?.at ?? baseLine(state, mission)
    const { area } = zoneOf(mission, { at, from, fired, left: fired, burst: burstOfGuns(guns, 'smoke') })
    return { id, kind: 'smoke', points: area.map(({ x, y }) => ({ x, y })), until: state.turn + SMOKE_TURNS }
  }
  if (mission.kind !== 'illum') return null
  const radius = illumRadius(Math.max(0, ...guns.map(({ calibre }) => calibre ?? 0)))
  const points = Array.from({ length: CORNERS }, (_, i) => {
    const angle = (i * 2 * Math.PI) / CORNERS
    return { x: at.x + radius * Math.sin(angle), y: at.y - radius * Math.cos(angle) }
  })
  return { id, kind: 'illum', points, until: state.turn + ILLUM_TURNS }
}
