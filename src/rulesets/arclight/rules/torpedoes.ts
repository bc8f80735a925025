import { type Axial, hexside, stepped, stepsBetween } from '../../../engine/geometry/hex'
import { memoize } from '../../../engine/memoize'
import type { Emit } from '../events'
import type { Options } from '../options'
import type { Next, Ship, State, Torpedo } from '../state'
import { spotKey } from './reach'
import { inPlay, isOnMap } from './ship'

/** ARC.opt.torp.launch, ARC.opt.torp.move, ARC.opt.cm, ARC.crit.16. */
export const LAUNCH_RANGE = 12
export const TORPEDO_SPEED = 8
export const TORPEDO_FUEL = 3
export const CM_RANGE = 2
export const IFF_RANGE = 5

/** ARC.crit.16: every torpedo in range tracks this ship from now on. */
export function retarget(next: Next, ship: Ship, emit: Emit): void {
  const near = next.torpedoes.filter(({ at }) => stepsBetween(at, ship.at) <= IFF_RANGE).map(({ id }) => id)
  if (near.length === 0) return
  for (const id of near) changeTorpedo(next, id, { target: ship.id })
  emit({ type: 'retargeted', rules: ['ARC.crit.16'], ship: ship.id, torpedoes: near })
}

export function changeTorpedo(next: Next, id: string, changes: Partial<Torpedo>): void {
  next.torpedoes = next.torpedoes.map(torpedo => (torpedo.id === id ? { ...torpedo, ...changes } : torpedo))
}

/** A ship can try to stop a torpedo once a turn. */
export function markTried(next: Next, id: string, ship: string): void {
  const torpedo = next.torpedoes.find(each => each.id === id)
  if (torpedo) changeTorpedo(next, id, { tried: [...torpedo.tried, ship] })
}

export function spendTorpedo(
  next: Next,
  id: string,
  { why, emit }: { why: 'fuel' | 'off-map' | 'countermeasure'; emit: Emit },
): void {
  next.torpedoes = next.torpedoes.filter(torpedo => torpedo.id !== id)
  emit({ type: 'torpedo-spent', rules: ['ARC.opt.torp.move'], torpedo: id, why })
}

/** ARC.opt.torp.move: removes torpedoes without fuel, which lost their target on their last flight. */
export function removeSpent(next: Next, emit: Emit): void {
  for (const { id, fuel } of next.torpedoes) if (fuel <= 0) spendTorpedo(next, id, { why: 'fuel', emit })
}

export interface TorpedoEnd {
  readonly at: Axial
  readonly facing: number
  readonly hexes: number
  readonly off: boolean
}

/** The ship that a torpedo tracks. */
export function targetOf(state: State, torpedo: Torpedo): Ship | null {
  const target = torpedo.target === null ? undefined : state.ships[torpedo.target]
  return target && inPlay(target) ? target : null
}

/**
 * ARC.opt.torp.move: where a torpedo can end its flight: in the hex of its target, or as near as it gets. It gets one
 * turn of one hexside for every two hexes. Without a target, it flies straight.
 */
export function torpedoEnds(state: State, torpedo: Torpedo): readonly TorpedoEnd[] {
  const target = targetOf(state, torpedo)
  return target ? nearestEnds(torpedo)(target)(state.options) : [straightEnd(state, torpedo)]
}

/** Found once: the same torpedo and target are asked about several times. */
const nearestEnds = memoize((torpedo: Torpedo) =>
  memoize((target: Ship) => memoize((options: Options) => findEnds({ options }, torpedo, target))),
)

function straightEnd(state: State, { at, facing }: Torpedo): TorpedoEnd {
  let here: Axial = at
  for (let hexes = 1; hexes <= TORPEDO_SPEED; hexes++) {
    here = stepped(here, facing)
    if (!isOnMap(state, here)) return { at: here, facing, hexes, off: true }
  }
  return { at: here, facing, hexes: TORPEDO_SPEED, off: false }
}

interface Flight {
  readonly at: Axial
  readonly facing: number
  /** Turns not used yet. It gets one for every two hexes. */
  readonly turns: number
}

function findEnds(state: Pick<State, 'options'>, torpedo: Torpedo, target: Ship): TorpedoEnd[] {
  let wave: Flight[] = [{ at: torpedo.at, facing: torpedo.facing, turns: 0 }]
  let least = stepsBetween(torpedo.at, target.at)
  let ends: TorpedoEnd[] = [{ at: torpedo.at, facing: torpedo.facing, hexes: 0, off: false }]
  for (let hexes = 1; hexes <= TORPEDO_SPEED && least > 0; hexes++) {
    wave = nextWave(state, wave, hexes)
    for (const { at, facing } of wave) {
      const far = stepsBetween(at, target.at)
      if (far > least) continue
      if (far < least) ends = []
      least = far
      ends.push({ at, facing, hexes, off: false })
    }
  }
  // In the hex of its target it explodes, whatever its facing.
  return least === 0 ? ends.slice(0, 1) : oneEach(ends)
}

/** After every two hexes, a torpedo gets a turn, which it may save. */
function nextWave(state: Pick<State, 'options'>, wave: readonly Flight[], hexes: number): Flight[] {
  const found = new Map<number, Flight>()
  for (const flight of wave) {
    const at = stepped(flight.at, flight.facing)
    if (!isOnMap(state, at)) continue
    const turns = flight.turns + (hexes % 2 === 0 ? 1 : 0)
    for (const side of turns > 0 ? [0, 1, -1] : [0]) {
      const next = { at, facing: hexside(flight.facing + side), turns: turns - Math.abs(side) }
      const key = spotKey(next)
      const other = found.get(key)
      if (!other || other.turns < next.turns) found.set(key, next)
    }
  }
  return [...found.values()]
}

function oneEach(ends: readonly TorpedoEnd[]): TorpedoEnd[] {
  const found = new Map<number, TorpedoEnd>()
  for (const end of ends) {
    const key = spotKey(end)
    if (!found.has(key)) found.set(key, end)
  }
  return [...found.values()]
}
