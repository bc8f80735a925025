import { stepped } from '../../engine/geometry/hex'
import type { Players } from '../../engine/players'
import type { Random } from '../../engine/rolls/random'
import type { ArcAction } from './actions'
import { firstFree, movementOf, type Step, turnCost, turnedBy } from './rules/movement'
import { hasCondition, isOnMap } from './rules/ship'
import type { Ship, State } from './state'

/** How players without a plan of their own choose, for fuzz and bots. */
export const players: Players<State, ArcAction> = {
  move: {
    pick({ piece }, view, random) {
      const ship = piece === undefined ? undefined : view.ships[piece]
      const steps = ship ? randomCourse(view, ship, random) : []
      return ship && steps.length > 0 ? { type: 'move', ship: ship.id, steps } : null
    },
  },
}

const TURN_SHARE = 0.25
const SHARP_SHARE = 0.1
const LEAVE_SHARE = 0.05

/** A course that the ship can fly. It seldom leaves the map. */
function randomCourse(state: State, ship: Ship, random: Random): Step[] {
  const cost = turnCost(state, ship)
  const straight = hasCondition(state, ship, 'straight')
  const sides = [
    ...(hasCondition(state, ship, 'right-only') || straight ? [] : ['L']),
    ...(hasCondition(state, ship, 'left-only') || straight ? [] : ['R']),
  ]
  const steps: Step[] = []
  let { at, facing, left, turned } = movementOf(state, ship)
  const budget = straight ? 0 : Math.floor(random() * left)
  while (left > budget) {
    const mayTurn = sides.length > 0 && left >= cost && (!turned || state.options.turnSplit)
    const side = sides[Math.floor(random() * sides.length)] ?? 'R'
    if (mayTurn && random() < SHARP_SHARE) return [...steps, side.repeat(random() < 0.5 ? 2 : 3)]
    const hexes = firstFree(state, ship, { at, facing })
    const next = stepped(at, facing, hexes)
    const blocked = hexes > left || (!isOnMap(state, next) && !straight && random() >= LEAVE_SHARE)
    if (mayTurn && (blocked || random() < TURN_SHARE)) {
      steps.push(side)
      facing = turnedBy(facing, side)
      left -= cost
      turned = true
    } else if (blocked) return steps
    else {
      for (let i = 0; i < hexes; i++) steps.push('F')
      at = next
      left -= hexes
      turned = false
      if (!isOnMap(state, at)) return steps
    }
  }
  return steps
}
