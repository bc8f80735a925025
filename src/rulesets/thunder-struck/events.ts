import type { GameEvent } from '../../engine/ruleset'
import type { Seat } from '../../engine/seats'
import type { TsRule } from './rulebook'
import type { DieId } from './state'
import type { Shield, Space } from './tables/console'
import type { Facing, Sector } from './tables/ring'

interface Fact extends GameEvent {
  readonly rules: readonly TsRule[]
}

/** What can happen in this game. */
export type TsEvent = Fact &
  (
    | { readonly type: 'begun'; readonly seats: readonly Seat[] }
    | { readonly type: 'first'; readonly seat: Seat; readonly rolls: readonly { seat: Seat; face: number }[] }
    | { readonly type: 'rolled'; readonly seat: Seat; readonly faces: readonly number[]; readonly again: boolean }
    | {
        readonly type: 'placed'
        readonly seat: Seat
        readonly die: DieId
        readonly face: number
        readonly space: Space | null
      }
    | { readonly type: 'ready'; readonly seat: Seat; readonly waiting: number }
    | { readonly type: 'revealed'; readonly round: number }
    | {
        readonly type: 'powered-die'
        readonly seat: Seat
        readonly cubes: number
        readonly moved: Space | null
        readonly pips: number
      }
    | {
        readonly type: 'boosted'
        readonly seat: Seat
        readonly pips: number
        readonly from: number
        readonly to: number
        readonly skipped: number
      }
    | {
        readonly type: 'contest'
        readonly seat: Seat
        readonly totals: readonly { seat: Seat; sector: Sector; total: number }[]
      }
    | { readonly type: 'contest-won'; readonly sector: Sector; readonly seat: Seat | null }
    | { readonly type: 'skipped'; readonly seat: Seat }
    | { readonly type: 'flipped'; readonly seat: Seat; readonly facing: Facing }
    | { readonly type: 'stayed'; readonly seat: Seat }
    | {
        readonly type: 'warped'
        readonly seat: Seat
        readonly sector: Sector
        readonly to: number
        readonly facing: Facing
        readonly gate: boolean
      }
    | { readonly type: 'shield-raised'; readonly seat: Seat; readonly shield: Shield; readonly already: boolean }
    | { readonly type: 'powered'; readonly seat: Seat; readonly gained: number; readonly lost: number }
    | {
        readonly type: 'fired'
        readonly seat: Seat
        readonly face: number
        readonly target: Seat | null
        readonly distance: number
        readonly hit: boolean
        readonly side: 'front' | 'rear'
      }
    | { readonly type: 'shield-lost'; readonly seat: Seat; readonly shield: Shield }
    | {
        readonly type: 'damaged'
        readonly seat: Seat
        readonly space: Space
        readonly dieLost: boolean
        readonly shieldOff: boolean
      }
    | { readonly type: 'destroyed'; readonly seat: Seat; readonly why: 'unprotected' | 'pair' | 'conceded' }
    | { readonly type: 'closed'; readonly sector: Sector }
    | {
        readonly type: 'scored'
        readonly scores: readonly { seat: Seat; boost: number; manoeuvre: number }[]
        readonly loser: Seat | null
      }
    | { readonly type: 'limit'; readonly round: number }
    | { readonly type: 'reflex'; readonly seat: Seat | null; readonly by: Seat }
    | { readonly type: 'new-round'; readonly round: number; readonly first: Seat }
  )

export type Emit = (event: TsEvent) => void

/** Rules that an event cites only where they mattered. */
export const citedIf = (holds: boolean, ...rules: TsRule[]): TsRule[] => (holds ? rules : [])
