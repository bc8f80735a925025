import { memoize } from '../../../engine/memoize'
import { type Armour, armourBy } from '../cards/armour'
import type { Vehicle } from '../cards/vehicle'
import type { Weapon } from '../cards/weapon'
import type { Cards } from '../parts/cards'
import type { File, Man } from '../parts/man'
import type { Roster } from '../parts/roster'
import type { Stand } from '../parts/stand'
import type { Unit } from '../parts/unit'
import type { Side } from '../sides'
import type { State } from '../state'
import { type Initiative, initiativeOf, QUALITIES, QUALITY, type Quality } from '../tables/quality'
import { hooks } from './hooks'

const mustered = memoize((stands: State['stands']): readonly Stand[] => {
  const all: Stand[] = []
  for (const id in stands) {
    const stand = stands[id]?.value
    if (stand) all.push(stand)
  }
  return all
})
const musteredBySide = memoize((stands: State['stands']): Readonly<Record<Side, readonly Stand[]>> => {
  const sides: Record<Side, Stand[]> = { A: [], B: [] }
  for (const stand of mustered(stands)) sides[stand.seat].push(stand)
  return sides
})
const musteredByUnit = memoize((stands: State['stands']) => groupedBy(mustered(stands), stand => stand.own.value?.unit))
const musteredByVehicle = memoize((stands: State['stands']) => groupedBy(mustered(stands), ({ aboard }) => aboard))
function groupedBy(
  stands: readonly Stand[],
  keyOf: (stand: Stand) => string | null | undefined,
): ReadonlyMap<string, readonly Stand[]> {
  const groups = new Map<string, Stand[]>()
  for (const stand of stands) {
    const key = keyOf(stand)
    if (key === null || key === undefined) continue
    const group = groups.get(key)
    if (group) group.push(stand)
    else groups.set(key, [stand])
  }
  return groups
}
const NOBODY: readonly Stand[] = []

/** Every stand this state or view knows, by id. */
export const standsOf = (state: State): readonly Stand[] => mustered(state.stands)
export const standsOfSide = (state: State, side: Side): readonly Stand[] => musteredBySide(state.stands)[side]
export const standOf = (state: State, id: string): Stand | undefined => state.stands[id]?.value
export function mustStand(state: State, id: string): Stand {
  const stand = standOf(state, id)
  if (!stand) throw new Error(`no stand ${id}`)
  return stand
}
export const unitOf = (state: State, id: string): Unit | undefined => state.units[id]?.value
const corps = memoize((units: State['units']): Readonly<Record<Side, readonly Unit[]>> => {
  const sides: Record<Side, Unit[]> = { A: [], B: [] }
  for (const id in units) {
    const unit = units[id]?.value
    if (unit) sides[unit.seat].push(unit)
  }
  return sides
})
export const unitsOf = (state: State, side: Side): readonly Unit[] => corps(state.units)[side]

export const isVehicle = ({ kind }: Stand): boolean => kind === 'vehicle' || kind === 'aircraft'
const GONE: ReadonlySet<Stand['status']> = new Set(['wreck', 'destroyed', 'offTable', 'abandoned'])
export const isGone = ({ status }: Stand): boolean => GONE.has(status)
/** On the table and still fighting. */
export const isThere = (stand: Stand): boolean => stand.aboard === null && !GONE.has(stand.status)

/** What the owner knows of his stand; of an enemy's nothing. */
export const rosterOf = (stand: Stand): Roster | null => stand.own.value ?? null
export function own(stand: Stand): Roster {
  const roster = stand.own.value
  if (!roster) throw new Error(`${stand.id} is not open to this view`)
  return roster
}
export const fileOf = (man: Man): File | null => man.file.value ?? null
export const isFit = (man: Man): boolean => {
  const file = man.file.value
  return !!file && !file.serious && !file.dead
}
export const fitMen = (stand: Stand): Man[] => stand.men.filter(isFit)

/** A card that is known in this state or view, to either side. */
const known = <K extends keyof Cards>({ cards }: State, kind: K, id: string): Cards[K][string] | undefined =>
  (cards.A?.value?.[kind][id] ?? cards.B?.value?.[kind][id]) as Cards[K][string] | undefined

export const vehicleOf = (state: State, stand: Stand): Vehicle | null =>
  stand.card === null ? null : (known(state, 'vehicles', stand.card) ?? null)
export function mustVehicle(state: State, stand: Stand): Vehicle {
  const card = vehicleOf(state, stand)
  if (!card) throw new Error(`${stand.id} isn't a vehicle`)
  return card
}
/** Seats for men; cargo takes some where a rule counts it. */
export const seatsOf = (state: State, vehicle: Stand): number =>
  hooks(state.options, 'supply.cargo').reduce(
    (left, hook) => Math.max(0, left - hook(state, vehicle)),
    vehicleOf(state, vehicle)?.seats ?? 0,
  )
export const weaponBy = (state: State, id: string): Weapon | undefined => known(state, 'weapons', id)
export const armourOf = (state: State, id: string): Armour => known(state, 'armours', id) ?? armourBy({}, id)

/** The weapon that man `man` of a stand fires; of a vehicle the one with this index, whoever serves it. */
export function weaponAt(state: State, stand: Stand, at: { man: number; weapon: number }): Weapon | undefined {
  const card = vehicleOf(state, stand)
  const id = card ? card.weapons[at.weapon]?.weapon : stand.men[at.man]?.weapons[at.weapon]
  return id === undefined ? undefined : weaponBy(state, id)
}

const gradeOf = (quality: Quality): number => QUALITIES.indexOf(quality)

/** STR.core.quality.crew, STR.core.quality.mixed: whose morale a stand has. */
export function headOf(stand: Stand): File | null {
  if (isVehicle(stand)) {
    const commander = stand.men[rosterOf(stand)?.commander ?? -1]
    return commander && isFit(commander) ? fileOf(commander) : null
  }
  return firstFit(stand, isSenior)
}
/** The highest leader; where nobody leads the lowest grade. */
const isSenior = (a: File, b: File): boolean =>
  a.leader === b.leader ? a.leader === 0 && isLower(a, b) : a.leader > b.leader
const isLower = (a: File, b: File): boolean => gradeOf(a.quality) < gradeOf(b.quality)

/** The first of the fit men, by index. */
function firstFit(stand: Stand, isBefore: (a: File, b: File) => boolean): File | null {
  let first: File | null = null
  for (const man of stand.men) {
    const file = isFit(man) ? fileOf(man) : null
    if (file && (!first || isBefore(file, first))) first = file
  }
  return first
}

/** The lowest fit grade stands in where nobody commands. */
export const qualityOf = (stand: Stand): Quality => (headOf(stand) ?? firstFit(stand, isLower))?.quality ?? 'recruit'

export function baseMorale(state: State, stand: Stand): number {
  const extra = hooks(state.options, 'quality.morale').reduce((sum, hook) => sum + hook(state, stand), 0)
  return QUALITY[qualityOf(stand)].morale + extra
}
export const initiativeFor = (state: State, stand: Stand): Initiative => {
  const higher = hooks(state.options, 'quality.initiative').reduce((sum, hook) => sum + hook(state, stand), 0)
  return initiativeOf(baseMorale(state, stand) - higher)
}

/** The level of the leader in a stand; 0 where nobody leads. */
export function leaderLevel(stand: Stand): number {
  let most = 0
  for (const man of stand.men) if (isFit(man)) most = Math.max(most, fileOf(man)?.leader ?? 0)
  return most
}
export const isLeader = (stand: Stand): boolean => leaderLevel(stand) > 0
export const isObserver = (stand: Stand): boolean =>
  stand.men.some(man => {
    const file = isFit(man) ? fileOf(man) : null
    return !!file && (file.observer || file.leader > 0) && QUALITY[file.quality].observer !== null
  })

/** Passengers, by id. */
export const aboardOf = (state: State, vehicle: string): readonly Stand[] =>
  musteredByVehicle(state.stands).get(vehicle) ?? NOBODY
export const standsIn = (state: State, unit: string): readonly Stand[] =>
  musteredByUnit(state.stands).get(unit) ?? NOBODY

/** The stand on the table: itself, or the vehicle it rides in. */
export const bodyOf = (state: State, stand: Stand): Stand =>
  stand.aboard === null ? stand : (standOf(state, stand.aboard) ?? stand)

/** STR.core.stand.kinds: men on foot, by how many and what they serve. */
export const isPersonnel = (stand: Stand): boolean => !isVehicle(stand) && stand.kind !== 'drone'

/** STR.core.damage.vehicle.suspension, .transmission, .power: grav bears one hit on its suspension. */
export const isImmobile = (state: State, stand: Stand): boolean => {
  const damage = rosterOf(stand)?.damage
  const bears = vehicleOf(state, stand)?.motion === 'grav' ? 2 : 1
  return !!damage && (damage.transmission || damage.power || damage.suspension >= bears)
}
