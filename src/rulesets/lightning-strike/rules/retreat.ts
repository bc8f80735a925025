import type { Emit } from '../events'
import type { State } from '../state'
import { leftBehind, stripCounters } from './damage'
import { dropEcm } from './ecm-counter'
import { unitOf } from './unit'

/** Out of the game at once; its ECM counter and all that lay on it go with it. */
export function retreat(draft: State, id: string, emit: Emit): void {
  const unit = unitOf(draft, id)
  emit({
    type: 'retreated',
    rules: ['LS.move.retreat', 'LS.turn.retreat-dead', ...leftBehind(draft, id)],
    unit: id,
    at: { ...unit.at },
  })
  dropEcm(draft, id, emit, 'gone')
  unit.status = 'retreated'
  stripCounters(unit)
}
