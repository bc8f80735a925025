import { hide } from '../../../engine/record/hidden'
import type { Seat } from '../../../engine/seats'
import {
  type Behind,
  behindScreen,
  type DiceOf,
  type DieId,
  type Frame,
  type Next,
  type Place,
  type Ship,
  shipOf,
} from '../state'
import type { Shield } from '../tables/console'

// How a position is changed. Parts of it are replaced, never written into.

export function changeShip(next: Next, seat: Seat, changes: Partial<Ship>): void {
  next.ships = { ...next.ships, [seat]: { ...shipOf(next, seat), ...changes } }
}

/** Moves dice of a ship. They still show the same numbers. */
export function moveDice(next: Next, seat: Seat, ids: readonly DieId[], at: Place): void {
  changeShip(next, seat, { dice: ids.reduce((dice, id) => movedTo(dice, id, at), shipOf(next, seat).dice) })
}

export function setShield(next: Next, seat: Seat, shield: Shield, up: boolean): void {
  changeShip(next, seat, { shields: { ...shipOf(next, seat).shields, [shield]: up } })
}

/** Without screens, everyone sees it. */
export function putBehind(next: Next, seat: Seat, behind: Behind): void {
  next.screens = { ...next.screens, [seat]: hide(behind, next.options.openPlanning ? next.seats : [seat]) }
}

/** Moves dice behind a screen. */
export function moveBehind(next: Next, seat: Seat, ids: readonly DieId[], at: Place): void {
  const behind = behindScreen(next, seat)
  if (!behind) return
  const dice = ids.reduce((before, id) => movedTo(before, id, at), behind.dice)
  putBehind(next, seat, { dice, cubes: behind.cubes })
}

function movedTo(dice: DiceOf, id: DieId, at: Place): DiceOf {
  const die = dice[id]
  return die ? { ...dice, [id]: { face: die.face, at } } : dice
}

export function push(next: Next, frame: Frame): void {
  next.stack = [...next.stack, frame]
}

export function pop(next: Next): void {
  next.stack = next.stack.slice(0, -1)
}

/** Replaces the open question on top. */
export function putTop(next: Next, frame: Frame): void {
  next.stack = [...next.stack.slice(0, -1), frame]
}
