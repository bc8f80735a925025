import type { Vec } from '../../engine/geometry/vec'
import type { RollNote } from '../../engine/record/log'
import type { Seat } from '../../engine/seats'
import type { LsRule } from './rulebook'
import type { ObstacleKind } from './state'

interface Fact<T extends string> {
  readonly type: T
  readonly rules: readonly LsRule[]
}

/** What a seat rolled. */
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
  | (Fact<'first-rolled'> & {
      readonly rollNotes: readonly RollNote[]
      readonly rounds: readonly (readonly SeatRoll[])[]
      readonly winner: Seat
    })
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
      readonly rollNotes: readonly RollNote[]
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
      /** Also true for a fighter, which has no counter for it. */
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
  | (Fact<'reaction-asked'> & { readonly seat: Seat; readonly always: boolean })
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

/** The Threshold that the damage of a hit exceeds, mildest first. */
export const SEVERITIES = ['glance', 'stun', 'crippled', 'overkill'] as const
export type Severity = (typeof SEVERITIES)[number]

/** Why an ECM counter is removed. */
export type EcmEnd = 'unpaid' | 'crippled' | 'gone' | 'outdone' | 'dispelled' | 'halved'

/** What the owner of a Unit can choose against Targeted ECM. */
export const RESISTANCES = ['eccm', 'plain', 'decline'] as const
export type Resistance = (typeof RESISTANCES)[number]

/** A roll with its modifiers. */
export interface Roll {
  readonly total: number
  readonly fumble: boolean
}

/** A hit: its Margin of Success times the Damage Multiplier, against the Protection of one arc. */
export interface Hit {
  readonly margin: number
  readonly multiplier: number
  /** The attacker is Crippled, so its multiplier is halved. */
  readonly halved: boolean
  readonly damage: number
  readonly arc: 'front' | 'rear'
  /** The special Protection against this type of damage was used. */
  readonly special: boolean
  readonly severity: Severity
}

/** Facts of combat, damage and electronic warfare. */
export type CombatEvent =
  | (Fact<'attack-declared'> & {
      readonly attacker: string
      readonly target: string
      readonly weapon: string
      /** An exo-armor turned first, to use the weapon. */
      readonly turnedFirst: boolean
    })
  | (Fact<'attack-resolved'> & {
      readonly rollNotes: readonly RollNote[]
      readonly attacker: string
      readonly weapon: string
      /** The declared target, and the Unit that was struck. */
      readonly target: string
      readonly struck: string
      readonly attack: Roll
      readonly defence: Roll
      /** What was done first: by the attacker, unless the attack was declared in an earlier step; then by the target. */
      readonly turnedFirst: boolean
      readonly turned: boolean
      readonly commandPoint: boolean
      readonly hit: Hit | null
    })
  | (Fact<'stunned'> & { readonly unit: string })
  | (Fact<'crippled'> & { readonly unit: string })
  | (Fact<'overkilled'> & { readonly unit: string })
  | (Fact<'stun-removed'> & { readonly unit: string })
  | (Fact<'ecm-activated'> & {
      readonly unit: string
      readonly threshold: number
      readonly placed: boolean
      /** A friend whose counter is at least as high, so this one isn't placed. */
      readonly better: string | null
    })
  | (Fact<'ecm-maintained'> & { readonly unit: string; readonly threshold: number })
  | (Fact<'ecm-removed'> & { readonly unit: string; readonly why: EcmEnd })
  | (Fact<'interference-declared'> & { readonly source: string; readonly target: string })
  | (Fact<'interference-resolved'> & {
      readonly source: string
      readonly target: string
      readonly answer: Resistance
      readonly attack: Roll
      readonly defence: Roll
      readonly placed: boolean
    })
  | (Fact<'interference-cleared'> & { readonly unit: string; readonly by: Seat; readonly source: string })
  | (Fact<'eccm-rolled'> & {
      readonly unit: string
      readonly target: string
      readonly roll: Roll
      readonly threshold: number
      /** The Threshold that is left; 0 if the counter is removed. */
      readonly left: number
    })
