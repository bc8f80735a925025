import { type Plan, plain } from '../../../engine/rolls/plan'
import type { Seat } from '../../../engine/seats'
import { citedIf, type Emit } from '../events'
import type { TsRule } from '../rulebook'
import { boostShapes } from '../scene/paths'
import { type DieId, type Next, type Ship, type State, shipAt, shipOf } from '../state'
import { onRing } from '../tables/ring'
import { countAt } from './console'
import { afterMove } from './fire'
import { changeShip, moveDice } from './writing'

/** The spaces of a Boost. Occupied spaces don't count and have no number. */
export interface BoostPath {
  readonly passed: readonly { readonly at: number; readonly count: number | null }[]
  readonly end: number
}

function boostPath(state: State, ship: Ship, pips: number): BoostPath {
  const passed: { at: number; count: number | null }[] = []
  let at = ship.at
  let count = 0
  while (count < pips) {
    at = onRing(at + ship.facing)
    // Two dice and three passed ships make at most 15 spaces, so the ship never meets itself.
    const occupied = shipAt(state, { sector: ship.sector, at }) !== undefined
    if (!occupied) count += 1
    passed.push({ at, count: occupied ? null : count })
  }
  return { passed, end: at }
}

export function planBoost(state: State, ship: Ship, pips: number): Plan<null> {
  const path = boostPath(state, ship, pips)
  return plain(`Boost ${pips} to space ${path.end}`, 'TS.boost.1.move', {
    warnings: () => afterMove(state, { ...ship, at: path.end }),
    shapes: () => boostShapes(state, ship, path),
  })
}

export function boost(next: Next, seat: Seat, dice: readonly DieId[], emit: Emit): void {
  const pips = dice.reduce((sum, id) => sum + (shipOf(next, seat).dice[id]?.face ?? 0), 0)
  moveDice(next, seat, dice, 'boost')
  const ship = shipOf(next, seat)
  const path = boostPath(next, ship, pips)
  const skipped = path.passed.filter(({ count }) => count === null).length
  const rules = boostRules(next, ship, { dice: dice.length, pips, path })
  changeShip(next, seat, { at: path.end, boosted: true })
  emit({ type: 'boosted', rules, seat, pips, from: ship.at, to: path.end, skipped })
}

interface Boosted {
  readonly dice: number
  readonly pips: number
  readonly path: BoostPath
}

/** The rules for a Boost; call it before the ship moves. */
function boostRules(state: State, ship: Ship, { dice, pips, path: { passed } }: Boosted): TsRule[] {
  const uncounted = { sector: ship.sector, at: onRing(ship.at + pips * ship.facing) }
  const wraps = passed.some(({ at }, i) => Math.abs(at - (passed[i - 1]?.at ?? ship.at)) > 1)
  const skips = passed.some(({ count }) => count === null)
  return [
    'TS.boost.1.move',
    'TS.boost.1.full',
    ...citedIf(dice > 1, 'TS.boost.2.both'),
    ...citedIf(dice === 1 && countAt(ship.dice, 'boost') > 0, 'TS.boost.2.separate'),
    ...citedIf(skips, 'TS.boost.4.skip'),
    ...citedIf(shipAt(state, uncounted) !== undefined, 'TS.boost.4.no-land'),
    ...citedIf(wraps, 'TS.boost.4.wrap'),
    ...citedIf(state.seats.length > 2, 'TS.boost.sector'),
    'TS.boost.3.area',
  ]
}
