import type { BoardSpec } from '../../engine/scene/scene'
import type { Seat } from '../../engine/seats'
import type { GameSetup } from '../../engine/setup'
import type { Options } from './options'
import { layoutFor } from './scene/layout'
import type { Ship, State } from './state'
import { STARTS } from './tables/ring'

export function board(setup: GameSetup<Options>): BoardSpec {
  const { width, height } = layoutFor(setup.seats.length)
  return { kind: 'track', unit: 'spaces', width, height, backdrop: 'space' }
}

export function initialState({ seats, options }: GameSetup<Options>): State {
  const taken = seats.map(({ seat }) => seat)
  return {
    options,
    seats: taken,
    phase: 'first',
    round: 1,
    first: null,
    current: null,
    ships: Object.fromEntries(taken.map((seat, i) => [seat, newShip(seat, i)])),
    screens: {},
    ready: [],
    manoeuvred: false,
    closed: null,
    finished: 0,
    stack: [],
  }
}

/** Each ship starts with its Mid shield and one cube. */
function newShip(seat: Seat, index: number): Ship {
  const start = STARTS[index]
  if (!start) throw new Error(`no start for seat ${seat}`)
  const shields = { SF: false, SM: true, SR: false }
  return {
    seat,
    ...start,
    facing: 1,
    alive: true,
    shields,
    damage: [],
    cubes: 1,
    dice: {},
    boosted: false,
    reflex: false,
  }
}
