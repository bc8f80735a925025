import type { Seat } from '../../../engine/seats'
import type { Base, State, Unit } from '../state'

// Which bases are where, worked out once for a position.

/** What one side has in a position. */
interface Side {
  readonly seat: Seat
  readonly own: readonly Base[]
  readonly foes: readonly Base[]
  /** Somebody is still in the game. */
  readonly present: boolean
}

class Roster {
  readonly bases: State['bases']
  readonly all: readonly Base[]
  readonly table: Base[] = []
  readonly wrecks: Base[] = []
  readonly reserve: Base[] = []
  readonly aboard: Base[] = []
  readonly solid: readonly Base[]
  readonly sides: readonly Side[]
  private units: Map<string, Base[]> | null = null

  constructor({ bases, seats }: State) {
    this.bases = bases
    this.all = Object.values(bases)
    for (const base of this.all) this.place(base)
    this.solid = this.wrecks.length > 0 ? [...this.table, ...this.wrecks] : this.table
    this.sides = seats.map(seat => this.side(seat))
  }

  private place(base: Base): void {
    switch (base.status) {
      case 'table':
        this.table.push(base)
        break
      case 'wreck':
        this.wrecks.push(base)
        break
      case 'reserve':
        this.reserve.push(base)
        break
      case 'aboard':
        this.aboard.push(base)
        break
      case 'lost':
        break
    }
  }

  private side(seat: Seat): Side {
    const own: Base[] = []
    const foes: Base[] = []
    for (const base of this.table) (base.seat === seat ? own : foes).push(base)
    const isOwn = (base: Base): boolean => base.seat === seat
    return { seat, own, foes, present: own.length > 0 || this.reserve.some(isOwn) || this.aboard.some(isOwn) }
  }

  basesOfUnit(unit: string): readonly Base[] {
    this.units ??= this.byUnit()
    return this.units.get(unit) ?? NOBODY
  }

  private byUnit(): Map<string, Base[]> {
    const units = new Map<string, Base[]>()
    for (const base of this.table) {
      const mates = units.get(base.unit)
      if (mates) mates.push(base)
      else units.set(base.unit, [base])
    }
    return units
  }
}

const NOBODY: readonly Base[] = []

/** Almost every question is about the position of the last one. */
let latest: Roster | null = null

function rosterOf(state: State): Roster {
  if (latest?.bases !== state.bases) latest = new Roster(state)
  return latest
}

function sideOf(state: State, seat: Seat): Side | null {
  for (const side of rosterOf(state).sides) if (side.seat === seat) return side
  return null
}

export const allBases = (state: State): readonly Base[] => rosterOf(state).all
export const tableBases = (state: State): readonly Base[] => rosterOf(state).table
export const basesOfSeat = (state: State, seat: Seat): readonly Base[] => sideOf(state, seat)?.own ?? NOBODY
export const enemiesOf = (state: State, seat: Seat): readonly Base[] => sideOf(state, seat)?.foes ?? NOBODY
export const wrecksOf = (state: State): readonly Base[] => rosterOf(state).wrecks
/** Everything that stands on the table and is in the way: bases, then wrecks. */
export const solidBases = (state: State): readonly Base[] => rosterOf(state).solid
export const reserves = (state: State): readonly Base[] => rosterOf(state).reserve
export const passengers = (state: State): readonly Base[] => rosterOf(state).aboard
export const isPresent = (state: State, seat: Seat): boolean => sideOf(state, seat)?.present ?? false
/** The bases of a unit that are on the table. */
export const basesOfUnit = (state: State, { id }: Unit): readonly Base[] => rosterOf(state).basesOfUnit(id)

interface UnitLists {
  readonly units: State['units']
  readonly sides: Partial<Record<Seat, readonly Unit[]>>
}

let latestUnits: UnitLists | null = null
const NO_UNITS: readonly Unit[] = []

/** Units of a side. */
export function unitsOf({ units, seats }: State, seat: Seat): readonly Unit[] {
  if (latestUnits?.units !== units) {
    const all = Object.values(units)
    const sides = Object.fromEntries(seats.map(it => [it, all.filter(unit => unit.seat === it)]))
    latestUnits = { units, sides }
  }
  return latestUnits.sides[seat] ?? NO_UNITS
}
