import { atMost } from '../../../engine/geometry/units'
import { distance, type Vec } from '../../../engine/geometry/vec'
import type { Refusal } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
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
  return sightBetween(groundOf(state), SIGHT, { from: a.at, to: b.at }).clear
}

/** Everything that hides one base from another; nothing where it is seen. */
export function hiddenBy(state: State, from: Spot, to: Spot & { readonly name: string }): Refusal[] {
  const far = distance(from.at, to.at)
  const ground = groundOf(state)
  const sight = sightBetween(ground, SIGHT, { from: from.at, to: to.at })
  const shapes = sight.clear ? [] : sightShapes(ground, sight)
  return [
    ...(state.visibility !== null && !atMost(far, state.visibility)
      ? [
          no(
            'LW.vis.season',
            `${to.name} is ${inches(far)} away; nobody sees further than ${inches(state.visibility)} in this season.`,
            [lineOfSight(from.at, to.at)],
          ),
        ]
      : []),
    ...sight.blocks.map(block => no('LW.vis.dead-ground', `${capital(sayBlock(TERRAIN, block))}.`, shapes)),
  ]
}

const lineOfSight = (a: Vec, b: Vec): Shape => ({ kind: 'path', tone: 'bad', points: [a, b], dashed: true })

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Enemies that see a point. */
export const watchers = (state: State, base: Base, at: Vec = base.at): Base[] =>
  enemiesOf(state, base.seat).filter(enemy => seen(state, enemy, { at }))

export const unseen = (state: State, base: Base, at: Vec): boolean =>
  !enemiesOf(state, base.seat).some(enemy => seen(state, enemy, { at }))
