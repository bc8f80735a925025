import { contains, crosses, crossing } from '../../../engine/geometry/area'
import { below } from '../../../engine/geometry/units'
import { distance, dot, lerp, sub, type Vec } from '../../../engine/geometry/vec'
import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import type { Obstacle, State, Unit } from '../state'
import { OBSTACLE_NAMES, outlineOf, touches } from './obstacles'
import { BASE, cardOf, inContact, unitsOnTable } from './unit'

/** Where a line begins and ends, whatever is there. */
interface Ends {
  readonly from: { readonly at: Vec }
  readonly to: { readonly at: Vec }
}

export interface SightLine {
  readonly from: Unit
  readonly to: Unit
}

/**
 * Everything that hides `to` from `from`; nothing does if they touch.
 * LS.los.default-clear, LS.los.one-way, LS.los.contact-attack.
 */
export function hiddenBy(state: State, line: SightLine): Refusal[] {
  if (inContact(line.from, line.to)) return []
  const units = unitsOnTable(state).filter(unit => blocksAsUnit(state, unit, line))
  const obstacles = Object.values(state.obstacles).filter(obstacle => blocksAsTerrain(state, obstacle, line))
  return [...units.map(unit => behindUnit(state, unit, line)), ...obstacles.map(it => behindObstacle(it, line))]
}

/** LS.los.block-unit, LS.los.contact-needed, LS.los.smaller: it touches the target, isn't smaller, and is in between. */
function blocksAsUnit(state: State, unit: Unit, line: SightLine): boolean {
  if (unit.id === line.from.id || unit.id === line.to.id) return false
  if (!inContact(unit, line.to)) return false
  return cardOf(state, unit).size >= cardOf(state, line.to).size && intervening(unit, line)
}

/** LS.los.intervening: its centre is between both along the line, and the line crosses its base. */
export function intervening(unit: Unit, line: SightLine): boolean {
  const across = sub(line.to.at, line.from.at)
  const length = distance(line.from.at, line.to.at)
  const along = dot(sub(unit.at, line.from.at), across) / length
  if (!below(0, along) || !below(along, length)) return false
  return below(distance(unit.at, lerp(line.from.at, line.to.at, along / length)), BASE)
}

/** LS.los.asteroid blocks every line through it; LS.los.block-terrain hides only Units that touch it from behind. */
function blocksAsTerrain(state: State, obstacle: Obstacle, { from, to }: SightLine): boolean {
  if (!crosses(obstacle.area, from.at, to.at)) return false
  if (obstacle.kind === 'asteroid') return true
  return (
    state.options.areaTerrainBlocks &&
    !contains(obstacle.area, to.at) &&
    !contains(obstacle.area, from.at) &&
    touches(obstacle, to.at)
  )
}

function behindUnit(state: State, unit: Unit, line: SightLine): Refusal {
  const size = cardOf(state, unit).size
  const larger = size > cardOf(state, line.to).size
  const why = `${line.to.name} is hidden behind ${unit.name} (Size ${size}), which touches it.`
  return refuse(larger ? 'LS.cc.hide' : 'LS.los.block-unit', why, [
    blockedLine(line),
    { kind: 'disc', tone: 'bad', at: unit.at, radius: BASE, label: `Size ${size}` },
  ])
}

function behindObstacle(obstacle: Obstacle, line: SightLine): Refusal {
  const name = OBSTACLE_NAMES[obstacle.kind]
  const shapes = [blockedLine(line), outlineOf(obstacle, 'bad', name), ...throughShapes(obstacle, line)]
  return obstacle.kind === 'asteroid'
    ? refuse('LS.los.asteroid', `An ${name} blocks the line of sight to ${line.to.name}.`, shapes)
    : refuse('LS.los.block-terrain', `${line.to.name} is hidden behind a ${name} that it touches.`, shapes)
}

const blockedLine = ({ from, to }: SightLine): Shape => ({ kind: 'path', tone: 'bad', points: [from.at, to.at] })

/** The part of the line inside an obstacle. */
export const throughShapes = (obstacle: Obstacle, { from, to }: Ends): Shape[] =>
  crossing(obstacle.area, from.at, to.at).map(stretch => ({
    kind: 'path',
    tone: 'warn',
    points: [lerp(from.at, to.at, stretch.from), lerp(from.at, to.at, stretch.to)],
  }))
