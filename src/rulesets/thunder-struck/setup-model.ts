import { refuse } from '../../engine/rolls/plan'
import type { Seat, SeatSetup } from '../../engine/seats'
import type { SetupModel } from '../../engine/setup'
import { brief } from './mission'
import { type Options, optionsSchema } from './options'

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
    scenario(
      'duel',
      'Duel',
      'Two ships on one ring for six rounds. Guess what is behind the other screen.',
      two,
      usual,
    ),
    scenario('long-duel', 'Long duel', 'The same two ships, with twelve rounds to wear each other down.', two, {
      ...usual,
      rounds: '12',
    }),
    scenario(
      'teams',
      'Two against two',
      "Four ships on two rings joined by gates. Team mates sit opposite each other and can't talk while they plan.",
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
        { value: 'roll', label: 'Highest roll' },
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
      seats.length !== 2 &&
        seats.length !== 4 &&
        refuse('TS.setup.seats', `Two or four can play, but not ${seats.length}.`),
      new Set(seats.map(({ seat }) => seat)).size < seats.length &&
        refuse('TS.setup.1.ships', 'Every ship needs its own colour.'),
      options.first !== 'roll' &&
        !seats.some(({ seat }) => seat === options.first) &&
        refuse('TS.plan.1.first', 'The player who goes first must be one of those in the game.'),
    ].filter(error => error !== false),
    warnings: [],
  }),
}
