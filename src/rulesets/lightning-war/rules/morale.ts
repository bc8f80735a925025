import type { Seat } from '../../../engine/seats'
import { list } from '../../../engine/words'
import type { LwRule } from '../rulebook'
import type { Base, Reason, State, Unit } from '../state'
import { MORALE } from '../tables/morale'
import { isArmour, unitOf } from './base'
import { coverAt } from './ground'
import { basesOfUnit, unitsOf } from './roster'

const WHY: Readonly<Record<Reason, { readonly words: string; readonly rule: LwRule }>> = {
  assault: { words: 'lost an assault', rule: 'LW.morale.when.assault' },
  half: { words: 'is below half strength', rule: 'LW.morale.when.half' },
  retire: { words: 'fell back before the enemy', rule: 'LW.morale.when.retire' },
  retiring: { words: 'still has bases that are retiring', rule: 'LW.morale.fail' },
}

/** Why a unit tests this turn. */
export const reasonsOf = (state: State, unit: Unit): readonly Reason[] =>
  unit.due.length === 0 && anyRetiring(state, unit) ? ['retiring'] : unit.due

/** "lost an assault and is below half its strength". */
export const whyTested = (reasons: readonly Reason[]): string => list(reasons.map(reason => WHY[reason].words))

export const rulesOf = (reasons: readonly Reason[]): LwRule[] => reasons.map(reason => WHY[reason].rule)

/** LW.morale.when.*: the bases of a unit that must test now. */
export function dueIn(state: State, unit: Unit): Base[] {
  const all = unit.due.some(reason => reason !== 'retiring')
  return basesOfUnit(state, unit).filter(base => !base.tested && (all || base.retiring))
}

/** Units of a side that have tests to make. */
export const dueOf = (state: State, seat: Seat): Unit[] =>
  unitsOf(state, seat).filter(
    unit => (unit.due.length > 0 || anyRetiring(state, unit)) && dueIn(state, unit).length > 0,
  )

const anyRetiring = (state: State, unit: Unit): boolean => unit.bases.some(id => state.bases[id]?.retiring)

/** LW.morale.extra.*: dice that are added to the two, and why. */
export function extraDice(state: State, base: Base): { readonly dice: number; readonly rule: LwRule } {
  const cover = coverAt(state, base.at)
  if (cover !== 'field' && cover !== 'fort') return { dice: 0, rule: 'LW.morale.test' }
  if (isArmour(state, base)) return { dice: 1, rule: 'LW.morale.extra.afv' }
  return cover === 'fort' ? { dice: 2, rule: 'LW.morale.extra.fort' } : { dice: 1, rule: 'LW.morale.extra.field' }
}

export const ratingOf = (state: State, base: Base): number => MORALE[unitOf(state, base.unit).morale].rating
