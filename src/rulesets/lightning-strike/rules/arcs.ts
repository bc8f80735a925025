import { type Arc, inArc, relativeBearing } from '../../../engine/geometry/angle'
import type { Pose, Vec } from '../../../engine/geometry/vec'
import type { Shape } from '../../../engine/scene/shapes'
import type { FiringArc } from '../cards/card'
import type { Options } from '../options'
import type { LsRule } from '../rulebook'

export const DEFENCE_ARCS = ['front', 'rear'] as const
export type DefenceArc = (typeof DEFENCE_ARCS)[number]

type ArcOptions = Pick<Options, 'ffArc'>

interface FiringArcRow {
  readonly name: string
  readonly rule: LsRule
  readonly arc: Arc
}

const FIRING: Readonly<Record<Exclude<FiringArc, 'FF'>, FiringArcRow>> = {
  F: { name: 'Forward', rule: 'LS.arc.forward', arc: { from: -90, to: 90 } },
  RI: { name: 'Right', rule: 'LS.arc.right', arc: { from: 0, to: 180 } },
  L: { name: 'Left', rule: 'LS.arc.left', arc: { from: -180, to: 0 } },
  Rr: { name: 'Rear', rule: 'LS.arc.rear', arc: { from: 90, to: 270 } },
  T: { name: 'Turret', rule: 'LS.arc.turret', arc: { from: -180, to: 180 } },
}

/** LS.arc.fixed-forward: 120 degrees, or 90 as on the reference panel. */
export function firingArc(options: ArcOptions, arc: FiringArc): FiringArcRow {
  if (arc !== 'FF') return FIRING[arc]
  const half = Number(options.ffArc) / 2
  return { name: 'Fixed Forward', rule: 'LS.arc.fixed-forward', arc: { from: -half, to: half } }
}

/** LS.arc.coincident: a Unit on the very same point is in every arc. */
export function inFiringArc(options: ArcOptions, arc: FiringArc, line: { from: Pose; to: Vec }): boolean {
  const relative = relativeBearing(line.from, line.to)
  return relative === null || inArc(firingArc(options, arc).arc, relative)
}

const FRONT: Arc = { from: -90, to: 90 }

/** LS.defarc.boundary, LS.defarc.coincident: the line between both arcs and the very same point count as Front. */
export function defenceArc(target: Pose, from: Vec): DefenceArc {
  const relative = relativeBearing(target, from)
  return relative === null || inArc(FRONT, relative) ? 'front' : 'rear'
}

export interface Ring {
  readonly inner: number
  readonly outer: number
}

/** A part of an arc on the table. */
export function arcShape(pose: Pose, arc: Arc, ring: Ring): Shape & { kind: 'sector' } {
  const from = pose.facing + arc.from
  return { kind: 'sector', tone: 'arc', at: pose.at, ...ring, from, to: from + (arc.to - arc.from) }
}
