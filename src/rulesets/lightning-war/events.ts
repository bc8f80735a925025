import type { Vec } from '../../engine/geometry/vec'
import type { RollNote } from '../../engine/record/log'
import type { Seat } from '../../engine/seats'
import type { Season } from './options'
import type { LwRule } from './rulebook'
import type { Mode } from './rules/rates'
import type { Retreat } from './rules/retiring'
import type { Reason, Step } from './state'

interface Fact<T extends string> {
  readonly type: T
  readonly rules: readonly LwRule[]
}

export interface SideRoll {
  readonly seat: Seat
  readonly face: number
}

/** Set-up, sequence of play and movement. */
export type PlayEvent =
  | (Fact<'season-rolled'> & {
      readonly season: Season
      readonly faces: readonly number[]
      readonly visibility: number
    })
  | (Fact<'deployed'> & { readonly base: string; readonly together: number })
  | (Fact<'deployment-done'> & { readonly seat: Seat })
  | (Fact<'initiative-rolled'> & {
      readonly rollNotes: readonly RollNote[]
      readonly turn: number
      readonly rounds: readonly (readonly SideRoll[])[]
      readonly winner: Seat
    })
  | (Fact<'initiative-given'> & { readonly by: Seat; readonly to: Seat })
  | (Fact<'step-began'> & { readonly step: Step; readonly seat: Seat | null })
  | (Fact<'moved'> & {
      readonly base: string
      readonly mode: Mode
      readonly from: Vec
      readonly to: Vec
      readonly far: number
      readonly retreat: Retreat
    })
  | (Fact<'unit-moved'> & { readonly unit: string; readonly bases: number; readonly mode: Mode; readonly far: number })
  | (Fact<'arrived'> & { readonly base: string })
  | (Fact<'left'> & { readonly base: string })
  | (Fact<'mounted'> & { readonly base: string; readonly carrier: string })
  | (Fact<'dismounted'> & { readonly base: string; readonly carrier: string; readonly bailed: boolean })
  | (Fact<'main-picked'> & { readonly unit: string; readonly base: string })
  | (Fact<'turn-ended'> & { readonly turn: number; readonly last: boolean })
  | (Fact<'conceded'> & { readonly seat: Seat })

/** Fire, assaults and morale. */
export type CombatEvent =
  | (Fact<'fired-ap'> & {
      readonly base: string
      readonly weapon: string
      readonly target: string
      readonly dice: number
      readonly sixes: number
    })
  | (Fact<'fired-small'> & {
      readonly base: string
      readonly target: string
      readonly dice: number
      readonly sixes: number
      readonly defensive: boolean
    })
  | (Fact<'fired-he'> & {
      readonly base: string
      readonly weapon: string
      readonly target: string
      readonly observer: string | null
      readonly dice: number
      readonly marked: number
      readonly sixes: number
      /** Sixes of marked dice: each disables its vehicle. */
      readonly disabled: number
      readonly defensive: boolean
    })
  | (Fact<'lost'> & { readonly base: string })
  | (Fact<'disabled'> & { readonly base: string })
  | (Fact<'displaced'> & { readonly base: string })
  | (Fact<'assault-declared'> & { readonly unit: string; readonly target: string; readonly contacts: number })
  | (Fact<'defence-held'> & { readonly seat: Seat })
  | (Fact<'assault-closed'> & { readonly unit: string; readonly target: string })
  | (Fact<'assault-lapsed'> & { readonly unit: string })
  | (Fact<'assault-fought'> & {
      readonly round: number
      readonly attacker: string
      readonly defender: string
      /** Dice and sixes of the attacker, then of the defender. */
      readonly dice: readonly [number, number]
      readonly sixes: readonly [number, number]
    })
  | (Fact<'assault-won'> & { readonly winner: string; readonly loser: string })
  | (Fact<'assault-drawn'> & { readonly attacker: string; readonly defender: string })
  | (Fact<'assault-spent'> & { readonly attacker: string; readonly defender: string })
  | (Fact<'armour-assaulted'> & { readonly unit: string; readonly base: string })
  | (Fact<'armour-spared'> & { readonly unit: string; readonly base: string; readonly why: 'contact' | 'escort' })
  | (Fact<'fell-back'> & { readonly base: string; readonly far: number; readonly gone: boolean })
  | (Fact<'occupied'> & { readonly base: string })
  | (Fact<'morale-tested'> & {
      readonly base: string
      readonly reasons: readonly Reason[]
      /** Of its unit this turn: the reasons are told once. */
      readonly first: boolean
      readonly faces: readonly number[]
      readonly total: number
      readonly rating: number
      readonly passed: boolean
    })

export type LwEvent = PlayEvent | CombatEvent
export type Emit = (event: LwEvent) => void
