import { z } from '../../../../engine/schema'
import type { Data } from '../../parts/json'
import type { State } from '../../state'
import { ownState } from '../own-state'
import { optionOf } from '../rule-options'

export const MULTIPLE = '47.multiple'
/** STR.47.s2 */
export const MOST_MULTIPLE = 0.5
export const USUAL_MULTIPLE = 0.2

const schema = z.object({ ruled: z.nullable(z.number().check(z.gte(0), z.lte(MOST_MULTIPLE))) })
/** What the referee has ruled since the battle began. */
export const night = ownState<z.infer<typeof schema>, Data, Data>('47', { open: { schema, initial: { ruled: null } } })

/** STR.47.s1 */
export function multipleOf(state: State): number {
  const { ruled } = night.open(state)
  if (ruled !== null) return ruled
  const set = optionOf(state.options, MULTIPLE)
  return typeof set === 'number' ? set : USUAL_MULTIPLE
}
