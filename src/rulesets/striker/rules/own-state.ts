import type { z } from '../../../engine/schema'
import type { Data } from '../parts/json'
import type { Side } from '../sides'
import type { Next, State } from '../state'

/** A part of what a rule keeps: how it is checked, and how it begins. */
export interface OwnPart<T extends Data> {
  readonly schema: z.ZodMiniType<T>
  readonly initial: T
}
interface OwnParts<O extends Data, S extends Data, T extends Data> {
  /** Known to everybody. */
  readonly open?: OwnPart<O>
  /** One for each side, known to that side only. */
  readonly side?: OwnPart<S>
  /** Known to nobody but the table. */
  readonly table?: OwnPart<T>
}
// biome-ignore lint/suspicious/noExplicitAny: what a rule keeps is known to it alone.
export type AnyOwnState = ReturnType<typeof ownState<any, any, any>>

const OWNER = { A: ['A'], B: ['B'] } as const
type Slice = State['own'][string]

/**
 * What one rule keeps in the position. It is there from the start of a battle in which the rule is in force, so that
 * nobody learns from its appearing that the other side did something.
 */
export function ownState<O extends Data = never, S extends Data = never, T extends Data = never>(
  key: string,
  parts: OwnParts<O, S, T>,
) {
  const { open, side, table } = parts
  const put = (next: Next, changes: Partial<Slice>): void => {
    next.own = { ...next.own, [key]: { ...(next.own[key] ?? fresh()), ...changes } }
  }
  const fresh = (): Slice => ({
    ...(open && { open: open.initial }),
    ...(side && { A: { $for: OWNER.A, value: side.initial }, B: { $for: OWNER.B, value: side.initial } }),
    ...(table && { table: { $for: [], value: table.initial } }),
  })
  const value = <V>(found: unknown, initial: V | undefined): V => (found ?? initial) as V
  return {
    key,
    parts,
    fresh,
    open: (state: State): O => value(state.own[key]?.open, open?.initial),
    /** Null where this viewer may not know it. */
    side: (state: State, of: Side): S | null => {
      const kept = state.own[key]?.[of]
      return kept ? ((kept.value as S | undefined) ?? null) : value(undefined, side?.initial)
    },
    /** For steps of the table. */
    table: (state: State): T => value(state.own[key]?.table?.value, table?.initial),
    setOpen: (next: Next, now: O): void => put(next, { open: now }),
    setSide: (next: Next, of: Side, now: S): void => put(next, { [of]: { $for: OWNER[of], value: now } }),
    setTable: (next: Next, now: T): void => put(next, { table: { $for: [], value: now } }),
  }
}
