import { Immer } from 'immer'
import { isRefused, type Planned, plain, type Refused, refuse, unless } from '../rolls/plan'
import type { RuleId } from '../rulebook'
import type { Action, AnyRuleset } from '../ruleset'
import { faults } from '../schema'
import type { Actor, Seat } from '../seats'
import { brokenBy, type MetaAction, type MetaEvent, metaAction, patchInto } from './referee'
import { opensSecrets } from './reveals'
import type { Step } from './step'

type SetAction = Extract<MetaAction, { type: '@set' }>
type TakeBack = Extract<MetaAction, { type: '@takeback' }>

const META_ACTIONS = ['@set', '@rule', '@takeback'] as const satisfies readonly MetaAction['type'][]
const frozen = new Immer({ autoFreeze: true })

/** The table's own actions, planned like those of a game. */
export function planMeta(ruleset: AnyRuleset, state: unknown, actor: Actor, raw: Action): Planned<null> {
  if (!META_ACTIONS.some(type => type === raw.type))
    return { refusals: [refuse('TABLE.unknown', `The table has no action called “${raw.type}”.`)] }
  const parsed = metaAction.safeParse(raw)
  if (!parsed.success) return { refusals: faults(parsed.error).map(why => refuse('TABLE.malformed', why)) }
  const action = parsed.data
  if (action.type === '@takeback')
    return {
      refusals: [
        refuse('TABLE.takeback', "A take-back is agreed between the players; it can't be played as an action."),
      ],
    }
  // What would become of the position is for the referee's eyes only.
  if (actor !== 'referee') return { refusals: [refuse('TABLE.referee', 'Only the referee can do this.')] }
  const blank = action.type === '@rule' ? [action.question, action.decision] : [action.why]
  return unless(
    [
      blank.some(text => text.trim() === '') && refuse('TABLE.referee', 'A ruling needs a reason.'),
      action.rule.trim() === '' && refuse('TABLE.referee', 'A ruling must name the rule it overrides.'),
      action.type === '@set' && brokenBy(ruleset, () => patched(state, action)),
    ],
    () => plain(action.type === '@set' ? action.label : 'Ruling', ruleOf(action)),
  )
}

export function metaStep(
  ruleset: AnyRuleset,
  state: unknown,
  actor: Actor,
  raw: Action,
  seats: readonly Seat[],
): Step | Refused {
  const plan = planMeta(ruleset, state, actor, raw)
  if (isRefused(plan)) return plan
  const action = metaAction.parse(raw)
  const next = action.type === '@set' ? patched(state, action) : state
  return stepOf(actor, action, next, next !== state && opensSecrets(state, next, seats))
}

/** Returns to an earlier state by agreement. */
export const takeBackStep = (actor: Actor, action: TakeBack, to: unknown): Step => stepOf(actor, action, to, true)

function stepOf(actor: Actor, action: MetaAction, state: unknown, barrier: boolean): Step {
  const event = eventOf(action)
  const [rule = 'TABLE.referee'] = event.rules.slice(-1)
  const title = action.type === '@set' ? action.label : action.type === '@rule' ? 'Ruling' : 'Take back'
  return { actor, action, title, rule, ledgers: [], rolls: [], events: [event], state, barrier }
}

const patched = (state: unknown, action: SetAction): unknown =>
  frozen.produce(state as object, draft => {
    for (const patch of action.patches) patchInto(draft, patch)
  })

/** The referee may override any rule, by the name they typed. */
const ruleOf = ({ rule }: { readonly rule: string }): RuleId => rule as RuleId

function eventOf(action: MetaAction): MetaEvent {
  switch (action.type) {
    case '@set':
      return { type: '@set', rules: ['TABLE.referee', ruleOf(action)], label: action.label, why: action.why }
    case '@rule':
      return {
        type: '@rule',
        rules: ['TABLE.referee', ruleOf(action)],
        question: action.question,
        decision: action.decision,
      }
    case '@takeback':
      return { type: '@takeback', rules: ['TABLE.takeback'], asked: action.asked, granted: action.granted }
  }
}
