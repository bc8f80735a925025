import type { View } from '../../engine/record/hidden'
import type { Scene, SeatStatus } from '../../engine/scene/scene'
import { COLOUR_NAMES } from '../../engine/seats'
import { onConsole } from './rules/console'
import { consoleAreas, consoleCells, contestAreas, orbit, ringCells, sectorsOf } from './scene/ground'
import { layoutFor } from './scene/layout'
import { areaShapes, gateShapes, numberShapes, sectorNames, shieldShapes } from './scene/marks'
import { cubesOf, pieces } from './scene/pieces'
import { areEnemies, type Ship, type State, shipsOf } from './state'
import { MOST_CUBES } from './tables/console'

export function scene(view: View<State>): Scene {
  const layout = layoutFor(view.seats.length)
  const ships = shipsOf(view)
  const sectors = sectorsOf(view)
  return {
    pieces: pieces(view, layout),
    areas: [
      ...sectors.map(sector => orbit(layout, sector)),
      ...contestAreas(layout),
      ...ships.flatMap((ship, chair) => consoleAreas(view, layout, { ship, chair })),
    ],
    cells: [
      ...sectors.flatMap(sector => ringCells(view, layout, sector)),
      ...ships.flatMap((ship, chair) => consoleCells(layout, { ship, chair })),
    ],
    links: [],
    shapes: [
      ...sectors.flatMap(sector => numberShapes(layout, sector)),
      ...(sectors.length > 1 ? [...sectorNames(layout, view.closed), ...gateShapes(layout, view.closed !== null)] : []),
      ...ships.flatMap(ship => shieldShapes(layout, ship)),
      ...areaShapes(view, layout),
    ],
    status: ships.map(ship => status(view, ship)),
  }
}

function status(state: State, ship: Ship): SeatStatus {
  const mate = state.seats.find(seat => seat !== ship.seat && !areEnemies(state, seat, ship.seat))
  const team = mate ? [{ name: 'Team mate', value: COLOUR_NAMES[mate] }] : []
  if (!ship.alive) return { seat: ship.seat, dials: [{ name: 'Ship', value: 'destroyed' }, ...team] }
  const left = cubesOf(state, ship)
  const dice = state.phase === 'action' ? [{ name: 'Dice left', value: String(onConsole(ship.dice).length) }] : []
  return {
    seat: ship.seat,
    dials: [
      { name: 'Cubes', value: String(left), pips: { left, of: MOST_CUBES } },
      { name: 'Damage', value: String(ship.damage.length) },
      ...dice,
      ...(state.ready.includes(ship.seat) ? [{ name: 'Planning', value: 'finished' }] : []),
      ...team,
    ],
  }
}
