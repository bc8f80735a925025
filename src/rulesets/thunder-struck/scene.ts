import type { Scene, SeatStatus } from '../../engine/scene/scene'
import { COLOUR_NAMES } from '../../engine/seats'
import { layoutFor } from './layout'
import { onConsole } from './rules/console'
import { consoleAreas, consoleCells, contestAreas, orbit, ringCells, sectorsOf } from './scene-ground'
import { areaShapes, gateShapes, numberShapes, sectorNames, shieldShapes } from './scene-marks'
import { cubesOf, pieces } from './scene-pieces'
import { areEnemies, type Ship, type State, shipsOf } from './state'
import { MOST_CUBES } from './tables/console'

export function scene(state: State): Scene {
  const layout = layoutFor(state.seats.length)
  const ships = shipsOf(state)
  const sectors = sectorsOf(state)
  return {
    pieces: pieces(state, layout),
    areas: [
      ...sectors.map(sector => orbit(layout, sector)),
      ...contestAreas(layout),
      ...ships.flatMap((ship, chair) => consoleAreas(state, layout, { ship, chair })),
    ],
    cells: [
      ...sectors.flatMap(sector => ringCells(state, layout, sector)),
      ...ships.flatMap((ship, chair) => consoleCells(layout, { ship, chair })),
    ],
    links: [],
    shapes: [
      ...sectors.flatMap(sector => numberShapes(layout, sector)),
      ...(sectors.length > 1
        ? [...sectorNames(layout, state.closed), ...gateShapes(layout, state.closed !== null)]
        : []),
      ...ships.flatMap(ship => shieldShapes(layout, ship)),
      ...areaShapes(state, layout),
    ],
    status: ships.map(ship => status(state, ship)),
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
