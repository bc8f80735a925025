import { Immer } from 'immer'
import type { Throw, Thrower } from '../rolls/dice'
import type { Ledger } from '../rolls/ledger'
import { isRefused, type Plan, type Planned, plain, type Refused, refuse } from '../rolls/plan'
import type { RuleId } from '../rulebook'
import type { Action, ActionDef, AnyRuleset, GameEvent } from '../ruleset'
import { faults } from '../schema'
import type { Actor } from '../seats'
import { reveals, viewFor } from './hidden'
import { patchInto, planSet, type TableAction, type TableEvent, tableAction } from './referee'

/** One action carried out. */
export interface Step {
  readonly actor: Actor
  readonly action: Action
  readonly title: string
  readonly rule: RuleId
  readonly ledgers: readonly Ledger[]
  readonly throws: readonly Throw[]
  readonly events: readonly GameEvent[]
  readonly state: unknown
  /** Something was learned: dice fell, or a secret came out. Undo is not free past it. */
  readonly barrier: boolean
}

type AnyDef = ActionDef<unknown, Action, GameEvent, unknown>

const frozen = new Immer({ autoFreeze: true })
const quick = new Immer({ autoFreeze: false })

/** Why this actor may not do this now, or the plan. Answers only from what the actor may see. */
export function planFor(ruleset: AnyRuleset, state: unknown, actor: Actor, action: Action): Planned<unknown> {
  if (action.type.startsWith('@')) return planTable(ruleset, state, actor, action)
  const checked = checkedDef(ruleset, state, actor, action)
  if ('refusals' in checked) return checked
  return checked.def.plan(viewFor(state, actor), checked.action, actor)
}

function checkedDef(
  ruleset: AnyRuleset,
  state: unknown,
  actor: Actor,
  raw: Action,
): Refused | { def: AnyDef; action: Action } {
  const def = Object.hasOwn(ruleset.actions, raw.type) ? (ruleset.actions[raw.type] as AnyDef) : undefined
  if (!def) return { refusals: [refuse('TABLE.unknown', `${ruleset.title} knows no action “${raw.type}”.`)] }
  const parsed = def.schema.safeParse(raw)
  if (!parsed.success) return { refusals: faults(parsed.error).map(why => refuse('TABLE.malformed', why)) }
  const turn = notAsked(ruleset, state, actor, def, raw.type)
  return turn ?? { def, action: parsed.data }
}

function notAsked(ruleset: AnyRuleset, state: unknown, actor: Actor, def: AnyDef, type: string): Refused | null {
  if (ruleset.outcome(state)) return { refusals: [refuse('TABLE.over', 'The game is over.')] }
  if (actor === 'table') {
    if (ruleset.auto(state)?.type === type) return null
    return { refusals: [refuse('TABLE.turn', 'The table has nothing of this kind to do.')] }
  }
  if (def.anytime && actor !== 'referee') return null
  const asked = ruleset.awaiting(state).map(prompt => prompt.seat)
  if (asked.some(seat => seat === actor)) return null
  const who = asked.length > 0 ? `Seat ${asked.join(' and ')} must decide.` : 'Nobody is asked now.'
  return { refusals: [refuse('TABLE.turn', who)] }
}

/** Plans, throws and applies. Nothing is changed where it is refused. */
export function takeStep(
  ruleset: AnyRuleset,
  state: unknown,
  actor: Actor,
  action: Action,
  dice: Thrower,
  immer: Immer = frozen,
): Step | Refused {
  if (action.type.startsWith('@')) return tableStep(ruleset, state, actor, action)
  const checked = checkedDef(ruleset, state, actor, action)
  if ('refusals' in checked) return checked
  const { def } = checked
  const view = viewFor(state, actor)
  const seen = def.plan(view, checked.action, actor)
  if (isRefused(seen)) return seen
  const plan = view === state ? seen : def.plan(state, checked.action, actor)
  if (isRefused(plan)) return { refusals: [refuse('TABLE.hidden', 'Something you cannot see prevents this.')] }
  return carryOut(def, state, actor, checked.action, plan, dice, immer)
}

/** For simulation: the same step, on states that are not frozen. */
export const quickStep = (ruleset: AnyRuleset, state: unknown, actor: Actor, action: Action, dice: Thrower) =>
  takeStep(ruleset, state, actor, action, dice, quick)

function carryOut(
  def: AnyDef,
  state: unknown,
  actor: Actor,
  action: Action,
  plan: Plan<unknown>,
  dice: Thrower,
  immer: Immer,
): Step {
  const result = plan.resolve(dice)
  const events: GameEvent[] = []
  const emit = (event: GameEvent) => events.push(event)
  const next = immer.produce(state as object, draft => {
    def.apply(draft, action, result, { actor, emit })
  })
  const { title, rule, ledgers } = plan
  const barrier = dice.throws.length > 0 || reveals(state, next)
  return { actor, action, title, rule, ledgers, throws: dice.throws, events, state: next, barrier }
}

function planTable(ruleset: AnyRuleset, state: unknown, actor: Actor, raw: Action): Planned<null> {
  const parsed = tableAction.safeParse(raw)
  if (!parsed.success) return { refusals: faults(parsed.error).map(why => refuse('TABLE.malformed', why)) }
  const action = parsed.data
  if (action.type === '@takeback') return plain('Take back', 'TABLE.takeback')
  if (actor !== 'referee') return { refusals: [refuse('TABLE.referee', 'Only the referee may do this.')] }
  if (action.type === '@rule') return plain('Ruling', action.rule)
  return planSet(() => patched(state, action), ruleset.state, action)
}

const patched = (state: unknown, action: Extract<TableAction, { type: '@set' }>) =>
  frozen.produce(state as object, draft => {
    for (const patch of action.patches) patchInto(draft, patch)
  })

function tableStep(ruleset: AnyRuleset, state: unknown, actor: Actor, raw: Action): Step | Refused {
  const plan = planTable(ruleset, state, actor, raw)
  if (isRefused(plan)) return plan
  const action = raw as TableAction
  const next = action.type === '@set' ? patched(state, action) : state
  const base = { actor, action, title: plan.title, rule: plan.rule, ledgers: [], throws: [], state: next }
  return { ...base, events: [eventOf(action)], barrier: action.type === '@takeback' }
}

function eventOf(action: TableAction): TableEvent {
  switch (action.type) {
    case '@set':
      return { type: '@set', rules: ['TABLE.referee', action.rule], label: action.label, why: action.why }
    case '@rule':
      return {
        type: '@rule',
        rules: ['TABLE.referee', action.rule],
        question: action.question,
        decision: action.decision,
      }
    case '@takeback':
      return { type: '@takeback', rules: ['TABLE.takeback'], asked: action.asked, granted: action.granted }
  }
}
