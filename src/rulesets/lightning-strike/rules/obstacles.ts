import { type Area, crosses, distanceTo } from '../../../engine/geometry/area'
import { atMost } from '../../../engine/geometry/units'
import type { Vec } from '../../../engine/geometry/vec'
import { type Modifier, modifier } from '../../../engine/rolls/ledger'
import type { Shape } from '../../../engine/scene/shapes'
import type { LsRule } from '../rulebook'
import type { Obstacle, ObstacleKind, State, Unit } from '../state'
import { BASE } from './unit'

export const OBSTACLE_NAMES: Readonly<Record<ObstacleKind, string>> = {
  dust: 'dust cloud',
  debris: 'debris field',
  rock: 'rock field',
  factory: 'factory complex',
  asteroid: 'asteroid',
}

export const obstaclesOf = (state: State): Obstacle[] => Object.values(state.obstacles)

/** The base of a counter at this point touches the obstacle. For every rule, it is inside. */
export const touches = (obstacle: Obstacle, at: Vec): boolean => atMost(distanceTo(obstacle.area, at), BASE)

export const obstaclesTouching = (state: State, at: Vec): Obstacle[] =>
  obstaclesOf(state).filter(obstacle => touches(obstacle, at))

/** The obstacle, as the board draws it to explain a rule. */
export function outlineOf({ area }: { readonly area: Area }, tone: Shape['tone'], label?: string): Shape {
  const text = label === undefined ? {} : { label }
  return { ...shapeOf(area), tone, ...text }
}

const shapeOf = (area: Area) =>
  area.kind === 'disc'
    ? { kind: 'disc' as const, at: area.at, radius: area.radius }
    : { kind: 'polygon' as const, points: area.points }

/** How many clouds and rock fields a base at this point touches. */
export function cloudsAround(state: State, at: Vec): { readonly clouds: number; readonly rocks: number } {
  const kinds = obstaclesTouching(state, at).map(({ kind }) => kind)
  const count = (...wanted: ObstacleKind[]): number => kinds.filter(kind => wanted.includes(kind)).length
  return { clouds: count('dust', 'debris'), rocks: count('rock') }
}

/** The rules that limit what fields do to a shot. */
export function insideRules(state: State, from: Vec, to: Vec): LsRule[] {
  const hindering = obstaclesOf(state).filter(obstacle => penaltyRule(obstacle, from, to) !== null)
  const [only] = hindering
  const through = only && !touches(only, from) && !touches(only, to)
  const within = obstaclesOf(state).some(
    obstacle =>
      obstacle.kind === 'factory' &&
      touches(obstacle, from) &&
      (touches(obstacle, to) || crosses(obstacle.area, from, to)),
  )
  return [
    ...(hindering.length > 1 ? (['LS.obstacle.penalty-once'] as const) : []),
    ...(through ? (['LS.obstacle.through'] as const) : []),
    ...(within ? (['LS.obstacle.factory.inside'] as const) : []),
  ]
}

/** A single −2 for a shot into, out of or through rock fields and factory complexes, however many there are. */
export function firePenalty(state: State, from: Vec, to: Vec): Modifier[] {
  for (const obstacle of obstaclesOf(state)) {
    const rule = penaltyRule(obstacle, from, to)
    if (!rule) continue
    return [
      modifier(-2, `${how(obstacle, from, to)} a ${OBSTACLE_NAMES[obstacle.kind]}`, rule, [
        outlineOf(obstacle, 'warn'),
      ]),
    ]
  }
  return []
}

function penaltyRule(obstacle: Obstacle, from: Vec, to: Vec): LsRule | null {
  const out = touches(obstacle, from)
  const affected = touches(obstacle, to) || crosses(obstacle.area, from, to)
  if (obstacle.kind === 'rock') return out || affected ? 'LS.obstacle.rock.fire-penalty' : null
  if (obstacle.kind === 'factory') return !out && affected ? 'LS.obstacle.factory.fire-penalty' : null
  return null
}

function how(obstacle: Obstacle, from: Vec, to: Vec): string {
  if (touches(obstacle, to)) return 'Fires into'
  return touches(obstacle, from) ? 'Fires out of' : 'Fires through'
}

/** Dust clouds and debris fields give one +1 to Defense to Units inside, even for both together. */
export function dustBonus(state: State, unit: Unit): Modifier[] {
  const cloud = obstaclesTouching(state, unit.at).find(({ kind }) => kind === 'dust' || kind === 'debris')
  if (!cloud) return []
  const rule: LsRule = cloud.kind === 'dust' ? 'LS.obstacle.dust.bonus' : 'LS.obstacle.debris.bonus'
  return [modifier(1, `Inside a ${OBSTACLE_NAMES[cloud.kind]}`, rule, [outlineOf(cloud, 'good')])]
}
