import { atMost } from '../../../engine/geometry/units'
import { distance, type Vec } from '../../../engine/geometry/vec'
import type { Base, State, Unit } from '../state'
import { isFoot, standing, unitOf } from './base'

export const COMMAND_RADIUS = 6

/** Bases of a unit that must keep the chain. LW.cmd.exempt: armour and artillery need not. */
export const chained = (state: State, unit: Unit): Base[] => standing(state, unit).filter(base => isFoot(state, base))

export const linked = (a: Vec, b: Vec): boolean => atMost(distance(a, b), COMMAND_RADIUS)

/** LW.cmd.radius: groups of bases, each within 6 inches of another of its group; the largest first. */
export function groupsOf(bases: readonly Base[]): Base[][] {
  const left = new Set(bases)
  const groups: Base[][] = []
  for (const first of bases) {
    if (!left.delete(first)) continue
    const group = [first]
    for (const member of group)
      for (const other of left)
        if (linked(member.at, other.at)) {
          left.delete(other)
          group.push(other)
        }
    groups.push(group)
  }
  return groups.sort((a, b) => b.length - a.length)
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

/** Groups between which the owner may pick. */
export function tiedGroups(state: State, unit: Unit): Base[][] {
  const groups = groupsOf(chained(state, unit))
  if (groups.length < 2 || groups.some(group => group.some(({ hq }) => hq))) return []
  const largest = groups.filter(group => group.length === groups[0]?.length)
  return largest.length > 1 ? largest : []
}

const commands = new WeakMap<State['bases'], Map<string, ReadonlySet<string>>>()

/** Ids of the bases of a unit that are out of command. */
export function outOfCommand(state: State, unit: Unit): ReadonlySet<string> {
  let known = commands.get(state.bases)
  if (!known) {
    known = new Map()
    commands.set(state.bases, known)
  }
  const key = unit.main === null ? unit.id : `${unit.id} ${unit.main}`
  let out = known.get(key)
  if (!out) {
    const bases = chained(state, unit)
    const main = bases.length < 2 ? bases : mainGroup(unit, groupsOf(bases))
    out = new Set(bases.filter(base => !main.includes(base)).map(({ id }) => id))
    known.set(key, out)
  }
  return out
}

export const isOutOfCommand = (state: State, base: Base): boolean =>
  outOfCommand(state, unitOf(state, base.unit)).has(base.id)

/** The bases of a unit that are in command. */
export function commanded(state: State, unit: Unit): Base[] {
  const out = outOfCommand(state, unit)
  return chained(state, unit).filter(({ id }) => !out.has(id))
}
