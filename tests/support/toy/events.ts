import type { Vec } from '../../../src/engine/geometry/vec'
import type { GameEvent } from '../../../src/engine/ruleset'
import type { Seat } from '../../../src/engine/seats'
import type { Signal } from './state'

export type PondEvent = GameEvent &
  (
    | { readonly type: 'signalled'; readonly seat: Seat }
    | { readonly type: 'signalled-secretly'; readonly seat: Seat; readonly signal: Signal }
    | { readonly type: 'revealed'; readonly seat: Seat; readonly signal: Signal }
    | { readonly type: 'initiative'; readonly first: Seat; readonly totals: Readonly<Record<string, number>> }
    | { readonly type: 'sailed'; readonly boat: string; readonly far: number }
    | { readonly type: 'struck'; readonly boat: string; readonly mine: string }
    | { readonly type: 'turned'; readonly boat: string; readonly by: number }
    | { readonly type: 'docked'; readonly boat: string; readonly berth: string }
    | { readonly type: 'fired'; readonly boat: string; readonly target: string; readonly result: Shot }
    | { readonly type: 'braced'; readonly boat: string; readonly saved: boolean; readonly damage: number }
    | { readonly type: 'took-it'; readonly boat: string; readonly damage: number }
    | { readonly type: 'sank'; readonly boat: string }
    | { readonly type: 'laid'; readonly boat: string }
    | { readonly type: 'laid-at'; readonly boat: string; readonly at: Vec }
    | { readonly type: 'passed'; readonly seat: Seat }
    | { readonly type: 'turn-ended'; readonly turn: number }
    | { readonly type: 'conceded'; readonly seat: Seat }
  )

export type Shot = 'miss' | 'hit' | 'critical'
