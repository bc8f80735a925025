import type { Emit } from '../../define'
import { named } from '../../events'
import type { Roster } from '../../parts/roster'
import type { Stand } from '../../parts/stand'
import { SIDES } from '../../sides'
import type { Next, State } from '../../state'
import { QUALITIES } from '../../tables/quality'
import { jammersOf } from '../command/jamming'
import { describeOrder } from '../command/order-words'
import { dropLapsedOrders, keepGiving } from '../command/pending-orders'
import { fileOf, isFit, isGone, isLeader, isVehicle, standOf, standsIn, standsOf, unitOf } from '../stands'
import { changeUnit, putStand, putStands, told, withFile, withMan, withRoster } from '../writing'
import { enterPhase } from './phases'

/** STR.core.sequence.command: a new turn; what has run out ends, orders come into force, leaders are replaced. */
export function beginTurn(next: Next, emit: Emit): void {
  next.turn += 1
  next.ready = []
  next.patches = next.patches.filter(({ until }) => until >= next.turn)
  for (const side of SIDES) {
    next.jams = told(next.jams, side, [])
    next.jammed = told(next.jammed, side, [])
  }
  putStands(
    next,
    standsOf(next).flatMap(stand => recovered(stand, next.turn) ?? []),
  )
  dropLapsedOrders(next, emit)
  for (const id in next.units) {
    comeIntoForce(next, id, emit)
    if (isLeaderless(next, id)) succeed(next, id, emit)
  }
  keepGiving(next)
  const jammers = jammersOf(next)
  next.jamming = jammers.length > 0 ? jammers : null
  enterPhase(next, 'command', emit)
}

/** Leaders are free again, suppression has run out, empty places in vehicles are taken; null where nothing changes. */
function recovered(stand: Stand, turn: number): Stand | null {
  const roster = stand.own.value
  const steady = (stand.status === 'suppressed' || stand.status === 'rallied') && stand.until < turn
  const commander = roster ? commanderAfter(stand, roster) : null
  const free =
    roster !== undefined && (roster.task !== null || commander !== roster.commander || roster.gunnerOut === true)
  if (!steady && !free) return null
  const now = free ? withRoster(stand, { task: null, commander, ...(roster.gunnerOut && { gunnerOut: false }) }) : stand
  return steady ? { ...now, status: 'fresh' } : now
}

function comeIntoForce(next: Next, id: string, emit: Emit): void {
  const unit = unitOf(next, id)
  if (!unit?.pending || unit.pending.effective > next.turn) return
  const { order } = unit.pending
  changeUnit(next, id, { order, status: 'running', pending: null })
  emit({
    type: 'order-in-force',
    rules: ['STR.core.orders.time'],
    unit: unit.name,
    says: describeOrder(order),
    seenBy: [unit.seat],
  })
}

/** STR.core.quality.commander-lost, .crewless: another man of the crew takes the empty place. */
function commanderAfter(stand: Stand, { commander }: Roster): number | null {
  if (!isVehicle(stand)) return commander
  const before = commander === null ? undefined : stand.men[commander]
  if (before && isFit(before)) return commander
  const fit = stand.men.flatMap((man, i) => (isFit(man) ? [i] : []))
  const byRole = (role: string) => fit.find(i => stand.men[i]?.role === role)
  return byRole('gunner') ?? byRole('driver') ?? fit[0] ?? null
}

const isLeaderless = (state: State, id: string): boolean => {
  const leader = unitOf(state, id)?.leader ?? null
  const stand = leader === null ? undefined : standOf(state, leader)
  return leader !== null && !(stand && isLeader(stand))
}

/**
 * STR.core.leader.succession: the senior man left, by grade and then index, one level lower. Ruling: a unit is also what
 * stands below it, so where a whole headquarters is lost the senior man of its squads commands.
 */
function succeed(next: Next, id: string, emit: Emit): void {
  const unit = unitOf(next, id)
  if (!unit || unit.leader === null) return
  const fallen = standOf(next, unit.leader)
  const before = fallen ? Math.max(1, ...fallen.men.map(man => fileOf(man)?.leader ?? 0)) : 1
  const level = Math.max(1, before - 1)
  const heir = seniorOf(standsIn(next, id)) ?? seniorOf(standsBelow(next, id))
  changeUnit(next, id, { leader: heir?.stand.id ?? null })
  if (!heir) return
  putStand(
    next,
    withMan(heir.stand, heir.i, man => withFile(man, { leader: Math.max(level, fileOf(man)?.leader ?? 0) })),
  )
  emit({
    type: 'succeeded',
    rules: ['STR.core.leader.succession'],
    unit: unit.name,
    leader: named(heir.stand),
    level,
    seenBy: [unit.seat],
  })
}

const standsBelow = (state: State, id: string): Stand[] =>
  Object.values(state.units).flatMap(({ value }) => (value?.parent === id ? standsIn(state, value.id) : []))

interface Senior {
  readonly stand: Stand
  readonly i: number
}
/** Of the fit men on foot or riding the highest grade; among equals who leads already, then by index, then by stand. */
function seniorOf(stands: readonly Stand[]): Senior | null {
  let senior: (Senior & { readonly rank: number }) | null = null
  for (const stand of stands) {
    if (isVehicle(stand) || isGone(stand)) continue
    for (const [i, man] of stand.men.entries()) {
      const file = isFit(man) ? fileOf(man) : null
      if (!file) continue
      const rank = QUALITIES.indexOf(file.quality) * 10 + file.leader
      if (!senior || rank > senior.rank || (rank === senior.rank && i < senior.i)) senior = { stand, i, rank }
    }
  }
  return senior
}
