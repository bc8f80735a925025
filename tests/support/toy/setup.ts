import { refuse } from '../../../src/engine/rolls/plan'
import type { CardModel } from '../../../src/engine/scene/card'
import { SEATS, type Seat } from '../../../src/engine/seats'
import type { GameSetup, SetupModel } from '../../../src/engine/setup'
import { type Boat, type Options, optionsSchema, type State } from './state'
import { BERTHS, POND, RANK } from './water'

const options: Options = {
  turns: 4,
  mines: true,
  wind: 'calm',
  motto: 'Mind the rocks',
  forces: {
    A: [
      { card: 'tug', name: 'Anna' },
      { card: 'dinghy', name: 'Ara' },
      { card: 'dinghy', name: 'Asp' },
    ],
    B: [
      { card: 'tug', name: 'Berta' },
      { card: 'dinghy', name: 'Bee' },
      { card: 'dinghy', name: 'Bat' },
    ],
  },
}

export const regatta: GameSetup<Options> = {
  scenario: 'regatta',
  seats: [
    { seat: 'A', name: 'Ada', played: 'person' },
    { seat: 'B', name: 'Bob', played: 'person' },
  ],
  options,
}

export const blank = (card: string): CardModel => ({
  title: RANK[card]?.name ?? card,
  subtitle: 'Boat',
  seat: null,
  art: RANK[card]?.art ?? 'ship',
  points: RANK[card]?.points ?? 0,
  markers: [],
  blocks: [
    { kind: 'values', values: [{ label: 'Hull', printed: String(RANK[card]?.hull ?? 1), mark: 'house' }] },
    { kind: 'text', title: 'Notes', text: 'A boat of the pond.' },
  ],
})

export const setupModel: SetupModel<Options> = {
  schema: optionsSchema,
  seats: [2],
  scenarios: [
    { id: 'regatta', title: 'Regatta', blurb: 'Three boats each, mines and two rocks.', setup: regatta },
    {
      id: 'duel',
      title: 'Duel',
      blurb: 'One tug each, no mines, one turn.',
      setup: {
        ...regatta,
        scenario: 'duel',
        options: {
          ...options,
          turns: 1,
          mines: false,
          forces: { A: [{ card: 'tug', name: 'Anna' }], B: [{ card: 'tug', name: 'Berta' }] },
        },
      },
    },
  ],
  fields: ({ options }) => [
    { kind: 'number', name: 'turns', label: 'Turns', min: 1, max: 20, value: options.turns },
    { kind: 'flag', name: 'mines', label: 'Mines', value: options.mines, rule: 'POND.mine.lay' },
    {
      kind: 'choice',
      name: 'wind',
      label: 'Wind',
      value: options.wind,
      options: [
        { value: 'calm', label: 'Calm' },
        { value: 'fresh', label: 'Fresh' },
      ],
    },
    { kind: 'text', name: 'motto', label: 'Motto', value: options.motto, most: 40 },
  ],
  forces: {
    points: 'Tonnage',
    roster: () =>
      Object.entries(RANK).map(([id, rank]) => ({
        id,
        name: rank.name,
        side: 'Pond',
        points: rank.points,
        art: rank.art,
        card: blank(id),
        own: false,
      })),
    list: (options, seat) => options.forces[seat] ?? [],
    replace: (options, seat, entries) => ({ ...options, forces: { ...options.forces, [seat]: [...entries] } }),
  },
  check({ options, seats }) {
    const worth = (seat: Seat) => (options.forces[seat] ?? []).reduce((sum, e) => sum + (RANK[e.card]?.points ?? 0), 0)
    const missing = seats.filter(({ seat }) => (options.forces[seat] ?? []).length === 0)
    const unknown = Object.values(options.forces).flatMap(list => list.filter(e => !RANK[e.card]))
    return {
      errors: [
        ...(seats.length === 2 ? [] : [refuse('POND.win', 'The pond has two seats.')]),
        ...missing.map(({ seat }) => refuse('POND.win', `Seat ${seat} has no boat.`)),
        ...unknown.map(e => refuse('POND.win', `Nobody knows a “${e.card}”.`)),
      ],
      warnings: worth('A') === worth('B') ? [] : [refuse('POND.win', `${worth('A')} against ${worth('B')} tons.`)],
    }
  },
}

/** Seat A below, seat B above, each in a row. */
export function start({ options }: GameSetup<Options>): State {
  const boats: Record<string, Boat> = {}
  for (const seat of SEATS) {
    ;(options.forces[seat] ?? []).forEach((entry, i, all) => {
      const id = `${seat.toLowerCase()}${i + 1}`
      const x = (POND.width * (i + 1)) / (all.length + 1)
      boats[id] = {
        id,
        seat,
        name: entry.name,
        card: entry.card,
        at: { x, y: seat === 'A' ? 44 : 16 },
        facing: seat === 'A' ? 0 : 180,
        hits: RANK[entry.card]?.hull ?? 1,
        sailed: false,
        turned: false,
        fired: false,
        mines: options.mines ? (RANK[entry.card]?.mines ?? 0) : 0,
      }
    })
  }
  return {
    options,
    turn: 1,
    phase: 'signals',
    order: [],
    signals: {},
    boats,
    mines: {},
    berths: Object.fromEntries(BERTHS.map(berth => [berth.id, null])),
    stack: [],
    conceded: null,
  }
}
