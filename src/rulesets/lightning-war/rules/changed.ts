import type { Base, Unit } from '../state'

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
