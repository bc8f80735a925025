import { asItWas } from '../../../engine/drafts'
import { type Emit, moverIn } from '../define'
import { named } from '../events'
import type { HALTS } from '../orders'
import type { Man } from '../parts/man'
import type { Roster } from '../parts/roster'
import type { Stand } from '../parts/stand'
import { enemyOf, SIDES, type Side } from '../sides'
import type { Phase, State } from '../state'
import { QUALITIES } from '../tables/quality'
import { heldOf } from './command'
import { describeOrder } from './describe'
import { isLost, lostOf } from './losses'
import { dropOrphans } from './pending'
import { fileOf, fitMen, isFit, isLeader, isVehicle, mustStand, own, standsIn, standsOf, standsOfSide } from './stands'

/** Everybody's own work of the phase begins afresh. */
export function enterPhase(draft: State, phase: Phase, emit: Emit): void {
  draft.phase = phase
  draft.step = phase === 'fire1' || phase === 'fire2' ? 'arrive' : 'act'
  draft.sealed = []
  const work = workOf(draft)
  work.looking = []
  work.tried = []
  work.fired = []
  work.shots = []
  work.checks = []
  work.checked = []
  work.blasts = []
  work.effects = []
  if (work.asked) work.asked = []
  const mover = moverIn(draft)
  if ((phase === 'move1' || phase === 'move2') && mover)
    for (const stand of standsOfSide(asItWas(draft), mover)) if (!isAtRest(stand)) beginMovement(draft, stand.id)
  if (phase === 'fire1' || phase === 'fire2') beginFire(draft)
  emit({ type: 'phase', rules: ['STR.core.sequence.order'], turn: draft.turn, phase, mover })
}

/** Nothing is left of its last own movement, and nobody has a weapon to pick up. */
const isAtRest = (stand: Stand): boolean => {
  const roster = stand.own.value
  return (
    !roster ||
    (roster.spent === 0 &&
      !roster.loaded &&
      roster.path.length === 0 &&
      !stand.moved &&
      stand.gait === 'still' &&
      stand.speed === 0 &&
      !stand.popup &&
      stand.men.every(isFit))
  )
}

/** STR.core.move.moved-flag, .speed: what was kept from the last own movement ends here. */
function beginMovement(draft: State, id: string): void {
  const stand = mustStand(draft, id)
  const roster = stand.own.value
  if (!roster) return
  roster.spent = 0
  pickUp(draft, stand)
  roster.loaded = false
  roster.path = []
  stand.moved = false
  stand.gait = 'still'
  stand.speed = 0
  stand.popup = false
}

/** STR.core.damage.weapon.small: the support weapons of who fell pass to a man of the team, with the rounds they have left. */
function pickUp(draft: State, stand: Stand): void {
  if (isVehicle(stand)) return
  const isSupport = (id: string) => draft.weapons[id] !== undefined && draft.weapons[id].class !== 'small'
  stand.men.forEach((man, m) => {
    if (isFit(man) || !man.weapons.some(isSupport)) return
    const fit = fitMen(stand)
    const heir = fit.find(other => !other.weapons.some(isSupport) && (fileOf(other)?.leader ?? 0) === 0) ?? fit.at(-1)
    if (!heir) return
    man.weapons.forEach((id, w) => {
      if (isSupport(id)) handOver(stand, heir, { id, slot: [m, w] })
    })
    man.weapons = man.weapons.filter(id => !isSupport(id))
  })
}
function handOver(
  stand: Stand,
  heir: Man,
  { id, slot: [m, w] }: { id: string; slot: readonly [number, number] },
): void {
  const roster = stand.own.value
  const used = stand.men[m]?.file.value?.used[String(w)]
  const place = heir.weapons.length
  heir.weapons.push(id)
  if (used !== undefined && heir.file.value) heir.file.value.used[String(place)] = used
  if (roster?.broken.includes(`${m}.${w}`)) roster.broken.push(`${stand.men.indexOf(heir)}.${place}`)
}

function beginFire(draft: State): void {
  const before = asItWas(draft)
  for (const side of SIDES) {
    const declared = draft.declared[side]
    if (declared && before.declared[side]?.value?.length) declared.value = []
  }
  for (const stand of standsOf(before)) {
    const { fired = [], firedOnBy = [] } = stand.own.value ?? {}
    if (fired.length === 0 && firedOnBy.every(phase => phase.length === 0)) continue
    const roster = own(mustStand(draft, stand.id))
    roster.fired = []
    roster.firedOnBy = [[], firedOnBy[0] ?? []]
  }
}

/** STR.core.move.moved-flag, .popup: the friendly fire phase of the mover is over. */
export function endFire(draft: State): void {
  const mover = moverIn(draft)
  if (!mover) return
  for (const { id, moved, popup, gait } of standsOfSide(asItWas(draft), mover))
    if (moved || popup || (gait !== 'evade' && gait !== 'still'))
      Object.assign(mustStand(draft, id), { moved: false, popup: false, gait: gait === 'evade' ? gait : 'still' })
}

export function workOf(draft: State): NonNullable<State['work']['value']> {
  const { value } = draft.work
  if (!value) throw new Error('only the table knows its work')
  return value
}

/** STR.core.sequence.command: a new turn; what has run out ends, orders come into force, leaders are replaced. */
export function beginTurn(draft: State, emit: Emit): void {
  draft.turn += 1
  draft.ready = []
  draft.patches = draft.patches.filter(({ until }) => until >= draft.turn)
  for (const side of SIDES) {
    const [jams, jammed] = [draft.jams[side], draft.jammed[side]]
    if (jams) jams.value = []
    if (jammed) jammed.value = []
  }
  for (const stand of standsOf(asItWas(draft))) recover(draft, stand)
  dropOrphans(draft, emit)
  for (const id in asItWas(draft).units) {
    comeIntoForce(draft, id, emit)
    if (isLeaderless(asItWas(draft), id)) succeed(draft, id, emit)
  }
  enterPhase(draft, 'command', emit)
}

/** Leaders are free again, suppression has run out, empty places in vehicles are taken. */
function recover(draft: State, stand: Stand): void {
  const roster = stand.own.value
  const steady = (stand.status === 'suppressed' || stand.status === 'rallied') && stand.until < draft.turn
  const commander = roster ? commanderAfter(stand, roster) : null
  if (steady) mustStand(draft, stand.id).status = 'fresh'
  if (roster && (roster.task !== null || commander !== roster.commander))
    Object.assign(own(mustStand(draft, stand.id)), { task: null, commander })
}

function comeIntoForce(draft: State, id: string, emit: Emit): void {
  const pending = asItWas(draft).units[id]?.value?.pending
  if (!pending || pending.effective > draft.turn) return
  const unit = draft.units[id]?.value
  if (!unit?.pending) return
  unit.order = pending.order
  unit.status = 'running'
  unit.pending = null
  emit({
    type: 'order-in-force',
    rules: ['STR.core.orders.time'],
    unit: unit.name,
    says: describeOrder(pending.order),
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
  const leader = state.units[id]?.value?.leader ?? null
  const stand = leader === null ? undefined : state.stands[leader]?.value
  return leader !== null && !(stand && isLeader(stand))
}

/** STR.core.leader.succession: the senior man left, by grade and then index, one level lower. */
function succeed(draft: State, id: string, emit: Emit): void {
  const unit = draft.units[id]?.value
  if (!unit || unit.leader === null) return
  const fallen = draft.stands[unit.leader]?.value
  if (fallen && isLeader(fallen)) return
  const before = fallen ? Math.max(1, ...fallen.men.map(man => fileOf(man)?.leader ?? 0)) : 1
  const candidates = standsIn(draft, id).flatMap(stand =>
    stand.men.flatMap((man, i) => (isFit(man) && !isVehicle(stand) ? [{ stand, man, i }] : [])),
  )
  const grade = (man: (typeof candidates)[number]['man']) => QUALITIES.indexOf(fileOf(man)?.quality ?? 'recruit')
  const [heir] = candidates.sort((a, b) => grade(b.man) - grade(a.man) || a.i - b.i)
  if (!heir) {
    unit.leader = null
    return
  }
  const file = heir.man.file.value
  if (file) file.leader = Math.max(1, before - 1)
  unit.leader = heir.stand.id
  emit({
    type: 'succeeded',
    rules: ['STR.core.leader.succession'],
    unit: unit.name,
    leader: named(heir.stand),
    level: Math.max(1, before - 1),
    seenBy: [unit.seat],
  })
}

/** What a side has lost, as its own people count it; `struck` are those whom this step may have taken out. */
export function countLosses(draft: State, struck: readonly string[]): void {
  const gone = new Set(struck.filter(id => isLost(mustStand(draft, id))))
  for (const side of SIDES) {
    const lost = draft.lost[side]
    if (lost) lost.value = lostOf(asItWas(draft), side, gone).length
  }
}

/** STR.core.orders.halt, .done: the order becomes hold, its fire clause stays. */
export function endOrder(draft: State, unitId: string, why: (typeof HALTS)[number], emit: Emit): void {
  const before = asItWas(draft).units[unitId]?.value
  if (before?.status !== 'running' || before.order.move.verb === 'hold') return
  if (why !== 'reached' && !before.order.move.halt.includes(why)) return
  const unit = draft.units[unitId]?.value
  if (unit?.status !== 'running') return
  unit.order = heldOf(before.order)
  unit.status = why === 'reached' ? 'done' : 'halted'
  emit({
    type: 'order-ended',
    rules: [why === 'reached' ? 'STR.core.orders.done' : 'STR.core.orders.halt'],
    unit: unit.name,
    why,
    seenBy: [unit.seat],
  })
}

/** STR.core.sequence.declare-order: who has not just moved declares first. */
export const declaringNow = (state: State): Side | null => {
  const mover = moverIn(state)
  if (mover === null || state.step !== 'act' || (state.phase !== 'fire1' && state.phase !== 'fire2')) return null
  const order = [enemyOf(mover), mover]
  return order.find(side => !state.sealed.includes(side)) ?? null
}
