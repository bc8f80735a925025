import type { Seat } from '../../../engine/seats'
import type { TsRule } from '../rulebook'
import type { Ship, State } from '../state'
import { CONSOLE, SHIELDS, type Shield, type Space } from '../tables/console'
import { onRing, type Sector } from '../tables/ring'
import { countAt, isDeadly } from './console'
import { type BoostWay, shipAt } from './moving'
import { cubesFor, type DieAction } from './power'
import type { Score } from './reflex'
import type { Total } from './settle'

const when = (holds: boolean, ...rules: TsRule[]): TsRule[] => (holds ? rules : [])

interface Boosted {
  readonly dice: number
  readonly pips: number
  readonly way: BoostWay
}

/** The rules a Boost goes by, asked before the ship has moved. */
export function boostRules(state: State, ship: Ship, { dice, pips, way }: Boosted): TsRule[] {
  const plain = { sector: ship.sector, at: onRing(ship.at + pips * ship.facing) }
  const wraps = way.passed.some(({ at }, i) => Math.abs(at - (way.passed[i - 1]?.at ?? ship.at)) > 1)
  return [
    'TS.boost.1.move',
    'TS.boost.1.full',
    ...when(dice > 1, 'TS.boost.2.both'),
    ...when(dice === 1 && countAt(ship.dice, 'boost') > 0, 'TS.boost.2.separate'),
    ...when(
      way.passed.some(({ count }) => count === null),
      'TS.boost.4.skip',
    ),
    ...when(shipAt(state, plain) !== undefined, 'TS.boost.4.no-land'),
    ...when(wraps, 'TS.boost.4.wrap'),
    ...when(state.seats.length > 2, 'TS.boost.sector'),
    'TS.boost.3.area',
  ]
}

/** The rules by which cubes change or move a die. */
export function cubeRules(ship: Ship, action: DieAction): TsRule[] {
  const cubes = cubesFor(action)
  const { moveTo } = action
  const kind = moveTo ? CONSOLE[moveTo].kind : null
  return [
    'TS.power.2.when',
    ...when(cubes > 1, 'TS.power.3.one-each'),
    ...when(cubes > (moveTo ? 1 : 0), 'TS.power.3.pip'),
    ...when(moveTo !== undefined, 'TS.power.3.move-die'),
    ...when(kind === 'manoeuvre', 'TS.power.4.man'),
    ...when(kind === 'boost' && action.with !== undefined, 'TS.power.3.move-boost'),
    ...when(kind === 'boost' && ship.boosted, 'TS.power.6.trip-burn'),
    ...when(kind === 'fire', 'TS.power.6.double-barrel'),
    'TS.power.2.return',
  ]
}

interface Contest {
  readonly by: Seat
  readonly totals: readonly Total[]
  readonly results: readonly { readonly winner: Total | null }[]
}

/** Why a Sector's Manoeuvre went as it did. */
export function contestRules(
  { by, totals, results }: Contest,
  { sector, winner }: { readonly sector: Sector; readonly winner: Total | null },
): TsRule[] {
  if (!winner) return ['TS.man.1.draw']
  const here = totals.filter(total => total.sector === sector)
  const called = here.some(({ seat }) => seat === by)
  return [
    'TS.man.1.per-sector',
    ...when(here.length === 1, 'TS.man.1.alone'),
    ...when(called && winner.seat !== by, 'TS.man.1.loser-may-win'),
    ...when(results.filter(result => result.winner).length > 1, 'TS.man.2.order'),
  ]
}

/** The rules a Damage token goes by, asked before it lies there. */
export function damageRules(ship: Ship, { space, used }: { space: Space; used: Shield | null }): TsRule[] {
  const isShield = SHIELDS.some(shield => shield === space && ship.shields[shield])
  const waits = Object.values(ship.dice).some(die => die?.at === space)
  return [
    'TS.fire.3.damage',
    'TS.fire.3.one-token',
    used === 'SM' ? 'TS.fire.3.mid-any' : 'TS.console.zones',
    ...when(waits, 'TS.fire.5.die-lost'),
    ...when(isShield, 'TS.fire.4.shield-off', 'TS.shield.last'),
    ...when(ship.cubes > 0, 'TS.fire.3.cubes-safe'),
    ...when(!isDeadly(ship, space) && endsKind(ship, space), 'TS.fire.6.not-power'),
  ]
}

/** Whether the last undamaged space of its kind goes: both Power, or all Shield spaces. */
function endsKind({ damage }: Ship, space: Space): boolean {
  const spaces: readonly Space[] = CONSOLE[space].kind === 'power' ? ['P1', 'P2'] : SHIELDS
  return spaces.includes(space) && spaces.every(other => other === space || damage.includes(other))
}

/** How the lowest of the scores came to be it. */
export function lowestRules(scores: readonly Score[], loser: Seat | null): TsRule[] {
  const mine = scores.find(({ seat }) => seat === loser)
  if (!mine) return []
  const others = scores.filter(score => score !== mine)
  const both = others.every(({ boost, manoeuvre }) => boost > mine.boost && manoeuvre > mine.manoeuvre)
  return [both ? 'TS.end.3.both-lowest' : 'TS.end.3.one-and-tie']
}
