import type { Seat } from '../../../engine/seats'
import { diceAt } from '../rules/console'
import { FARTHEST, nearestAhead, sideHit } from '../rules/fire'
import { usableShields } from '../rules/shields'
import { areEnemies, living, type Ship, type State, shipOf } from '../state'
import { CONSOLE, SHIELDS, VITAL_PAIRS } from '../tables/console'
import { onRing, stepsTo } from '../tables/ring'
import type { Console } from './consoles'

/** What a hit is worth: it takes a shield and a space, or the ship. */
const HIT = 6
const KILL = 28

/** A ship with everything it has, without where it is. */
function bodyOf({ shields, damage, cubes }: Ship): number {
  const up = SHIELDS.filter(shield => shields[shield]).length
  const halves = VITAL_PAIRS.filter(([a, b]) => damage.includes(a) !== damage.includes(b)).length
  return 40 + 3 * up + (shields.SM ? 1 : 0) - 5 * damage.length - 2 * halves + 0.8 * cubes
}

/** What the dice of a ship could do to the enemy ahead of it. */
function menace(state: State, ship: Ship): number {
  const shot = nearestAhead(state, ship)
  if (!shot) return 0
  const hit = usableShields(shot.target, shot.side).length > 0 ? HIT : KILL
  const fires = diceAt(ship.dice, 'fire')
  if (fires.length === 0) {
    // Between rounds: the next roll decides.
    const chance = state.phase === 'action' ? 0 : Math.max(0, FARTHEST + 1 - shot.distance) / (2 * FARTHEST)
    return 0.35 * chance * HIT
  }
  const reaching = fires.filter(id => (ship.dice[id]?.face ?? 0) + ship.cubes * 0.5 >= shot.distance).length
  return 0.6 * reaching * hit
}

/** Ships, what they have left, and what each could do to the other now. */
export function worth(state: State, seat: Seat): number {
  let sum = 0
  for (const ship of living(state))
    sum += (areEnemies(state, seat, ship.seat) ? -1 : 1) * (bodyOf(ship) + 0.5 * menace(state, ship))
  return sum
}

/** How far an enemy may have moved before the shot: often it has not moved at all. */
const MOVES = [0, 0, 0, 1, 2, 3, 4, 5, 6]

/** How promising a console is, at a glance. */
export function promise(state: State, seat: Seat, plan: Console): number {
  const ship = shipOf(state, seat)
  const faces = (kind: string): number[] =>
    plan.flatMap(({ at, face }) => (at !== 'hand' && kindAt(at) === kind ? [face] : []))
  const boosts = faces('boost')
  const reach = [0, ...boosts, boosts.reduce((sum, face) => sum + face, 0)]
  const manoeuvre = faces('manoeuvre')
  let sum = 0.12 * manoeuvre.reduce((all, face) => all + face, 0) + (manoeuvre.length > 1 ? 0.4 : 0)
  for (const face of faces('fire')) sum += shotPromise(state, ship, { face, reach })
  const gained = faces('power').reduce((all, face) => all + (face === 6 ? 2 : 1), 0)
  sum += 0.9 * Math.min(gained, 4 - ship.cubes)
  for (const { at } of plan)
    for (const shield of SHIELDS) if (at === shield && !ship.shields[shield]) sum += shieldPromise(state, ship, shield)
  return sum
}

const kindAt = (at: Console[number]['at']): string => CONSOLE[at as keyof typeof CONSOLE]?.kind ?? at

function shotPromise(
  state: State,
  ship: Ship,
  { face, reach }: { readonly face: number; readonly reach: readonly number[] },
): number {
  let best = 0
  for (const enemy of living(state)) {
    if (!areEnemies(state, ship.seat, enemy.seat) || enemy.sector !== ship.sector) continue
    const hits = MOVES.filter(moved =>
      reach.some(
        far =>
          stepsTo(onRing(ship.at + far * ship.facing), onRing(enemy.at + moved * enemy.facing), ship.facing) <= face,
      ),
    ).length
    const covered = usableShields(enemy, sideHit(ship.facing, enemy.facing)).length > 0
    best = Math.max(best, (hits / MOVES.length) * (covered ? 4 : 12))
  }
  return best
}

/** A shield is worth most on a side that nothing covers and an enemy can reach. */
function shieldPromise(state: State, ship: Ship, shield: (typeof SHIELDS)[number]): number {
  const side = shield === 'SR' ? 'rear' : 'front'
  const bare = usableShields(ship, side).length === 0 || (shield === 'SM' && !ship.shields.SM)
  const near = living(state).some(enemy => {
    const shot = areEnemies(state, ship.seat, enemy.seat) ? nearestAhead(state, enemy) : null
    return shot?.target.seat === ship.seat && shot.distance <= FARTHEST + 6
  })
  return (bare ? 2.4 : 1.4) + (near ? 0.8 : 0)
}
