import { basesIn, onTable, unitOf } from './rules/base'
import { onMap } from './rules/moving'
import type { Base, State } from './state'

const bases = (holds: (base: Base, state: State) => boolean) => (state: State) => {
  for (const id in state.bases) {
    const base = state.bases[id]
    if (base && !holds(base, state)) return false
  }
  return true
}

/** True in every position that play can reach. */
export const invariants: Readonly<Record<string, (state: State) => boolean>> = {
  'bases on the table lie on the table': bases((base, state) => !onTable(base) || onMap(state, base.at)),
  'places and facings are numbers': bases(
    ({ at, facing }) => Number.isFinite(at.x) && Number.isFinite(at.y) && facing >= 0 && facing < 360,
  ),
  'a weapon fires once in a turn': bases(
    ({ fired }) => fired.length < 2 || new Set(fired.map(({ weapon }) => weapon)).size === fired.length,
  ),
  'who dashed has not fired': bases(({ moved, fired }) => moved !== 'dash' || fired.length === 0),
  'only what is on the table retires': bases(base => !base.retiring || onTable(base)),
  'who is aboard has a carrier': bases(({ status, carrier }) => (status === 'aboard') === (carrier !== null)),
  'units know their bases': state =>
    Object.values(state.units).every(unit => basesIn(state, unit).every(base => base.unit === unit.id)),
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
