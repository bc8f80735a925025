import { type Axial, hexesWithin, stepsBetween } from '../../../engine/geometry/hex'
import type { Shape, Tone } from '../../../engine/scene/shapes'
import { signed } from '../../../engine/words'
import type { Weapon } from '../cards/card'
import { arcTo } from '../rules/arcs'
import { BANDS, type Band, bandOf, RANGE_MODIFIER } from '../rules/range'
import { cardOf, isOnMap, openArcs } from '../rules/ship'
import type { Ship, State } from '../state'
import { patch } from './reach-shapes'

const TONES: Readonly<Record<Band, Tone>> = { Short: 'good', Medium: 'arc', Long: 'muted' }

/** The hexes in range and arc of a weapon, by range increment. */
export function fieldOf(state: State, ship: Ship, { weapon, index }: { weapon: Weapon; index: number }) {
  const arcs = openArcs(weapon, ship.weapons[index]?.lock ?? null)
  const field: Record<Band, Axial[]> = { Short: [], Medium: [], Long: [] }
  for (const at of hexesWithin(ship.at, weapon.range.long)) {
    const band = bandOf(weapon, stepsBetween(ship.at, at))
    if (band && isOnMap(state, at) && arcs.includes(arcTo(ship, at))) field[band].push(at)
  }
  return field
}

/** Arc and range increments as shades, nearest first. */
export function weaponShapes(state: State, ship: Ship, index: number): Shape[] {
  const weapon = cardOf(state, ship).weapons[index]
  if (!weapon || ship.weapons[index]?.eliminated) return []
  const field = fieldOf(state, ship, { weapon, index })
  return BANDS.filter(band => field[band].length > 0).map(band =>
    patch(field[band], TONES[band], { label: `${band} ${signed(RANGE_MODIFIER[band])}` }),
  )
}
