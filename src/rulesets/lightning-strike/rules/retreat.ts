import type { Emit } from '../events'
import type { Next } from '../state'
import { leftBehind, NO_COUNTERS } from './damage'
import { dropEcm } from './ecm'
import { unitOf } from './unit'
import { changeUnit } from './writing'

/** Out of the game at once; its ECM counter and all that lay on it go with it. */
export function retreat(next: Next, id: string, emit: Emit): void {
  const { at } = unitOf(next, id)
  const rules = ['LS.move.retreat', 'LS.turn.retreat-dead', ...leftBehind(next, id)] as const
  emit({ type: 'retreated', rules, unit: id, at })
  dropEcm(next, id, emit, 'gone')
  changeUnit(next, id, { status: 'retreated', ...NO_COUNTERS })
}
