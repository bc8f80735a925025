import { type Axial, hexCentre, hexCorners, hexOf, stepped } from '../../../engine/geometry/hex'
import { outlineOf } from '../../../engine/geometry/hex-outline'
import type { Shape } from '../../../engine/scene/shapes'
import { isTurn, movementOf, type Step, sidesOf, turnedBy } from '../rules/movement'
import { hexKey, type Risk, risksFrom, type Spot, spotsFrom } from '../rules/reach'
import { isOnMap, shipsInPlay } from '../rules/ship'
import type { Ship, State } from '../state'

export const patch = (hexes: readonly Axial[], tone: Shape['tone'], more: Partial<Shape> = {}): Shape => ({
  ...more,
  kind: 'patch',
  tone,
  loops: outlineOf(hexes),
})

/** The best spot in each hex: the one with the most points left. */
export function bestOf(spots: readonly Spot[]): Map<number, Spot> {
  const best = new Map<number, Spot>()
  for (const spot of spots) {
    const known = best.get(hexKey(spot.at))
    if (!known || known.left < spot.left) best.set(hexKey(spot.at), spot)
  }
  return best
}

/** Every hex in reach with its cost, hexes of other ships in between, and edges of the map that the ship can cross. */
export function reachShapes(state: State, ship: Ship): Shape[] {
  const from = movementOf(state, ship)
  const spots = spotsFrom(state, ship, from)
  const best = bestOf(spots)
  const hexes = [...best.values()].filter(({ at }) => at.q !== ship.at.q || at.r !== ship.at.r)
  if (hexes.length === 0) return []
  return [
    patch([...hexes.map(({ at }) => at)], 'reach'),
    ...hexes.map(({ at, left }) => label(at, String(from.left - left), 'reach')),
    ...passShapes(state, ship, best),
    ...exitShapes(state, spots),
  ]
}

const label = (at: Axial, text: string, tone: Shape['tone']): Shape => ({
  kind: 'label',
  tone,
  at: hexCentre(hexOf(at)),
  label: text,
  room: 1,
})

/** ARC.move.occupied.pass: hexes of other ships that a course can pass. */
function passShapes(state: State, ship: Ship, best: ReadonlyMap<number, Spot>): Shape[] {
  const beside = (at: Axial): boolean => [0, 1, 2, 3, 4, 5].some(side => best.has(hexKey(stepped(at, side))))
  return shipsInPlay(state)
    .filter(other => other.id !== ship.id && beside(other.at))
    .map(other => patch([other.at], 'warn', { dashed: true, label: 'pass only' }))
}

/** ARC.board.exit: sides of the map that the ship can cross. */
function exitShapes(state: State, spots: readonly Spot[]): Shape[] {
  const edges = new Map<string, Shape>()
  for (const { at, facing, left } of spots) {
    if (left < 1 || isOnMap(state, stepped(at, facing))) continue
    const corners = hexCorners(hexOf(at))
    const [a, b] = [corners[facing], corners[(facing + 1) % 6]]
    if (a && b) edges.set(`${hexKey(at)}.${facing}`, { kind: 'path', tone: 'bad', points: [a, b] })
  }
  return [...edges.values()]
}

/** Hexes that only a Helm roll can bring into reach, with its chance. */
export function riskShapes(state: State, ship: Ship): Shape[] {
  const risks = risksFrom(state, ship)
  if (risks.length === 0) return []
  return [
    patch(
      risks.map(({ at }) => at),
      'warn',
      { dashed: true },
    ),
    ...risks.map(({ at, chance }: Risk) => label(at, `${Math.round(chance * 100)}%`, 'warn')),
  ]
}

/** The plotted course, hex by hex. */
export function pathShapes(state: State, ship: Ship, steps: readonly Step[]): Shape[] {
  const points = [hexCentre(hexOf(ship.at))]
  let { at, facing } = ship
  for (const step of steps) {
    if (isTurn(step)) {
      if (sidesOf(step) === 1) facing = turnedBy(facing, step)
      continue
    }
    at = stepped(at, facing)
    points.push(hexCentre(hexOf(at)))
    if (!isOnMap(state, at)) break
  }
  return points.length > 1 ? [{ kind: 'path', tone: 'reach', points, arrow: true }] : []
}
