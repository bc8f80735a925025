import type { GameEvent } from '../../engine/ruleset'
import type { Seat } from '../../engine/seats'
import type { Arc, Crew, Degree } from './cards/card'
import type { ArcRule } from './rulebook'
import type { ConditionKind, Hexagon, Loss, Phase, ShortKind } from './state'
import type { Code } from './tables/damage-index'

interface Fact extends GameEvent {
  readonly rules: readonly ArcRule[]
}

/** An attack: what was rolled, and its damage. */
export interface AttackFacts {
  readonly faces: readonly number[]
  /** What the skill die shows; null if there is none. */
  readonly skill: number | null
  readonly total: number
  readonly ds: number
  readonly hit: boolean
  readonly degree: Degree
  /** Damage of the dice, suffix included. */
  readonly amount: number
  readonly excess: number
  readonly sv: number
  readonly net: number
}

/** Steps that may be empty. */
export type Skippable = Extract<
  Phase,
  'premove' | 'torpedoes' | 'result' | 'countermeasures' | 'engineering' | 'launch'
>

/** Why a crew member has nothing to fire. */
export type Silence = 'dead' | 'shutdown' | 'no-weapon' | 'no-target'

type Moving =
  | { readonly type: 'turn'; readonly turn: number }
  /** Conditions that have ended. */
  | { readonly type: 'ran-out'; readonly ship: string; readonly kinds: readonly ConditionKind[] }
  /** Steps of the turn in which nobody has anything to do. */
  | { readonly type: 'skipped'; readonly steps: readonly Skippable[]; readonly why: 'basic' | 'nothing' }
  | { readonly type: 'none-to-move'; readonly seat: Seat }
  | { readonly type: 'drifted'; readonly ship: string; readonly to: Hexagon }
  | { readonly type: 'declared-turn'; readonly ship: string; readonly facing: number; readonly cost: number }
  | {
      readonly type: 'initiative'
      readonly seat: Seat
      readonly ship: string | null
      readonly skill: 'cmd' | 'helm'
      readonly face: number | null
      readonly total: number
    }
  | { readonly type: 'order'; readonly order: readonly Seat[]; readonly ties: Readonly<Record<string, number[]>> }
  | {
      readonly type: 'moved'
      readonly ship: string
      readonly hexes: number
      readonly turns: number
      readonly to: Hexagon
      readonly facing: number
      readonly cost: number
      readonly left: number
    }
  | {
      readonly type: 'sharp-turn'
      readonly ship: string
      readonly sides: number
      readonly face: number | null
      readonly total: number
      readonly target: number
      readonly cost: number
      readonly result: 'made' | 'costly' | 'opponent' | 'short'
    }
  | { readonly type: 'faced'; readonly ship: string; readonly seat: Seat; readonly facing: number }
  | { readonly type: 'retreated'; readonly ship: string; readonly through: boolean }
  | { readonly type: 'stopped'; readonly ship: string; readonly unused: number }

type Firing =
  | { readonly type: 'cannon'; readonly crews: number }
  | {
      readonly type: 'declared'
      readonly ship: string
      readonly crew: Crew
      readonly weapon: number
      readonly target: string
    }
  | { readonly type: 'held'; readonly ship: string; readonly crew: Crew }
  /** Couldn't fire on its turn. */
  | { readonly type: 'idle'; readonly ship: string; readonly crew: Crew; readonly why: Silence }
  | ({
      readonly type: 'shot'
      readonly ship: string
      readonly crew: Crew
      readonly weapon: number
      readonly target: string
    } & AttackFacts)
  | { readonly type: 'row'; readonly ship: string; readonly net: number; readonly column: 0 | 1; readonly text: string }

type Wounding =
  | { readonly type: 'lost'; readonly ship: string; readonly what: Loss; readonly points: number; readonly now: number }
  | { readonly type: 'marked'; readonly ship: string; readonly marks: number }
  | { readonly type: 'stunned'; readonly ship: string; readonly turns: number }
  | { readonly type: 'weapon-lost'; readonly ship: string; readonly weapon: number; readonly by: Seat | null }
  | { readonly type: 'crew-lost'; readonly ship: string; readonly crew: Crew }
  | {
      readonly type: 'shorted'
      readonly ship: string
      readonly what: ShortKind
      readonly weapon: number | null
      readonly by: Seat | null
    }
  | { readonly type: 'gear-lost'; readonly ship: string; readonly gear: string }
  | { readonly type: 'no-effect'; readonly ship: string; readonly code: Code | 11 | 17 }
  /** A critical that was already in force; `longer` if its time starts again. */
  | { readonly type: 'repeated'; readonly ship: string; readonly kind: ConditionKind; readonly longer: boolean }
  | { readonly type: 'cascading'; readonly ship: string }
  | { readonly type: 'critical'; readonly ship: string; readonly sum: number }
  | ({
      readonly type: 'self-damage'
      readonly ship: string
      readonly cause: 'malfunction' | 'creaking'
    } & Pick<AttackFacts, 'faces' | 'amount' | 'sv' | 'net'>)
  | { readonly type: 'lowered'; readonly ship: string; readonly weapon: number; readonly degree: Degree }
  | { readonly type: 'locked'; readonly ship: string; readonly weapon: number; readonly arc: Arc }
  | {
      readonly type: 'strain'
      readonly ship: string
      readonly weapon: number
      readonly total: number
      readonly saved: boolean
    }
  | { readonly type: 'destroyed'; readonly ship: string; readonly why: 'boom' | 'critical' | 'doomed' }
  | { readonly type: 'derelict'; readonly ship: string }
  | { readonly type: 'life-support'; readonly ship: string; readonly crew: Crew }
  | { readonly type: 'structure'; readonly ship: string; readonly now: number; readonly marks: number }
  | { readonly type: 'stun-reduced'; readonly ship: string; readonly left: number }
  | { readonly type: 'shorts-ended'; readonly ship: string; readonly count: number }
  | { readonly type: 'conceded'; readonly seat: Seat }

type House =
  | { readonly type: 'launched'; readonly ship: string; readonly torpedo: string; readonly target: string }
  | { readonly type: 'torpedo-moved'; readonly torpedo: string; readonly to: Hexagon; readonly hexes: number }
  | {
      readonly type: 'torpedo-spent'
      readonly torpedo: string
      readonly why: 'fuel' | 'off-map' | 'countermeasure' | 'target'
    }
  | ({ readonly type: 'torpedo-hit'; readonly torpedo: string; readonly target: string } & AttackFacts)
  | {
      readonly type: 'countered'
      readonly ship: string
      readonly torpedo: string
      readonly with: 'nixie' | 'cm'
      readonly total: number
      readonly works: boolean
    }
  | { readonly type: 'retargeted'; readonly ship: string; readonly torpedoes: readonly string[] }
  | {
      readonly type: 'repaired'
      readonly ship: string
      readonly item: string
      readonly total: number
      readonly works: boolean
    }

/** What can happen in this game. */
export type ArcEvent = Fact & (Moving | Firing | Wounding | House)

export type Emit = (event: ArcEvent) => void

/** Rules that an event cites only where they mattered. */
export const citedIf = (holds: boolean, ...rules: ArcRule[]): ArcRule[] => (holds ? rules : [])
