import { lengthOf } from '../../../engine/geometry/vec'
import type { Ledger } from '../../../engine/rolls/ledger'
import type { Plan, Refusal } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import type { LwRule } from '../rulebook'
import { no } from '../rules/base'
import { forgoneBy } from '../rules/forgone'
import { type Mode, moverOf, RATE_RULES } from '../rules/rates'
import { type Retreat, retreatOf } from '../rules/retiring'
import { endOf, pointsOfWay, type Way } from '../rules/way'
import { inches } from '../rules/words'
import type { State } from '../state'

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
    return RATE_RULES[moverOf(this.state, this.way.base)]
  }

  get shapes(): readonly Shape[] {
    return [wayShape(this.way)]
  }

  get warnings(): readonly Refusal[] {
    const { base } = this.way
    const forgone = forgoneBy(this.state, this.way)
    const reasons = [
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

export const wayShape = (way: Pick<Way, 'base' | 'path'>): Shape => ({
  kind: 'path',
  tone: 'reach',
  points: pointsOfWay(way),
  arrow: true,
})
