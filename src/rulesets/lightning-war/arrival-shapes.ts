import type { Shape } from '../../engine/scene/shapes'
import { baseOf } from './rules/base'
import type { Arrival } from './rules/closing'
import { cornersOf, halfOf } from './rules/footprint'
import type { State } from './state'

/** The way of each squad in an assault, and where it would stand: green in contact, grey as near as it can come. */
export const arrivalShapes = (state: State, arrivals: readonly Arrival[]): Shape[] =>
  arrivals.flatMap(({ base: id, pose, by, contact }): Shape[] => {
    const base = baseOf(state, id)
    const tone = contact ? 'good' : 'muted'
    return [
      { kind: 'path', tone, points: [base.at, ...by, pose.at], arrow: true, ...(contact ? {} : { dashed: true }) },
      { kind: 'polygon', tone, points: cornersOf(pose, halfOf(state, base)) },
    ]
  })
