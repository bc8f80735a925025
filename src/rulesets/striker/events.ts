import type { Vec } from '../../engine/geometry/vec'
import type { GameEvent } from '../../engine/ruleset'
import type { BattleEvent } from './battle-events'
import type { Data } from './parts/json'
import type { Stand } from './parts/stand'
import type { StrikerRule } from './rulebook'
import type { ResultSheet } from './rules/victory/battle-result'
import type { Side } from './sides'
import type { Phase } from './state'

/** A stand as the log names it. */
export interface Named {
  readonly id: string
  readonly name: string
}
export const named = ({ id, name }: Stand): Named => ({ id, name })

interface Fact extends GameEvent {
  readonly rules: readonly StrikerRule[]
}

/** Facts of command, movement, spotting and fire. */
export type FieldEvent = Fact &
  (
    | {
        readonly type: 'first'
        readonly rolls: readonly { readonly side: Side; readonly face: number }[]
        readonly chooser: Side
      }
    | { readonly type: 'chosen'; readonly first: Side }
    | { readonly type: 'deployed'; readonly stand: Named }
    | { readonly type: 'ready'; readonly side: Side; readonly what: 'deployment' | 'command' }
    | { readonly type: 'phase'; readonly turn: number; readonly phase: Phase; readonly mover: Side | null }
    | { readonly type: 'passed'; readonly side: Side | null; readonly phase: Phase }
    | {
        readonly type: 'ordered'
        readonly unit: string
        readonly by: Named
        readonly says: string
        readonly effective: number
      }
    | { readonly type: 'assigned'; readonly stand: Named; readonly mission: string }
    | { readonly type: 'order-cancelled'; readonly unit: string }
    | { readonly type: 'order-in-force'; readonly unit: string; readonly says: string }
    | {
        readonly type: 'order-ended'
        readonly unit: string
        readonly why: 'spotted' | 'firedOn' | 'casualty' | 'reached' | 'jammed' | 'giverLost'
      }
    | { readonly type: 'jam-set'; readonly jammer: Named; readonly net: string }
    | { readonly type: 'jammed'; readonly net: string; readonly thrown: number; readonly works: boolean }
    | { readonly type: 'succeeded'; readonly unit: string; readonly leader: Named; readonly level: number }
    | {
        readonly type: 'moved'
        readonly stand: Named
        readonly from: Vec
        readonly to: Vec
        readonly length: number
        readonly how: string
      }
    | { readonly type: 'met'; readonly stand: Named; readonly enemies: readonly Named[] }
    | { readonly type: 'mounted'; readonly stand: Named; readonly vehicle: Named; readonly out: boolean }
    | { readonly type: 'split'; readonly stand: Named; readonly other: Named; readonly merged: boolean }
    | { readonly type: 'looked'; readonly tries: number; readonly found: number }
    | { readonly type: 'spotted'; readonly stand: Named; readonly by: Side }
    | { readonly type: 'glimpsed'; readonly stand: Named; readonly at: Vec }
    | { readonly type: 'lost-sight'; readonly stand: Named }
    | { readonly type: 'declared'; readonly stand: Named; readonly weapon: string; readonly at: string }
    | { readonly type: 'undeclared'; readonly stand: Named }
    | { readonly type: 'sealed'; readonly side: Side }
    | {
        readonly type: 'shot'
        readonly stand: Named
        readonly weapon: string
        readonly target: string
        readonly thrown: number | null
        readonly dm: number
        readonly need: number
        readonly hits: number
      }
    | {
        readonly type: 'incoming'
        readonly target: string
        readonly bearing: string
        readonly range: string
        readonly hits: number
      }
    | { readonly type: 'broken'; readonly side: Side }
    | { readonly type: 'extended'; readonly thrown: number; readonly more: boolean }
    | { readonly type: 'retreated'; readonly side: Side; readonly saved: number; readonly lost: number }
    | { readonly type: 'work-begun'; readonly stand: Named; readonly task: string; readonly turns: number }
    | { readonly type: 'work-done'; readonly stand: Named; readonly task: string }
    | { readonly type: 'defaults'; readonly says: readonly string[] }
    | { readonly type: 'result'; readonly sheet: ResultSheet }
    | { readonly type: 'over'; readonly points: Readonly<Record<Side, number>> }
  )

/** A fact of a numbered rule: its own words say what it is. */
export interface RuleEvent extends GameEvent {
  readonly type: 'rule'
  /** The key of the rule. */
  readonly of: string
  readonly name: string
  readonly data: Data
}

/** What can happen in a battle. */
export type StrikerEvent = FieldEvent | BattleEvent | RuleEvent
