import type { Assault, Base, Frame, State, Unit } from '../state'

// What `apply` writes with. A part of a position is never written into: a new one takes its place, so all that was
// worked out for the old one stays true of it.

export function putBase(next: State, base: Base): void {
  putBases(next, [base])
}

export function putBases(next: State, changed: readonly Base[]): void {
  const bases = { ...next.bases }
  for (const base of changed) bases[base.id] = base
  next.bases = bases
}

export function putUnit(next: State, unit: Unit): void {
  const units = { ...next.units }
  units[unit.id] = unit
  next.units = units
}

export function putAssault(next: State, assault: Assault): void {
  next.assaults = next.assaults.map(it => (it.id === assault.id ? assault : it))
}

export function push(next: State, frame: Frame): void {
  next.stack = [...next.stack, frame]
}

export function pop(next: State): void {
  next.stack = next.stack.slice(0, -1)
}

/** The frame on top as it is now. */
export function putTop(next: State, frame: Frame): void {
  next.stack = [...next.stack.slice(0, -1), frame]
}
