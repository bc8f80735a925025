import { areEnemies, living, type Ship, type State } from '../state'
import {
  type Facing,
  GATES,
  gatePartner,
  half,
  onRing,
  type Sector,
  type Spot,
  stepsTo,
  WARP_SPOTS,
} from '../tables/ring'

export function shipAt(state: State, { sector, at }: Spot): Ship | undefined {
  for (const seat of state.seats) {
    const ship = state.ships[seat]
    if (ship?.alive && ship.sector === sector && ship.at === at) return ship
  }
  return undefined
}

/** The way of a Boost: every space passed, the counted ones numbered, occupied ones not. */
export interface BoostWay {
  readonly passed: readonly { readonly at: number; readonly count: number | null }[]
  readonly end: number
}

export function boostWay(state: State, ship: Ship, pips: number): BoostWay {
  const passed: { at: number; count: number | null }[] = []
  let at = ship.at
  let count = 0
  while (count < pips) {
    at = onRing(at + ship.facing)
    // Two dice and three ships passed make fifteen spaces at most: its own is never met again.
    const occupied = shipAt(state, { sector: ship.sector, at }) !== undefined
    if (!occupied) count += 1
    passed.push({ at, count: occupied ? null : count })
  }
  return { passed, end: at }
}

export interface Warp extends Spot {
  readonly gate: boolean
}

/** Where a Warp may go from here: two spots of the other half, and through a gate. */
export function warpsFrom(state: State, ship: Ship): Warp[] {
  const spots: Warp[] = WARP_SPOTS[half(ship.at)].map(at => ({ sector: ship.sector, at, gate: false }))
  const partner = state.seats.length > 2 ? gatePartner(ship) : null
  return partner ? [...spots, { ...partner, gate: true }] : spots
}

export interface Shot {
  readonly target: Ship
  readonly distance: number
  readonly side: 'front' | 'rear'
}

/** The nearest enemy ahead; team mates are fired past. */
export function nearestAhead(state: State, shooter: Ship): Shot | null {
  const shots = living(state)
    .filter(other => other.sector === shooter.sector && areEnemies(state, shooter.seat, other.seat))
    .map(target => ({
      target,
      distance: stepsTo(shooter.at, target.at, shooter.facing),
      side: sideHit(shooter.facing, target.facing),
    }))
    .sort((a, b) => a.distance - b.distance)
  return shots[0] ?? null
}

/** A target that looks the way the shot flies is hit in the rear. */
export const sideHit = (shot: Facing, target: Facing): 'front' | 'rear' => (shot === target ? 'rear' : 'front')

export const isGate = (sector: Sector, at: number): boolean => GATES.some(([n, s]) => (sector === 'N' ? n : s) === at)
