import { type Plan, plain, type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Seat } from '../../../engine/seats'
import { count } from '../../../engine/words'
import { citedIf, type Emit } from '../events'
import { fireShapes } from '../scene/paths'
import { areEnemies, type DieId, living, type Next, type Ship, type State, shipOf } from '../state'
import { CONSOLE } from '../tables/console'
import { type Facing, stepsTo } from '../tables/ring'
import { shipName } from '../words'
import { countAt } from './console'
import { strike } from './hits'
import { type Side, usableShields } from './shields'
import { moveDice } from './writing'

/** The farthest a shot can carry: a die showing 6. */
export const FARTHEST = 6

export interface Shot {
  readonly target: Ship
  readonly distance: number
  readonly side: Side
}

/** The nearest enemy ahead. Shots pass team mates. */
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

/** A target that faces the same way as the shot is hit in the rear. */
export const sideHit = (shot: Facing, target: Facing): Side => (shot === target ? 'rear' : 'front')

export function planFire(state: State, ship: Ship, face: number): Plan<null> {
  const shot = nearestAhead(state, ship)
  const shapes = () => fireShapes(state, ship, { face, shot })
  if (!shot) {
    return plain(`Fire ${face}: no enemy ahead`, 'TS.fire.1.miss', {
      warnings: () => [refuse('TS.act.1.no-effect', 'The shot hits nothing, but the die is used up.')],
      shapes,
    })
  }
  const { target, distance, side } = shot
  const name = shipName(target.seat)
  if (distance > face) {
    return plain(`Fire ${face}: misses at distance ${distance}`, 'TS.fire.1.miss', {
      warnings: () => [
        refuse('TS.fire.1.miss', `The nearest enemy, the ${name}, is ${count(distance, 'space')} ahead.`),
      ],
      shapes,
    })
  }
  return plain(`Fire ${face}: hits the ${name} in the ${side}`, 'TS.fire.1.hit', {
    warnings: () => hitWarnings(shot, name),
    shapes,
  })
}

function hitWarnings({ target, distance, side }: Shot, name: string): Refusal[] {
  const shields = usableShields(target, side).map(shield => CONSOLE[shield].name)
  return [
    refuse('TS.fire.side', `The ${name} is ${count(distance, 'space')} ahead. The shot hits its ${side}.`),
    shields.length > 0
      ? refuse('TS.fire.3.choose-shield', `Its ${shields.join(' or ')} can stop the shot.`)
      : refuse('TS.fire.2.destroyed', `No shield can stop the shot, so the ${name} is destroyed.`),
  ]
}

export function fire(next: Next, seat: Seat, die: DieId, emit: Emit): void {
  const face = shipOf(next, seat).dice[die]?.face ?? 0
  moveDice(next, seat, [die], 'aside')
  const ship = shipOf(next, seat)
  const shot = nearestAhead(next, ship)
  const hit = shot !== null && shot.distance <= face
  emit({
    type: 'fired',
    rules: [
      hit ? 'TS.fire.1.hit' : 'TS.fire.1.miss',
      'TS.fire.1.die-aside',
      ...citedIf(countAt(ship.dice, 'fire') > 0, 'TS.fire.1.each-die'),
    ],
    seat,
    face,
    target: shot?.target.seat ?? null,
    distance: shot?.distance ?? 0,
    hit,
    side: shot?.side ?? 'front',
  })
  if (shot && hit) strike(next, shot.target, shot.side, emit)
}

/** Which enemy is ahead after a move, and which enemies can then hit this ship. */
export function afterMove(state: State, moved: Ship): Refusal[] {
  const then = { ...state, ships: { ...state.ships, [moved.seat]: moved } }
  const mine = nearestAhead(then, moved)
  const notes = mine
    ? [
        refuse(
          'TS.fire.1.distance',
          `From there, the ${shipName(mine.target.seat)} is ${count(mine.distance, 'space')} ahead.`,
        ),
      ]
    : []
  for (const seat of state.seats) {
    const other = then.ships[seat]
    const shot = other?.alive && seat !== moved.seat ? nearestAhead(then, other) : null
    if (shot?.target.seat === moved.seat && shot.distance <= FARTHEST)
      notes.push(
        refuse(
          'TS.fire.1.distance',
          `The ${shipName(seat)} can then hit its ${shot.side} from ${count(shot.distance, 'space')} away.`,
        ),
      )
  }
  return notes
}
