import type { Area } from '../../engine/geometry/area'
import type { Vec } from '../../engine/geometry/vec'
import type { SceneArea, SceneCell } from '../../engine/scene/scene'
import type { Shape } from '../../engine/scene/shapes'
import type { Sheet, SheetItem } from '../../engine/scene/sheet'
import type { GameSetup } from '../../engine/setup'
import { consoleCard } from './card'
import { REFERENCE } from './charts'
import { board, initialState } from './initial-state'
import type { Options } from './options'
import { consoleAreas, consoleCells, contestAreas, orbit, ringCells, type Seated, sectorsOf } from './scene/ground'
import { consoleBox, cubePlace, type Layout, layoutFor, slotOf } from './scene/layout'
import { numberShapes } from './scene/marks'
import { type Ship, type State, shipsOf } from './state'
import { CONSOLE, MOST_CUBES } from './tables/console'
import { gatePartner, type Sector } from './tables/ring'
import { shipName, spotName } from './words'

/** Millimetres. A space of the ring fits a ship token, and a space of the console fits a die of 16 mm. */
const RING_UNIT = 5.4
const CONSOLE_UNIT = 5.6
const TOKEN = 20
/** From the centre of a ring to beyond its numbers. */
const REACH = { radius: 1.235, more: 1.2 }

/** TS.components: battlefield, consoles, screens, tokens and a reference for this many players. */
export function sheets(game: GameSetup<Options>): Sheet[] {
  const state = initialState(game)
  const ships = shipsOf(state)
  const counter = { kind: 'counter', outline: 'square', facing: false, seat: null } as const
  return [
    { id: 'board', title: 'Battlefield', items: rings(game, state) },
    { id: 'consoles', title: 'Consoles', items: ships.map((ship, chair) => consoleItem(game, state, { ship, chair })) },
    { id: 'screens', title: 'Strategy Screens', items: ships.map(screen) },
    {
      id: 'tokens',
      title: 'Tokens',
      items: [
        ...ships.map(token),
        { ...counter, id: 'shield', name: 'Shield', art: 'shield', size: 14, copies: 3 * ships.length },
        { ...counter, id: 'cube', name: 'Power', art: 'cube', size: 10, copies: MOST_CUBES * ships.length },
        { ...counter, id: 'damage', name: 'Damage', art: 'damage', size: 14, copies: 11 * ships.length },
        { ...counter, id: 'marker', name: 'Turn Marker', art: 'marker', size: TOKEN, copies: 1 },
      ],
    },
    { id: 'reference', title: 'Reference', items: [{ ...reference, copies: ships.length }] },
    {
      id: 'cards',
      title: 'Consoles as cards',
      items: ships.map(
        (ship): SheetItem => ({
          kind: 'card',
          id: `card.${ship.seat}`,
          name: shipName(ship.seat),
          card: consoleCard(state, ship),
          copies: 1,
        }),
      ),
      spare: true,
    },
  ]
}

/** A ring on each sheet. */
function rings(game: GameSetup<Options>, state: State): SheetItem[] {
  const layout = layoutFor(state.seats.length)
  const sectors = sectorsOf(state)
  const reach = layout.radius * REACH.radius + REACH.more
  return sectors.map(sector => {
    const centre = layout.centres[sector]
    const corner = { x: centre.x - reach, y: centre.y - reach }
    const inside = ({ area }: SceneArea) =>
      area.kind === 'polygon' && area.points.every(at => within(at, corner, reach))
    return {
      kind: 'board',
      id: `ring.${sector}`,
      name: sectors.length > 1 ? `Battlefield, Sector ${sector}` : 'Battlefield',
      board: { ...board(game), width: 2 * reach, height: 2 * reach },
      areas: [orbit(layout, sector), ...contestAreas(layout).filter(inside)].map(area => moved(area, corner)),
      cells: ringCells(state, layout, sector).map(cell => moved(cell, corner)),
      shapes: numbers(state, layout, sector).map(shape => movedLabel(shape, corner)),
      unit: RING_UNIT,
      copies: 1,
    }
  })
}

/** The rings are on separate sheets, so each gate says where it leads. */
const numbers = (state: State, layout: Layout, sector: Sector): Shape[] =>
  numberShapes(layout, sector).map((shape, at) => {
    const to = state.seats.length > 2 ? gatePartner({ sector, at }) : null
    return to && shape.kind === 'label' ? { ...shape, label: `${at}, to ${spotName(state, to)}` } : shape
  })

/** The zones in words, for printing in black and white. */
const zoneWords = (layout: Layout, chair: number): Shape[] =>
  (['SF', 'SM', 'SR'] as const).map(shield => ({
    kind: 'label',
    tone: 'muted',
    at: { x: slotOf(layout, chair, 'M1').x - 0.4, y: slotOf(layout, chair, shield).y },
    label: { front: 'Front', both: 'Both', rear: 'Rear' }[CONSOLE[shield].zone],
  }))

/** TS.setup.3.console: a mat for real dice. */
function consoleItem(game: GameSetup<Options>, state: State, { ship, chair }: Seated): SheetItem {
  const layout = layoutFor(state.seats.length)
  const { x, y, width, height } = consoleBox(layout, chair)
  const cubes: SceneCell[] = Array.from({ length: MOST_CUBES }, (_, i) => {
    const at = cubePlace(layout, chair, i)
    return { id: `cube.${i}`, name: '', art: 'cube', area: square(at, 2.2), seat: ship.seat }
  })
  const [, ...zones] = consoleAreas(state, layout, { ship, chair })
  return {
    kind: 'board',
    id: `console.${ship.seat}`,
    name: `Console of the ${shipName(ship.seat)}`,
    board: { ...board(game), width, height },
    areas: zones.map(area => moved(area, { x, y })),
    cells: [...consoleCells(layout, { ship, chair }), ...cubes].map(cell => moved(cell, { x, y })),
    shapes: zoneWords(layout, chair).map(shape => movedLabel(shape, { x, y })),
    unit: CONSOLE_UNIT,
    copies: 1,
  }
}

const less = (a: Vec, b: Vec): Vec => ({ x: a.x - b.x, y: a.y - b.y })

const within = (at: Vec, corner: Vec, reach: number): boolean =>
  at.x >= corner.x && at.y >= corner.y && at.x <= corner.x + 2 * reach && at.y <= corner.y + 2 * reach

/** The same place on a sheet that begins at this corner. */
function moved<T extends SceneArea | SceneCell>(place: T, corner: Vec): T {
  const { area } = place
  const there: Area =
    area.kind === 'disc'
      ? { ...area, at: less(area.at, corner) }
      : { ...area, points: area.points.map(point => less(point, corner)) }
  return { ...place, area: there }
}

const movedLabel = (shape: Shape, corner: Vec): Shape =>
  shape.kind === 'label' ? { ...shape, at: less(shape.at, corner) } : shape

function square({ x, y }: Vec, size: number): Area {
  const half = size / 2
  const points = [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
  ]
  return { kind: 'polygon', points }
}

/** TS.setup.3.screen: folded twice, it stands up. A summary of the round is on the player's side. */
const screen = (ship: Ship): SheetItem => ({
  kind: 'screen',
  id: `screen.${ship.seat}`,
  name: shipName(ship.seat),
  art: 'ship',
  seat: ship.seat,
  width: 186,
  height: 110,
  wing: 58,
  sections: REFERENCE,
  copies: 1,
})

const token = (ship: Ship): SheetItem => ({
  kind: 'counter',
  id: `ship.${ship.seat}`,
  name: shipName(ship.seat),
  art: 'ship',
  seat: ship.seat,
  outline: 'round',
  size: TOKEN,
  facing: true,
  back: { name: shipName(ship.seat), art: 'ship' },
  copies: 1,
})

const reference: SheetItem = {
  kind: 'chart',
  id: 'reference',
  name: 'A round at a glance',
  sections: REFERENCE,
  copies: 1,
}
