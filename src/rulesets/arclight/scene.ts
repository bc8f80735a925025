import { type Axial, axialOf, hexCentre, hexOf } from '../../engine/geometry/hex'
import { outlineOf } from '../../engine/geometry/hex-outline'
import type { View } from '../../engine/record/hidden'
import type { Dial, Scene, ScenePiece, SeatStatus } from '../../engine/scene/scene'
import type { Shape } from '../../engine/scene/shapes'
import type { Seat } from '../../engine/seats'
import { count } from '../../engine/words'
import { cardOf, shipsInPlay, sideOf } from './rules/ship'
import { markersOf } from './scene/markers'
import type { Ship, State, Torpedo } from './state'

export function scene(view: View<State>): Scene {
  const ships = shipsInPlay(view)
  return {
    pieces: [...ships.map(ship => shipPiece(view, ship)), ...view.torpedoes.map(torpedoPiece)],
    areas: [],
    cells: [],
    links: view.torpedoes.flatMap(({ id, target }) =>
      target && ships.some(ship => ship.id === target)
        ? [{ from: id, to: target, tone: 'bad' as const, name: 'tracks' }]
        : [],
    ),
    shapes: [edge(view)],
    status: view.seats.map(seat => status(view, seat)),
  }
}

const SHIP_RADIUS = { ship: 0.42, fighter: 0.36 } as const

function shipPiece(state: State, ship: Ship): ScenePiece {
  const { art } = cardOf(state, ship)
  return {
    id: ship.id,
    name: ship.name,
    seat: ship.seat,
    at: hexCentre(hexOf(ship.at)),
    facing: 60 * ship.facing,
    radius: SHIP_RADIUS[art],
    art,
    markers: markersOf(state, ship),
    ...paceOf(state, ship),
  }
}

function paceOf(state: State, ship: Ship): Pick<ScenePiece, 'pace'> {
  if (state.phase === 'movement') {
    if (state.moving?.ship === ship.id) return { pace: 'active' }
    return { pace: ship.moved ? 'spent' : 'ready' }
  }
  if (state.phase !== 'cannon') return {}
  if (state.group.some(slot => slot.ship === ship.id && !slot.done)) return { pace: 'active' }
  return { pace: state.queue.flat().some(slot => slot.ship === ship.id) ? 'ready' : 'spent' }
}

const torpedoPiece = (torpedo: Torpedo): ScenePiece => ({
  id: torpedo.id,
  name: `Torpedo ${torpedo.id.slice(1)}, ${count(torpedo.fuel, 'flight')} left`,
  seat: torpedo.seat,
  at: hexCentre(hexOf(torpedo.at)),
  facing: 60 * torpedo.facing,
  radius: 0.22,
  art: 'torpedo',
  markers: [],
})

const edges = new Map<string, Shape>()

/** ARC.board.exit: a ship that crosses it retreats. */
function edge({ options: { columns, rows } }: State): Shape {
  const key = `${columns}x${rows}`
  const known = edges.get(key)
  if (known) return known
  const hexes: Axial[] = []
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) hexes.push(axialOf({ column, row }))
  const points = outlineOf(hexes)[0] ?? []
  const [first] = points
  const shape: Shape = { kind: 'path', tone: 'bad', dashed: true, points: first ? [...points, first] : [] }
  edges.set(key, shape)
  return shape
}

function status(state: State, seat: Seat): SeatStatus {
  const ships = sideOf(state, seat)
  const all = Object.values(state.ships).filter(ship => ship.seat === seat)
  const points = ships.reduce((sum, ship) => sum + cardOf(state, ship).points, 0)
  const roll = state.rolls[seat]
  const dials: Dial[] = [
    { name: 'Ships', value: `${ships.length} of ${all.length}`, pips: { left: ships.length, of: all.length } },
    { name: 'Points', value: String(points) },
  ]
  if (roll) dials.push({ name: 'Initiative', value: [roll.total, ...roll.ties].join(', then ') })
  if (state.order.length > 0 && state.order[0] === seat) dials.push({ name: 'Moves', value: 'first' })
  if (state.options.runner === seat)
    dials.push({ name: 'Through', value: String(all.filter(({ through }) => through).length) })
  return { seat, dials }
}
