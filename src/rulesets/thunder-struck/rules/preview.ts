import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { RuleId } from '../../../engine/rulebook'
import type { Shape } from '../../../engine/scene/shapes'
import { pointOf } from '../layout'
import type { Ship, State } from '../state'
import { CONSOLE, MOST_CUBES } from '../tables/console'
import { usableShields } from './console'
import { boostWay, nearestAhead } from './moving'
import { type DieAction, diceOf, finalFace, spaceOf } from './power'
import { totalsOf } from './settle'

interface Effect {
  readonly title: string
  readonly rule: RuleId
  readonly notes: readonly Refusal[]
  readonly shapes: readonly Shape[]
}

/** What a die action will do, told before it is done. */
export function effectOf(state: State, ship: Ship, action: DieAction): Effect {
  const space = spaceOf(ship, action)
  if (!space) throw new Error('a die off the console has no effect')
  const faces = diceOf(ship, action).map(die => finalFace(ship, action, die))
  const face = finalFace(ship, action, action.die)
  switch (CONSOLE[space].kind) {
    case 'boost':
      return boostEffect(state, ship, action.with ? faces.reduce((a, b) => a + b, 0) : face)
    case 'fire':
      return fireEffect(state, ship, face)
    case 'manoeuvre':
      return manoeuvreEffect(state, ship, action)
    case 'power':
      return powerEffect(ship, face)
    case 'shield': {
      const { name } = CONSOLE[space]
      const already = space in ship.shields && ship.shields[space as keyof Ship['shields']]
      return effect(
        `Raise the ${name}`,
        'TS.shield.1.raise',
        already ? [refuse('TS.shield.2.active', `The ${name} is up: nothing changes.`)] : [],
      )
    }
  }
}

const effect = (
  title: string,
  rule: RuleId,
  notes: readonly Refusal[] = [],
  shapes: readonly Shape[] = [],
): Effect => ({ title, rule, notes, shapes })

function boostEffect(state: State, ship: Ship, pips: number): Effect {
  const way = boostWay(state, ship, pips)
  const points = [ship.at, ...way.passed.map(step => step.at)].map(at => pointOf({ sector: ship.sector, at }))
  const shapes: Shape[] = [
    { kind: 'path', tone: 'reach', points, arrow: true },
    ...way.passed.map(
      (step): Shape => ({
        kind: 'label',
        tone: step.count === null ? 'muted' : 'reach',
        at: pointOf({ sector: ship.sector, at: step.at }, 0.8),
        label: step.count === null ? '–' : String(step.count),
      }),
    ),
  ]
  return effect(`Boost ${pips} to space ${way.end}`, 'TS.boost.1.move', [], shapes)
}

function fireEffect(state: State, ship: Ship, face: number): Effect {
  const shot = nearestAhead(state, ship)
  const reach = Array.from({ length: face + 1 }, (_, i) =>
    pointOf({ sector: ship.sector, at: (ship.at + i * ship.facing + 16) % 16 }),
  )
  const shapes: Shape[] = [
    {
      kind: 'path',
      tone: shot && shot.distance <= face ? 'bad' : 'muted',
      points: reach,
      arrow: true,
      label: `reach ${face}`,
    },
  ]
  if (!shot)
    return effect(
      `Fire ${face}: nobody ahead`,
      'TS.fire.1.miss',
      [refuse('TS.act.1.no-effect', 'The shot hits nothing; the die is used.')],
      shapes,
    )
  const { target, distance, side } = shot
  if (distance > face) {
    return effect(
      `Fire ${face}: misses at ${distance}`,
      'TS.fire.1.miss',
      [refuse('TS.fire.1.miss', `The nearest enemy is ${distance} spaces ahead.`)],
      shapes,
    )
  }
  const shields = usableShields(target, side).map(shield => CONSOLE[shield].name)
  const note =
    shields.length > 0 ? `${shields.join(' or ')} can stop it.` : 'No shield stops it: the ship is destroyed.'
  return effect(
    `Fire ${face}: hits the ${side} at ${distance}`,
    'TS.fire.1.hit',
    [refuse(shields.length > 0 ? 'TS.fire.3.choose-shield' : 'TS.fire.2.destroyed', note)],
    shapes,
  )
}

function manoeuvreEffect(state: State, ship: Ship, action: DieAction): Effect {
  const mine = diceOf(ship, action).reduce((sum, die) => sum + finalFace(ship, action, die), 0)
  const totals = totalsOf(state).filter(total => total.seat !== ship.seat)
  const notes = totals
    .filter(total => total.sector === ship.sector)
    .map(total => refuse('TS.man.1.total', `${mine} against ${total.total} of seat ${total.seat}.`))
  return effect('Settle the Manoeuvre', 'TS.man.1.opposed', notes)
}

function powerEffect(ship: Ship, face: number): Effect {
  const gain = face === 6 ? 2 : 1
  const room = MOST_CUBES - ship.cubes
  const notes =
    room < gain ? [refuse('TS.power.1.max', `The store holds ${MOST_CUBES}: ${gain - Math.max(0, room)} is lost.`)] : []
  return effect(
    `Take ${gain} ${gain === 1 ? 'cube' : 'cubes'}`,
    gain === 2 ? 'TS.power.1.six' : 'TS.power.1.gain',
    notes,
  )
}
