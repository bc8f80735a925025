import { isHidden, type View, viewFor } from '../../engine/record/hidden'
import type { Seat } from '../../engine/seats'

/** The state as somebody sees it who sits nowhere: only what every seat at the table sees. */
export function outsiderView(state: unknown, seats: readonly Seat[]): View<unknown> {
  // Where nobody sits, nothing is hidden from anybody.
  return viewFor(closed(state, seats), seats[0] ?? 'table')
}

/** What is hidden from any seat, hidden from all of them. */
function closed(value: unknown, seats: readonly Seat[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isHidden(value) && !seats.every(seat => value.$for.includes(seat))) return { ...value, $for: [] }
  if (Array.isArray(value))
    return kept(
      value,
      value.map(item => closed(item, seats)),
    )
  const parts = Object.entries(value).map(([key, part]) => [key, closed(part, seats)] as const)
  return parts.some(([key, part]) => part !== value[key as keyof typeof value]) ? Object.fromEntries(parts) : value
}

const kept = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] =>
  after.every((item, i) => item === before[i]) ? before : after
