import type { Seat } from '../../engine/seats'
import type { LsRule } from './rulebook'

/** What a hit amounts to by the Thresholds alone, mildest first. */
export const SEVERITIES = ['glance', 'stun', 'crippled', 'overkill'] as const
export type Severity = (typeof SEVERITIES)[number]

/** Why a broad ECM counter goes. */
export type EcmEnd = 'unpaid' | 'crippled' | 'gone' | 'outdone' | 'dispelled' | 'halved'

/** What the owner of a Unit under interference chooses. */
export const RESISTANCES = ['eccm', 'plain', 'decline'] as const
export type Resistance = (typeof RESISTANCES)[number]

/** A roll with everything added. */
export interface Roll {
  readonly total: number
  readonly fumble: boolean
}

/** A hit: its Margin of Success times the Damage Multiplier, against the Protection of one arc. */
export interface Hit {
  readonly margin: number
  readonly multiplier: number
  /** The attacker is Crippled, so the multiplier is half of what is printed. */
  readonly halved: boolean
  readonly damage: number
  readonly arc: 'front' | 'rear'
  /** The Protection against this type of damage stood in for the normal one. */
  readonly special: boolean
  readonly severity: Severity
}

interface Fact<T extends string> {
  readonly type: T
  readonly rules: readonly LsRule[]
}

/** Facts of combat, damage and electronic warfare. */
export type CombatEvent =
  | (Fact<'attack-declared'> & {
      readonly attacker: string
      readonly target: string
      readonly weapon: string
      /** An exo turned to bring the weapon to bear. */
      readonly wheeled: boolean
    })
  | (Fact<'attack-resolved'> & {
      readonly attacker: string
      readonly weapon: string
      /** The Unit that was aimed at, and the one the shot went to. */
      readonly target: string
      readonly struck: string
      readonly attack: Roll
      readonly defence: Roll
      /** What was done beforehand: by the attacker, unless the attack was declared in a step of its own; by the target. */
      readonly wheeled: boolean
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
      /** A friend whose counter is as high, so that this one finds no place. */
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
      /** The Threshold that is left; 0 where the counter goes. */
      readonly left: number
    })

export type EmitCombat = (event: CombatEvent) => void
