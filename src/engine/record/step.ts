import { Immer } from 'immer'
import type { Throw, Thrower } from '../rolls/dice'
import type { Ledger } from '../rolls/ledger'
import { isRefused, type Plan, type Planned, type Refused, refuse } from '../rolls/plan'
import type { RuleId } from '../rulebook'
import type { Action, ActionDef, AnyRuleset, GameEvent } from '../ruleset'
import { faults } from '../schema'
import { type Actor, SEATS, type Seat } from '../seats'
import { settleNew } from './facts'
import { viewFor } from './hidden'
import { type Result, teaches } from './learning'
import { outcomeOf, promptsOf } from './standing'
import { planTable, tableStep } from './table-step'

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

/** Dice, or how to make them for the action once its shape has been vouched for. */
type DiceFor = Thrower | ((action: Action) => Thrower)

interface Checked {
  readonly def: AnyDef
  readonly action: Action
  readonly actor: Actor
}

// What a step makes anew is frozen by ourselves: immer would look at every piece of the state again.
const immer = new Immer({ autoFreeze: false })

/** Why this actor may not do this now, or the plan. Answers only from what the actor may see. */
export function planFor(ruleset: AnyRuleset, state: unknown, actor: Actor, action: Action): Planned<unknown> {
  if (isTableAction(action)) return planTable(ruleset, state, actor, action)
  const checked = check(ruleset, state, actor, action)
  return isChecked(checked) ? checked.def.plan(viewFor(state, actor), checked.action, actor) : checked
}

/** Plans, throws and applies. Nothing is changed where it is refused. */
export function takeStep(
  ruleset: AnyRuleset,
  state: unknown,
  actor: Actor,
  action: Action,
  dice: DiceFor,
  seats: readonly Seat[] = SEATS,
): Step | Refused {
  if (isTableAction(action)) return tableStep(ruleset, state, actor, action, seats)
  const ready = prepare(ruleset, state, actor, action)
  if ('refusals' in ready) return ready
  const { checked, plan } = ready
  const thrower = typeof dice === 'function' ? dice(checked.action) : dice
  const before = thrower.throws.length
  const { state: next, events } = carryOut(checked, state, plan.resolve(thrower))
  settleNew(state, next)
  const throws = thrower.throws.slice(before)
  const taught = () =>
    teaches({
      actor,
      seats,
      before: state,
      state: next,
      events,
      again(view, noDice) {
        const foreseen = checked.def.plan(view, checked.action, actor)
        if (isRefused(foreseen)) throw new Error('could not be foreseen')
        return carryOut(checked, view, foreseen.resolve(noDice))
      },
    })
  return stepOf(checked, plan, { state: next, events, throws, barrier: throws.length > 0 || taught() })
}

/** For simulation: the same step, on states that are not frozen and whose undoing nobody asks for. */
export function quickStep(
  ruleset: AnyRuleset,
  state: unknown,
  actor: Actor,
  action: Action,
  dice: Thrower,
): Step | Refused {
  if (isTableAction(action)) return tableStep(ruleset, state, actor, action, SEATS)
  const ready = prepare(ruleset, state, actor, action)
  if ('refusals' in ready) return ready
  const { checked, plan } = ready
  const before = dice.throws.length
  const done = carryOut(checked, state, plan.resolve(dice))
  return stepOf(checked, plan, { ...done, throws: dice.throws.slice(before), barrier: true })
}

/** The plan on the whole state, of an action that also looks lawful to the one who does it. */
function prepare(
  ruleset: AnyRuleset,
  state: unknown,
  actor: Actor,
  action: Action,
): Refused | { checked: Checked; plan: Plan<unknown> } {
  const checked = check(ruleset, state, actor, action)
  if (!isChecked(checked)) return checked
  const view = viewFor(state, actor)
  const seen = checked.def.plan(view, checked.action, actor)
  if (isRefused(seen)) return seen
  if (view === state) return { checked, plan: seen }
  const plan = checked.def.plan(state, checked.action, actor)
  if (isRefused(plan)) return { refusals: [refuse('TABLE.hidden', 'Something you cannot see prevents this.')] }
  return { checked, plan }
}

function check(ruleset: AnyRuleset, state: unknown, actor: Actor, raw: Action): Refused | Checked {
  const type: unknown = raw?.type
  if (typeof type !== 'string') return { refusals: [refuse('TABLE.malformed', 'This is no action: it has no type.')] }
  const def = Object.hasOwn(ruleset.actions, type) ? (ruleset.actions[type] as AnyDef) : undefined
  if (!def) return { refusals: [refuse('TABLE.unknown', `${ruleset.title} knows no action “${type}”.`)] }
  const parsed = def.schema.safeParse(raw)
  if (!parsed.success) return { refusals: faults(parsed.error).map(why => refuse('TABLE.malformed', why)) }
  const checked = { def, action: parsed.data, actor }
  return notAsked(ruleset, state, checked) ?? checked
}

const isChecked = (checked: Refused | Checked): checked is Checked => 'def' in checked

function notAsked(ruleset: AnyRuleset, state: unknown, { def, action, actor }: Checked): Refused | null {
  if (outcomeOf(ruleset, state)) return { refusals: [refuse('TABLE.over', 'The game is over.')] }
  if (actor === 'table') {
    const due = ruleset.auto(state)
    if (due?.type === action.type && JSON.stringify(def.schema.parse(due)) === JSON.stringify(action)) return null
    return { refusals: [refuse('TABLE.turn', 'The table has nothing of this kind to do.')] }
  }
  if (def.anytime && actor !== 'referee') return null
  const asked = promptsOf(ruleset, state).map(prompt => prompt.seat)
  if (asked.some(seat => seat === actor)) return null
  const who = asked.length > 0 ? `Seat ${asked.join(' and ')} must decide.` : 'Nobody is asked now.'
  return { refusals: [refuse('TABLE.turn', who)] }
}

function carryOut({ def, action, actor }: Checked, state: unknown, result: unknown) {
  const events: GameEvent[] = []
  const emit = (event: GameEvent) => events.push(event)
  const next: object = immer.produce(state as object, draft => {
    def.apply(draft, action, result, { actor, emit })
  })
  return { state: next, events }
}

function stepOf(
  { actor, action }: Checked,
  { title, rule, ledgers }: Plan<unknown>,
  done: Result & Pick<Step, 'throws' | 'events' | 'barrier'>,
): Step {
  const { throws, events, state, barrier } = done
  return { actor, action, title, rule, ledgers, throws, events, state, barrier }
}

const isTableAction = (action: Action): boolean => typeof action?.type === 'string' && action.type.startsWith('@')
