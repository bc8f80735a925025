import type { Assault, Base, Frame, Next, Unit } from '../state'

// What `apply` writes with. A part of a position is never written into: a new one takes its place, so all that was
// worked out for the old one stays true of it.

export function putBase(next: Next, base: Base): void {
  putBases(next, [base])
}

export function putBases(next: Next, changed: readonly Base[]): void {
  const bases = { ...next.bases }
  for (const base of changed) bases[base.id] = base
  next.bases = bases
}

export function putUnit(next: Next, unit: Unit): void {
  const units = { ...next.units }
  units[unit.id] = unit
  next.units = units
}

export function putAssault(next: Next, assault: Assault): void {
  next.assaults = next.assaults.map(it => (it.id === assault.id ? assault : it))
}

export function push(next: Next, frame: Frame): void {
  next.stack = [...next.stack, frame]
}

export function pop(next: Next): void {
  next.stack = next.stack.slice(0, -1)
}

/** The frame on top as it is now. */
export function putTop(next: Next, frame: Frame): void {
  next.stack = [...next.stack.slice(0, -1), frame]
}

// Key by key: all bases share one hidden class, as do all units, and whatever reads them is quick. A spread would give
// those that were changed in different places classes of their own.

/** A base with some things changed; who it is never changes. */
export const changedBase = (
  base: Base,
  to: Partial<Omit<Base, 'id' | 'unit' | 'seat' | 'name' | 'model' | 'hq'>>,
): Base => ({
  id: base.id,
  unit: base.unit,
  seat: base.seat,
  name: base.name,
  model: base.model,
  hq: base.hq,
  at: to.at ?? base.at,
  facing: to.facing ?? base.facing,
  status: to.status ?? base.status,
  moved: to.moved ?? base.moved,
  retired: to.retired ?? base.retired,
  fired: to.fired ?? base.fired,
  setUp: to.setUp ?? base.setUp,
  retiring: to.retiring ?? base.retiring,
  tested: to.tested ?? base.tested,
  grudges: to.grudges ?? base.grudges,
  carrier: to.carrier === undefined ? base.carrier : to.carrier,
})

/** A unit with some things changed. */
export const changedUnit = (unit: Unit, to: Partial<Pick<Unit, 'pinned' | 'reorganising' | 'due' | 'main'>>): Unit => ({
  id: unit.id,
  seat: unit.seat,
  name: unit.name,
  card: unit.card,
  morale: unit.morale,
  original: unit.original,
  bases: unit.bases,
  arrives: unit.arrives,
  pinned: to.pinned ?? unit.pinned,
  reorganising: to.reorganising ?? unit.reorganising,
  due: to.due ?? unit.due,
  main: to.main ?? unit.main,
})
