import type { Area } from '../../engine/geometry/area'
import type { Vec } from '../../engine/geometry/vec'
import type { Marker, Scene, SceneArea, SceneCell, ScenePiece, SeatStatus } from '../../engine/scene/scene'
import type { Seat } from '../../engine/seats'
import { behindScreen } from './actions/common'
import {
  areaPlace,
  CONSOLE_SIZE,
  centreOf,
  cornerOf,
  cubePlace,
  facingOn,
  handPlace,
  markerPlace,
  pointOf,
  reflexPlace,
  SLOT,
  slotOf,
} from './layout'
import { shipName } from './names'
import { isSpace, onConsole } from './rules/console'
import { isGate } from './rules/moving'
import { hasDice } from './rules/turns'
import { DICE, type DiceOf, type Ship, type State, shipsOf } from './state'
import { CONSOLE, MOST_CUBES, SHIELDS, SPACES } from './tables/console'
import { half, RING, type Sector, WARP_SPOTS } from './tables/ring'

export function scene(state: State): Scene {
  const ships = shipsOf(state)
  return {
    pieces: [
      ...ships.filter(ship => ship.alive).map(ship => shipPiece(state, ship)),
      ...dicePieces(state),
      ...cubes(state),
      ...tokens(state),
    ],
    areas: ships.flatMap(ship => consoleAreas(state, ship)),
    cells: [...sectorsOf(state).flatMap(sector => ringCells(state, sector)), ...ships.flatMap(consoleCells)],
    links: [],
    shapes: [
      { kind: 'label', tone: 'muted', at: { x: centreOf('N').x - 5, y: centreOf('N').y - 5.6 }, label: 'Boost' },
      { kind: 'label', tone: 'muted', at: { x: centreOf('N').x + 4, y: centreOf('N').y - 5.6 }, label: 'Manoeuvre' },
    ],
    status: ships.map(ship => status(state, ship)),
  }
}

const sectorsOf = (state: State): readonly Sector[] => (state.seats.length > 2 ? ['N', 'S'] : ['N'])

function shipPiece(state: State, ship: Ship): ScenePiece {
  const markers: Marker[] = SHIELDS.filter(shield => ship.shields[shield]).map(shield => ({
    id: shield,
    letter: shield.slice(-1),
    name: CONSOLE[shield].name,
    tone: 'good',
  }))
  if (ship.damage.length > 0) {
    markers.push({
      id: 'damage',
      letter: String(ship.damage.length),
      name: `${ship.damage.length} damaged`,
      tone: 'bad',
    })
  }
  return {
    id: `ship.${ship.seat}`,
    name: shipName(ship.seat),
    seat: ship.seat,
    at: pointOf(ship),
    facing: facingOn(ship.at, ship.facing),
    radius: 1.7,
    art: 'ship',
    markers,
    pace:
      state.current === ship.seat
        ? 'active'
        : state.phase === 'action' && !hasDice(state, ship.seat)
          ? 'spent'
          : 'ready',
  }
}

/** A die is a piece of its owner; behind a screen only the owner has it in view. */
function dicePieces(state: State): ScenePiece[] {
  return shipsOf(state).flatMap((ship, row) => {
    const dice = behindScreen(state, ship.seat)?.dice ?? ship.dice
    return DICE.flatMap((id, index): ScenePiece[] => {
      const die = dice[id]
      if (!die || die.at === 'aside') return []
      const at = placeOf(ship.seat, dice, id, { row, index })
      const name = `${id === 'g' ? 'Reflex die' : 'Die'} ${die.face}`
      return [
        { id: `${ship.seat}.${id}`, name, seat: ship.seat, at, radius: 1.15, art: 'die', face: die.face, markers: [] },
      ]
    })
  })
}

function placeOf(
  seat: Seat,
  dice: DiceOf,
  id: (typeof DICE)[number],
  { row, index }: { row: number; index: number },
): Vec {
  const at = dice[id]?.at ?? 'hand'
  if (isSpace(at)) return slotOf(seat, at)
  if (at === 'boost' || at === 'token') {
    const earlier = DICE.slice(0, index).filter(other => dice[other]?.at === at).length
    return areaPlace(at, row, earlier)
  }
  return handPlace(seat, index)
}

/** Cubes are spent behind the screen too: to others the store shows what it was before planning. */
const cubesOf = (state: State, ship: Ship): number => behindScreen(state, ship.seat)?.cubes ?? ship.cubes

const cubes = (state: State): ScenePiece[] =>
  shipsOf(state).flatMap(ship =>
    Array.from({ length: ship.alive ? cubesOf(state, ship) : 0 }, (_, i) => ({
      id: `${ship.seat}.cube${i}`,
      name: 'Power cube',
      seat: ship.seat,
      at: cubePlace(ship.seat, i),
      radius: 0.8,
      art: 'cube',
      markers: [],
    })),
  )

function tokens(state: State): ScenePiece[] {
  const free = !shipsOf(state).some(ship => ship.reflex)
  const loose = { seat: null, radius: 1, markers: [] }
  return [
    ...(free ? [{ ...loose, id: 'reflex', name: 'Reflex die', at: reflexPlace, art: 'die' }] : []),
    ...(state.first
      ? [
          {
            ...loose,
            id: 'marker',
            name: `Turn Marker: ${shipName(state.first)}`,
            seat: state.first,
            at: markerPlace,
            art: 'marker',
          },
        ]
      : []),
  ]
}

const square = (at: Vec, size: number): Area => box(at.x - size / 2, at.y - size / 2, size, size)
const box = (x: number, y: number, width: number, height: number): Area => ({
  kind: 'polygon',
  points: [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ],
})

function ringCells(state: State, sector: Sector): SceneCell[] {
  const warps = [...WARP_SPOTS.east, ...WARP_SPOTS.west]
  return Array.from({ length: RING }, (_, at) => {
    const notes = [
      warps.includes(at) ? 'warp spot' : '',
      state.seats.length > 2 && isGate(sector, at) ? 'gate' : '',
    ].filter(Boolean)
    return {
      id: `ring.${sector}.${at}`,
      name: `${sector}${at}${notes.length > 0 ? `, ${notes.join(', ')}` : ''}`,
      area: { kind: 'disc' as const, at: pointOf({ sector, at }), radius: 2.1 },
      zone: notes.includes('gate') ? 'gate' : notes.includes('warp spot') ? 'warp' : half(at),
      label: String(at),
      ...(state.closed === sector ? { state: 'closed' as const } : {}),
    }
  })
}

const consoleCells = (ship: Ship): SceneCell[] =>
  SPACES.map(space => ({
    id: `${ship.seat}.${space}`,
    name: CONSOLE[space].name,
    area: square(slotOf(ship.seat, space), SLOT),
    seat: ship.seat,
    zone: CONSOLE[space].zone,
    label: space.startsWith('S') ? CONSOLE[space].faces.join('/') : space,
    ...(ship.damage.includes(space) ? { state: 'damaged' as const } : {}),
  }))

function consoleAreas(state: State, ship: Ship): SceneArea[] {
  const corner = cornerOf(ship.seat)
  const area = box(corner.x, corner.y, CONSOLE_SIZE.width, CONSOLE_SIZE.height)
  const screened = state.screens[ship.seat] !== undefined && behindScreen(state, ship.seat) === null
  const mat: SceneArea = {
    id: `console.${ship.seat}`,
    name: `Console of the ${shipName(ship.seat)}`,
    area,
    texture: 'console',
    seat: ship.seat,
  }
  return screened
    ? [mat, { id: `screen.${ship.seat}`, name: 'Behind the screen', area, texture: 'screen', seat: ship.seat }]
    : [mat]
}

function status(state: State, ship: Ship): SeatStatus {
  if (!ship.alive) return { seat: ship.seat, dials: [{ name: 'Ship', value: 'destroyed' }] }
  const left = cubesOf(state, ship)
  const dice = state.phase === 'action' ? [{ name: 'Dice left', value: String(onConsole(ship.dice).length) }] : []
  return {
    seat: ship.seat,
    dials: [
      { name: 'Cubes', value: String(left), pips: { left, of: MOST_CUBES } },
      { name: 'Damage', value: String(ship.damage.length) },
      ...dice,
      ...(state.ready.includes(ship.seat) ? [{ name: 'Planning', value: 'finished' }] : []),
    ],
  }
}
