import { lengthOf } from '../../../engine/geometry/vec'
import type { Ledger } from '../../../engine/rolls/ledger'
import { type Plan, type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import { list } from '../../../engine/words'
import type { LwRule } from '../rulebook'
import { modelOf, needsSetUp, unitOf } from '../rules/base'
import { cutOff } from '../rules/command'
import { modeRules } from '../rules/modes'
import { rateRules } from '../rules/price'
import { type Mode, moverOf } from '../rules/rates'
import { type Retreat, retreatOf } from '../rules/retiring'
import { endOf, pointsOfWay, type Way } from '../rules/way'
import { inches } from '../rules/words'
import type { State, Unit } from '../state'
import { moveOrFire } from '../tables/vehicles'

export const MODE_TITLES: Readonly<Record<Mode, string>> = {
  normal: 'Move',
  dash: 'Dash for cover',
  road: 'Move at double rate by road',
  retire: 'Retire or withdraw at double rate',
}

const NO_DICE: readonly Ledger[] = []

/** A legal move of one base. Many are planned and few are looked at, so what is said of one is found when asked for. */
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
    const { state, way } = this
    const [faster] = modeRules(moverOf(state, way.base), way.mode)
    return faster ?? rateRules(state, way)[0] ?? 'LW.turn.2'
  }

  shapes(): readonly Shape[] {
    return [wayShape(this.way)]
  }

  warnings(): readonly Refusal[] {
    const { state, way, retreat } = this
    const { base } = way
    const lost = fireLostBy(state, way)
    const reasons = [
      ...cutOffWarnings(state, unitOf(state, base.unit), [way]),
      retreat === 'retires' &&
        refuse('LW.morale.when.retire', `${base.name} will retire before the enemy, so its unit must test morale.`),
      lost && refuse(lost.rule, `${base.name} ${lost.words}.`),
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
  return [refuse('LW.cmd.radius', `${names} will be out of command, more than 6 inches from the rest of the unit.`)]
}

export const wayShape = (way: Pick<Way, 'base' | 'path'>): Shape => ({
  kind: 'path',
  tone: 'reach',
  points: pointsOfWay(way),
  arrow: true,
})

/** What a base can no longer do once it has moved so; the words follow its name. */
export interface FireLost {
  readonly rule: LwRule
  readonly words: string
}

const NO_FIRE = "won't be able to fire this turn"

/** LW.move.double.no-fire, LW.move.dash.no-fire, LW.inf.dash.no-fire, LW.armour.turret2, LW.inf.setup. */
export function fireLostBy(state: State, { base, mode }: Pick<Way, 'base' | 'mode'>): FireLost | null {
  const { vehicle, kind, weapons } = modelOf(state, base)
  if (weapons.length === 0) return null
  if (needsSetUp(state, base)) return { rule: 'LW.inf.setup', words: 'will need a whole turn to set up before firing' }
  if (mode === 'dash') return { rule: kind === 'afv' ? 'LW.move.dash.no-fire' : 'LW.inf.dash.no-fire', words: NO_FIRE }
  if (mode !== 'normal') return { rule: 'LW.move.double.no-fire', words: NO_FIRE }
  return vehicle && moveOrFire(vehicle)
    ? { rule: 'LW.armour.turret2', words: `${NO_FIRE}: so small a crew can move or fire, but not both` }
    : null
}
