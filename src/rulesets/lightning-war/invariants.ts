import { baseOf, onTable, unitOf } from './rules/base'
import { onMap } from './rules/room'
import type { Base, State } from './state'

const ABOUT_BASES = {
  'bases on the table lie on the table': (base: Base, state: State) => !onTable(base) || onMap(state, base.at),
  'places and facings are numbers': ({ at, facing }: Base) =>
    Number.isFinite(at.x) && Number.isFinite(at.y) && facing >= 0 && facing < 360,
  'a weapon fires once in a turn': ({ fired }: Base) =>
    fired.length < 2 || new Set(fired.map(({ weapon }) => weapon)).size === fired.length,
  'who dashed has not fired': ({ moved, fired }: Base) => moved !== 'dash' || fired.length === 0,
  'only what is on the table retires': (base: Base) => !base.retiring || onTable(base),
  'who is aboard has a carrier': ({ status, carrier }: Base) => (status === 'aboard') === (carrier !== null),
} as const

type AboutBases = Readonly<Record<string, (base: Base, state: State) => boolean>>

const sound = new WeakMap<State['bases'], State['map']>()

/** Whether every base keeps every one of these, asked once for a position. */
function allSound(state: State): boolean {
  if (sound.get(state.bases) === state.map) return true
  const about: AboutBases = ABOUT_BASES
  for (const id in state.bases) {
    const base = state.bases[id]
    if (base) for (const name in about) if (!about[name]?.(base, state)) return false
  }
  sound.set(state.bases, state.map)
  return true
}

const bases = (name: keyof typeof ABOUT_BASES) => (state: State) =>
  allSound(state) || Object.values(state.bases).every(base => ABOUT_BASES[name](base, state))

const mustered = new WeakMap<State['units'], State['bases']>()

function unitsKnowTheirBases(state: State): boolean {
  if (mustered.get(state.units) === state.bases) return true
  for (const id in state.units) {
    const unit = state.units[id]
    if (unit) for (const base of unit.bases) if (baseOf(state, base).unit !== id) return false
  }
  mustered.set(state.units, state.bases)
  return true
}

/** True in every position that play can reach. */
export const invariants: Readonly<Record<string, (state: State) => boolean>> = {
  'bases on the table lie on the table': bases('bases on the table lie on the table'),
  'places and facings are numbers': bases('places and facings are numbers'),
  'a weapon fires once in a turn': bases('a weapon fires once in a turn'),
  'who dashed has not fired': bases('who dashed has not fired'),
  'only what is on the table retires': bases('only what is on the table retires'),
  'who is aboard has a carrier': bases('who is aboard has a carrier'),
  'units know their bases': unitsKnowTheirBases,
  'assaults name units that exist': state =>
    state.assaults.every(
      ({ attacker, target }) => attacker in state.units && (target.kind === 'vehicle' || target.unit in state.units),
    ),
  'the order names each side once': ({ order, seats }) =>
    new Set(order).size === order.length && order.every(seat => seats.includes(seat)),
  'losses never exceed what is left': state =>
    state.stack.every(frame => frame.kind !== 'losses' || frame.count <= unitOf(state, frame.unit).bases.length),
  'who goes back stands on the table': state =>
    state.stack.every(
      frame => frame.kind !== 'falling-back' || frame.bases.every(id => state.bases[id]?.status === 'table'),
    ),
}
