import { atMost } from '../../../engine/geometry/units'
import { distance, type Vec } from '../../../engine/geometry/vec'
import type { Seat } from '../../../engine/seats'
import type { Base, State, Unit } from '../state'
import { baseOf, isFoot, unitOf } from './base'
import { basesOfUnit, unitsOf } from './roster'
import { changedBase } from './writing'

export const COMMAND_RADIUS = 6

/** Bases of a unit that must keep the chain. LW.cmd.exempt: armour and artillery need not. */
export const chained = (state: State, unit: Unit): Base[] =>
  basesOfUnit(state, unit).filter(base => isFoot(state, base))

export const linked = (a: Vec, b: Vec): boolean => atMost(distance(a, b), COMMAND_RADIUS)

/** LW.cmd.radius: groups of bases, each within 6 inches of another of its group; the largest first. */
export function groupsOf(bases: readonly Base[]): Base[][] {
  const groups: Base[][] = []
  let left = bases
  for (let first = left[0]; first; first = left[0]) {
    const group = [first]
    left = left.slice(1)
    for (let i = 0; i < group.length && left.length > 0; i++) {
      const { at } = group[i] ?? first
      const apart: Base[] = []
      for (const other of left) (linked(at, other.at) ? group : apart).push(other)
      left = apart
    }
    groups.push(group)
  }
  return groups.length > 1 ? groups.sort((a, b) => b.length - a.length) : groups
}

/** LW.cmd.radius.main: the group with the headquarters, else the largest, else the one its owner picked. */
export function mainGroup(unit: Unit, groups: readonly Base[][]): readonly Base[] {
  const led = groups.find(group => group.some(({ hq }) => hq))
  if (led) return led
  const [first] = groups
  if (!first) return []
  const largest = groups.filter(group => group.length === first.length)
  return largest.find(group => group.some(({ id }) => id === unit.main)) ?? first
}

interface Chain {
  /** The bases of the unit, all of them, that this was worked out for. */
  readonly of: readonly Base[]
  readonly out: ReadonlySet<string>
  readonly tied: readonly (readonly string[])[]
  /** The position in which it was last found to hold. */
  holds: State['bases']
}

const chains = new WeakMap<Unit, Chain>()
const UNBROKEN: Pick<Chain, 'out' | 'tied'> = { out: new Set(), tied: [] }

/** Worked out again only where a base of the unit has moved or is lost. */
function chainOf(state: State, unit: Unit): Chain {
  const known = chains.get(unit)
  if (known?.holds === state.bases) return known
  if (known && isSame(known.of, state, unit)) {
    known.holds = state.bases
    return known
  }
  const of = unit.bases.map(id => baseOf(state, id))
  const bases = chained(state, unit)
  const chain = { of, holds: state.bases, ...(bases.length < 2 ? UNBROKEN : brokenChain(unit, bases)) }
  chains.set(unit, chain)
  return chain
}

function isSame(of: readonly Base[], { bases }: State, unit: Unit): boolean {
  for (let i = 0; i < of.length; i++) {
    const was = of[i]
    const now = bases[unit.bases[i] ?? '']
    if (now !== was && (now?.at !== was?.at || now?.status !== was?.status)) return false
  }
  return true
}

function brokenChain(unit: Unit, bases: readonly Base[]): Pick<Chain, 'out' | 'tied'> {
  const groups = groupsOf(bases)
  if (groups.length < 2) return UNBROKEN
  const main = mainGroup(unit, groups)
  const out = new Set(bases.filter(base => !main.includes(base)).map(({ id }) => id))
  if (groups.some(group => group.some(({ hq }) => hq))) return { out, tied: [] }
  const largest = groups.filter(group => group.length === groups[0]?.length)
  return { out, tied: largest.length > 1 ? largest.map(group => group.map(({ id }) => id)) : [] }
}

/** Groups between which the owner may pick, as the ids of their bases. */
export const tiedGroups = (state: State, unit: Unit): readonly (readonly string[])[] => chainOf(state, unit).tied

/** Ids of the bases of a unit that are out of command. */
export const outOfCommand = (state: State, unit: Unit): ReadonlySet<string> => chainOf(state, unit).out

export const isOutOfCommand = (state: State, base: Base): boolean =>
  outOfCommand(state, unitOf(state, base.unit)).has(base.id)

/** LW.cmd.radius: who of a unit would fall out of command if some of its bases stood elsewhere. */
export function cutOff(state: State, unit: Unit, ends: ReadonlyMap<string, Vec>): Base[] {
  const bases = chained(state, unit)
  const moved = bases.map(base => changedBase(base, { at: ends.get(base.id) ?? base.at }))
  const main = new Set(mainGroup(unit, groupsOf(moved)).map(({ id }) => id))
  const out = outOfCommand(state, unit)
  return bases.filter(({ id }) => !main.has(id) && !out.has(id))
}

/** LW.cmd.out.move: the bases of a side that are out of command now. */
export const straysOf = (state: State, seat: Seat): string[] =>
  unitsOf(state, seat).flatMap(unit => [...outOfCommand(state, unit)])

/** LW.cmd.out.move: whether a base was out of command when the movement of its side began. */
export const isStray = (state: State, base: Base): boolean =>
  state.strays ? state.strays.includes(base.id) : isOutOfCommand(state, base)

/** The bases of a unit that are in command. */
export function commanded(state: State, unit: Unit): Base[] {
  const out = outOfCommand(state, unit)
  return chained(state, unit).filter(({ id }) => !out.has(id))
}
