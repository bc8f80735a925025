import { onTable, unitOf } from './rules/base'
import { onMap } from './rules/room'
import type { Base, State } from './state'

const liesOnTheMap = (base: Base, state: State): boolean => !onTable(base) || onMap(state, base.at)

const isSomewhere = ({ at, facing }: Base): boolean =>
  Number.isFinite(at.x) && Number.isFinite(at.y) && facing >= 0 && facing < 360

const firesEachWeaponOnce = ({ fired }: Base): boolean =>
  fired.length < 2 || new Set(fired.map(({ weapon }) => weapon)).size === fired.length

const dashesOrFires = ({ moved, fired }: Base): boolean => moved !== 'dash' || fired.length === 0
const retiresOnTheTable = (base: Base): boolean => !base.retiring || onTable(base)
const isCarriedAboard = ({ status, carrier }: Base): boolean => (status === 'aboard') === (carrier !== null)

const isSound = (base: Base, state: State): boolean =>
  liesOnTheMap(base, state) &&
  isSomewhere(base) &&
  firesEachWeaponOnce(base) &&
  dashesOrFires(base) &&
  retiresOnTheTable(base) &&
  isCarriedAboard(base)

const sound = new WeakMap<State['bases'], State['map']>()

/** Whether every base keeps every one of these, asked once for a position. */
function allSound(state: State): boolean {
  const { bases, map } = state
  if (sound.get(bases) === map) return true
  for (const id in bases) {
    const base = bases[id]
    if (base && !isSound(base, state)) return false
  }
  sound.set(bases, map)
  return true
}

const everyBase = (keeps: (base: Base, state: State) => boolean) => (state: State) =>
  allSound(state) || Object.values(state.bases).every(base => keeps(base, state))

const mustered = new WeakMap<State['units'], State['bases']>()

function unitsKnowTheirBases({ units, bases }: State): boolean {
  if (mustered.get(units) === bases) return true
  for (const id in units) {
    const unit = units[id]
    if (unit) for (const base of unit.bases) if (bases[base]?.unit !== id) return false
  }
  mustered.set(units, bases)
  return true
}

/** True in every position that play can reach. */
export const invariants: Readonly<Record<string, (state: State) => boolean>> = {
  'bases on the table lie on the table': everyBase(liesOnTheMap),
  'places and facings are numbers': everyBase(isSomewhere),
  'a weapon fires once in a turn': everyBase(firesEachWeaponOnce),
  'who dashed has not fired': everyBase(dashesOrFires),
  'only what is on the table retires': everyBase(retiresOnTheTable),
  'who is aboard has a carrier': everyBase(isCarriedAboard),
  'units know their bases': unitsKnowTheirBases,
  'assaults name units that exist': state =>
    state.assaults.every(
      ({ attacker, target }) => attacker in state.units && (target.kind === 'vehicle' || target.unit in state.units),
    ),
  'the order names each side once': ({ order, seats }) =>
    order.every((seat, i) => order.indexOf(seat) === i && seats.includes(seat)),
  'losses never exceed what is left': state =>
    state.stack.every(frame => frame.kind !== 'losses' || frame.count <= unitOf(state, frame.unit).bases.length),
  'who goes back stands on the table': state =>
    state.stack.every(
      frame => frame.kind !== 'falling-back' || frame.bases.every(id => state.bases[id]?.status === 'table'),
    ),
}
