import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Seat } from '../../../engine/seats'
import type { Activation, Next, State, Unit } from '../state'
import { unitOf } from './unit'
import { changeUnit } from './writing'

/** The activation in progress, unless something else has to be settled first. */
export function openActivation(state: State): Activation | null {
  const top = state.stack.at(-1)
  return top?.kind === 'activation' ? top : null
}

/** The innermost activation, even if something else has to be settled first. */
export const innermostActivation = (state: State): Activation | null =>
  state.stack.findLast(frame => frame.kind === 'activation') ?? null

/** The Unit of this seat whose activation is open; every Action is offered only for it. */
export function activeUnit(state: State, seat: Seat): Unit | null {
  const open = openActivation(state)
  const unit = open ? state.units[open.unit] : undefined
  return unit?.seat === seat ? unit : null
}

/** The Unit is in the middle of its own activation, and nothing else has to be settled first. */
export const isActive = (state: State, unit: Unit): boolean => openActivation(state)?.unit === unit.id

export function notActive(state: State, unit: Unit): Refusal | null {
  const top = state.stack.at(-1)
  if (innermostActivation(state)?.unit !== unit.id)
    return refuse('LS.turn.activation.def', `It isn't ${unit.name}'s activation.`)
  switch (top?.kind) {
    case 'attack':
      return refuse('LS.command.defence', 'The owner of the target decides about the defense first.')
    case 'interference':
      return refuse('LS.ecm.targeted.eccm', 'The owner of the target decides first how to resist.')
    case 'reaction':
      return refuse('LS.command.windows', 'Other players may react first.')
    default:
      return null
  }
}

/** For an id that no Unit has. */
export const noSuchUnit: Refusal = refuse('LS.setup.unit', "There's no such Unit.")

/** Why a Unit can't take any kind of Action now. Every Action asks this first. */
export function actingRefusals(state: State, id: string): Refusal[] {
  const unit = unitOf(state, id)
  const inactive = notActive(state, unit)
  return [
    ...(inactive ? [inactive] : []),
    ...(unit.evading ? [refuse('LS.move.evade.no-action', `${unit.name} is evading and can't take Actions.`)] : []),
    ...(unit.actionsLeft <= 0 ? [refuse('LS.turn.actions.number', `${unit.name} has no Actions left this turn.`)] : []),
  ]
}

export function spendAction(next: Next, id: string): void {
  changeUnit(next, id, { actionsLeft: unitOf(next, id).actionsLeft - 1 })
}
