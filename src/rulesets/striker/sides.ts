import { z } from '../../engine/schema'
import type { Seat } from '../../engine/seats'
import type { GameSetup } from '../../engine/setup'

export const SIDES = ['A', 'B'] as const
export type Side = (typeof SIDES)[number]
export const side = z.enum(SIDES)

export const enemyOf = (of: Side): Side => (of === 'A' ? 'B' : 'A')
export const isSide = (seat: Seat | string): seat is Side => seat === 'A' || seat === 'B'

/** What the players call their sides. */
export const sideNames = (seats: GameSetup<unknown>['seats']): Readonly<Record<Side, string>> => ({
  A: seats.find(({ seat }) => seat === 'A')?.name ?? 'Blue',
  B: seats.find(({ seat }) => seat === 'B')?.name ?? 'Red',
})
