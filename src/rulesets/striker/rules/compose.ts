import { refuse } from '../../../engine/rolls/plan'
import type { RuleId } from '../../../engine/rulebook'
import { z } from '../../../engine/schema'
import type { State } from '../state'
import { coverOf } from '.'
import { keyOf, type Module, type RuleActionDef, type RuleVerb } from './module'

/** What a verb of a rule that is off is refused with. */
export const offRefusal = (rule: number) =>
  refuse(`STR.${rule}` as RuleId, `Rule ${rule}${titleOf(rule)} isn't in force in this battle.`)
const titleOf = (rule: number): string => (coverOf(rule) ? ` (${coverOf(rule)?.title})` : '')

/** The verbs of some rules; in a battle without a rule its verbs are refused, and not offered. */
export const actionsOf = (modules: readonly Module[]): Readonly<Record<RuleVerb, RuleActionDef>> =>
  Object.fromEntries(
    modules.flatMap(({ rule, actions = {} }) =>
      Object.entries(actions).map(([verb, def]) => [verb, whileInForce(rule, def)]),
    ),
  )

function whileInForce(rule: number, def: RuleActionDef): RuleActionDef {
  const isOn = (state: State) => state.options.rules.includes(rule)
  return {
    ...def,
    plan: (state, action, actor) => (isOn(state) ? def.plan(state, action, actor) : { refusals: [offRefusal(rule)] }),
    offers: (view, seat) => (isOn(view) ? def.offers(view, seat) : []),
  }
}

/** Why there is no such action: the rule of a verb that isn't loaded is off. */
export function absentVerb(type: string) {
  const rule = /^r(\d{1,3})\./.exec(type)?.[1]
  return rule !== undefined && coverOf(Number(rule)) ? offRefusal(Number(rule)) : null
}

/** Checks what rules keep in a position, each with its own schema; what belongs to no rule is refused. */
export const ownStateCheck = (modules: readonly Module[]) => {
  const known = new Map(modules.map(module => [keyOf(module), module.state]))
  return z.refine<State>(
    ({ own, options }) =>
      Object.entries(own).every(([key, slice]) => {
        const parts = known.get(key)?.parts
        if (!parts || !options.rules.includes(Number.parseInt(key, 10))) return false
        const fits = (part: { schema: z.ZodMiniType } | undefined, value: unknown) =>
          value === undefined || part?.schema.safeParse(value).success === true
        return (
          fits(parts.open, slice.open) &&
          fits(parts.side, slice.A?.value) &&
          fits(parts.side, slice.B?.value) &&
          fits(parts.table, slice.table?.value)
        )
      }),
    { error: 'What the additional rules keep in this position is missing or damaged' },
  )
}
