import { type Axial, hexside, stepped } from '../../../engine/geometry/hex'
import type { Ship, State } from '../state'
import { has, isOnMap } from './ship'
import { firstFree, type Step, turnCost, type Walk } from './walk'

/** A hex and a facing a ship can have without a roll, with what is left then and how it got there. */
export interface Berth {
  readonly at: Axial
  readonly facing: number
  readonly left: number
  readonly turned: boolean
  readonly before: Berth | null
  readonly steps: readonly Step[]
}

export const hexKey = ({ q, r }: Axial): number => (q + 512) * 4096 + (r + 512)
export const berthKey = ({ at, facing }: Pick<Berth, 'at' | 'facing'>): number => hexKey(at) * 6 + facing

interface Limits {
  readonly cost: number
  readonly left: boolean
  readonly right: boolean
  readonly split: boolean
}

function limitsOf(state: State, ship: Ship): Limits {
  const straight = has(state, ship, 'straight')
  return {
    cost: turnCost(state, ship),
    left: !straight && !has(state, ship, 'right-only'),
    right: !straight && !has(state, ship, 'left-only'),
    split: state.options.turnSplit,
  }
}

/** Every berth in reach of forward steps and single turns, each with the most movement points it can be had with. */
export function berthsFrom(state: State, ship: Ship, from: Pick<Walk, 'at' | 'facing' | 'left' | 'turned'>): Berth[] {
  const limits = limitsOf(state, ship)
  const found = new Map<number, Berth>()
  // One bucket for each number of points left: dear ways come later.
  const buckets: Berth[][] = Array.from({ length: from.left + 1 }, () => [])
  const reach = (berth: Berth): void => {
    if (berth.left >= 0) buckets[berth.left]?.push(berth)
  }
  reach({ at: from.at, facing: from.facing, left: from.left, turned: from.turned, before: null, steps: [] })
  for (let left = from.left; left >= 0; left--) {
    const bucket = buckets[left] ?? []
    for (const berth of bucket) {
      const key = berthKey(berth) * 2 + (berth.turned ? 1 : 0)
      if (found.has(key)) continue
      found.set(key, berth)
      for (const next of onward(state, ship, { berth, limits })) reach(next)
    }
  }
  return [...found.values()]
}

/** ARC.move.forward, ARC.move.turn-cost; over occupied hexes straight on to the first free one. */
function onward(state: State, ship: Ship, { berth, limits }: { berth: Berth; limits: Limits }): Berth[] {
  const next: Berth[] = []
  const hexes = firstFree(state, ship, berth)
  const at = stepped(berth.at, berth.facing, hexes)
  if (hexes <= berth.left && isOnMap(state, at)) {
    const steps = Array.from({ length: hexes }, () => 'F')
    next.push({ at, facing: berth.facing, left: berth.left - hexes, turned: false, before: berth, steps })
  }
  if (berth.left < limits.cost || (berth.turned && !limits.split)) return next
  const turn = (step: Step, side: number): Berth => ({
    at: berth.at,
    facing: hexside(berth.facing + side),
    left: berth.left - limits.cost,
    turned: true,
    before: berth,
    steps: [step],
  })
  if (limits.left) next.push(turn('L', -1))
  if (limits.right) next.push(turn('R', 1))
  return next
}

/** The steps that lead to a berth. */
export function wayTo(berth: Berth): Step[] {
  const way: Step[] = []
  for (let here: Berth | null = berth; here; here = here.before) way.unshift(...here.steps)
  return way
}
