import type { Frame, Next, Side, State, Unit } from '../state'

// What `apply` writes with. A part of a position is never written into: a new one takes its place, so all that was
// worked out for the old one stays true of it. What was read before a change shows the position before it.

type Units = State['units']

export function changeUnit(next: Next, id: string, changes: Partial<Unit>): void {
  const unit = next.units[id]
  if (!unit) throw new Error(`no Unit ${id}`)
  next.units = { ...next.units, [id]: { ...unit, ...changes } }
}

/** Every Unit as `change` makes it. */
export function changeUnits(next: Next, change: (unit: Unit) => Unit): void {
  const units: { -readonly [id in keyof Units]: Units[id] } = {}
  for (const [id, unit] of Object.entries(next.units)) units[id] = change(unit)
  next.units = units
}

export function changeSide(next: Next, side: Side, changes: Partial<Side>): void {
  next.sides = { ...next.sides, [side.seat]: { ...side, ...changes } }
}

export function push(next: Next, frame: Frame): void {
  next.stack = [...next.stack, frame]
}

/** Takes the frame on top off the stack. */
export function pop(next: Next): Frame | undefined {
  const top = next.stack.at(-1)
  next.stack = next.stack.slice(0, -1)
  return top
}

/** The frame on top as it is now. */
export function putTop(next: Next, frame: Frame): void {
  next.stack = [...next.stack.slice(0, -1), frame]
}
