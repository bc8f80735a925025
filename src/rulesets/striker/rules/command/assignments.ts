import { type Refusal, refuse } from '../../../../engine/rolls/plan'
import type { Order } from '../../orders'
import type { Stand } from '../../parts/stand'
import type { Unit } from '../../parts/unit'
import type { State } from '../../state'
import { type Assignable, hooks, type OrderWord } from '../hooks'
import { initiativeFor, rosterOf } from '../stands'
import { receiverOf } from './command'
import { orderOf } from './obedience'

/** STR.core.hooks.cmd: words that an order to this unit may carry by the rules in force. */
export function orderWords(state: State, unit: Unit): OrderWord[] {
  const verbs = hooks(state.options, 'cmd.orderVerbs')
  const receiver = verbs.length > 0 ? receiverOf(state, unit) : null
  return receiver ? verbs.flatMap(hook => hook(state, receiver)) : []
}
export function wordRefusal(state: State, unit: Unit, { mission, about }: Order): Refusal | false {
  if (mission === undefined) return false
  const known = orderWords(state, unit).find(({ word }) => word === mission)
  if (!known) return refuse('STR.core.orders.form', `${unit.name} can't take the order “${mission}”.`)
  const { wards } = known
  return wards && !wards.includes(String(about?.ward))
    ? refuse('STR.core.orders.form', `Choose the stand that “${mission}” is for.`)
    : false
}

/** STR.core.hooks.cmd: what the rules in force let a stand be set to do. */
export const assignableTo = (state: State, stand: Stand): Assignable[] =>
  hooks(state.options, 'cmd.missions').flatMap(hook => hook(state, stand))

/** What a stand is set to do: by its player where it acts freely, else by the word of its order. */
export const missionOf = (state: State, stand: Stand): string | null =>
  rosterOf(stand)?.mission?.name ?? orderOf(state, stand)?.mission ?? null

/** The stand that its mission is for. */
export function wardOf(state: State, stand: Stand): string | null {
  const chosen = rosterOf(stand)?.mission
  const ward = chosen ? chosen.ward : orderOf(state, stand)?.about?.ward
  return ward === undefined || ward === null ? null : String(ward)
}

/** STR.core.orders.high, .average: only high initiative chooses without an order. */
export const choosesFreely = (state: State, stand: Stand): boolean =>
  state.options.orders === 'off' || initiativeFor(state, stand) === 'high'
