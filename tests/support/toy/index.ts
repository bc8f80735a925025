import { bearing, side } from '../../../src/engine/geometry/angle'
import type { RuleId } from '../../../src/engine/rulebook'
import { type AnyRuleset, anyRuleset, type Outcome, type Prompt, type Ruleset } from '../../../src/engine/ruleset'
import { SEATS, type Seat } from '../../../src/engine/seats'
import { type BraceAction, brace } from './actions/brace'
import { type ConcedeAction, concede } from './actions/concede'
import { type DockAction, dock } from './actions/dock'
import { type FireAction, fire } from './actions/fire'
import { type LayAction, lay } from './actions/lay'
import { type SailAction, sail } from './actions/sail'
import { type SignalAction, signal } from './actions/signal'
import { type TurnAction, turn } from './actions/turn'
import { endTurn, initiative, pass, reveal, type TurnsAction } from './actions/turns'
import type { PondEvent } from './events'
import { narrate } from './narrate'
import { players } from './players'
import { rulebook } from './rulebook'
import { card, overlays, scene, sequence } from './scene'
import { blank, setupModel, start } from './setup'
import { type Options, type State, stateSchema } from './state'
import { bears, boatsOf, foesOf, hullOf, onPond, POND, RANK, rocksBetween } from './water'

export type PondAction =
  | SignalAction
  | TurnsAction
  | SailAction
  | TurnAction
  | FireAction
  | BraceAction
  | LayAction
  | DockAction
  | ConcedeAction

const seatsOf = (state: State): Seat[] => SEATS.filter(seat => state.options.forces[seat])
const strengthOf = (state: State, seat: Seat): number => boatsOf(state, seat).reduce((sum, boat) => sum + boat.hits, 0)

function awaiting(state: State): Prompt[] {
  const frame = state.stack.at(-1)
  const victim = frame && state.boats[frame.target]
  if (victim)
    return [{ seat: victim.seat, say: `brace ${victim.name}, or take it`, rule: 'POND.brace', pieces: [victim.id] }]
  if (state.phase === 'signals') {
    return seatsOf(state)
      .filter(seat => !state.signals[seat])
      .map(seat => ({ seat, say: 'signal to your boats', rule: 'POND.signal' }))
  }
  const [first] = state.phase === 'play' ? state.order : []
  if (!first) return []
  const ready = boatsOf(state, first).filter(boat => !boat.fired || !boat.sailed)
  return [
    { seat: first, say: `play your boats, ${ready.length} left`, rule: 'POND.pass', pieces: ready.map(b => b.id) },
  ]
}

function outcome(state: State): Outcome | null {
  const won = (winners: readonly Seat[], why: string, rule: RuleId = 'POND.win'): Outcome => ({ winners, why, rule })
  const seats = seatsOf(state)
  if (state.conceded)
    return won(
      seats.filter(seat => seat !== state.conceded),
      `Seat ${state.conceded} has conceded.`,
      'POND.concede',
    )
  const left = seats.filter(seat => boatsOf(state, seat).length > 0)
  if (left.length < 2) return won(left, 'One fleet is left afloat.')
  if (state.turn <= state.options.turns) return null
  const best = Math.max(...seats.map(seat => strengthOf(state, seat)))
  const top = seats.filter(seat => strengthOf(state, seat) === best)
  return won(top.length === 1 ? top : [], top.length === 1 ? 'More is left afloat.' : 'Both are as strong.')
}

function auto(state: State): TurnsAction | null {
  if (state.phase === 'signals') return seatsOf(state).every(seat => state.signals[seat]) ? { type: 'reveal' } : null
  if (state.phase === 'initiative') return { type: 'initiative' }
  return state.phase === 'end' ? { type: 'end-turn' } : null
}

/** A small whole game with every kind of offer, for tests of the engine and of everything generic above it. */
export const pond: Ruleset<State, PondAction, PondEvent, Options> = {
  id: 'pond',
  title: 'The Pond',
  tagline: 'Small boats, large tempers.',
  version: 1,
  rulebook: async () => rulebook,
  setupModel,
  state: stateSchema,
  actions: {
    signal,
    reveal,
    initiative,
    sail,
    turn,
    fire,
    brace,
    lay,
    dock,
    pass,
    'end-turn': endTurn,
    concede,
  },
  board: () => ({
    kind: 'free',
    unit: 'cm',
    ...POND,
    backdrop: 'plain',
    grid: 10,
    world: { unit: 'm', per: 1 },
  }),
  initialState: setup => start(setup),
  awaiting,
  auto,
  outcome,
  sequence,
  mission: view => ({ clock: { name: 'Turn', now: view.turn, of: view.options.turns }, standings: [] }),
  scene,
  card,
  overlays,
  measures: {
    arcs(view, from, to) {
      const boat = view.boats[from]
      if (!boat) return []
      const b = bearing(boat.at, to)
      const aft = b !== null && Math.abs(side(b - boat.facing)) >= 90
      const half = aft ? 180 : 0
      const wedge = { kind: 'sector', tone: 'arc', at: boat.at, inner: 0, outer: 12 } as const
      return [
        ...(bears(boat, to) ? [{ name: 'Gun', shapes: () => [] }] : []),
        {
          name: aft ? 'Aft' : 'Fore',
          shapes: () => [{ ...wedge, from: boat.facing + half - 90, to: boat.facing + half + 90 }],
        },
      ]
    },
    sight(_, a, b) {
      const rocks = rocksBetween(a.at, b.at)
      return {
        clear: rocks.length === 0,
        lines: rocks.map(({ rock }) => ({ rule: 'POND.fire.sight', why: `${rock.name} is in between.` })),
        shapes: [
          { kind: 'path', tone: rocks.length === 0 ? 'good' : 'muted', points: [a.at, b.at] },
          ...rocks.map(({ shape }) => shape),
        ],
      }
    },
    templates: [
      { name: 'Splash', shapes: () => [{ kind: 'disc', tone: 'note', at: { x: 0, y: 0 }, radius: 3 }] },
      {
        name: 'Gun arc',
        shapes: () => [{ kind: 'sector', tone: 'arc', at: { x: 0, y: 0 }, inner: 0, outer: 24, from: -60, to: 60 }],
      },
    ],
  },
  narrate,
  players,
  sheets: async ({ options }) => [
    {
      id: 'cards',
      title: 'Boats',
      items: Object.keys(RANK).map(id => ({
        kind: 'card',
        id,
        name: RANK[id]?.name ?? id,
        card: blank(id),
        copies: 1,
      })),
    },
    {
      id: 'table',
      title: 'On the table',
      items: [
        {
          kind: 'counter',
          id: 'boat',
          name: options.motto,
          art: 'ship',
          seat: 'A',
          outline: 'round',
          size: 24,
          facing: true,
          copies: 3,
        },
        { kind: 'ruler', id: 'ruler', name: 'Ruler', unit: 10, label: 'cm', length: 24, copies: 1 },
      ],
    },
  ],
  refereeControls: state => [
    ...Object.values(state.boats).map(boat => ({
      id: `hits.${boat.id}`,
      label: `Hits of ${boat.name}`,
      piece: boat.id,
      rule: 'POND.fire.hit' as const,
      fields: [
        { kind: 'number' as const, name: 'hits', label: 'Hits left', min: 0, max: hullOf(boat), value: boat.hits },
      ],
      fill: (values: Readonly<Record<string, unknown>>) => [
        { path: ['boats', boat.id, 'hits'], value: Number(values.hits) },
      ],
    })),
    {
      id: 'weather',
      label: 'The last turn, by weather',
      rule: 'POND.weather' as const,
      fields: [{ kind: 'number' as const, name: 'turns', label: 'Turns', min: 1, max: 20, value: state.options.turns }],
      fill: (values: Readonly<Record<string, unknown>>) => [
        { path: ['options', 'turns'], value: Number(values.turns) },
      ],
    },
  ],
  value: (view, seat) => strengthOf(view, seat) - foesOf(view, seat).reduce((sum, boat) => sum + boat.hits, 0),
  invariants: {
    'boats stay on the pond': state => Object.values(state.boats).every(boat => onPond(boat.at)),
    'no boat has more hits than hull': state =>
      Object.values(state.boats).every(b => b.hits >= 0 && b.hits <= hullOf(b)),
    'a frame names boats that exist': state =>
      state.stack.every(frame => frame.attacker in state.boats && frame.target in state.boats),
    'one boat a berth': state => {
      const tied = Object.values(state.berths).filter(who => who !== null)
      return new Set(tied).size === tied.length
    },
  },
}

export const toy: AnyRuleset = anyRuleset(pond)
export { regatta as toySetup } from './setup'
