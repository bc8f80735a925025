import { z } from '../../engine/schema'
import type { Seat } from '../../engine/seats'

export const SIDES = ['A', 'B'] as const
export type Side = (typeof SIDES)[number]
export const side = z.enum(SIDES)

export const enemyOf = (of: Side): Side => (of === 'A' ? 'B' : 'A')
export const isSide = (seat: Seat | string): seat is Side => seat === 'A' || seat === 'B'
