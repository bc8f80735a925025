import { type Axial, axialOf, hexSize } from '../../engine/geometry/hex'
import type { BoardSpec } from '../../engine/scene/scene'
import type { Seat } from '../../engine/seats'
import type { GameSetup } from '../../engine/setup'
import type { Card } from './cards/card'
import type { Options } from './options'
import { findCard } from './rules/ship'
import type { Ship, State } from './state'
import { SHIPS } from './tables/ships'

/** Every card that players can choose: those of the game and their own. */
export const cardsOf = (options: Pick<Options, 'cards' | 'pulseRange'>): readonly Card[] => [
  ...SHIPS.flatMap(({ id }) => findCard(options, id) ?? []),
  ...options.cards,
]

export function board({ options: { columns, rows } }: Pick<GameSetup<Options>, 'options'>): BoardSpec {
  return { kind: 'hex', unit: 'hex', ...hexSize({ columns, rows }), backdrop: 'space', hex: { columns, rows } }
}

/** Where a side starts: its first hex, the direction of the line, and the facing. */
interface StartingLine {
  readonly first: { readonly column: number; readonly row: number }
  readonly along: 'columns' | 'rows'
  readonly facing: number
}

/** Hexes from ship to ship. */
const GAP = 2

/** ARC.board.size: opposite sides start this many hexes apart, around the middle of the map, facing each other. */
function startingLine({ columns, rows, distance }: Options, seat: Seat): StartingLine {
  const middle = { column: Math.floor(columns / 2), row: Math.floor(rows / 2) }
  const near = Math.floor(distance / 2)
  const far = distance - near
  switch (seat) {
    case 'A':
      return { first: { ...middle, row: middle.row + near }, along: 'columns', facing: 0 }
    case 'B':
      return { first: { ...middle, row: middle.row - far }, along: 'columns', facing: 3 }
    case 'C':
      return { first: { ...middle, column: middle.column - near }, along: 'rows', facing: 1 }
    default:
      return { first: { ...middle, column: middle.column + far }, along: 'rows', facing: 4 }
  }
}

/** The hexes of a side's ships, from the middle to both sides. */
export function startsOf(options: Options, seat: Seat): { at: Axial; facing: number }[] {
  const { first, along, facing } = startingLine(options, seat)
  const ships = options.forces[seat] ?? []
  return ships.map((_, i) => {
    const shift = GAP * (i % 2 === 0 ? i / 2 : -(i + 1) / 2)
    const hex = {
      column: first.column + (along === 'columns' ? shift : 0),
      row: first.row + (along === 'rows' ? shift : 0),
    }
    return { at: axialOf(hex), facing }
  })
}

export function initialState({ seats, options }: GameSetup<Options>): State {
  const taken = seats.map(({ seat }) => seat)
  const ships = taken.flatMap(seat => {
    const starts = startsOf(options, seat)
    return (options.forces[seat] ?? []).flatMap(({ card: id, name }, i) => {
      const card = findCard(options, id)
      const start = starts[i]
      return card && start ? [newShip(card, { id: `${seat}${i + 1}`, seat, name, ...start })] : []
    })
  })
  return {
    options,
    seats: taken,
    turn: 1,
    phase: options.declaredTurn ? 'premove' : 'initiative',
    ships: Object.fromEntries(ships.map(ship => [ship.id, ship])),
    torpedoes: [],
    launched: 0,
    rolls: {},
    order: [],
    mover: null,
    moving: null,
    queue: [],
    group: [],
    stack: [],
    ticks: [],
    used: [],
    passed: [],
    conceded: [],
  }
}

/** A ship as its card prints it. */
export function newShip(card: Card, at: Pick<Ship, 'id' | 'seat' | 'name' | 'facing'> & { at: Axial }): Ship {
  const { id, seat, name, facing } = at
  return {
    id,
    seat,
    name,
    facing,
    at: { q: at.at.q, r: at.at.r },
    card: card.id,
    status: 'in-play',
    losses: { T: 0, E: 0, A: 0, D: 0, M: 0 },
    structure: card.structure,
    marks: 0,
    stun: 0,
    stunned: 0,
    dead: [],
    weapons: card.weapons.map(() => ({ eliminated: false, fired: false, lowered: 0, lock: null })),
    shorts: [],
    special: [...card.special],
    nixie: card.nixie !== null,
    cm: card.cm !== null,
    conditions: [],
    bays: card.torpedoes.map(({ count }) => count),
    moved: false,
    spent: 0,
    course: null,
    through: false,
  }
}
