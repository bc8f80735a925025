import type { Ship, State } from '../state'

/** A state of its own down to the last value; the options, which never change, are shared. */
export function copyOf(state: State): State {
  const ships: State['ships'] = {}
  for (const id in state.ships) {
    const ship = state.ships[id]
    if (ship) ships[id] = copyOfShip(ship)
  }
  return {
    ...state,
    ships,
    torpedoes: state.torpedoes.map(torpedo => ({ ...torpedo, at: { ...torpedo.at }, tried: [...torpedo.tried] })),
    rolls: copyOfRolls(state.rolls),
    order: [...state.order],
    moving: state.moving && { ...state.moving },
    queue: [...state.queue],
    group: state.group.map(slot => ({ ...slot })),
    stack: state.stack.map(frame => ({ ...frame })),
    ticks: [...state.ticks],
    used: [...state.used],
    passed: [...state.passed],
    conceded: [...state.conceded],
  }
}

function copyOfRolls(rolls: State['rolls']): State['rolls'] {
  const copy: State['rolls'] = {}
  for (const [seat, roll] of Object.entries(rolls)) if (roll) Object.assign(copy, { [seat]: { ...roll } })
  return copy
}

const copyOfShip = (ship: Ship): Ship => ({
  ...ship,
  at: { q: ship.at.q, r: ship.at.r },
  losses: { ...ship.losses },
  dead: ship.dead.length > 0 ? [...ship.dead] : [],
  weapons: ship.weapons.map(weapon => ({ ...weapon })),
  shorts: ship.shorts.length > 0 ? [...ship.shorts] : [],
  special: ship.special.length > 0 ? [...ship.special] : [],
  conditions: ship.conditions.length > 0 ? ship.conditions.map(each => ({ ...each })) : [],
  bays: ship.bays.length > 0 ? [...ship.bays] : [],
})

/** Writes what has changed; what has not stays the very same object, so that it is known to be unchanged. */
export function writeInto(draft: State, before: State, next: State): void {
  const ships: State['ships'] = {}
  let same = true
  for (const id in next.ships) {
    const [was, is] = [before.ships[id], next.ships[id]]
    if (!is) continue
    const kept = was && equal(was, is) ? was : is
    same &&= kept === was
    ships[id] = kept
  }
  if (!same) draft.ships = ships
  const { ships: _ships, options: _options, ...rest } = next
  for (const [key, value] of Object.entries(rest))
    if (!equal(Reflect.get(before, key), value)) Reflect.set(draft, key, value)
}

/** Plain data alike. */
function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!equal(a[i], b[i])) return false
    return true
  }
  const [from, to] = [a as Record<string, unknown>, b as Record<string, unknown>]
  for (const key in from) if (!equal(from[key], to[key])) return false
  for (const key in to) if (!(key in from)) return false
  return true
}
