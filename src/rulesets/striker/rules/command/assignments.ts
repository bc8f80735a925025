import { type Refusal, refuse } from '../../../../engine/rolls/plan'
import type { Order } from '../../orders'
import type { Stand } from '../../parts/stand'
import type { Unit } from '../../parts/unit'
import type { State } from '../../state'
import { type Assignable, hooks } from '../hooks'
import { initiativeFor, rosterOf } from '../stands'
import { receiverOf } from './command'
import { orderOf } from './obedience'

/** STR.core.hooks.cmd: words that an order to this unit may carry by the rules in force. */
export function orderWords(state: State, unit: Unit): string[] {
  const verbs = hooks(state.options, 'cmd.orderVerbs')
  const receiver = verbs.length > 0 ? receiverOf(state, unit) : null
  return receiver ? [...new Set(verbs.flatMap(hook => hook(state, receiver)))] : []
}
export const wordRefusal = (state: State, unit: Unit, { mission }: Order): Refusal | false =>
  mission !== undefined &&
  !orderWords(state, unit).includes(mission) &&
  refuse('STR.core.orders.form', `${unit.name} can't take the order “${mission}”.`)

/** STR.core.hooks.cmd: what the rules in force let a stand be set to do. */
export const assignableTo = (state: State, stand: Stand): Assignable[] =>
  hooks(state.options, 'cmd.missions').flatMap(hook => hook(state, stand))

/** What a stand is set to do: by its player where it acts freely, else by the word of its order. */
export const missionOf = (state: State, stand: Stand): string | null =>
  rosterOf(stand)?.mission?.name ?? orderOf(state, stand)?.mission ?? null

/** STR.core.orders.high, .average: only high initiative chooses without an order. */
export const choosesFreely = (state: State, stand: Stand): boolean =>
  state.options.orders === 'off' || initiativeFor(state, stand) === 'high'
