import type { LogLine } from '../../engine/record/log'
import type { Seat } from '../../engine/seats'

/** A seat's steps since somebody else acted or dice were rolled. */
export function restlessOf(lines: readonly LogLine[], seat: Seat): number {
  const before = lines.findLastIndex(line => line.actor !== seat || line.rolls.length > 0)
  return new Set(lines.slice(before + 1).map(line => line.step)).size
}
