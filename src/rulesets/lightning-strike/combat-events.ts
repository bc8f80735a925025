import type { GameEvent } from '../../engine/ruleset'
import type { Seat } from '../../engine/seats'
import type { LsRule } from './rulebook'

/** What a hit amounts to by the Thresholds alone, mildest first. */
export const SEVERITIES = ['glance', 'stun', 'crippled', 'overkill'] as const
export type Severity = (typeof SEVERITIES)[number]

/** Why a broad ECM counter goes. */
export type EcmEnd = 'unpaid' | 'crippled' | 'gone' | 'outdone' | 'dispelled'

/** Facts of combat, damage and electronic warfare. */
export type CombatEvent = Omit<GameEvent, 'rules'> & { readonly rules: readonly LsRule[] } & (
    | { readonly type: 'attack.declared'; readonly attacker: string; readonly target: string; readonly weapon: string }
    | {
        readonly type: 'attack.resolved'
        readonly attacker: string
        readonly weapon: string
        /** The Unit that was aimed at, and the one the shot went to. */
        readonly target: string
        readonly struck: string
        readonly attack: Roll
        readonly defence: Roll
        /** What the target did beforehand. */
        readonly turned: boolean
        readonly commandPoint: boolean
        readonly hit: null | {
          readonly margin: number
          readonly multiplier: number
          readonly damage: number
          readonly arc: 'front' | 'rear'
          readonly severity: Severity
        }
      }
    | { readonly type: 'stunned' | 'crippled' | 'overkilled' | 'stun.removed'; readonly unit: string }
    | {
        readonly type: 'ecm.activated'
        readonly unit: string
        readonly threshold: number
        /** No counter: nothing to place, or a friend's is as high. */
        readonly placed: boolean
        readonly better: string | null
      }
    | { readonly type: 'ecm.maintained'; readonly unit: string; readonly threshold: number }
    | { readonly type: 'ecm.removed'; readonly unit: string; readonly why: EcmEnd }
    | { readonly type: 'tecm.declared'; readonly source: string; readonly target: string }
    | {
        readonly type: 'tecm.resolved'
        readonly source: string
        readonly target: string
        readonly answer: 'eccm' | 'plain' | 'decline'
        readonly attack: Roll
        readonly defence: Roll
        readonly placed: boolean
        readonly friendly: boolean
      }
    | {
        readonly type: 'tecm.rolled'
        readonly unit: string
        readonly by: Seat
        readonly roll: Roll
        readonly removed: boolean
      }
    | { readonly type: 'tecm.cleared'; readonly unit: string; readonly by: Seat }
    | {
        readonly type: 'eccm.rolled'
        readonly unit: string
        readonly target: string
        readonly roll: Roll
        readonly threshold: number
        readonly result: 'removed' | 'failed' | 'halved'
        /** The Threshold that is left. */
        readonly left: number
      }
  )

/** A roll with everything added. */
export interface Roll {
  readonly total: number
  readonly fumble: boolean
}

export type EmitCombat = (event: CombatEvent) => void
