import { onTable, unitOf } from './rules/base'
import { onMap } from './rules/room'
import { allBases } from './rules/roster'
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

interface Vouched extends Pick<State, 'map' | 'units'> {
  readonly bases: readonly Base[]
}

/** The position that was last found sound: of one that follows it only what has changed is looked at. */
let latest: Vouched | null = null

/** Whether every base keeps every one of these and is known to its unit. */
function allSound(state: State): boolean {
  const { map, units } = state
  const bases = allBases(state)
  if (latest?.bases === bases && latest.map === map && latest.units === units) return true
  const before = latest?.map === map ? latest.bases : []
  let known = latest?.units === units && before.length === bases.length
  for (let i = 0; i < bases.length; i++) {
    const base = bases[i]
    const was = before[i]
    if (!base || base === was) continue
    if (!isSound(base, state)) return false
    if (base.id !== was?.id || base.unit !== was.unit) known = false
  }
  if (!known && !unitsKnowTheirBases(state)) return false
  latest = { map, units, bases }
  return true
}

const everyBase = (keeps: (base: Base, state: State) => boolean) => (state: State) =>
  allSound(state) || allBases(state).every(base => keeps(base, state))

function unitsKnowTheirBases({ units, bases }: State): boolean {
  for (const unit of Object.values(units)) for (const id of unit.bases) if (bases[id]?.unit !== unit.id) return false
  return true
}

/** True in every position that play can reach. */
export const invariants: Readonly<Record<string, (state: State) => boolean>> = {
  'bases on the table are within its edges': everyBase(liesOnTheMap),
  'places and facings are numbers': everyBase(isSomewhere),
  'a weapon fires once in a turn': everyBase(firesEachWeaponOnce),
  'a base that dashed has not fired': everyBase(dashesOrFires),
  'only bases on the table are retiring': everyBase(retiresOnTheTable),
  'a base aboard has a carrier': everyBase(isCarriedAboard),
  'units know their bases': state => allSound(state) || unitsKnowTheirBases(state),
  'assaults name units that exist': state =>
    state.assaults.every(
      ({ attacker, target }) => attacker in state.units && (target.kind === 'vehicle' || target.unit in state.units),
    ),
  'the order names each side once': ({ order, seats }) =>
    order.every((seat, i) => order.indexOf(seat) === i && seats.includes(seat)),
  'losses never exceed what is left': state =>
    state.stack.every(frame => frame.kind !== 'losses' || frame.count <= unitOf(state, frame.unit).bases.length),
  'bases that fall back are on the table': state =>
    state.stack.every(
      frame => frame.kind !== 'falling-back' || frame.bases.every(id => state.bases[id]?.status === 'table'),
    ),
}
