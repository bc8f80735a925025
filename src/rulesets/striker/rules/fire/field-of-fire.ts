import type { Stand } from '../../parts/stand'
import { enemyOf, type Side } from '../../sides'
import type { State } from '../../state'
import { isThere, standsOfSide } from '../stands'
import { type Arm, armsOfSide } from './arms'
import { isInReach, isTempting } from './first-look'

/** What the weapons of a side could be fired at, for as long as nobody moves, falls or has other orders. */
export class FieldOfFire {
  readonly arms: readonly Arm[]
  /** Enemies the side has spotted. */
  readonly targets: readonly Stand[]
  readonly #state: State
  readonly #side: Side
  readonly #reached = new Map<Arm, boolean>()
  readonly #tempting = new Map<Stand, readonly Stand[]>()
  constructor(state: State, side: Side) {
    this.arms = armsOfSide(state, side)
    this.targets = standsOfSide(state, enemyOf(side)).filter(stand => stand.spotted && isThere(stand))
    this.#state = state
    this.#side = side
  }
  /** Whether somebody is in reach of a weapon. */
  reaches(arm: Arm): boolean {
    let reaches = this.#reached.get(arm)
    if (reaches === undefined) {
      reaches = this.targets.some(target => isInReach(this.#state, arm, target))
      this.#reached.set(arm, reaches)
    }
    return reaches
  }
  /** Those in reach that its firer sees and may fire at. */
  tempting(arm: Arm): readonly Stand[] {
    let tempting = this.#tempting.get(arm.stand)
    if (tempting === undefined) {
      tempting = this.targets.filter(target => isTempting(this.#state, arm, target))
      this.#tempting.set(arm.stand, tempting)
    }
    return tempting.filter(target => isInReach(this.#state, arm, target))
  }
  isOf({ stands, units, patches, map, options }: State, side: Side): boolean {
    const before = this.#state
    return (
      side === this.#side &&
      stands === before.stands &&
      units === before.units &&
      patches === before.patches &&
      map === before.map &&
      options === before.options
    )
  }
}

let last: FieldOfFire | null = null
/** The one asked for last is mostly asked for again: declarations change nothing in it. */
export function fieldOfFire(state: State, side: Side): FieldOfFire {
  if (!last?.isOf(state, side)) last = new FieldOfFire(state, side)
  return last
}
