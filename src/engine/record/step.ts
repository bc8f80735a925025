import type { Rolled, RollingDice } from '../rolls/dice'
import type { Ledger } from '../rolls/ledger'
import { isRefused, type Plan, type Planned, type Refused, refuse } from '../rolls/plan'
import type { RuleId } from '../rulebook'
import type { Action, AnyRuleset, GameEvent } from '../ruleset'
import { type Actor, SEATS, type Seat } from '../seats'
import { type Checked, notAsked, readAction } from './asking'
import { freezeNew } from './fingerprint'
import { viewIn } from './hidden'
import { metaStep, planMeta } from './meta-step'
import { type Result, revealed } from './reveals'

/** One action carried out. */
export interface Step {
  readonly actor: Actor
  readonly action: Action
  readonly title: string
  readonly rule: RuleId
  readonly ledgers: readonly Ledger[]
  readonly rolls: readonly Rolled[]
  readonly events: readonly GameEvent[]
  readonly state: unknown
  /** Something was learned: dice were rolled, or a secret came out. Undo is not free past it. */
  readonly barrier: boolean
  /** Seats for which it went otherwise than they could foresee, dice aside. */
  readonly surprised?: readonly Seat[]
}

/** Dice, or a function that makes them once the action's shape has been checked. */
type DiceFor = RollingDice | ((action: Action) => RollingDice)

/** An action that looks legal to its actor, in one position: planned once, for asking and for doing. */
export interface Prepared extends Checked {
  readonly ruleset: AnyRuleset
  readonly state: unknown
  readonly plan: Plan<unknown>
  /** Planned on the whole state, not on one seat's view. */
  readonly whole: boolean
}

/** Why this actor may not do this now, or the plan. Answers only from what the actor may see. */
export function planFor(
  ruleset: AnyRuleset,
  state: unknown,
  actor: Actor,
  action: Action,
  seats: readonly Seat[] = SEATS,
): Planned<unknown> {
  if (isMetaAction(action)) return planMeta(ruleset, state, actor, action)
  const ready = prepare(ruleset, state, actor, action, seats)
  return isPrepared(ready) ? ready.plan : ready
}

/** The same, kept for the step that may follow. Actions of a game only. */
export function prepare(
  ruleset: AnyRuleset,
  state: unknown,
  actor: Actor,
  action: Action,
  seats: readonly Seat[] = SEATS,
): Refused | Prepared {
  const read = readAction(ruleset, action)
  if ('refusals' in read) return read
  const checked = { def: read.def, action: read.action, actor }
  return notAsked(ruleset, state, checked, seats) ?? planned(ruleset, state, checked)
}

/** The forced step that is due; null where a person must decide. */
export function prepareDue(ruleset: AnyRuleset, state: unknown): Refused | Prepared | null {
  const due = ruleset.auto(state)
  if (!due) return null
  const read = readAction(ruleset, due)
  return 'refusals' in read ? read : planned(ruleset, state, { def: read.def, action: read.action, actor: 'table' })
}

export const isPrepared = (ready: Refused | Prepared): ready is Prepared => 'plan' in ready

function planned(ruleset: AnyRuleset, state: unknown, { def, action, actor }: Checked): Refused | Prepared {
  const view = viewIn(ruleset, state, actor)
  const plan = def.plan(view, action, actor)
  return isRefused(plan) ? plan : { ruleset, state, def, action, actor, plan, whole: view === state }
}

/** Plans, rolls and applies. Nothing changes if it is refused. */
export function takeStep(
  ruleset: AnyRuleset,
  state: unknown,
  actor: Actor,
  action: Action,
  dice: DiceFor,
  seats: readonly Seat[] = SEATS,
): Step | Refused {
  if (isMetaAction(action)) return metaStep(ruleset, state, actor, action, seats)
  const ready = prepare(ruleset, state, actor, action, seats)
  return isPrepared(ready) ? stepOn(ready, dice, seats) : ready
}

/** Rolls and applies what was prepared. */
export function stepOn(ready: Prepared, dice: DiceFor, seats: readonly Seat[] = SEATS): Step | Refused {
  const { state, actor } = ready
  const plan = wholePlan(ready)
  if (isRefused(plan)) return plan
  const rolling = typeof dice === 'function' ? dice(ready.action) : dice
  const before = rolling.rolls.length
  const { state: next, events } = carryOut(ready, state, plan.resolve(rolling))
  freezeNew(state, next)
  const rolls = rolling.rolls.slice(before)
  if (rolls.length > 0) return stepOf(ready, plan, { state: next, events, rolls, barrier: true })
  const { opened, surprised } = revealed({
    actor,
    seats,
    before: state,
    state: next,
    events,
    again(view, noDice) {
      const foreseen = ready.def.plan(view, ready.action, actor)
      if (isRefused(foreseen)) throw new Error('could not be foreseen')
      return carryOut(ready, view, foreseen.resolve(noDice))
    },
  })
  return stepOf(ready, plan, { state: next, events, rolls, barrier: opened || surprised.length > 0, surprised })
}

/** For simulation: the same step, on states that aren't frozen and never undone. */
export function quickStep(
  ruleset: AnyRuleset,
  state: unknown,
  actor: Actor,
  action: Action,
  dice: RollingDice,
  seats: readonly Seat[] = SEATS,
): Step | Refused {
  if (isMetaAction(action)) return metaStep(ruleset, state, actor, action, seats)
  const ready = prepare(ruleset, state, actor, action, seats)
  return isPrepared(ready) ? quickStepOn(ready, dice) : ready
}

export function quickStepOn(ready: Prepared, dice: RollingDice): Step | Refused {
  const plan = wholePlan(ready)
  if (isRefused(plan)) return plan
  const before = dice.rolls.length
  const { state, events } = carryOut(ready, ready.state, plan.resolve(dice))
  return stepOf(ready, plan, { state, events, rolls: dice.rolls.slice(before), barrier: true })
}

/** Something that looks legal to the actor may be prevented by something they can't see. */
function wholePlan({ whole, plan, def, state, action, actor }: Prepared): Planned<unknown> {
  if (whole) return plan
  const all = def.plan(state, action, actor)
  return isRefused(all) ? { refusals: [refuse('TABLE.hidden', "Something you can't see prevents this.")] } : all
}

function carryOut({ def, action, actor }: Checked, state: unknown, result: unknown) {
  const events: GameEvent[] = []
  const emit = (event: GameEvent) => events.push(event)
  const next = { ...(state as object) }
  def.apply(next, action, result, { actor, emit })
  // A copy of the copy: what was worked out from the first while it changed isn't true of the state that comes of it.
  return { state: { ...next }, events }
}

function stepOf(
  { actor, action }: Checked,
  { title, rule, ledgers }: Plan<unknown>,
  done: Result & Pick<Step, 'rolls' | 'events' | 'barrier' | 'surprised'>,
): Step {
  const { rolls, events, state, barrier, surprised = NOBODY } = done
  return { actor, action, title, rule, ledgers, rolls, events, state, barrier, surprised }
}

const NOBODY: readonly Seat[] = []

const isMetaAction = (action: Action): boolean => typeof action?.type === 'string' && action.type.startsWith('@')
