import type { Next, Ship } from '../state'
import { shipOf } from './ship'

// How a position is changed. Parts of it are replaced, never written into.

/** Replaces some values of a ship. */
export function changeShip(next: Next, id: string, changes: Partial<Ship>): Ship {
  const ship: Ship = { ...shipOf(next, id), ...changes }
  next.ships = { ...next.ships, [id]: ship }
  return ship
}

export function changeWeapon(next: Next, ship: Ship, { index, ...changes }: WeaponChange): Ship {
  return changeShip(next, ship.id, {
    weapons: ship.weapons.map((weapon, i) => (i === index ? { ...weapon, ...changes } : weapon)),
  })
}

interface WeaponChange extends Partial<Ship['weapons'][number]> {
  readonly index: number
}

/** A list without one of its items. */
export const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, i) => i !== index)
