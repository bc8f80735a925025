import { lengthOf, type Pose } from '../../../engine/geometry/vec'
import { type Plan, type Refusal, refuse } from '../../../engine/rolls/plan'
import { count, list } from '../../../engine/words'
import type { LwRule } from '../rulebook'
import { forgoneBy } from '../rules/forgone'
import { retreatOf } from '../rules/retiring'
import { endOf, type Way } from '../rules/way'
import { inches } from '../rules/words'
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
export function unitPlan(state: State, { unit, leader, ways, path }: Joint): Plan<readonly Part[]> {
  const parts = ways.map(way => ({
    base: way.base.id,
    path: way.path,
    retreat: retreatOf(state, way.base, endOf(way).at),
  }))
  const far = lengthOf([leader.at, ...path.map(({ at }) => at)])
  return {
    title: `Move all of ${unit.name}: ${count(ways.length, 'base')}, ${inches(far)}`,
    rule: 'LW.turn.2',
    ledgers: [],
    shapes: () => ways.map(wayShape),
    warnings: () => [
      ...cutOffWarnings(state, unit, ways),
      ...(parts.some(({ retreat }) => retreat === 'retires')
        ? [refuse('LW.morale.when.retire', `${unit.name} will retire before the enemy and must test morale.`)]
        : []),
      ...forgoneWarnings(state, ways),
    ],
    resolve: () => parts,
  }
}

/** Once for all of whom it is true. */
function forgoneWarnings(state: State, ways: readonly Way[]): Refusal[] {
  const names = new Map<string, string[]>()
  const rules = new Map<string, LwRule>()
  for (const way of ways) {
    const forgone = forgoneBy(state, way)
    if (!forgone) continue
    const { words, rule } = forgone
    rules.set(words, rule)
    names.set(words, [...(names.get(words) ?? []), way.base.name])
  }
  return [...rules].map(([words, rule]) => refuse(rule, `${list(names.get(words) ?? [])} ${words}.`))
}
