import type { Vec } from '../../engine/geometry/vec'
import type { Seat } from '../../engine/seats'
import type { CombatEvent } from './combat-events'
import type { LsRule } from './rulebook'
import type { ObstacleKind } from './state'

interface Fact<T extends string> {
  readonly type: T
  readonly rules: readonly LsRule[]
}

/** What a seat threw and what it made. */
export interface SeatRoll {
  readonly seat: Seat
  readonly faces: readonly number[]
  readonly total: number
}

export interface Counters {
  readonly overthrust: boolean
  readonly evading: boolean
  readonly aiming: boolean
}

/** Set-up, sequence of play, movement and Command Points. */
export type PlayEvent =
  | (Fact<'first-rolled'> & { readonly rounds: readonly (readonly SeatRoll[])[]; readonly winner: Seat })
  | (Fact<'obstacle-drawn'> & { readonly seat: Seat; readonly kind: ObstacleKind })
  | (Fact<'obstacle-placed'> & { readonly seat: Seat; readonly obstacle: string; readonly kind: ObstacleKind })
  | (Fact<'placed'> & {
      readonly unit: string
      readonly at: Vec
      readonly facing: number
      readonly overthrust: boolean
      readonly evading: boolean
    })
  | (Fact<'initiative-rolled'> & {
      readonly turn: number
      readonly rounds: readonly (readonly SeatRoll[])[]
      readonly winner: Seat
      readonly commandPoints: number
    })
  | (Fact<'order-chosen'> & { readonly seat: Seat; readonly order: readonly Seat[] })
  | (Fact<'activated'> & {
      readonly unit: string
      readonly slot: 'order' | 'command' | 'actions-only'
      readonly before: Counters
      readonly now: Counters
      /** Also true of a fighter, which carries no counter for it. */
      readonly overthrust: boolean
    })
  | (Fact<'moved'> & { readonly unit: string; readonly from: Vec; readonly to: Vec; readonly facing: number })
  | (Fact<'flew'> & {
      readonly unit: string
      readonly from: Vec
      readonly to: Vec
      readonly facing: number
      /** Centimetres and turns of this step. */
      readonly flown: number
      readonly turns: number
    })
  | (Fact<'faced'> & { readonly unit: string; readonly from: number; readonly to: number })
  | (Fact<'entry-checked'> & {
      readonly unit: string
      readonly field: string
      readonly kind: ObstacleKind
      readonly at: Vec
      readonly faces: readonly number[]
      readonly total: number
      readonly passed: boolean
      /** Margin of Success or of Failure. */
      readonly margin: number
    })
  | (Fact<'retreated'> & { readonly unit: string; readonly at: Vec })
  | (Fact<'activation-ended'> & { readonly unit: string; readonly facing: number })
  | (Fact<'command-spent'> & {
      readonly unit: string
      readonly use: 'action' | 'defence' | 'activate' | 'turn'
      readonly left: number
    })
  | (Fact<'reaction-passed'> & { readonly seat: Seat; readonly until: 'window' | 'turn' })
  | (Fact<'reaction-resumed'> & { readonly seat: Seat })
  | (Fact<'conceded'> & { readonly seat: Seat })
  | (Fact<'interference-tested'> & {
      readonly unit: string
      readonly by: Seat
      readonly faces: readonly number[]
      readonly total: number
      readonly removed: boolean
    })
  | (Fact<'turn-ended'> & { readonly turn: number; readonly last: boolean })

export type LsEvent = PlayEvent | CombatEvent
export type Emit = (event: LsEvent) => void
