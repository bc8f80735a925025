import { atMost } from '../../../engine/geometry/units'
import { distance, type Vec } from '../../../engine/geometry/vec'
import type { Refusal } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import type { TerrainIndex } from '../../../engine/terrain/index'
import { isClearBetween, sayBlock, sightBetween, sightShapes } from '../../../engine/terrain/sight'
import { thicknessSight } from '../../../engine/terrain/sight-rules'
import type { Base, State } from '../state'
import { TERRAIN } from '../tables/terrain'
import { enemiesOf, no } from './base'
import { groundOf } from './ground'
import { inches } from './words'

/** LW.vis.dead-ground: objects hide, on either side, as much ground as they are thick along the line. */
export const SIGHT = thicknessSight()

interface Spot {
  readonly at: Vec
}

/** LW.vis.mutual: the line between two points is open and no longer than the visibility. */
export const seen = (state: State, a: Spot, b: Spot): boolean => inVisibility(state, a.at, b.at) && isClear(state, a, b)

/** The same for a place where nobody stands yet. */
export const seenAt = (state: State, { at }: Base, place: Vec): boolean =>
  inVisibility(state, at, place) && isClearBetween(groundOf(state), SIGHT, { from: at, to: place })

const inVisibility = ({ visibility }: State, a: Vec, b: Vec): boolean =>
  visibility === null || atMost(distance(a, b), visibility)

interface Lines {
  readonly ground: TerrainIndex
  readonly to: Map<Vec, boolean>
}

/** Places are shared by all positions in which nobody moved, and lines between them run through the same ground. */
const lines = new WeakMap<Vec, Lines>()

function isClear(state: State, { at: a }: Spot, { at: b }: Spot): boolean {
  const ground = groundOf(state)
  // The line is the same both ways.
  const turned = b.x < a.x || (b.x === a.x && b.y < a.y)
  const from = turned ? b : a
  const to = turned ? a : b
  let known = lines.get(from)
  if (known?.ground !== ground) {
    known = { ground, to: new Map() }
    lines.set(from, known)
  }
  let clear = known.to.get(to)
  if (clear === undefined) {
    clear = isClearBetween(ground, SIGHT, { from, to })
    known.to.set(to, clear)
  }
  return clear
}

/** Everything that hides one base from another; nothing where it is seen. */
export function hiddenBy(state: State, from: Spot, to: Spot & { readonly name: string }): Refusal[] {
  const reasons: Refusal[] = []
  const far = distance(from.at, to.at)
  if (state.visibility !== null && !atMost(far, state.visibility))
    reasons.push(
      no(
        'LW.vis.season',
        `${to.name} is ${inches(far)} away; nobody sees further than ${inches(state.visibility)} in this season.`,
        [lineOfSight(from.at, to.at)],
      ),
    )
  if (isClear(state, from, to)) return reasons
  const ground = groundOf(state)
  const sight = sightBetween(ground, SIGHT, { from: from.at, to: to.at })
  for (const block of sight.blocks) {
    const why = `${capital(sayBlock(TERRAIN, block))}.`
    reasons.push({
      rule: 'LW.vis.dead-ground',
      why,
      get shapes() {
        return sightShapes(ground, sight)
      },
    })
  }
  return reasons
}

const lineOfSight = (a: Vec, b: Vec): Shape => ({ kind: 'path', tone: 'bad', points: [a, b], dashed: true })

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Enemies that see a base where it stands. */
export const watchers = (state: State, base: Base): Base[] =>
  enemiesOf(state, base.seat).filter(enemy => seen(state, enemy, base))

/** Whether a place is out of sight of every enemy. */
export const unseen = (state: State, base: Base, at: Vec): boolean =>
  !enemiesOf(state, base.seat).some(enemy => seenAt(state, enemy, at))
