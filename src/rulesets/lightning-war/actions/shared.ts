import type { Refusal } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Actor } from '../../../engine/seats'
import type { LwRule } from '../rulebook'
import { no } from '../rules/base'
import type { Base, State, Step } from '../state'

export const poseSchema = z.object({ at: z.object({ x: z.number(), y: z.number() }), facing: z.number() })
export const pathSchema = z.array(poseSchema).check(z.minLength(1), z.maxLength(200))

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
export function notNow({ step: now, stack, active }: State, step: Step, actor: Actor): Refusal[] {
  const rule = RULES[step] ?? 'LW.turn.2'
  const reasons: Refusal[] = []
  if (now !== step) reasons.push(no(rule, `That is done ${WORDS[step]}.`))
  if (stack.length > 0) reasons.push(no(rule, 'Something else must be decided first.'))
  if (active !== null && actor !== active && actor !== 'table')
    reasons.push(no(rule, 'It is the part of the other side.'))
  return reasons
}

export const notOwn = (base: Base, actor: Actor): Refusal | false =>
  base.seat !== actor && no('LW.turn.2', `${base.name} belongs to the other side.`)

export const noSuchBase: Refusal = no('LW.vis.target', 'There is no such base.')
export const noSuchUnit: Refusal = no('LW.unit.smallest', 'There is no such unit.')
