import type { Vec } from '../../engine/geometry/vec'
import type { Shape } from '../../engine/scene/shapes'
import type { Sheet, SheetItem } from '../../engine/scene/sheet'
import type { GameSetup } from '../../engine/setup'
import { consoleCard } from './card'
import { shipName } from './names'
import type { Options } from './options'
import { scene } from './scene'
import { board, setup } from './setup'
import { shipsOf } from './state'

/** Battlefield, consoles, tokens and a reference for this many players. */
export function sheets(game: GameSetup<Options>): Sheet[] {
  const state = setup(game)
  const drawn = scene(state)
  const ships = shipsOf(state)
  const counter = { kind: 'counter', outline: 'square', facing: false, seat: null } as const
  return [
    {
      id: 'board',
      title: 'Battlefield',
      items: [
        {
          kind: 'board',
          id: 'battlefield',
          name: 'Battlefield',
          board: board(game),
          areas: [],
          cells: drawn.cells.filter(cell => !cell.seat),
          unit: 3,
          copies: 1,
        },
      ],
    },
    {
      id: 'consoles',
      title: 'Consoles',
      items: ships.map(
        (ship): SheetItem => ({
          kind: 'card',
          id: `console.${ship.seat}`,
          name: shipName(ship.seat),
          card: consoleCard(state, ship),
          copies: 1,
        }),
      ),
    },
    {
      id: 'screens',
      title: 'Screens',
      items: ships.map(
        (ship): SheetItem => ({
          kind: 'template',
          id: `screen.${ship.seat}`,
          name: `Screen of the ${shipName(ship.seat)}`,
          shapes: screen(shipName(ship.seat)),
          unit: 1,
          copies: 1,
        }),
      ),
    },
    {
      id: 'tokens',
      title: 'Tokens',
      items: [
        ...ships.map(
          (ship): SheetItem => ({
            kind: 'counter',
            id: `ship.${ship.seat}`,
            name: shipName(ship.seat),
            art: 'ship',
            seat: ship.seat,
            outline: 'round',
            size: 20,
            facing: true,
            copies: 1,
          }),
        ),
        { ...counter, id: 'shield', name: 'Shield', art: 'shield', size: 12, copies: 12 },
        { ...counter, id: 'cube', name: 'Power cube', art: 'cube', size: 8, copies: 16 },
        { ...counter, id: 'damage', name: 'Damage', art: 'damage', size: 10, copies: 44 },
        { ...counter, id: 'marker', name: 'Turn Marker', art: 'marker', size: 20, copies: 1 },
      ],
    },
    { id: 'reference', title: 'Reference', items: [reference] },
  ]
}

/** A card to fold twice and stand up, in millimetres. */
const screen = (name: string): Shape[] => [
  { kind: 'polygon', tone: 'muted', points: rectangle(0, 0, 180, 120) },
  {
    kind: 'path',
    tone: 'muted',
    dashed: true,
    points: [
      { x: 45, y: 0 },
      { x: 45, y: 120 },
    ],
  },
  {
    kind: 'path',
    tone: 'muted',
    dashed: true,
    points: [
      { x: 135, y: 0 },
      { x: 135, y: 120 },
    ],
  },
  { kind: 'label', tone: 'note', at: { x: 90, y: 60 }, label: name },
]

const rectangle = (x: number, y: number, width: number, height: number): Vec[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
]

const reference: SheetItem = {
  kind: 'chart',
  id: 'reference',
  name: 'A round in short',
  copies: 1,
  sections: [
    {
      title: 'Planning',
      rows: [
        ['Roll', 'Four dice, five with the Reflex die; a cube rolls all again'],
        ['Place', 'Every die on a free, undamaged space; one or two on Boost, one or two on Manoeuvre'],
      ],
    },
    {
      title: 'Action, one die each in turn',
      rows: [
        ['Boost', 'Forward by the face, or both dice together; occupied spaces are not counted'],
        [
          'Manoeuvre',
          'Once a round: all such dice are added up; the highest of each Sector flips, stays, or warps with two dice',
        ],
        ['Shield', 'Front 1–2, Rear 3–4, Mid 5–6; stays until used or damaged'],
        ['Fire', 'Hits the nearest enemy ahead within the face'],
        ['Power', 'One cube, two with a 6, four at most'],
      ],
    },
    {
      title: 'A cube',
      rows: [
        ['Pip', 'The die being actioned, up or down by one'],
        ['Move', 'That die to a free space, and action it there'],
        ['Roll again', 'All dice, while planning'],
      ],
    },
    {
      title: 'A hit',
      rows: [
        ['Shield', 'The player hit takes one that covers the side; without one the ship is destroyed'],
        ['Damage', 'One token in the zone of that shield, anywhere for the Mid shield'],
        ['Pairs', 'Both Fire, Boost or Manoeuvre spaces damaged: destroyed'],
      ],
    },
  ],
}
