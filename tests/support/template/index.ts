import { type Game, gameOf } from '../../../src/engine/game'
import { say } from '../../../src/engine/record/log'
import type { GameSetup } from '../../../src/engine/setup'
import { rest } from './actions/rest'
import { run } from './actions/run'
import { rulebook } from './rulebook'
import { type DashEvent, type Options, optionsSchema, type State, stateSchema } from './state'

type DashAction = Parameters<typeof run.plan>[1] | Parameters<typeof rest.plan>[1]

const setup: GameSetup<Options> = {
  scenario: 'sprint',
  seats: [
    { seat: 'A', name: 'Ada', played: 'person' },
    { seat: 'B', name: 'Ben', played: 'person' },
  ],
  options: { length: 20, windy: false },
}

/** The smallest whole game: copy this folder to begin a new one. */
const dash: Game<State, DashAction, DashEvent, Options> = {
  id: 'dash',
  title: 'Dash',
  tagline: 'Two runners, one die',
  version: 1,
  rulebook: async () => rulebook,
  setupModel: {
    schema: optionsSchema,
    seats: [2],
    scenarios: [{ id: 'sprint', title: 'Sprint', blurb: 'Run 20 cm before the other does.', setup }],
    fields: ({ options }) => [
      { kind: 'number', name: 'length', label: 'Length in cm', min: 6, max: 60, value: options.length },
      { kind: 'flag', name: 'windy', label: 'Headwind', value: options.windy, rule: 'DASH.wind' },
    ],
    check: () => ({ errors: [], warnings: [] }),
  },
  state: stateSchema,
  open: true,
  actions: { run, rest },
  board: ({ options }) => ({ kind: 'free', unit: 'cm', width: options.length, height: 8, backdrop: 'plain', grid: 1 }),
  initialState: ({ seats, options }) => ({
    options,
    runners: Object.fromEntries(seats.map(({ seat }) => [seat, { seat, at: 0, rested: false }])),
    order: seats.map(({ seat }) => seat),
  }),
  awaiting: ({ order: [seat] }) => (seat ? [{ seat, say: 'run or rest', rule: 'DASH.turn', pieces: [seat] }] : []),
  outcome: ({ runners, options }) => {
    const home = Object.values(runners).filter(({ at }) => at >= options.length)
    if (home.length === 0) return null
    return { winners: home.map(({ seat }) => seat), why: 'First at the end of the track.', rule: 'DASH.win' }
  },
  scene: ({ runners }) => ({
    pieces: Object.values(runners).map(({ seat, at, rested }, lane) => ({
      id: seat,
      name: `Runner ${seat}`,
      seat,
      at: { x: at, y: 2 + lane * 4 },
      radius: 0.5,
      art: 'squad',
      markers: rested ? [{ id: 'rested', letter: 'R', name: 'Rested', tone: 'good' }] : [],
    })),
    areas: [],
    cells: [],
    links: [],
    shapes: [],
    status: [],
  }),
  narrate: event =>
    event.type === 'ran' ? say`${{ seat: event.seat }} runs ${event.far} cm.` : say`${{ seat: event.seat }} rests.`,
}

export const template = gameOf(dash)
