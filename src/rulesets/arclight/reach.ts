import { axialOf, hexAt, hexCentre, hexOf, hexside, stepped, stepsBetween } from '../../engine/geometry/hex'
import type { Pose, Vec } from '../../engine/geometry/vec'
import type { Reach } from '../../engine/offers'
import { beyondMap, wayOff } from './leaving'
import { reachShapes } from './reach-shapes'
import { sharpChances, sharpTurn } from './rules/helm'
import { type Berth, berthsFrom, wayTo } from './rules/search'
import { has, isOnMap } from './rules/ship'
import { isTurn, type Step, sidesOf, turnCost, turnedBy, type Walk, walkOf } from './rules/walk'
import type { Ship, State } from './state'

export const poseOf = ({ at, facing }: Pick<Walk, 'at' | 'facing'>): Pose => ({
  at: hexCentre(hexOf(at)),
  facing: 60 * facing,
})

const sideOfPose = (pose: Pose): number => hexside(Math.round(pose.facing / 60))

interface Plotting {
  readonly start: Pose
  readonly reach: Reach
  stepsAlong(path: readonly Pose[]): readonly Step[]
}

/** How a ship may still go, and how a pointer becomes a course. What only people look at is worked out when they do. */
export function plottingOf(state: State, ship: Ship): Plotting {
  const from = walkOf(state, ship)
  const stepsAlong = (path: readonly Pose[]) => stepsOf(state, ship, { from, path })
  return {
    start: poseOf(from),
    stepsAlong,
    reach: {
      shapes: () => reachShapes(state, ship),
      extend(path, to, facing) {
        const here = after(state, ship, stepsAlong(path))
        return here ? [...path, ...posesOf(here, wayToward(state, ship, { here, to, facing }))] : path
      },
      cost: path => costWords(state, ship, stepsAlong(path)),
    },
  }
}

/** From poses back to steps: each pose is the hex ahead, or the same hex with another facing. */
function stepsOf(state: State, ship: Ship, { from, path }: { from: Walk; path: readonly Pose[] }): Step[] {
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

/** Three sides either way end alike: the way that is not locked. */
function turnStep(state: State, ship: Ship, sides: number): Step {
  const right = sides < 3 || (sides === 3 && !has(state, ship, 'left-only'))
  return right ? 'R'.repeat(sides) : 'L'.repeat(6 - sides)
}

/** Where steps without a roll lead; null once a roll must decide. */
function after(state: State, ship: Ship, steps: readonly Step[]): Walk | null {
  let walk = walkOf(state, ship)
  for (const step of steps) {
    if (isTurn(step) && sidesOf(step) > 1) return null
    walk = isTurn(step)
      ? { ...walk, facing: turnedBy(walk.facing, step), left: walk.left - turnCost(state, ship), turned: true }
      : { ...walk, at: stepped(walk.at, walk.facing), left: walk.left - 1, turned: false }
  }
  return walk.left < 0 || !isOnMap(state, walk.at) ? null : walk
}

function posesOf(from: Pick<Walk, 'at' | 'facing'>, steps: readonly Step[]): Pose[] {
  let { at, facing } = from
  return steps.map(step => {
    if (isTurn(step)) facing = turnedBy(facing, step)
    else at = stepped(at, facing)
    return poseOf({ at, facing })
  })
}

interface Toward {
  readonly here: Walk
  readonly to: Vec
  readonly facing: number | undefined
}

/** The cheapest way to a hex, or to the one in reach that is nearest to it; a wished facing may need a Helm roll. */
function wayToward(state: State, ship: Ship, { here, to, facing }: Toward): Step[] {
  const berths = berthsFrom(state, ship, here)
  const beyond = beyondMap(state, to)
  const off = beyond && wayOff(state, ship, { berths, goal: beyond })
  if (off) return off
  const goal = axialOf(hexAt(to))
  const least = Math.min(...berths.map(berth => stepsBetween(berth.at, goal)))
  const near = berths.filter(berth => stepsBetween(berth.at, goal) === least)
  const [place] = near.sort((a, b) => b.left - a.left)
  if (!place) return []
  const there = near.filter(({ at }) => at.q === place.at.q && at.r === place.at.r)
  if (facing === undefined) return wayTo(place)
  const wished = hexside(Math.round(facing / 60))
  const exact = there.find(berth => berth.facing === wished)
  return exact ? wayTo(exact) : sharpWay(state, ship, { there, wished, place })
}

/** ARC.move.multi-turn.roll: the last step of the plan turns by as many sides as are wanting. */
function sharpWay(
  state: State,
  ship: Ship,
  { there, wished, place }: { there: readonly Berth[]; wished: number; place: Berth },
): Step[] {
  const able = there.find(berth => (!berth.turned || state.options.turnSplit) && berth.left >= turnCost(state, ship))
  return able ? [...wayTo(able), turnStep(state, ship, hexside(wished - able.facing))] : wayTo(place)
}

/** "9 of 14 points"; with a turn of several sides, what the Helm roll needs and its chance. */
function costWords(state: State, ship: Ship, steps: readonly Step[]): string {
  const from = walkOf(state, ship)
  const last = steps.at(-1)
  const sharp = last !== undefined && isTurn(last) && sidesOf(last) > 1
  const end = after(state, ship, sharp ? steps.slice(0, -1) : steps)
  if (!end) return 'off the map'
  const spent = from.left - end.left
  if (!sharp) return `${spent} of ${from.left} points`
  const turn = sharpTurn(state, ship, { sides: sidesOf(last), left: end.left })
  const made = sharpChances(turn).reduce((sum, { came, chance }) => sum + (came === 'made' ? chance : 0), 0)
  return `${spent + turn.base} of ${from.left} points, Helm ${turn.target}+: ${Math.round(made * 100)} %`
}
