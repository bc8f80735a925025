import type { BoardSpec } from '../../engine/scene/scene'
import type { Seat } from '../../engine/seats'
import type { GameSetup } from '../../engine/setup'
import type { Card } from './cards/card'
import type { Options } from './options'
import type { Side, State, Unit } from './state'
import { UNITS } from './tables/units'

/** Every card that can be chosen: the printed ones and the players' own. */
export const cardsOf = ({ cards }: Pick<Options, 'cards'>): readonly Card[] => [...UNITS, ...cards]

export const board = ({ options }: GameSetup<Options>): BoardSpec => ({
  kind: 'free',
  unit: 'cm',
  width: options.tableWidth,
  height: options.tableHeight,
  backdrop: 'space',
  world: { unit: 'km', per: 0.5 },
  grid: 10,
})

/** All Units are in reserve; the first step of the game is the roll for who places first. */
export function initialState({ seats, options }: GameSetup<Options>): State {
  const order = seats.map(({ seat }) => seat)
  const units = order.flatMap(seat => unitsFor(seat, options))
  const used = cardsOf(options).filter(card => units.some(unit => unit.card === card.id))
  return {
    options,
    cards: Object.fromEntries(used.map(card => [card.id, card])),
    seats: order,
    phase: options.obstacles && options.obstaclesEach > 0 ? 'obstacles' : 'placement',
    endStep: 'interference',
    turn: 0,
    placing: null,
    initiative: null,
    order: [],
    active: null,
    sides: Object.fromEntries(order.map(seat => [seat, sideFor(seat)])),
    units: Object.fromEntries(units.map(unit => [unit.id, unit])),
    obstacles: {},
    stack: [],
  }
}

const sideFor = (seat: Seat): Side => ({
  seat,
  commandPoints: 0,
  conceded: false,
  standsDown: false,
  asksAlways: false,
  obstacles: [],
})

const unitsFor = (seat: Seat, { forces }: Options): Unit[] =>
  (forces[seat] ?? []).map(({ card, name }, i) => ({
    id: `${seat}${i + 1}`,
    seat,
    name,
    card,
    status: 'reserve',
    at: { x: 0, y: 0 },
    facing: 0,
    stunned: false,
    crippled: false,
    overthrust: false,
    evading: false,
    aiming: false,
    ecm: null,
    targetedEcm: [],
    activation: 'fresh',
    actionsLeft: 0,
    usedCommandPoint: false,
  }))
