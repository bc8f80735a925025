import { refuse } from '../../engine/rolls/plan'
import type { BoardSpec } from '../../engine/scene/scene'
import type { Seat, SeatSetup } from '../../engine/seats'
import type { GameSetup, SetupModel } from '../../engine/setup'
import { layoutFor } from './layout'
import { type Options, optionsSchema } from './options'
import type { Ship, State } from './state'
import { STARTS } from './tables/ring'

const person = (seat: Seat, name: string): SeatSetup => ({ seat, name, played: 'person' })
const two = [person('A', 'Blue'), person('B', 'Orange')]
const four = [...two, person('C', 'Green'), person('D', 'Magenta')]
const usual: Options = { rounds: '6', openPlanning: false, reflex: 'all', first: 'roll' }

const scenario = (id: string, title: string, blurb: string, seats: readonly SeatSetup[], options: Options) => ({
  id,
  title,
  blurb,
  setup: { scenario: id, seats, options },
})

export const setupModel: SetupModel<Options> = {
  schema: optionsSchema,
  seats: [2, 4],
  colours: 'TS.setup.1.ships',
  scenarios: [
    scenario('duel', 'Duel', 'Two ships on one ring, six rounds. Out-guess the other screen.', two, usual),
    scenario('long-duel', 'Long duel', 'The same two ships with twelve rounds to wear each other down.', two, {
      ...usual,
      rounds: '12',
    }),
    scenario(
      'teams',
      'Two against two',
      'Four ships on two rings joined by gates; team mates sit opposite and may not confer.',
      four,
      { ...usual, rounds: '12' },
    ),
  ],
  fields: ({ options, seats }) => [
    {
      kind: 'choice',
      name: 'rounds',
      label: 'Length',
      rule: 'TS.end.4.limit',
      value: options.rounds,
      options: [
        { value: '6', label: 'Short, 6 rounds' },
        { value: '12', label: 'Long, 12 rounds' },
      ],
    },
    {
      kind: 'choice',
      name: 'first',
      label: 'Who goes first',
      rule: 'TS.plan.1.first',
      value: options.first,
      options: [
        { value: 'roll', label: 'Highest die' },
        ...seats.map(({ seat, name }) => ({ value: seat, label: name })),
      ],
    },
    {
      kind: 'choice',
      name: 'reflex',
      label: 'Reflex die',
      rule: 'TS.end.3.four',
      value: options.reflex,
      options: [
        { value: 'all', label: 'In every battle' },
        { value: 'duelOnly', label: 'Only when two ships are left' },
      ],
    },
    {
      kind: 'flag',
      name: 'openPlanning',
      label: 'Plan in the open, without screens',
      rule: 'TS.setup.3.screen',
      value: options.openPlanning,
    },
  ],
  brief,
  check: ({ seats, options }) => ({
    errors: [
      seats.length !== 2 && seats.length !== 4 && refuse('TS.setup.seats', `Two or four play, not ${seats.length}.`),
      new Set(seats.map(({ seat }) => seat)).size < seats.length &&
        refuse('TS.setup.1.ships', 'Every ship has a colour of its own.'),
      options.first !== 'roll' &&
        !seats.some(({ seat }) => seat === options.first) &&
        refuse('TS.plan.1.first', 'The seat that goes first is not taken.'),
    ].filter(error => error !== false),
    warnings: [],
  }),
}

/** Who is with whom, and how the battle ends. */
function brief({ seats, options }: GameSetup<Options>): string[] {
  const team = (first: 0 | 1) =>
    seats
      .filter((_, chair) => chair % 2 === first)
      .map(({ name }) => name)
      .join(' and ')
  const teams = `${team(0)} against ${team(1)}: team mates sit opposite and tell each other nothing while they plan.`
  const limit = `After ${options.rounds} rounds the fewest Damage tokens win, then more shields, then more cubes.`
  return [...(seats.length > 2 ? [teams] : []), limit]
}

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

/** A shield on the 5/6 space and one cube. */
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
