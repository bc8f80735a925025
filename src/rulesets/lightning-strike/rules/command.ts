import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Seat } from '../../../engine/seats'
import type { PlayEvent } from '../events'
import type { LsRule } from '../rulebook'
import type { Next, Side, State, Unit } from '../state'
import { jammingRefusals } from './ecm'
import { hasEnded, matters, type Occasion } from './reacting'
import { advance, nextSeat, seatsAfter } from './turn'
import { onTable, unitOf, unitsOf } from './unit'
import { changeSide, changeUnit, pop, push, putTop } from './writing'

export function sideOf(state: State, seat: Seat): Side {
  const side = state.sides[seat]
  if (!side) throw new Error(`no side ${seat}`)
  return side
}

/** Everybody can see the pool, so nothing is offered when it is empty. */
export const hasCommandPoints = (state: State, seat: Seat): boolean => sideOf(state, seat).commandPoints > 0

/** Why a Unit can't use a Command Point now, for any purpose. */
export function commandRefusals(state: State, id: string): Refusal[] {
  const unit = unitOf(state, id)
  const reasons: Refusal[] = []
  if (!onTable(unit)) reasons.push(refuse('LS.turn.retreat-dead', `${unit.name} isn't on the table.`))
  if (!hasCommandPoints(state, unit.seat))
    reasons.push(refuse('LS.command.pool', 'You have no Command Points left this turn.'))
  if (unit.usedCommandPoint)
    reasons.push(refuse('LS.command.one-per-unit', `${unit.name} has already used a Command Point this turn.`))
  return [...reasons, ...jammingRefusals(state, unit)]
}

type Use = 'action' | 'defence' | 'activate' | 'turn'

const RULE_OF_USE: Readonly<Record<Use, LsRule>> = {
  action: 'LS.command.extra-action',
  defence: 'LS.command.defence',
  activate: 'LS.command.out-of-sequence',
  turn: 'LS.command.turn',
}

export function payCommandPoint(next: Next, id: string, use: Use): PlayEvent {
  const side = sideOf(next, unitOf(next, id).seat)
  const left = side.commandPoints - 1
  changeUnit(next, id, { usedCommandPoint: true })
  changeSide(next, side, { commandPoints: left })
  return {
    type: 'command-spent',
    rules: [
      RULE_OF_USE[use],
      ...(use === 'action' ? (['LS.command.extra-action.no-penalty'] as const) : []),
      'LS.command.one-per-unit',
    ],
    unit: id,
    use,
    left,
  }
}

/** The seat is asked in a reaction window, or has the slot and hasn't activated a Unit yet. */
export function inWindow(state: State, seat: Seat): boolean {
  const top = state.stack.at(-1)
  if (top) return top.kind === 'reaction' && top.asked[0] === seat
  return state.phase === 'main' && state.order.length > 0 && state.active === seat
}

export function noWindow(state: State, unit: Unit): Refusal | null {
  if (inWindow(state, unit.seat)) return null
  return refuse(
    'LS.command.windows',
    'You can do this only between two activations, or right after an enemy has moved.',
  )
}

/** The Units of a seat that can still use a Command Point where it matters, or at all if their player wants to be asked always. */
export function reactingUnits(state: State, seat: Seat, occasion: Occasion): Unit[] {
  const { standsDown, asksAlways } = sideOf(state, seat)
  if (standsDown || !hasCommandPoints(state, seat) || (!asksAlways && hasEnded(state, seat, occasion))) return []
  return unitsOf(state, seat).filter(
    unit => commandRefusals(state, unit.id).length === 0 && (asksAlways || matters(state, unit, occasion)),
  )
}

const couldReact = (state: State, seat: Seat, occasion: Occasion): boolean =>
  reactingUnits(state, seat, occasion).length > 0

/**
 * Asks players if a Command Point could change something for them, in turn order after the active player. Nobody is asked during an
 * activation that was bought with a Command Point: windows don't nest.
 */
export function openWindow(next: Next, after: 'move' | 'activation', unit: string): void {
  const { active } = next
  if (active === null || next.stack.some(frame => frame.kind === 'reaction')) return
  const asked = seatsAfter(next, active).filter(
    seat => (after === 'activation' || seat !== active) && couldReact(next, seat, { after, unit }),
  )
  // The player with the next slot can do the same things there, so they are asked only if somebody might act before.
  const upcoming = after === 'activation' ? nextSeat(next) : null
  if (asked.some(seat => seat !== upcoming)) push(next, { kind: 'reaction', after, unit, asked })
  else if (after === 'activation') advance(next)
}

/** After an answer: goes on to the next player who can react, or closes the window. */
export function settleWindow(next: Next): void {
  const top = next.stack.at(-1)
  if (top?.kind !== 'reaction') return
  const first = top.asked.findIndex(seat => couldReact(next, seat, top))
  if (first < 0) closeWindow(next)
  else if (first > 0) putTop(next, { ...top, asked: top.asked.slice(first) })
}

export function passWindow(next: Next): void {
  const top = next.stack.at(-1)
  if (top?.kind !== 'reaction') throw new Error('no window to pass')
  putTop(next, { ...top, asked: top.asked.slice(1) })
  settleWindow(next)
}

function closeWindow(next: Next): void {
  const frame = pop(next)
  if (frame?.kind === 'reaction' && frame.after === 'activation') advance(next)
}
