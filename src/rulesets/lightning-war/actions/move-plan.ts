import { lengthOf } from '../../../engine/geometry/vec'
import type { Ledger } from '../../../engine/rolls/ledger'
import type { Plan, Refusal } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import type { LwRule } from '../rulebook'
import { no, unitOf } from '../rules/base'
import { cutOff } from '../rules/command'
import { forgoneBy } from '../rules/forgone'
import { modeRules } from '../rules/modes'
import { rateRules } from '../rules/price'
import { type Mode, moverOf } from '../rules/rates'
import { type Retreat, retreatOf } from '../rules/retiring'
import { endOf, pointsOfWay, type Way } from '../rules/way'
import { inches, list } from '../rules/words'
import type { State, Unit } from '../state'

export const MODE_TITLES: Readonly<Record<Mode, string>> = {
  normal: 'Move',
  dash: 'Dash for cover',
  road: 'Double rate by road',
  retire: 'Retire or withdraw at double rate',
}

const NO_DICE: readonly Ledger[] = []

/** A lawful way of one base. */
export class MovePlan implements Plan<Retreat> {
  readonly ledgers = NO_DICE
  private readonly retreat: Retreat

  constructor(
    private readonly state: State,
    private readonly way: Way,
  ) {
    this.retreat = retreatOf(state, way.base, endOf(way).at)
  }

  get title(): string {
    const { base, mode } = this.way
    return `${MODE_TITLES[mode]}: ${base.name}, ${inches(lengthOf(pointsOfWay(this.way)))}`
  }

  get rule(): LwRule {
    const { base, mode } = this.way
    const [faster] = modeRules(moverOf(this.state, base), mode)
    return faster ?? rateRules(this.state, this.way)[0] ?? 'LW.turn.2'
  }

  get shapes(): readonly Shape[] {
    return [wayShape(this.way)]
  }

  get warnings(): readonly Refusal[] {
    const { state, way } = this
    const { base } = way
    const forgone = forgoneBy(state, way)
    const reasons = [
      ...cutOffWarnings(state, unitOf(state, base.unit), [way]),
      this.retreat === 'retires' &&
        no('LW.morale.when.retire', `${base.name} retires before the enemy: its unit tests its morale.`),
      forgone && no(forgone.rule, `${base.name} ${forgone.words}.`),
    ]
    return reasons.filter(reason => !!reason)
  }

  resolve(): Retreat {
    return this.retreat
  }
}

/** LW.cmd.radius: who a move leaves out of command. */
export function cutOffWarnings(state: State, unit: Unit, ways: readonly Pick<Way, 'base' | 'path'>[]): Refusal[] {
  const lost = cutOff(state, unit, new Map(ways.map(way => [way.base.id, endOf(way).at])))
  if (lost.length === 0) return []
  const names = list(lost.map(({ name }) => name))
  return [no('LW.cmd.radius', `${names} will be out of command, more than 6 inches from the rest of the unit.`)]
}

export const wayShape = (way: Pick<Way, 'base' | 'path'>): Shape => ({
  kind: 'path',
  tone: 'reach',
  points: pointsOfWay(way),
  arrow: true,
})
