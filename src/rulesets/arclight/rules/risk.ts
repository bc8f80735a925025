import { type Axial, hexside } from '../../../engine/geometry/hex'
import type { Ship, State } from '../state'
import { sharpChances, sharpTurn } from './helm'
import { type Berth, berthsFrom, hexKey } from './search'
import { has } from './ship'
import { turnCost, walkOf } from './walk'

/** A hex that only a Helm roll brings into reach. */
export interface Risk {
  readonly at: Axial
  /** The best chance of getting there with one roll. */
  readonly chance: number
}

/** ARC.move.multi-turn.roll: every hex beyond the sure reach that one turn of several sides can open up. */
export function risksFrom(state: State, ship: Ship): Risk[] {
  if (has(state, ship, 'straight')) return []
  const sure = berthsFrom(state, ship, walkOf(state, ship))
  const known = new Set(sure.map(({ at }) => hexKey(at)))
  const found = new Map<number, Risk>()
  for (const berth of sure) {
    if ((berth.turned && !state.options.turnSplit) || berth.left <= turnCost(state, ship)) continue
    for (const side of sidesOpen(state, ship))
      for (const risk of beyond(state, ship, { berth, side })) {
        const key = hexKey(risk.at)
        if (!known.has(key) && (found.get(key)?.chance ?? 0) < risk.chance) found.set(key, risk)
      }
  }
  return [...found.values()]
}

/** Three sides either way end alike: one of them is enough. */
function sidesOpen(state: State, ship: Ship): number[] {
  if (!has(state, ship, 'left-only')) return has(state, ship, 'right-only') ? [2, 3] : [2, 3, -2]
  return has(state, ship, 'right-only') ? [] : [-2, -3]
}

/** Where a sharp turn leads, with the chance that what is left after the roll is enough. */
function beyond(state: State, ship: Ship, { berth, side }: { berth: Berth; side: number }): Risk[] {
  const turn = sharpTurn(state, ship, { sides: Math.abs(side), left: berth.left })
  const ways = sharpChances(turn).filter(({ came }) => came === 'made' || came === 'dear')
  const most = Math.max(-1, ...ways.map(({ cost }) => berth.left - cost))
  if (most < 1) return []
  const facing = hexside(berth.facing + side)
  return berthsFrom(state, ship, { at: berth.at, facing, left: most, turned: true }).map(({ at, left }) => {
    const needed = most - left
    const chance = ways.reduce((sum, way) => sum + (berth.left - way.cost >= needed ? way.chance : 0), 0)
    return { at, chance }
  })
}
