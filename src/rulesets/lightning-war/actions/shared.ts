import { pose } from '../../../engine/geometry/schema'
import { type Refusal, refuse } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Actor } from '../../../engine/seats'
import type { LwRule } from '../rulebook'
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
  over: 'after the battle',
}

/** It is done in one step of the turn, by the side whose part of it this is. */
export function notNow({ step: now, stack, active }: State, step: Step, actor: Actor): Refusal[] {
  const rule = RULES[step] ?? 'LW.turn.2'
  const reasons: Refusal[] = []
  if (now !== step) reasons.push(refuse(rule, `You can only do that ${WORDS[step]}.`))
  if (stack.length > 0) reasons.push(refuse(rule, 'Another decision has to be made first.'))
  if (active !== null && actor !== active && actor !== 'table')
    reasons.push(refuse(rule, "It's the other side's turn to act."))
  return reasons
}

export const notOwn = (base: Base, actor: Actor): Refusal | false =>
  base.seat !== actor && refuse('LW.turn.2', `${base.name} belongs to the other side.`)

export const noSuchBase: Refusal = refuse('LW.vis.target', "There's no such base.")
export const noSuchUnit: Refusal = refuse('LW.unit.smallest', "There's no such unit.")
