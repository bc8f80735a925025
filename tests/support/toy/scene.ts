import { ahead } from '../../../src/engine/geometry/angle'
import type { CardModel } from '../../../src/engine/scene/card'
import type { Marker, Overlay, Scene, ScenePiece, SequenceStep } from '../../../src/engine/scene/scene'
import type { Shape } from '../../../src/engine/scene/shapes'
import { SEATS } from '../../../src/engine/seats'
import { blank } from './setup'
import type { Boat, State } from './state'
import { afloat, BERTHS, BOAT_RADIUS, boatsOf, GUNS, hullOf, RANK, ROCKS, reachOf } from './water'

const markersOf = (boat: Boat): Marker[] =>
  boat.hits < hullOf(boat) ? [{ id: 'damaged', letter: 'D', name: 'Damaged', tone: 'bad' }] : []

function pieceOf(state: State, boat: Boat): ScenePiece {
  const spent = boat.fired && boat.sailed && boat.turned
  const playing = state.phase === 'play' && state.order[0] === boat.seat
  return {
    id: boat.id,
    name: boat.name,
    seat: boat.seat,
    at: boat.at,
    facing: boat.facing,
    radius: BOAT_RADIUS,
    art: RANK[boat.card]?.art ?? 'ship',
    markers: markersOf(boat),
    pace: spent ? 'spent' : playing ? 'active' : 'ready',
  }
}

export function scene(view: State): Scene {
  const mines = Object.values(view.mines).flatMap((mine): ScenePiece[] =>
    mine.value
      ? [
          {
            id: mine.value.id,
            name: 'Mine',
            seat: mine.value.seat,
            at: mine.value.at,
            radius: 0.6,
            art: 'cube',
            markers: [],
          },
        ]
      : [],
  )
  const frame = view.stack.at(-1)
  return {
    pieces: [
      ...Object.values(view.boats)
        .filter(afloat)
        .map(boat => pieceOf(view, boat)),
      ...mines,
    ],
    areas: ROCKS,
    cells: BERTHS,
    links: frame ? [{ from: frame.attacker, to: frame.target, tone: 'bad', name: 'hits' }] : [],
    shapes: [],
    status: SEATS.filter(seat => view.options.forces[seat]).map(seat => ({
      seat,
      dials: [
        {
          name: 'Afloat',
          value: String(boatsOf(view, seat).length),
          pips: { left: boatsOf(view, seat).length, of: view.options.forces[seat]?.length ?? 0 },
        },
        { name: 'Signal', value: view.signals[seat]?.value?.stance ?? (view.signals[seat] ? 'given' : 'none') },
      ],
    })),
  }
}

export function card(view: State, id: string): CardModel | null {
  const boat = view.boats[id]
  if (!boat) return null
  const reach = reachOf(boat)
  return {
    ...blank(boat.card),
    title: boat.name,
    subtitle: RANK[boat.card]?.name ?? boat.card,
    seat: boat.seat,
    markers: markersOf(boat),
    blocks: [
      {
        kind: 'values',
        values: [
          { label: 'Speed', printed: '12 cm', mark: 'house', ...(reach === 12 ? {} : { live: `${reach} cm` }) },
          { label: 'Mines', printed: String(RANK[boat.card]?.mines ?? 0), live: String(boat.mines) },
        ],
      },
      {
        kind: 'table',
        title: 'Guns',
        columns: ['Gun', 'Arc', 'Range'],
        rows: [
          {
            offer: `fire.${boat.id}`,
            shapes: gunShapes(boat),
            cells: [
              { label: 'Gun', printed: 'Pop gun' },
              { label: 'Arc', printed: 'Front' },
              { label: 'Range', printed: '12 / 24' },
            ],
          },
        ],
      },
      { kind: 'boxes', title: 'Hull', total: hullOf(boat), ticked: hullOf(boat) - boat.hits },
      { kind: 'text', title: 'Notes', text: 'A boat of the pond.' },
    ],
  }
}

const gunShapes = (boat: Boat): Shape[] =>
  [12, 24].map((outer, i) => ({
    kind: 'sector',
    tone: 'arc',
    at: boat.at,
    inner: i * 12,
    outer,
    from: boat.facing + GUNS.from,
    to: boat.facing + GUNS.to,
    label: i === 0 ? 'short' : 'long',
  }))

export function overlays(view: State, id: string): Overlay[] {
  const boat = view.boats[id]
  if (!boat || !afloat(boat)) return []
  return [
    { name: 'Reach', shapes: () => [{ kind: 'disc', tone: 'reach', at: boat.at, radius: reachOf(boat) }] },
    { name: 'Gun', shapes: () => gunShapes(boat) },
    { name: 'Heading', shapes: () => [{ kind: 'path', tone: 'note', arrow: true, points: [boat.at, ahead(boat, 5)] }] },
  ]
}

export function sequence(view: State): SequenceStep[] {
  const phases = ['signals', 'initiative', 'play', 'end'] as const
  const now = phases.indexOf(view.phase)
  const steps: SequenceStep[] = phases.map((id, i) => ({
    id,
    name: id[0]?.toUpperCase() + id.slice(1),
    at: i < now ? 'done' : i === now ? 'now' : 'next',
  }))
  return [...steps, { id: 'weather', name: 'Weather', at: 'left-out', note: 'The referee speaks of the weather.' }]
}
