import { late } from '../../../engine/late'
import { type Plan, type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import { facingName, inSector, shipName, spotName } from '../names'
import type { TsRule } from '../rulebook'
import type { Ship, State } from '../state'
import { CONSOLE, MOST_CUBES } from '../tables/console'
import type { Facing, Spot } from '../tables/ring'
import { usableShields } from './console'
import { boostShapes, fireShapes } from './evidence'
import { boostWay, nearestAhead } from './moving'
import { type DieAction, diceOf, finalFace, spaceOf } from './power'
import { type Total, totalsOf, winnersOf } from './settle'

/** What a die action will do. Words and pictures are made only if somebody looks. */
export interface Effect {
  readonly title: string
  readonly rule: TsRule
  notes?(): readonly Refusal[]
  shapes?(): readonly Shape[]
}

/** What a die action will do, told before it is done. */
export function effectOf(state: State, ship: Ship, action: DieAction): Effect {
  const space = spaceOf(ship, action)
  if (!space) throw new Error('a die off the console has no effect')
  const face = finalFace(ship, action, action.die)
  switch (CONSOLE[space].kind) {
    case 'boost':
      return boostEffect(state, ship, action.with ? sumOf(ship, action) : face)
    case 'fire':
      return fireEffect(state, ship, face)
    case 'manoeuvre':
      return manoeuvreEffect(state, ship, action)
    case 'power':
      return powerEffect(ship, face)
    case 'shield': {
      const { name } = CONSOLE[space]
      const already = space in ship.shields && ship.shields[space as keyof Ship['shields']]
      return effect(`Raise the ${name}`, 'TS.shield.1.raise', {
        notes: () => (already ? [refuse('TS.shield.2.active', `The ${name} is up: nothing changes.`)] : []),
      })
    }
  }
}

const sumOf = (ship: Ship, action: DieAction): number =>
  diceOf(ship, action).reduce((sum, die) => sum + finalFace(ship, action, die), 0)

const effect = (title: string, rule: TsRule, telling: Pick<Effect, 'notes' | 'shapes'> = {}): Effect => ({
  title,
  rule,
  ...telling,
})

const planned = late('warnings', 'shapes')

/** The effect as a plan. Bots and random players take it without looking at its pictures. */
export const shown = <R>({ title, rule, notes, shapes }: Effect, resolve: () => R): Plan<R> =>
  planned({ title, rule, ledgers: [], resolve }, { warnings: () => notes?.() ?? [], shapes: () => shapes?.() ?? [] })

function boostEffect(state: State, ship: Ship, pips: number): Effect {
  const way = boostWay(state, ship, pips)
  return effect(`Boost ${pips} to space ${way.end}`, 'TS.boost.1.move', {
    notes: () => afterMove(state, { ...ship, at: way.end }),
    shapes: () => boostShapes(state, ship, way),
  })
}

/** Who would lie ahead after the move, and who would have this ship ahead. */
function afterMove(state: State, moved: Ship): Refusal[] {
  const then = { ...state, ships: { ...state.ships, [moved.seat]: moved } }
  const mine = nearestAhead(then, moved)
  const notes = mine
    ? [refuse('TS.fire.1.distance', `From there the ${shipName(mine.target.seat)} lies ${mine.distance} ahead.`)]
    : []
  for (const seat of state.seats) {
    const other = then.ships[seat]
    const shot = other?.alive && seat !== moved.seat ? nearestAhead(then, other) : null
    if (shot?.target.seat === moved.seat && shot.distance <= 6)
      notes.push(
        refuse('TS.fire.1.distance', `The ${shipName(seat)} has it ${shot.distance} ahead, in the ${shot.side}.`),
      )
  }
  return notes
}

/** Where it leads, and what lies ahead from there. */
export function warpEffect(
  state: State,
  ship: Ship,
  { sector, at, facing }: Spot & { readonly facing: Facing },
): Effect {
  const rule = sector === ship.sector ? 'TS.man.2.warp' : 'TS.man.3.gates'
  return effect(`Warp to ${spotName(state, { sector, at })}, facing ${facingName(facing)}`, rule, {
    notes: () => afterMove(state, { ...ship, sector, at, facing }),
  })
}

function fireEffect(state: State, ship: Ship, face: number): Effect {
  const shot = nearestAhead(state, ship)
  const shapes = () => fireShapes(state, ship, face)
  if (!shot) {
    return effect(`Fire ${face}: nobody ahead`, 'TS.fire.1.miss', {
      notes: () => [refuse('TS.act.1.no-effect', 'The shot hits nothing; the die is used.')],
      shapes,
    })
  }
  const { target, distance, side } = shot
  const name = shipName(target.seat)
  if (distance > face) {
    return effect(`Fire ${face}: misses at ${distance}`, 'TS.fire.1.miss', {
      notes: () => [refuse('TS.fire.1.miss', `The nearest enemy, the ${name}, is ${distance} spaces ahead.`)],
      shapes,
    })
  }
  return effect(`Fire ${face}: hits the ${name} in the ${side}`, 'TS.fire.1.hit', {
    notes: () => {
      const shields = usableShields(target, side).map(shield => CONSOLE[shield].name)
      const stops = shields.length > 0
      return [
        refuse('TS.fire.side', `The ${name} is ${distance} ahead and is hit in the ${side}.`),
        refuse(
          stops ? 'TS.fire.3.choose-shield' : 'TS.fire.2.destroyed',
          stops ? `Its ${shields.join(' or its ')} can stop it.` : `No shield stops it: the ${name} is destroyed.`,
        ),
      ]
    },
    shapes,
  })
}

function manoeuvreEffect(state: State, ship: Ship, action: DieAction): Effect {
  return effect('Settle the Manoeuvre', 'TS.man.1.opposed', {
    notes: () => contestNotes(state, totalsWith(state, ship, action)),
  })
}

/** Everybody's totals as they will be when this die is there with its final face. */
function totalsWith(state: State, ship: Ship, action: DieAction): Total[] {
  const total = sumOf(ship, action)
  const dice = diceOf(ship, action).length
  return totalsOf(state).map(one => (one.seat === ship.seat ? { ...one, total, dice } : one))
}

/** In each Sector: who has how much, and who would win it. */
const contestNotes = (state: State, totals: readonly Total[]): Refusal[] =>
  winnersOf(totals).map(({ sector, winner }) => {
    const here = totals.filter(one => one.sector === sector).map(one => `${shipName(one.seat)} ${one.total}`)
    const wins = winner ? `the ${shipName(winner.seat)} wins` : 'nobody wins'
    const rule = winner ? 'TS.man.1.per-sector' : 'TS.man.1.draw'
    return refuse(rule, `${here.join(', ')}${inSector(state, sector)}: ${wins}.`)
  })

function powerEffect(ship: Ship, face: number): Effect {
  const gain = face === 6 ? 2 : 1
  const lost = gain - Math.min(gain, MOST_CUBES - ship.cubes)
  return effect(`Take ${gain} ${gain === 1 ? 'cube' : 'cubes'}`, gain === 2 ? 'TS.power.1.six' : 'TS.power.1.gain', {
    notes: () => (lost > 0 ? [refuse('TS.power.1.max', `The store holds ${MOST_CUBES}: ${lost} is lost.`)] : []),
  })
}
