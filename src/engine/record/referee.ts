import type { Field, FieldValues } from '../offers'
import { type Planned, plain, type Refusal, refuse, unless } from '../rolls/plan'
import type { RuleEntry, RuleId } from '../rulebook'
import type { GameEvent } from '../ruleset'
import type { PieceId } from '../scene/scene'
import { faults, z } from '../schema'

const path = z.array(z.union([z.string(), z.number()])).check(z.minLength(1))

/** One value of the state set by hand; without a value, what stands there is removed. */
const patch = z.object({ path, value: z.optional(z.unknown()) })
export type Patch = z.infer<typeof patch>

/** Something of the position the referee may take in hand, described by its game. */
export interface Lever {
  readonly id: string
  readonly label: string
  readonly piece?: PieceId
  /** The rule that is overridden. */
  readonly rule: RuleId
  readonly fields: readonly Field[]
  fill(values: FieldValues): readonly Patch[]
}

/** The table's own actions, the same in every game. */
export const tableAction = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('@set'),
    label: z.string(),
    patches: z.array(patch),
    rule: z.string(),
    why: z.string(),
  }),
  z.object({ type: z.literal('@rule'), question: z.string(), decision: z.string(), rule: z.string() }),
  /** Back to the position after step `to` (-1: the start), agreed between the seats. */
  z.object({ type: z.literal('@takeback'), to: z.int(), asked: z.string(), granted: z.string() }),
])
export type TableAction = z.infer<typeof tableAction>

export type TableEvent = GameEvent &
  (
    | { readonly type: '@set'; readonly label: string; readonly why: string }
    | { readonly type: '@rule'; readonly question: string; readonly decision: string }
    | { readonly type: '@takeback'; readonly asked: string; readonly granted: string }
  )

export const TABLE_RULES: readonly RuleEntry[] = (
  [
    ['TABLE.unknown', 'An action nobody knows is refused.'],
    ['TABLE.malformed', 'An action with missing or impossible values is refused.'],
    ['TABLE.turn', 'Only the seat that is asked may decide.'],
    ['TABLE.over', 'When the game is over nothing more is played.'],
    ['TABLE.hidden', 'What a seat cannot see may still stand in its way.'],
    ['TABLE.referee', 'The referee may set anything right; every such act is logged with its reason.'],
    ['TABLE.undo', 'Undo is free until dice were thrown or something hidden was shown.'],
    ['TABLE.takeback', 'Past that point a step is taken back only if the other side agrees.'],
  ] as const
).map(([id, text]) => ({ id, text, heading: 'At this table', status: 'engine' as const }))

/** Sets a value in a copy-on-write draft; the way to it must exist. */
export function patchInto(root: unknown, { path, value }: Patch): void {
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], root)
  const last = path.at(-1)
  if (typeof holder !== 'object' || holder === null || last === undefined)
    throw new Error(`no such place: ${path.join(' › ')}`)
  const place = holder as Record<string, unknown>
  if (value === undefined) delete place[last]
  else place[last] = value
}

/** Whether the position after the patches is still one. */
export function planSet<S>(
  patched: () => unknown,
  schema: z.ZodMiniType<S>,
  action: Extract<TableAction, { type: '@set' }>,
): Planned<null> {
  return unless(
    [action.why.trim() === '' && refuse('TABLE.referee', 'A ruling needs a reason.'), brokenBy(patched, schema)],
    () => plain(action.label, action.rule),
  )
}

function brokenBy<S>(patched: () => unknown, schema: z.ZodMiniType<S>): Refusal | false {
  try {
    const checked = schema.safeParse(patched())
    return !checked.success && refuse('TABLE.referee', `That is no position: ${faults(checked.error).join('; ')}`)
  } catch (error) {
    return refuse('TABLE.referee', error instanceof Error ? error.message : 'That place does not exist.')
  }
}
