import type { Pose } from '../../../engine/geometry/vec'
import type { Refusal } from '../../../engine/rolls/plan'
import { KEYS } from '../keys'
import { MoveReach } from '../reach'
import { startBars } from '../rules/modes'
import { stayRefusals } from '../rules/moving'
import type { Mode } from '../rules/rates'
import type { Base, State, Unit } from '../state'
import { MODE_TITLES } from './move-plan'

// Every base is offered in every mode and few of the offers are looked at, so their parts are made when asked for.

/** One base moves in a mode. */
export class MoveOffer {
  readonly kind = 'path'
  readonly rule = 'LW.turn.2'

  constructor(
    private readonly state: State,
    readonly base: Base,
    readonly mode: Mode,
  ) {}

  get id(): string {
    return `move.${this.mode}.${this.base.id}`
  }

  get label(): string {
    return MODE_TITLES[this.mode]
  }

  get key(): string {
    return this.mode === 'normal' ? KEYS.move : KEYS[this.mode]
  }

  get piece(): string {
    return this.base.id
  }

  get start(): Pose {
    return { at: this.base.at, facing: this.base.facing }
  }

  get reach(): MoveReach {
    return new MoveReach(this.state, this.base, this.mode)
  }

  bars(): Refusal[] {
    const { state, base, mode } = this
    return [...stayRefusals(state, base), ...startBars(state, base, mode)]
  }

  along(path: readonly Pose[]) {
    return { type: 'move' as const, base: this.base.id, path: [...path], mode: this.mode }
  }
}

/** Bases of a unit that go together, and the one that leads. */
export interface Party {
  readonly unit: Unit
  readonly bases: readonly Base[]
  readonly leader: Base
}

/** The bases of a unit move together in a mode. */
export class UnitMoveOffer {
  readonly kind = 'path'
  readonly rule = 'LW.turn.2'

  constructor(
    private readonly state: State,
    readonly party: Party,
    readonly mode: 'normal' | 'dash',
  ) {}

  get id(): string {
    return `move.unit.${this.mode}.${this.party.unit.id}`
  }

  get label(): string {
    const { name } = this.party.unit
    return this.mode === 'normal' ? `Move all of ${name}` : `Dash for cover with all of ${name}`
  }

  get key(): string {
    return this.mode === 'normal' ? KEYS.moveUnit : KEYS.dashUnit
  }

  get piece(): string {
    return this.party.leader.id
  }

  get shared(): readonly string[] {
    return this.party.unit.bases
  }

  get start(): Pose {
    const { at, facing } = this.party.leader
    return { at, facing }
  }

  get reach(): MoveReach {
    return new MoveReach(this.state, this.party.leader, this.mode)
  }

  bars(): Refusal[] {
    return this.party.bases.flatMap(base => named(base, startBars(this.state, base, this.mode)))
  }

  along(path: readonly Pose[]) {
    return { type: 'move.unit' as const, unit: this.party.unit.id, path: [...path], mode: this.mode }
  }
}

/** Reasons that say which base they are about. */
export const named = (base: Base, refusals: readonly Refusal[]): Refusal[] =>
  refusals.map(it => ({ ...it, why: it.why.includes(base.name) ? it.why : `${base.name}: ${it.why}` }))
