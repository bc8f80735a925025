import type { Dice } from '../../../engine/rolls/dice'
import type { Emit } from '../events'
import type { State } from '../state'
import { read, throwSkill, totalOf } from '../tables/dice'
import { unitsOnTable } from './unit'

/** What a Targeted ECM counter withstands. */
export const HOLDING_THRESHOLD = 4

/** One roll for one counter: which Unit, which of its counters, what fell. */
export interface EndRoll {
  readonly unit: string
  readonly counter: number
  readonly faces: readonly number[]
}

/** LS.ecm.targeted.end-roll, LS.test.no-action-modifier: every counter on every Unit, friendly or hostile, one roll each. */
export const rollOffInterference = (state: State, dice: Dice): EndRoll[] =>
  unitsOnTable(state).flatMap(unit =>
    unit.targetedEcm.map((_, counter) => ({
      unit: unit.id,
      counter,
      faces: throwSkill(dice, state.options.skill).faces,
    })),
  )

export function applyRollOff(draft: State, rolls: readonly EndRoll[], emit: Emit): void {
  const gone = rolls.filter(({ unit, counter, faces }) => {
    const by = draft.units[unit]?.targetedEcm[counter]?.by
    if (!by) return false
    const total = totalOf(read(faces), 0)
    const removed = total > HOLDING_THRESHOLD
    const overthrust = draft.units[unit]?.overthrust ? (['LS.test.no-action-modifier'] as const) : []
    const stays = removed ? [] : (['LS.ecm.targeted.duration'] as const)
    const rules = ['LS.ecm.targeted.end-roll', 'LS.turn.end.tecm', 'LS.test.roll', ...overthrust, ...stays] as const
    emit({ type: 'interference-tested', unit, by, faces, total, removed, rules })
    return removed
  })
  for (const unit of unitsOnTable(draft)) {
    const removed = gone.filter(roll => roll.unit === unit.id).map(roll => roll.counter)
    unit.targetedEcm = unit.targetedEcm.filter((_, counter) => !removed.includes(counter))
  }
}
