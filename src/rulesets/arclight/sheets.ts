import { type Mustered, mustered, unitCounter } from '../../engine/forces/muster'
import type { Marker } from '../../engine/scene/scene'
import type { Sheet, SheetItem } from '../../engine/scene/sheet'
import type { GameSetup } from '../../engine/setup'
import type { Card } from './cards/card'
import { modelOf } from './cards/model'
import { criticalChart, indexChart, turnChart } from './charts'
import { board, cardsOf } from './initial-state'
import { measures } from './measures'
import type { Options } from './options'

/** Millimetres from hexside to hexside, and the size of counters that fit in. */
const HEX = 20
const COUNTER = 17
const MARKER = 12
/** Hexes of the paper that fit a sheet, of A4 as of Letter. */
const PAPER = { columns: 10, rows: 11 }

/** Everything you need to play this set-up on a real table. */
export function sheets({ options, ...setup }: GameSetup<Options>): Sheet[] {
  const cards = cardsOf(options)
  const used = mustered(options.forces)
  const copies = (id: string) => used.filter(({ card }) => card === id).length
  return [
    {
      id: 'cards',
      title: 'Ship cards for these forces',
      items: cards.filter(({ id }) => copies(id) > 0).map(card => cardItem(card, copies(card.id))),
    },
    { id: 'counters', title: 'Ship counters', items: used.map(entry => counter(cards, entry)) },
    { id: 'markers', title: 'Markers', items: MARKERS.map(marker => markerItem(marker, Math.max(2, used.length))) },
    { id: 'reference', title: 'Reference', items: [indexChart, criticalChart, turnChart(options)] },
    {
      id: 'hex-paper',
      title: 'Hex paper',
      items: [
        {
          kind: 'board',
          id: 'hex-paper',
          name: `Hex paper, ${HEX} mm`,
          board: board({ options: { ...options, ...PAPER } }),
          areas: [],
          cells: [],
          unit: HEX,
          copies: 1,
        },
        {
          kind: 'board',
          id: 'map',
          name: `Map of ${options.columns} by ${options.rows} hexes`,
          board: board({ options, ...setup }),
          areas: [],
          cells: [],
          unit: HEX,
          copies: 1,
        },
      ],
    },
    {
      id: 'arcs',
      title: 'Arcs',
      items: measures.templates.map(({ name, shapes }, i) => ({
        kind: 'template',
        id: `arc.${i}`,
        name,
        shapes: shapes(),
        unit: HEX,
        copies: 1,
      })),
    },
    { id: 'all-cards', title: 'All ship cards', items: cards.map(card => cardItem(card, 1)), spare: true },
  ]
}

/** A card with a box for every point that can be lost. */
const cardItem = (card: Card, copies: number): SheetItem => {
  const model = modelOf(card)
  const track = (title: string, total: number) => ({ kind: 'boxes', title, total, ticked: 0 }) as const
  const tracks = [
    track('T', card.thrust),
    track('D', card.ds),
    track('M added', 6),
    ...(card.esv > 0 ? [track('E', card.esv)] : []),
    ...(card.asv > 0 ? [track('A', card.asv)] : []),
    track('Stun', 3),
    track('Crew', card.gunners.length + 1),
    ...(card.weapons.length > 0 ? [track('Weapons', card.weapons.length)] : []),
  ]
  return {
    kind: 'card',
    id: `card.${card.id}`,
    name: card.name,
    card: { ...model, blocks: [...model.blocks, ...tracks] },
    copies,
  }
}

/** Turned over when no crew is left. */
function counter(cards: readonly Card[], entry: Mustered): SheetItem {
  const art = cards.find(({ id }) => id === entry.card)?.art ?? 'ship'
  return unitCounter(entry, { art, outline: 'hex', size: COUNTER, back: { name: 'Out of action', art } })
}

const MARKERS: readonly Marker[] = [
  { id: 'stun', letter: 'S', name: 'Stunned', tone: 'warn' },
  { id: 'short', letter: '~', name: 'System short', tone: 'warn' },
  { id: 'structure', letter: '>', name: 'Structure hit', tone: 'bad' },
  { id: 'right', letter: 'R', name: 'Right only', tone: 'warn' },
  { id: 'left', letter: 'L', name: 'Left only', tone: 'warn' },
  { id: 'straight', letter: '↑', name: 'Straight ahead', tone: 'warn' },
  { id: 'first', letter: '1', name: 'Moves first', tone: 'warn' },
  { id: 'fuel', letter: 'F', name: 'Fuel leak', tone: 'warn' },
  { id: 'shutdown', letter: 'W', name: 'Shut down', tone: 'bad' },
  { id: 'cascade', letter: 'X', name: 'Cascade', tone: 'bad' },
  { id: 'doomed', letter: '!', name: 'Boom Next Turn', tone: 'bad' },
]

const markerItem = (marker: Marker, copies: number): SheetItem => ({
  kind: 'marker',
  id: `marker.${marker.id}`,
  name: marker.name,
  marker,
  size: MARKER,
  copies,
})
