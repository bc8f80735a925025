import { type Axial, hexside, stepped } from '../../../engine/geometry/hex'
import type { Ship, State } from '../state'
import { sharpChances, sharpTurn } from './helm'
import { firstFree, type Movement, movementOf, type Step, turnCost } from './movement'
import { hasCondition, isOnMap } from './ship'

/** A hex and facing in reach without a roll, with the points left and how the ship gets there. */
export interface Spot {
  readonly at: Axial
  readonly facing: number
  readonly left: number
  readonly turned: boolean
  readonly before: Spot | null
  readonly steps: readonly Step[]
}

export const hexKey = ({ q, r }: Axial): number => (q + 512) * 4096 + (r + 512)
export const spotKey = ({ at, facing }: Pick<Spot, 'at' | 'facing'>): number => hexKey(at) * 6 + facing

interface Limits {
  readonly cost: number
  readonly left: boolean
  readonly right: boolean
  readonly split: boolean
}

function limitsOf(state: State, ship: Ship): Limits {
  const straight = hasCondition(state, ship, 'straight')
  return {
    cost: turnCost(state, ship),
    left: !straight && !hasCondition(state, ship, 'right-only'),
    right: !straight && !hasCondition(state, ship, 'left-only'),
    split: state.options.turnSplit,
  }
}

/** Every spot in reach by forward steps and single turns, with the most points the ship can have left. */
export function spotsFrom(state: State, ship: Ship, from: Pick<Movement, 'at' | 'facing' | 'left' | 'turned'>): Spot[] {
  const limits = limitsOf(state, ship)
  const found = new Map<number, Spot>()
  // One bucket for each number of points left, so that cheap spots come first.
  const buckets: Spot[][] = Array.from({ length: from.left + 1 }, () => [])
  const reach = (spot: Spot): void => {
    if (spot.left >= 0) buckets[spot.left]?.push(spot)
  }
  reach({ at: from.at, facing: from.facing, left: from.left, turned: from.turned, before: null, steps: [] })
  for (let left = from.left; left >= 0; left--) {
    const bucket = buckets[left] ?? []
    for (const spot of bucket) {
      const key = spotKey(spot) * 2 + (spot.turned ? 1 : 0)
      if (found.has(key)) continue
      found.set(key, spot)
      for (const next of onward(state, ship, { spot, limits })) reach(next)
    }
  }
  return [...found.values()]
}

/** ARC.move.forward, ARC.move.turn-cost: the next spots. Occupied hexes are passed to the first free one. */
function onward(state: State, ship: Ship, { spot, limits }: { spot: Spot; limits: Limits }): Spot[] {
  const next: Spot[] = []
  const hexes = firstFree(state, ship, spot)
  const at = stepped(spot.at, spot.facing, hexes)
  if (hexes <= spot.left && isOnMap(state, at)) {
    const steps = Array.from({ length: hexes }, () => 'F')
    next.push({ at, facing: spot.facing, left: spot.left - hexes, turned: false, before: spot, steps })
  }
  if (spot.left < limits.cost || (spot.turned && !limits.split)) return next
  const turn = (step: Step, side: number): Spot => ({
    at: spot.at,
    facing: hexside(spot.facing + side),
    left: spot.left - limits.cost,
    turned: true,
    before: spot,
    steps: [step],
  })
  if (limits.left) next.push(turn('L', -1))
  if (limits.right) next.push(turn('R', 1))
  return next
}

/** The steps that lead to a spot. */
export function stepsTo(spot: Spot): Step[] {
  const way: Step[] = []
  for (let here: Spot | null = spot; here; here = here.before) way.unshift(...here.steps)
  return way
}

/** A hex that is in reach only with a Helm roll. */
export interface Risk {
  readonly at: Axial
  /** The best chance of getting there with one roll. */
  readonly chance: number
}

/** ARC.move.multi-turn.roll: every further hex that one turn of several hexsides can bring into reach. */
export function risksFrom(state: State, ship: Ship): Risk[] {
  if (hasCondition(state, ship, 'straight')) return []
  const sure = spotsFrom(state, ship, movementOf(state, ship))
  const known = new Set(sure.map(({ at }) => hexKey(at)))
  const found = new Map<number, Risk>()
  for (const spot of sure) {
    if ((spot.turned && !state.options.turnSplit) || spot.left <= turnCost(state, ship)) continue
    for (const side of sidesOpen(state, ship))
      for (const risk of beyond(state, ship, { spot, side })) {
        const key = hexKey(risk.at)
        if (!known.has(key) && (found.get(key)?.chance ?? 0) < risk.chance) found.set(key, risk)
      }
  }
  return [...found.values()]
}

/** Three hexsides left or right end the same way, so one of them is enough. */
function sidesOpen(state: State, ship: Ship): number[] {
  if (!hasCondition(state, ship, 'left-only')) return hasCondition(state, ship, 'right-only') ? [2, 3] : [2, 3, -2]
  return hasCondition(state, ship, 'right-only') ? [] : [-2, -3]
}

/** The hexes after a sharp turn, with the chance that enough points are left after the roll. */
function beyond(state: State, ship: Ship, { spot, side }: { spot: Spot; side: number }): Risk[] {
  const turn = sharpTurn(state, ship, { sides: Math.abs(side), left: spot.left })
  const ways = sharpChances(turn).filter(({ result }) => result === 'made' || result === 'costly')
  const most = Math.max(-1, ...ways.map(({ cost }) => spot.left - cost))
  if (most < 1) return []
  const facing = hexside(spot.facing + side)
  return spotsFrom(state, ship, { at: spot.at, facing, left: most, turned: true }).map(({ at, left }) => {
    const needed = most - left
    const chance = ways.reduce((sum, way) => sum + (spot.left - way.cost >= needed ? way.chance : 0), 0)
    return { at, chance }
  })
}
