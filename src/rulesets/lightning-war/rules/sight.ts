import { atMost } from '../../../engine/geometry/units'
import { distance, type Vec } from '../../../engine/geometry/vec'
import type { Refusal } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import type { TerrainIndex } from '../../../engine/terrain/index'
import { sayBlock, sightBetween, sightShapes } from '../../../engine/terrain/sight'
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
export function seen(state: State, a: Spot, b: Spot): boolean {
  if (state.visibility !== null && !atMost(distance(a.at, b.at), state.visibility)) return false
  return isClear(state, a.at, b.at)
}

/** Places are shared by all positions in which nobody moved, and lines between them run through the same ground. */
const lines = new WeakMap<TerrainIndex, WeakMap<Vec, WeakMap<Vec, boolean>>>()

function isClear(state: State, a: Vec, b: Vec): boolean {
  const ground = groundOf(state)
  // The line is the same both ways.
  const [from, to] = b.x < a.x || (b.x === a.x && b.y < a.y) ? [b, a] : [a, b]
  const known = linesFrom(ground, from)
  let clear = known.get(to)
  if (clear === undefined) {
    clear = sightBetween(ground, SIGHT, { from, to }).clear
    known.set(to, clear)
  }
  return clear
}

function linesFrom(ground: TerrainIndex, from: Vec): WeakMap<Vec, boolean> {
  let places = lines.get(ground)
  if (!places) {
    places = new WeakMap()
    lines.set(ground, places)
  }
  let known = places.get(from)
  if (!known) {
    known = new WeakMap()
    places.set(from, known)
  }
  return known
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
  if (isClear(state, from.at, to.at)) return reasons
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

/** Enemies that see a point. */
export const watchers = (state: State, base: Base, at: Vec = base.at): Base[] =>
  enemiesOf(state, base.seat).filter(enemy => seen(state, enemy, { at }))

export const unseen = (state: State, base: Base, at: Vec): boolean =>
  !enemiesOf(state, base.seat).some(enemy => seen(state, enemy, { at }))
