import type { Vec } from '../../engine/geometry/vec'
import type { Seat } from '../../engine/seats'
import type { Effect } from './parts/effect'
import type { Status } from './parts/stand'
import type { StrikerRule } from './rulebook'
import type { DamageResult } from './rules/damage/wounds'
import type { Side } from './sides'
import type { Direction, Sheaf } from './tables/indirect'
import type { Cause, MoraleResult } from './tables/morale'

interface Fact<T extends string> {
  readonly type: T
  readonly rules: readonly StrikerRule[]
  /** Only these may learn of it: what befalls a stand nobody has spotted, and what only its owner can tell. */
  readonly seenBy?: readonly Seat[]
}

export type System = Extract<Effect, { type: 'system' }>['system']

/** Facts of damage, indirect fire and morale. */
export type BattleEvent =
  | (Fact<'damage-thrown'> & {
      readonly stand: string
      readonly thrown: number
      readonly total: number
      readonly result: DamageResult
      readonly weapon: string
    })
  /** What the other side can see of a hit on a vehicle. */
  | (Fact<'vehicle-struck'> & { readonly stand: string; readonly penetrated: boolean })
  | (Fact<'area-spared'> & { readonly stand: string })
  | (Fact<'casualties'> & {
      readonly stand: string
      readonly light: number
      readonly serious: number
      readonly dead: number
      readonly left: number
    })
  | (Fact<'system-lost'> & { readonly stand: string; readonly system: System; readonly turns: number })
  | (Fact<'weapon-broken'> & { readonly stand: string; readonly weapon: string })
  | (Fact<'stand-lost'> & { readonly stand: string; readonly status: Status; readonly crashed: boolean })
  | (Fact<'collapsed'> & { readonly piece: string; readonly name: string })
  | (Fact<'weapon-taken'> & { readonly stand: string; readonly weapon: string })
  | (Fact<'mission-ordered'> & {
      readonly observer: string
      readonly battery: string
      readonly point: Vec
      readonly lands: number
      readonly turns: number
    })
  | (Fact<'mission-adjusted'> & { readonly observer: string; readonly point: Vec })
  | (Fact<'mission-ended'> & {
      readonly battery: string
      readonly why: 'called-off' | 'lost' | 'shaken' | 'moved'
    })
  | (Fact<'target-designated'> & { readonly observer: string; readonly target: string })
  | (Fact<'rounds-landed'> & {
      readonly seat: Side
      readonly at: Vec
      readonly side: number
      readonly rounds: number
      readonly sheaf: Sheaf
      readonly kind: string
      readonly short: number
      readonly direction: Direction | null
    })
  | (Fact<'patch-laid'> & { readonly kind: 'smoke' | 'illum'; readonly at: Vec })
  | (Fact<'morale-checked'> & {
      readonly stand: string
      readonly causes: readonly Cause[]
      readonly thrown: number
      readonly morale: number
      readonly result: MoraleResult
    })
  /** What the other side can see of it. */
  | (Fact<'morale-seen'> & { readonly stand: string; readonly result: MoraleResult })
  | (Fact<'rallied'> & { readonly stand: string; readonly leader: string; readonly passed: boolean })
  | (Fact<'panicked'> & { readonly stand: string; readonly how: 'forced-back' | 'routed' | 'stays' | 'left' })
  | (Fact<'surrendered'> & { readonly stand: string })
  | (Fact<'bailed-out'> & { readonly stand: string; readonly why: 'choice' | 'morale' | 'no-crew' })
  | (Fact<'steadied'> & { readonly stand: string })

export type EmitBattle = (event: BattleEvent) => void
