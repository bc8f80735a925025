import { EPSILON } from '../../../../engine/geometry/units'
import type { Vec } from '../../../../engine/geometry/vec'
import { type Refusal, refuse } from '../../../../engine/rolls/plan'
import { barrierCuts } from '../../../../engine/terrain/cuts'
import type { TerrainIndex } from '../../../../engine/terrain/index'
import { sightBetween } from '../../../../engine/terrain/sight'
import { lineOf, pointAt } from '../../../../engine/terrain/stretches'
import type { Stand } from '../../parts/stand'
import type { State } from '../../state'
import { HEIGHTS } from '../../tables/ground'
import { EYES } from '../../tables/movement'
import type { Sense } from '../../tables/senses'
import { groundOf, houseOf } from '../ground/ground'
import { hooks } from '../hooks'
import { rulingFor } from '../referee-rulings'
import { isVehicle, vehicleOf } from '../stands'
import {
  BY_EYE,
  blocksOn,
  hindrances,
  isClear,
  isUnbarredBetween,
  isUnhindered,
  KnownLine,
  type Looking,
  linesFrom,
  SIGHT,
  type SightLine,
} from './sight-lines'

/** STR.core.los.eye: metres above the ground. */
export function eyeOf(state: State, stand: Stand): number {
  for (const hook of hooks(state.options, 'los.height')) {
    const height = hook(state, stand)
    if (height !== null) return height
  }
  if (stand.popup) return EYES.popup
  if (stand.flight === 'terrainFollowing') return EYES.terrainFollowing
  if (stand.flight === 'high') return stand.height
  if (stand.flight === 'noe') return EYES.noe
  if (isVehicle(stand)) return EYES.ground
  const floors = houseOf(state, stand)?.values?.floors
  return typeof floors === 'number' && floors > 1 ? floors * HEIGHTS.floor - 2 : EYES.ground
}

/** Whether the line is open; the quick answer. */
export const isOpen = (state: State, line: SightLine, looking: Looking = BY_EYE): boolean =>
  isUnhindered(state, line, looking) && isClear(state, line)

function lineBetween(state: State, a: Stand, b: Stand): KnownLine {
  const ground = groundOf(state)
  const from = linesFrom(ground, a.at)
  const eye = eyeOf(state, a)
  const target = eyeOf(state, b)
  const known = from.get(b.at)
  if (known && known.eye === eye && known.target === target) return known
  const line = new KnownLine(ground, { from: a.at, to: b.at, eye, target })
  from.set(b.at, line)
  return line
}

/** STR.core.referee.decides: what the referee says of the sight between two stands; null leaves it to the ground. */
function ruledSight(state: State, a: Stand, b: Stand): boolean | null {
  if (state.rulings.length === 0) return null
  const ruled = rulingFor(state, 'STR.core.los.line', wireOf(a, b))
  return ruled === 'open' ? true : ruled === 'closed' ? false : null
}
/** A pair of stands, whoever is named first. */
export const wireOf = (a: Stand, b: Stand): string => [a.id, b.id].sort().join('-')

/** Whether one stand has a line of sight to another, by eye or by another sense. */
export function sees(state: State, a: Stand, b: Stand, sense: Sense = 'eye'): boolean {
  if (sense === 'sound') return true
  const ruled = ruledSight(state, a, b)
  if (ruled !== null) return ruled
  const line = lineBetween(state, a, b)
  if (!line.isOpen(state, sense)) return false
  return (
    hooks(state.options, 'los.block').length === 0 || isUnbarredBetween(state, line, { sense, spotter: a, seen: b })
  )
}
/** STR.core.indirect.observer: ground is seen two metres above it. */
export const seesPoint = (state: State, a: Stand, to: Vec): boolean =>
  isOpen(state, { from: a.at, to, eye: eyeOf(state, a), target: EYES.ground }, { sense: 'eye', spotter: a, seen: null })

/** Every reason why a line is closed, with its picture. */
export const sightRefusals = (state: State, line: SightLine, looking: Looking = BY_EYE): Refusal[] => [
  ...blocksOn(state, line),
  ...hindrances(state, line, looking),
]
/** The same between two stands. */
export function standSight(state: State, a: Stand, b: Stand, sense: Sense = 'eye'): Refusal[] {
  if (sense === 'sound') return []
  const ruled = ruledSight(state, a, b)
  if (ruled !== null) return ruled ? [] : [refuse('STR.core.los.line', 'No line of sight: the referee has ruled so.')]
  const line = lineBetween(state, a, b)
  return [...line.blocks(state), ...hindrances(state, line, { sense, spotter: a, seen: b })]
}

/** STR.core.los.hull-down: what lies one metre above its ground is hidden, the rest is not. */
export function isHullDown(state: State, firer: Stand, target: Stand): boolean {
  if (!isVehicle(target) || vehicleOf(state, target)?.motion === 'aircraft') return false
  if (target.popup || (target.flight !== 'ground' && target.flight !== 'noe')) return false
  const ruled = rulingFor(state, 'STR.core.los.hull-down', target.id)
  if (ruled !== null) return ruled === 'yes'
  return lineBetween(state, firer, target).hidesHull(line => isHullHidden(groundOf(state), line))
}

function isHullHidden(index: TerrainIndex, { from: firer, to: target, eye }: SightLine): boolean {
  if (index.at(target).some(({ kind }) => kind.id === 'dugout')) return true
  const low = sightBetween(index, SIGHT, { from: firer, to: target, eye, target: 1 })
  if (low.blocks.some(({ why }) => why === 'ground')) return true
  const line = lineOf(target, firer)
  const from = index.elevation(target) + 1
  const rise = (index.elevation(firer) + eye - from) / Math.max(line.length, EPSILON)
  return index.barriers.some(
    placed =>
      placed.kind.id === 'wall' &&
      barrierCuts(placed, line).some(
        far => from + rise * far < index.elevation(pointAt(line, far)) + HEIGHTS.wall - EPSILON,
      ),
  )
}
