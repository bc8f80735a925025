import type { Actor } from '../../../../engine/seats'
import { type Emit, moverIn } from '../../define'
import type { HALTS } from '../../orders'
import type { Stand } from '../../parts/stand'
import type { StrikerRule } from '../../rulebook'
import { enemyOf, SIDES, type Side } from '../../sides'
import type { Next, Phase, State } from '../../state'
import { heldOf } from '../command/command'
import { takeOverWeapons } from '../damage/take-over-weapons'
import { isFit, mustStand, standsOf, standsOfSide, unitOf } from '../stands'
import { lostOf } from '../victory/losses'
import { changeUnit, putStands, told, withRoster } from '../writing'
import { changeWork, workOf } from './table-work'

/** Everybody's own work of the phase begins afresh. */
export function enterPhase(next: Next, phase: Phase, emit: Emit): void {
  next.phase = phase
  next.step = phase === 'fire1' || phase === 'fire2' ? 'arrive' : 'act'
  next.sealed = []
  changeWork(next, {
    looking: [],
    tried: [],
    fired: [],
    shots: [],
    checks: [],
    checked: [],
    blasts: [],
    effects: [],
    ...(workOf(next).asked && { asked: [] }),
  })
  const mover = moverIn(next)
  const before = (phase === 'move1' || phase === 'move2') && mover ? standsOfSide(next, mover).filter(isAfoot) : []
  putStands(
    next,
    before.map(stand => rested(next, stand)),
  )
  if (phase === 'fire1' || phase === 'fire2') beginFire(next)
  const rules: StrikerRule[] = mover
    ? ['STR.core.sequence.order', 'STR.core.sequence.friendly']
    : ['STR.core.sequence.order']
  emit({ type: 'phase', rules, turn: next.turn, phase, mover })
  for (const stand of before) tellTaken(next, stand, emit)
}

/** STR.core.damage.weapon.small: which weapons of the fallen have changed hands. */
function tellTaken(next: Next, before: Stand, emit: Emit): void {
  mustStand(next, before.id).men.forEach(({ weapons }, i) => {
    for (const weapon of weapons.slice(before.men[i]?.weapons.length))
      emit({
        type: 'weapon-taken',
        rules: ['STR.core.damage.weapon.small'],
        stand: before.id,
        weapon,
        seenBy: [before.seat],
      })
  })
}

/** Something is left of its last own movement, or there is a weapon to pick up. */
const isAfoot = (stand: Stand): boolean => {
  const roster = stand.own.value
  return (
    roster !== undefined &&
    !(
      roster.spent === 0 &&
      !roster.loaded &&
      roster.path.length === 0 &&
      !stand.moved &&
      stand.gait === 'still' &&
      stand.speed === 0 &&
      !stand.popup &&
      stand.men.every(isFit)
    )
  )
}

/** STR.core.move.moved-flag, .speed: what was kept from the last own movement ends here. */
const rested = (state: State, stand: Stand): Stand => ({
  ...withRoster(takeOverWeapons(state, stand), { spent: 0, loaded: false, path: [] }),
  moved: false,
  gait: 'still',
  speed: 0,
  popup: false,
})

function beginFire(next: Next): void {
  for (const side of SIDES) if (next.declared[side]?.value?.length) next.declared = told(next.declared, side, [])
  const were = standsOf(next).filter(({ own: { value: roster } }) =>
    roster ? roster.fired.length > 0 || roster.firedOnBy.some(phase => phase.length > 0) : false,
  )
  putStands(
    next,
    were.map(stand => withRoster(stand, { fired: [], firedOnBy: [[], stand.own.value?.firedOnBy[0] ?? []] })),
  )
}

/** STR.core.move.moved-flag, .popup: the friendly fire phase of the mover is over. */
export function endFire(next: Next): void {
  const mover = moverIn(next)
  if (!mover) return
  const moved = standsOfSide(next, mover).filter(
    stand => stand.moved || stand.popup || (stand.gait !== 'evade' && stand.gait !== 'still'),
  )
  putStands(
    next,
    moved.map(stand => ({ ...stand, moved: false, popup: false, gait: stand.gait === 'evade' ? 'evade' : 'still' })),
  )
}

/** What a side has lost, as its own people count it. */
export function countLosses(next: Next): void {
  for (const side of SIDES) next.lost = told(next.lost, side, lostOf(next, side).length)
}

/** STR.core.orders.halt, .done: the order becomes hold, its fire clause stays. */
export function endOrder(next: Next, unitId: string, why: (typeof HALTS)[number], emit: Emit): void {
  const unit = unitOf(next, unitId)
  if (unit?.status !== 'running' || unit.order.move.verb === 'hold') return
  if (why !== 'reached' && !unit.order.move.halt.includes(why)) return
  changeUnit(next, unitId, { order: heldOf(unit.order), status: why === 'reached' ? 'done' : 'halted' })
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
  const enemy = enemyOf(mover)
  if (!state.sealed.includes(enemy)) return enemy
  return state.sealed.includes(mover) ? null : mover
}
export const isDeclaring = (state: State, seat: Actor): boolean => declaringNow(state) === seat
