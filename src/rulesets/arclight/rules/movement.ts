import { type Axial, hexName, hexOf, hexside, stepped } from '../../../engine/geometry/hex'
import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Emit } from '../events'
import type { Next, Ship, State } from '../state'
import { hasCondition, isOnMap, outOfFuel, shipAt, shipsInPlay } from './ship'
import { maneuverOf, thrustOf } from './values'
import { changeShip } from './writing'

/** A step of a move: F is one hex forward, L or R a turn with one letter for each hexside. */
export type Step = string
export const isTurn = (step: Step): boolean => step !== 'F'
export const sidesOf = (step: Step): number => step.length
/** ARC.move.turn.max. */
export const MOST_SIDES = 3

/** How far a ship has moved. */
export interface Movement {
  readonly at: Axial
  readonly facing: number
  /** Movement points left. */
  readonly left: number
  /** Has already turned in this hex. */
  readonly turned: boolean
  readonly hexes: number
  readonly turns: number
  /** The direction of the last step. */
  readonly course: number | null
  /** Hexes of other ships it has passed. */
  readonly over: number
  /** Has gone off the map. */
  readonly off: boolean
}

/** ARC.move.points: where a ship is in its move, or at the start of it. */
export function movementOf(state: State, ship: Ship): Movement {
  const { at, facing, course, spent } = ship
  const moving = state.moving?.ship === ship.id ? state.moving : null
  return {
    at,
    facing,
    left: moving ? moving.left : Math.max(0, thrustOf(state, ship) - spent),
    turned: moving ? moving.turned : state.used.includes(ship.id),
    hexes: 0,
    turns: 0,
    course,
    over: 0,
    off: false,
  }
}

/** ARC.move.turn-cost. */
export const turnCost = (state: State, ship: Ship): number => 1 + maneuverOf(state, ship)

export const turnedBy = (facing: number, step: Step): number =>
  hexside(step.startsWith('R') ? facing + step.length : facing - step.length)

/** How many hexes ahead the first free hex is; a hex off the map is free. */
export function firstFree(state: State, ship: Ship, movement: Pick<Movement, 'at' | 'facing'>): number {
  for (let hexes = 1; ; hexes++) if (!shipAt(state, stepped(movement.at, movement.facing, hexes), ship.id)) return hexes
}

/** ARC.crit.10: how far a ship with locked thrusters must still go. */
export function straightLeft(state: State, ship: Ship, movement: Movement): number {
  let far = 0
  for (let hexes = 1; hexes <= movement.left; hexes++) {
    const at = stepped(movement.at, movement.facing, hexes)
    if (!isOnMap(state, at)) return hexes
    if (!shipAt(state, at, ship.id)) far = hexes
  }
  return far
}

export interface Followed {
  readonly movement: Movement
  readonly refusals: readonly Refusal[]
}

/** Follows the steps as far as they are legal. A turn of several hexsides waits for the dice and must come last. */
export function follow(state: State, ship: Ship, steps: readonly Step[]): Followed {
  let movement = movementOf(state, ship)
  for (const [i, step] of steps.entries()) {
    const last = i === steps.length - 1
    const refusals = isTurn(step)
      ? turnRefusals(state, ship, { movement, step, last })
      : forwardRefusals(state, ship, movement)
    if (refusals.length > 0) return { movement, refusals }
    if (isTurn(step) && sidesOf(step) > 1) return { movement, refusals: [] }
    movement = isTurn(step) ? turn(state, ship, { movement, step }) : forward(state, ship, movement)
  }
  return { movement, refusals: stopRefusals(state, ship, movement) }
}

function forward(state: State, ship: Ship, movement: Movement): Movement {
  const at = stepped(movement.at, movement.facing)
  return {
    ...movement,
    at,
    left: movement.left - 1,
    turned: false,
    hexes: movement.hexes + 1,
    course: movement.facing,
    over: movement.over + (shipAt(state, at, ship.id) ? 1 : 0),
    off: !isOnMap(state, at),
  }
}

const turn = (state: State, ship: Ship, { movement, step }: { movement: Movement; step: Step }): Movement => ({
  ...movement,
  facing: turnedBy(movement.facing, step),
  left: movement.left - turnCost(state, ship),
  turned: true,
  turns: movement.turns + 1,
})

const placeOf = (at: Axial): string => hexName(hexOf(at))

function forwardRefusals(state: State, ship: Ship, movement: Movement): Refusal[] {
  if (movement.off) return [refuse('ARC.board.exit', `${ship.name} has already left the map at this step.`)]
  const free = firstFree(state, ship, movement)
  return [
    outOfFuel(state, ship) && refuse('ARC.crit.12', `${ship.name} is out of fuel.`),
    movement.left < 1 && refuse('ARC.move.points', 'No movement points are left for the next hex.'),
    movement.left >= 1 &&
      movement.left < free &&
      refuse(
        'ARC.move.occupied.stop',
        `Hex ${placeOf(stepped(movement.at, movement.facing))} is occupied. Passing it takes ${free} movement points, but you have ${movement.left}.`,
      ),
  ].filter(refusal => refusal !== false)
}

function stopRefusals(state: State, ship: Ship, movement: Movement): Refusal[] {
  const other = movement.off ? null : shipAt(state, movement.at, ship.id)
  if (!other) return []
  return [refuse('ARC.move.occupied.stop', `${other.name} is in hex ${placeOf(movement.at)}, so you can't stop there.`)]
}

/** ARC.crit.6, ARC.crit.19: why a ship can't turn to a side. With both locks, it can't turn at all. */
export function lockRefusals(state: State, ship: Ship, step: Step): Refusal[] {
  const right = hasCondition(state, ship, 'right-only')
  const left = hasCondition(state, ship, 'left-only')
  const both = right && left
  return [
    hasCondition(state, ship, 'straight') && refuse('ARC.crit.10', `${ship.name} must go straight ahead this turn.`),
    right && (both || step.startsWith('L')) && refuse('ARC.crit.6', `${ship.name} can only turn right.`),
    left && (both || step.startsWith('R')) && refuse('ARC.crit.19', `${ship.name} can only turn left.`),
  ].filter(refusal => refusal !== false)
}

interface Turning {
  readonly movement: Movement
  readonly step: Step
  readonly last: boolean
}

function turnRefusals(state: State, ship: Ship, { movement, step, last }: Turning): Refusal[] {
  const cost = turnCost(state, ship)
  const sides = sidesOf(step)
  const other = shipAt(state, movement.at, ship.id)
  return [
    ...lockRefusals(state, ship, step),
    movement.off && refuse('ARC.board.exit', `${ship.name} has already left the map at this step.`),
    outOfFuel(state, ship) && refuse('ARC.crit.12', `${ship.name} is out of fuel.`),
    sides > MOST_SIDES && refuse('ARC.move.turn.max', `A turn can be at most ${MOST_SIDES} hexsides, not ${sides}.`),
    other &&
      refuse('ARC.move.occupied.turn', `${other.name} is in hex ${placeOf(movement.at)}, so you can't turn there.`),
    movement.turned &&
      !state.options.turnSplit &&
      refuse('ARC.move.turn.once-per-hex', `You have already turned in hex ${placeOf(movement.at)}.`),
    movement.left < cost &&
      refuse('ARC.move.turn.afford', `A turn costs ${cost} movement points. You have ${movement.left} left.`),
    sides > 1 &&
      !last &&
      refuse('ARC.move.multi-turn.roll', 'Make the Helm roll first; you can plot the rest afterwards.'),
  ].filter(refusal => typeof refusal === 'object' && refusal !== null)
}

/** ARC.opt.drift: who entered a hex last turn slides one further, unless that hex is taken or off the map. True where any did. */
export function drift(next: Next, emit: Emit): boolean {
  let drifted = false
  for (const ship of shipsInPlay(next)) {
    const { course } = ship
    if (course !== null) changeShip(next, ship.id, { course: null })
    if (!next.options.drift || course === null) continue
    const to = stepped(ship.at, course)
    if (!isOnMap(next, to) || shipAt(next, to, ship.id)) continue
    changeShip(next, ship.id, { at: to })
    emit({ type: 'drifted', rules: ['ARC.opt.drift'], ship: ship.id, to })
    drifted = true
  }
  return drifted
}
