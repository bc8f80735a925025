import { lengthOf } from '../../../engine/geometry/vec'
import type { Ledger } from '../../../engine/rolls/ledger'
import { type Plan, type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import { list } from '../../../engine/words'
import { unitOf } from '../rules/base'
import { cutOff } from '../rules/command'
import { forgoneBy } from '../rules/forgone'
import { modeRules } from '../rules/modes'
import { rateRules } from '../rules/price'
import { type Mode, moverOf } from '../rules/rates'
import { type Retreat, retreatOf } from '../rules/retiring'
import { endOf, pointsOfWay, type Way } from '../rules/way'
import { inches } from '../rules/words'
import type { State, Unit } from '../state'

export const MODE_TITLES: Readonly<Record<Mode, string>> = {
  normal: 'Move',
  dash: 'Dash for cover',
  road: 'Move at double rate by road',
  retire: 'Retire or withdraw at double rate',
}

/** A lawful way of one base. */
export function movePlan(state: State, way: Way): Plan<Retreat> {
  const { base, mode } = way
  const retreat = retreatOf(state, base, endOf(way).at)
  const [faster] = modeRules(moverOf(state, base), mode)
  return {
    title: `${MODE_TITLES[mode]}: ${base.name}, ${inches(lengthOf(pointsOfWay(way)))}`,
    rule: faster ?? rateRules(state, way)[0] ?? 'LW.turn.2',
    ledgers: NO_DICE,
    shapes: () => [wayShape(way)],
    warnings() {
      const forgone = forgoneBy(state, way)
      const reasons = [
        ...cutOffWarnings(state, unitOf(state, base.unit), [way]),
        retreat === 'retires' &&
          refuse('LW.morale.when.retire', `${base.name} will retire before the enemy, so its unit must test morale.`),
        forgone && refuse(forgone.rule, `${base.name} ${forgone.words}.`),
      ]
      return reasons.filter(reason => !!reason)
    },
    resolve: () => retreat,
  }
}

const NO_DICE: readonly Ledger[] = []

/** LW.cmd.radius: who a move leaves out of command. */
export function cutOffWarnings(state: State, unit: Unit, ways: readonly Pick<Way, 'base' | 'path'>[]): Refusal[] {
  const lost = cutOff(state, unit, new Map(ways.map(way => [way.base.id, endOf(way).at])))
  if (lost.length === 0) return []
  const names = list(lost.map(({ name }) => name))
  return [refuse('LW.cmd.radius', `${names} will be out of command, more than 6 inches from the rest of the unit.`)]
}

export const wayShape = (way: Pick<Way, 'base' | 'path'>): Shape => ({
  kind: 'path',
  tone: 'reach',
  points: pointsOfWay(way),
  arrow: true,
})
