import { type Plan, plain, type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Seat } from '../../../engine/seats'
import type { Emit } from '../events'
import { type Next, type Ship, type State, shipAt, shipOf } from '../state'
import { type Facing, gatePartner, half, type Spot, WARP_SPOTS } from '../tables/ring'
import { facingName, spotName } from '../words'
import { afterMove } from './fire'
import { changeShip } from './writing'

interface Warp extends Spot {
  readonly facing: Facing
}

/** Where a ship can Warp to: two spots in the other half, and through a gate if it is on one. */
export function warpsFrom(state: State, ship: Ship): Spot[] {
  const spots: Spot[] = WARP_SPOTS[half(ship.at)].map(at => ({ sector: ship.sector, at }))
  const partner = state.seats.length > 2 ? gatePartner(ship) : null
  return partner ? [...spots, partner] : spots
}

export function warpRefusals(state: State, ship: Ship, to: Spot): (Refusal | false)[] {
  const spot = warpsFrom(state, ship).find(one => one.sector === to.sector && one.at === to.at)
  const across = to.sector !== ship.sector
  const there = shipAt(state, to)
  return [
    !spot &&
      refuse(
        across ? 'TS.man.3.gates' : 'TS.man.2.warp',
        `You can't Warp from ${spotName(state, ship)} to ${spotName(state, to)}.`,
      ),
    !spot && offSpot(state, ship, to),
    there !== undefined &&
      there.seat !== ship.seat &&
      refuse('TS.man.2.warp-free', `There's a ship on ${spotName(state, to)}.`),
    across && state.closed === to.sector && refuse('TS.end.1.closed', 'That Sector is closed.'),
  ]
}

/** Why a ship can't Warp to this space. */
function offSpot(state: State, ship: Ship, to: Spot): Refusal {
  if (to.sector !== ship.sector)
    return state.seats.length > 2
      ? refuse('TS.board.gates', `${spotName(state, ship)} and ${spotName(state, to)} aren't a pair of gates.`)
      : refuse('TS.board.sectors', 'With two players, there is only one Sector.')
  if (half(to.at) === half(ship.at))
    return refuse('TS.board.halves', 'You can Warp only to the other half of the ring.')
  return refuse('TS.board.warp-spots', `From here, you can Warp to space ${WARP_SPOTS[half(ship.at)].join(' or ')}.`)
}

/** Where the ship goes, and what is ahead from there. */
export function planWarp(state: State, ship: Ship, { sector, at, facing }: Warp): Plan<null> {
  const rule = sector === ship.sector ? 'TS.man.2.warp' : 'TS.man.3.gates'
  return plain(`Warp to ${spotName(state, { sector, at })}, facing ${facingName(facing)}`, rule, {
    warnings: () => afterMove(state, { ...ship, sector, at, facing }),
  })
}

export function warp(next: Next, seat: Seat, { sector, at, facing }: Warp, emit: Emit): void {
  const gate = sector !== shipOf(next, seat).sector
  changeShip(next, seat, { sector, at, facing })
  const rules = gate
    ? (['TS.man.3.gates', 'TS.board.gates'] as const)
    : (['TS.man.2.warp', 'TS.board.warp-spots', 'TS.board.halves'] as const)
  emit({ type: 'warped', rules, seat, sector, to: at, facing, gate })
}
