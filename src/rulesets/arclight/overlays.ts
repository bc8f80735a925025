import { hexCentre, hexOf } from '../../engine/geometry/hex'
import type { View } from '../../engine/record/hidden'
import type { Overlay, PieceId } from '../../engine/scene/scene'
import { cardOf, inPlay } from './rules/ship'
import { CM_RANGE, IFF_RANGE, LAUNCH_RANGE } from './rules/torpedoes'
import { reachShapes, riskShapes } from './scene/reach-shapes'
import { weaponShapes } from './scene/weapon-shapes'
import type { Ship, State } from './state'

/** Where a ship can move with its costs and risks, and the arc and range of each weapon. */
export function overlays(view: View<State>, piece: PieceId): Overlay[] {
  const ship = view.ships[piece]
  if (!ship || !inPlay(ship)) return []
  const weapons = weaponOverlays(view, ship)
  const reach = [
    { name: 'Reach', shapes: () => reachShapes(view, ship) },
    { name: 'Reach with a Helm roll', shapes: () => riskShapes(view, ship) },
  ]
  const rings = view.options.torpedoes ? ringsOf(ship) : []
  return view.phase === 'cannon' ? [...weapons, ...reach, ...rings] : [...reach, ...weapons, ...rings]
}

/** In the Cannon Fire Phase, the weapons of the crew whose turn it is come first. */
function weaponOverlays(view: State, ship: Ship): Overlay[] {
  const now = view.group.filter(slot => slot.ship === ship.id && !slot.done).map(({ crew }) => crew)
  return cardOf(view, ship)
    .weapons.map((weapon, index) => ({ weapon, index, first: now.includes(weapon.crew) }))
    .sort((a, b) => Number(b.first) - Number(a.first))
    .map(({ weapon, index }) => ({ name: weapon.name, shapes: () => weaponShapes(view, ship, index) }))
}

const ringsOf = (ship: Ship): Overlay[] =>
  (
    [
      ['Launch range', LAUNCH_RANGE],
      ['Countermeasure range', CM_RANGE],
      ['IFF range', IFF_RANGE],
    ] as const
  ).map(([name, radius]) => ({
    name,
    shapes: () => [{ kind: 'disc', tone: 'note', at: hexCentre(hexOf(ship.at)), radius: radius + 0.5, dashed: true }],
  }))
