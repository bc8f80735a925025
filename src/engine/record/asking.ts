import { isRefused, type Refused, refuse } from '../rolls/plan'
import type { Action, ActionDef, AnyRuleset, GameEvent } from '../ruleset'
import { faults } from '../schema'
import type { Actor, Seat } from '../seats'
import { viewIn } from './hidden'
import { outcomeOf, promptsOf } from './status'

export type AnyDef = ActionDef<unknown, Action, GameEvent, unknown>

/** An action of a known kind, in its proper shape. */
export interface Checked {
  readonly def: AnyDef
  readonly action: Action
  readonly actor: Actor
}

/** The action in its proper shape. */
export function readAction(ruleset: AnyRuleset, raw: Action): Refused | Pick<Checked, 'def' | 'action'> {
  const type: unknown = raw?.type
  if (typeof type !== 'string')
    return { refusals: [refuse('TABLE.malformed', "This isn't an action: it has no type.")] }
  const def = Object.hasOwn(ruleset.actions, type) ? (ruleset.actions[type] as AnyDef) : undefined
  if (!def) {
    const unknown = () => refuse('TABLE.unknown', `${ruleset.title} has no action called “${type}”.`)
    return { refusals: [ruleset.absent?.(type) ?? unknown()] }
  }
  const parsed = def.schema.safeParse(raw)
  if (!parsed.success) return { refusals: faults(parsed.error).map(why => refuse('TABLE.malformed', why)) }
  const odd = inheritedIn(parsed.data)
  if (odd !== null) return { refusals: [refuse('TABLE.malformed', `There is nothing called “${odd}”.`)] }
  return { def, action: parsed.data }
}

/** Names that every object inherits: a game that looks one up would find a function. */
const INHERITED: ReadonlySet<unknown> = new Set(Object.getOwnPropertyNames(Object.prototype))

function inheritedIn(value: unknown): string | null {
  if (typeof value === 'string') return INHERITED.has(value) ? value : null
  if (typeof value !== 'object' || value === null) return null
  // The places of a list are numbers, never such a name.
  const list = Array.isArray(value)
  for (const key in value) {
    const found = !list && INHERITED.has(key) ? key : inheritedIn((value as Readonly<Record<string, unknown>>)[key])
    if (found !== null) return found
  }
  return null
}

/** Why this actor may not do this now, whatever the rules say about the action itself. */
export function notAsked(
  ruleset: AnyRuleset,
  state: unknown,
  { def, action, actor }: Checked,
  seats: readonly Seat[],
): Refused | null {
  if (outcomeOf(ruleset, state)) return { refusals: [refuse('TABLE.over', 'The game is over.')] }
  if (actor === 'table') {
    const due = ruleset.auto(state)
    if (due?.type === action.type && JSON.stringify(def.schema.parse(due)) === JSON.stringify(action)) return null
    return { refusals: [refuse('TABLE.turn', "The table doesn't take this step now.")] }
  }
  if (def.forced) return { refusals: [refuse('TABLE.forced', 'This happens by itself.')] }
  if (actor !== 'referee') {
    if (!seats.includes(actor)) return { refusals: [refuse('TABLE.seat', 'There is no player in that seat.')] }
    if (def.anytime) return null
  }
  const prompts = promptsOf(ruleset, state)
  if (prompts.some(({ seat }) => seat === actor)) return null
  const asked = prompts.map(({ seat }) => seat)
  const who = asked.length > 0 ? `Seat ${asked.join(' and ')} must decide.` : 'Nobody is asked now.'
  // The referee plays no side, so no rule of the game speaks of them.
  if (actor === 'referee') return { refusals: [refuse('TABLE.turn', who)] }
  // The rules have their say as well, from what this actor sees.
  const plan = def.plan(viewIn(ruleset, state, actor), action, actor)
  return { refusals: [refuse('TABLE.turn', who), ...(isRefused(plan) ? plan.refusals : [])] }
}
