import { pose } from '../../../engine/geometry/schema'
import type { Refusal } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Actor } from '../../../engine/seats'
import type { LwRule } from '../rulebook'
import { no } from '../rules/base'
import type { Base, State, Step } from '../state'

export const pathSchema = z.array(pose).check(z.minLength(1), z.maxLength(200))

const RULES: Partial<Record<Step, LwRule>> = {
  initiative: 'LW.turn.1',
  movement: 'LW.turn.2',
  firing: 'LW.turn.3',
  assault: 'LW.turn.4',
  morale: 'LW.turn.5',
}
const WORDS: Readonly<Record<Step, string>> = {
  season: 'before the battle',
  deployment: 'while the sides set up',
  initiative: 'when the initiative is decided',
  movement: 'in the movement step',
  firing: 'in the firing step',
  assault: 'in the assault step',
  morale: 'in the morale step',
  over: 'when all is over',
}

/** It is done in one step of the turn, by the side whose part of it this is. */
export function notNow(state: State, step: Step, actor: Actor): Refusal | false {
  const rule = RULES[step] ?? 'LW.turn.2'
  if (state.step !== step) return no(rule, `That is done ${WORDS[step]}.`)
  if (state.stack.length > 0) return no(rule, 'Something else must be decided first.')
  return actor !== state.active && actor !== 'table' && no(rule, 'It is the part of the other side.')
}

export const notOwn = (base: Base, actor: Actor): Refusal | false =>
  base.seat !== actor && no('LW.turn.2', `${base.name} belongs to the other side.`)

export const noSuchBase: Refusal = no('LW.vis.target', 'There is no such base.')
export const noSuchUnit: Refusal = no('LW.unit.smallest', 'There is no such unit.')
