import { actionsOf } from '../../../src/engine/define'
import type { DeepReadonly, ReplaceOnly } from '../../../src/engine/readonly'
import type { GameEvent } from '../../../src/engine/ruleset'
import { z } from '../../../src/engine/schema'
import { SEATS, type Seat } from '../../../src/engine/seats'

/** What the players agree on before the game. */
export const optionsSchema = z.object({ length: z.int().check(z.gte(6), z.lte(60)), windy: z.boolean() })
export type Options = z.infer<typeof optionsSchema>

const runner = z.object({ seat: z.enum(SEATS), at: z.number().check(z.gte(0)), rested: z.boolean() })

/** The position. Whatever can be worked out from the rest isn't in it. */
export const stateSchema = z.object({
  options: optionsSchema,
  runners: z.record(z.string(), runner),
  /** Seats in the order in which they play; the first one is on turn. */
  order: z.array(z.enum(SEATS)),
})
export type State = DeepReadonly<z.infer<typeof stateSchema>>
export type Runner = State['runners'][string]

/** Facts that happen. `narrate` turns them into words. */
export type DashEvent = GameEvent &
  (
    | { readonly type: 'ran'; readonly seat: Seat; readonly far: number }
    | { readonly type: 'rested'; readonly seat: Seat }
  )

/** How this game defines its actions. */
export const define = actionsOf<State, DashEvent>()

/** A runner with some things changed; then the next seat is on turn. */
export function changeRunner(next: ReplaceOnly<State>, seat: Seat, changes: Partial<Runner>): void {
  const before = next.runners[seat]
  if (before) next.runners = { ...next.runners, [seat]: { ...before, ...changes } }
  next.order = [...next.order.slice(1), ...next.order.slice(0, 1)]
}
