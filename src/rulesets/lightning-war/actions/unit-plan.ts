import { lengthOf, type Pose } from '../../../engine/geometry/vec'
import type { Ledger } from '../../../engine/rolls/ledger'
import type { Plan, Refusal } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import type { LwRule } from '../rulebook'
import { no } from '../rules/base'
import { forgoneBy } from '../rules/forgone'
import { retreatOf } from '../rules/retiring'
import { endOf, type Way } from '../rules/way'
import { count, inches, list } from '../rules/words'
import type { Base, State, Unit } from '../state'
import type { Part } from './move'
import { cutOffWarnings, wayShape } from './move-plan'

interface Joint {
  readonly unit: Unit
  readonly leader: Base
  readonly ways: readonly Way[]
  /** Of the leader. */
  readonly path: readonly Pose[]
}

/** The lawful ways of bases that go together. */
export class UnitPlan implements Plan<readonly Part[]> {
  readonly rule = 'LW.turn.2'
  readonly ledgers: readonly Ledger[] = []
  private readonly parts: readonly Part[]

  constructor(
    private readonly state: State,
    private readonly move: Joint,
  ) {
    this.parts = move.ways.map(way => ({
      base: way.base.id,
      path: way.path,
      retreat: retreatOf(state, way.base, endOf(way).at),
    }))
  }

  get title(): string {
    const { unit, leader, ways, path } = this.move
    const far = lengthOf([leader.at, ...path.map(({ at }) => at)])
    return `Move ${unit.name} together: ${count(ways.length, 'base')}, ${inches(far)}`
  }

  get shapes(): readonly Shape[] {
    return this.move.ways.map(wayShape)
  }

  get warnings(): readonly Refusal[] {
    const retires = this.parts.some(({ retreat }) => retreat === 'retires')
    return [
      ...cutOffWarnings(this.state, this.move.unit, this.move.ways),
      ...(retires
        ? [no('LW.morale.when.retire', `${this.move.unit.name} retires before the enemy and tests its morale.`)]
        : []),
      ...this.forgone,
    ]
  }

  /** Once for all of whom it is true. */
  private get forgone(): Refusal[] {
    const names = new Map<string, string[]>()
    const rules = new Map<string, LwRule>()
    for (const way of this.move.ways) {
      const forgone = forgoneBy(this.state, way)
      if (!forgone) continue
      const { words, rule } = forgone
      rules.set(words, rule)
      names.set(words, [...(names.get(words) ?? []), way.base.name])
    }
    return [...rules].map(([words, rule]) => no(rule, `${list(names.get(words) ?? [])} ${words}.`))
  }

  resolve(): readonly Part[] {
    return this.parts
  }
}
