import {
  type Axial,
  axialOf,
  hexAt,
  hexCentre,
  hexOf,
  hexSize,
  hexside,
  stepped,
  stepsBetween,
} from '../../../engine/geometry/hex'
import type { Pose, Vec } from '../../../engine/geometry/vec'
import type { Reach } from '../../../engine/offers'
import { sharpChances, sharpTurn } from '../rules/helm'
import { firstFree, isTurn, type Movement, movementOf, type Step, sidesOf, turnCost, turnedBy } from '../rules/movement'
import { type Spot, spotsFrom, stepsTo } from '../rules/reach'
import { hasCondition, isOnMap } from '../rules/ship'
import type { Ship, State } from '../state'
import { reachShapes } from './reach-shapes'

export const poseOf = ({ at, facing }: Pick<Movement, 'at' | 'facing'>): Pose => ({
  at: hexCentre(hexOf(at)),
  facing: 60 * facing,
})

const sideOfPose = (pose: Pose): number => hexside(Math.round(pose.facing / 60))

interface Plotting {
  readonly start: Pose
  readonly reach: Reach
  stepsAlong(path: readonly Pose[]): readonly Step[]
}

/** How a ship can still move, and how a pointer becomes a course. */
export function plottingOf(state: State, ship: Ship): Plotting {
  const from = movementOf(state, ship)
  const stepsAlong = (path: readonly Pose[]) => stepsOf(state, ship, { from, path })
  return {
    start: poseOf(from),
    stepsAlong,
    reach: {
      shapes: () => reachShapes(state, ship),
      extend(path, to, facing) {
        const here = after(state, ship, stepsAlong(path))
        return here ? [...path, ...posesOf(here, stepsToward(state, ship, { here, to, facing }))] : path
      },
      cost: path => costWords(state, ship, stepsAlong(path)),
    },
  }
}

/** The steps of a path. Each pose is a hex ahead, or the same hex with another facing. */
function stepsOf(state: State, ship: Ship, { from, path }: { from: Movement; path: readonly Pose[] }): Step[] {
  const steps: Step[] = []
  let { at, facing } = from
  for (const pose of path) {
    const to = axialOf(hexAt(pose.at))
    const hexes = stepsBetween(at, to)
    for (let i = 0; i < hexes; i++) steps.push('F')
    at = to
    const sides = hexside(sideOfPose(pose) - facing)
    if (sides !== 0) steps.push(turnStep(state, ship, sides))
    facing = sideOfPose(pose)
  }
  return steps
}

/** Three hexsides left or right end the same way, so it takes the side that isn't locked. */
function turnStep(state: State, ship: Ship, sides: number): Step {
  const right = sides < 3 || (sides === 3 && !hasCondition(state, ship, 'left-only'))
  return right ? 'R'.repeat(sides) : 'L'.repeat(6 - sides)
}

/** Where steps without a roll lead; null if they need a roll or aren't possible. */
function after(state: State, ship: Ship, steps: readonly Step[]): Movement | null {
  const movement = followed(state, ship, steps)
  return !movement || movement.left < 0 || !isOnMap(state, movement.at) ? null : movement
}

/** Where steps without a roll would lead with any number of points. */
function followed(state: State, ship: Ship, steps: readonly Step[]): Movement | null {
  let movement = movementOf(state, ship)
  for (const step of steps) {
    if (isTurn(step) && sidesOf(step) > 1) return null
    movement = isTurn(step)
      ? {
          ...movement,
          facing: turnedBy(movement.facing, step),
          left: movement.left - turnCost(state, ship),
          turned: true,
        }
      : { ...movement, at: stepped(movement.at, movement.facing), left: movement.left - 1, turned: false }
  }
  return movement
}

function posesOf(from: Pick<Movement, 'at' | 'facing'>, steps: readonly Step[]): Pose[] {
  let { at, facing } = from
  return steps.map(step => {
    if (isTurn(step)) facing = turnedBy(facing, step)
    else at = stepped(at, facing)
    return poseOf({ at, facing })
  })
}

interface Toward {
  readonly here: Movement
  readonly to: Vec
  readonly facing: number | undefined
}

/**
 * The cheapest steps to a hex. For one out of reach they are refused with the reason; where no course leads there, they
 * end at the nearest hex. The facing asked for may need a Helm roll.
 */
function stepsToward(state: State, ship: Ship, { here, to, facing }: Toward): Step[] {
  const spots = spotsFrom(state, ship, here)
  const beyond = beyondMap(state, to)
  const off = beyond && stepsOff(state, ship, { spots, goal: beyond })
  if (off) return off
  const goal = axialOf(hexAt(to))
  const least = Math.min(...spots.map(spot => stepsBetween(spot.at, goal)))
  const past = least > 0 && !beyond ? stepsPast(state, ship, { here, goal }) : null
  if (past) return past
  const near = spots.filter(spot => stepsBetween(spot.at, goal) === least)
  const [place] = near.sort((a, b) => b.left - a.left)
  if (!place) return []
  const there = near.filter(({ at }) => at.q === place.at.q && at.r === place.at.r)
  if (facing === undefined) return stepsTo(place)
  const wished = hexside(Math.round(facing / 60))
  const exact = there.find(spot => spot.facing === wished)
  return exact ? stepsTo(exact) : stepsWithSharpTurn(state, ship, { there, wished, place })
}

/** More points than any course on the map needs. */
const ENOUGH = 99

/** The steps to a hex that costs more points than the ship has, or that another ship is in. */
function stepsPast(state: State, ship: Ship, { here, goal }: { here: Movement; goal: Axial }): Step[] | null {
  const spots = spotsFrom(state, ship, { ...here, left: ENOUGH })
  const isGoal = ({ q, r }: Axial): boolean => q === goal.q && r === goal.r
  const there = spots.find(({ at }) => isGoal(at))
  if (there) return stepsTo(there)
  const beside = spots.find(({ at, facing }) => isGoal(stepped(at, facing)))
  return beside ? [...stepsTo(beside), 'F'] : null
}

/** ARC.move.multi-turn.roll: the last step turns the ship to the facing asked for. */
function stepsWithSharpTurn(
  state: State,
  ship: Ship,
  { there, wished, place }: { there: readonly Spot[]; wished: number; place: Spot },
): Step[] {
  const able = there.find(spot => (!spot.turned || state.options.turnSplit) && spot.left >= turnCost(state, ship))
  return able ? [...stepsTo(able), turnStep(state, ship, hexside(wished - able.facing))] : stepsTo(place)
}

/** "9 of 14 points"; with a turn of several hexsides, also what the Helm roll needs and its chance. */
function costWords(state: State, ship: Ship, steps: readonly Step[]): string {
  const from = movementOf(state, ship)
  const last = steps.at(-1)
  const sharp = last !== undefined && isTurn(last) && sidesOf(last) > 1
  const end = after(state, ship, sharp ? steps.slice(0, -1) : steps)
  const past = end ? null : followed(state, ship, sharp ? steps.slice(0, -1) : steps)
  if (past && isOnMap(state, past.at)) return `${from.left - past.left} of ${from.left} points`
  if (!end) return 'off the map'
  const spent = from.left - end.left
  if (!sharp) return `${spent} of ${from.left} points`
  const turn = sharpTurn(state, ship, { sides: sidesOf(last), left: end.left })
  const made = sharpChances(turn).reduce((sum, { result, chance }) => sum + (result === 'made' ? chance : 0), 0)
  return `${spent + turn.base} of ${from.left} points, Helm ${turn.target}+: ${Math.round(made * 100)} %`
}

const HALF = 0.5

/**
 * ARC.board.exit: the hex off the map at a point; null if the point is on the map. Keys and numbers can't go beyond
 * the rim, so a point on the rim means the hex beyond it.
 */
export function beyondMap(state: State, { x, y }: Vec): Axial | null {
  const { width, height } = hexSize(state.options)
  const outward = (at: number, most: number): number => (at <= 0 ? at - HALF : at >= most ? at + HALF : at)
  const hex = axialOf(hexAt({ x: outward(x, width), y: outward(y, height) }))
  return isOnMap(state, hex) ? null : hex
}

/** The steps off the map that end nearest to a hex beyond it; null if the ship gets nearer without leaving. */
export function stepsOff(
  state: State,
  ship: Ship,
  { spots, goal }: { spots: readonly Spot[]; goal: Axial },
): Step[] | null {
  let least = Math.min(...spots.map(({ at }) => stepsBetween(at, goal)))
  let best: Step[] | null = null
  // Spots with the most points left come first, so the first of equals is the cheapest.
  for (const spot of spots) {
    const hexes = firstFree(state, ship, spot)
    const at = stepped(spot.at, spot.facing, hexes)
    if (hexes > spot.left || isOnMap(state, at) || stepsBetween(at, goal) >= least) continue
    least = stepsBetween(at, goal)
    best = [...stepsTo(spot), ...Array.from({ length: hexes }, () => 'F')]
  }
  return best
}
