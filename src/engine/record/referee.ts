import { listOf, text, whole, word } from '../bounds'
import type { Field, FieldValues } from '../offers'
import { type Refusal, refuse } from '../rolls/plan'
import type { RuleEntry, RuleId, TableRule } from '../rulebook'
import type { AnyRuleset, GameEvent } from '../ruleset'
import type { PieceId } from '../scene/scene'
import { z } from '../schema'
import type { Seat } from '../seats'
import { digestOf } from './digest'
import { actorSchema, MOST_ENTRIES } from './record'
import { validateState } from './validate'

const path = z.array(z.union([word, whole])).check(z.minLength(1), z.maxLength(50))

/** One value of the state set by hand; without a value, what is there is removed. */
const patch = z.object({ path, value: z.optional(z.unknown()) })
export type Patch = z.infer<typeof patch>

/** Something in the position that the referee may change, described by its game. */
export interface RefereeControl {
  readonly id: string
  readonly label: string
  readonly piece?: PieceId
  /** The side it is about, if it isn't about a piece. */
  readonly seat?: Seat
  /** The rule that is overridden. */
  readonly rule: RuleId
  readonly fields: readonly Field[]
  fill(values: FieldValues): readonly Patch[]
}

/** The table's own actions, the same in every game. */
export const metaAction = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('@set'),
    label: text(500),
    patches: listOf(patch),
    rule: word,
    why: text(2000),
  }),
  z.object({ type: z.literal('@rule'), question: text(2000), decision: text(2000), rule: word }),
  /** Back to the position after step `to` (-1: the start), agreed between the seats. */
  z.object({
    type: z.literal('@takeback'),
    to: z.int().check(z.gte(-1), z.lte(MOST_ENTRIES)),
    asked: actorSchema,
    granted: actorSchema,
  }),
])
export type MetaAction = z.infer<typeof metaAction>

export type MetaEvent = GameEvent &
  (
    | { readonly type: '@set'; readonly label: string; readonly why: string }
    | { readonly type: '@rule'; readonly question: string; readonly decision: string }
    | { readonly type: '@takeback'; readonly asked: string; readonly granted: string }
  )

const TABLE_RULE_TEXTS: Readonly<Record<TableRule, string>> = {
  'TABLE.unknown': "An action that the game doesn't know is refused.",
  'TABLE.malformed': 'An action with missing or impossible values is refused.',
  'TABLE.turn': 'Only a player who has a decision to make may act.',
  'TABLE.forced': 'Steps that the rules carry out by themselves are taken by the table only.',
  'TABLE.seat': 'Only players who take part in the game may act.',
  'TABLE.over': 'You can no longer act once the game is over.',
  'TABLE.hidden': "Something you can't see may still prevent an action.",
  'TABLE.dice':
    'The dice follow from a seed that is promised before the first roll and shown at the end. Faces that people type in must fit the dice that are rolled.',
  'TABLE.referee': 'The referee may correct anything. Every correction is logged with its reason.',
  'TABLE.undo': 'Undo is free until dice are rolled, something hidden is revealed or the game ends.',
  'TABLE.takeback': 'After that, a step is taken back only if another side agrees. The dice are then rolled again.',
}

export const TABLE_RULES: readonly RuleEntry[] = Object.entries(TABLE_RULE_TEXTS).map(([id, text]) => ({
  id: id as TableRule,
  text,
  heading: 'At this table',
  status: 'engine',
}))

/** Sets a value in a copy-on-write draft; the path to it must exist. Only a state's own parts can be reached. */
export function patchInto(root: unknown, { path, value }: Patch): void {
  const nowhere = new Error(`There is no such place: ${path.join(' › ')}.`)
  const last = path.at(-1)
  let holder = root
  for (const key of path.slice(0, -1)) {
    if (!isPart(holder) || !Object.hasOwn(holder, key)) throw nowhere
    holder = holder[key]
  }
  if (!isPart(holder) || last === undefined || last === '__proto__') throw nowhere
  if (Array.isArray(holder)) patchList(holder, last, value)
  else if (value !== undefined) holder[last] = value
  else if (Object.hasOwn(holder, last)) delete holder[last]
  else throw nowhere
}

/** A list is set within its length or grows by one at its end; what is removed leaves no gap. */
function patchList(list: unknown[], key: string | number, value: unknown): void {
  const index = Number(key)
  const end = value === undefined ? list.length - 1 : list.length
  if (!Number.isInteger(index) || index < 0 || index > end) throw new Error(`A list has no place ${key}.`)
  if (value === undefined) list.splice(index, 1)
  else list[index] = value
}

const isPart = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null

/** Why the patches don't lead to a valid position of the game. */
export function brokenBy(ruleset: AnyRuleset, patched: () => unknown): Refusal | false {
  try {
    const state = patched()
    const vouched = validateState(ruleset, state)
    if (!vouched.ok) return refuse('TABLE.referee', `That isn't a valid position: ${vouched.why}.`)
    // The schema leaves out what it does not know.
    const known = digestOf(vouched.value) === digestOf(state)
    return !known && refuse('TABLE.referee', "That sets a value this game doesn't have.")
  } catch (error) {
    return refuse('TABLE.referee', error instanceof Error ? error.message : "That place doesn't exist.")
  }
}
