import type { Pose, Vec } from '../../../engine/geometry/vec'
import type { Shape } from '../../../engine/scene/shapes'
import type { Base } from '../state'
import type { Mode } from './rates'

/** A way somebody wants to go. */
export interface Way {
  readonly base: Base
  readonly path: readonly Pose[]
  readonly mode: Mode
  /** Bases that move with it and keep their places beside it. */
  readonly beside: ReadonlySet<string>
}

export const ALONE: ReadonlySet<string> = new Set()

export const endOf = ({ base, path }: Pick<Way, 'base' | 'path'>): Pose => path.at(-1) ?? base

export const pointsOfWay = ({ base, path }: Pick<Way, 'base' | 'path'>): Vec[] => [base.at, ...path.map(({ at }) => at)]

/** A spot on a way that forbids it. */
export const cross = (at: Vec): Shape => ({ kind: 'disc', tone: 'bad', at, radius: 0.4 })
