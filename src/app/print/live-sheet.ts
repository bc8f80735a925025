import type { CardModel } from '../../engine/scene/card'
import {
  type BoardSpec,
  type Dial,
  millimetresOf,
  type PieceId,
  type Scene,
  type SceneArea,
  type ScenePiece,
} from '../../engine/scene/scene'
import type { ChartSection, Sheet, SheetItem } from '../../engine/scene/sheet'
import type { SeatSetup } from '../../engine/seats'
import { type Material, type Reader, seenBy } from './material'

/** Width of counters if the table doesn't give the size of a unit. */
const COUNTER = 20

/**
 * A game as a viewer sees it now: cards with live values, counters with their states, the map and each side's status.
 */
export function liveSheet(material: Material, reader: Reader): Sheet {
  const { ruleset, setup, live } = material
  const view = seenBy(material, reader)
  const scene = ruleset.scene(view)
  const board = ruleset.board(setup)
  const off = ruleset.offTable?.(view) ?? []
  const carded = distinct([...scene.pieces.map(({ id }) => id), ...off], id => ruleset.card(view, id))
  const pieces = scene.pieces.filter(({ id }) => carded.has(id))
  return {
    id: 'standing',
    title: live ? 'Current position' : 'Starting position',
    ...(!live && { spare: true }),
    items: [
      ...[...carded].map(([id, card]): SheetItem => cardItem(id, card)),
      ...pieces.map(piece => counterItem(piece, board)),
      {
        ...plan(scene, board),
        areas: withOwners(scene.areas, setup.seats),
        name: live ? 'Current map of the table' : 'Map of the table',
      },
      ...statusChart(scene, material),
    ],
  }
}

/** The dice and cubes of a console all show the same card, so it is printed once. */
function distinct(ids: readonly PieceId[], cardOf: (id: PieceId) => CardModel | null): Map<PieceId, CardModel> {
  const seen = new Set<string>()
  const found = new Map<PieceId, CardModel>()
  for (const id of ids) {
    const card = cardOf(id)
    if (!card) continue
    const mark = JSON.stringify(card)
    if (seen.has(mark)) continue
    seen.add(mark)
    found.set(id, card)
  }
  return found
}

const cardItem = (id: PieceId, card: CardModel): SheetItem => ({
  kind: 'card',
  id: `now.card.${id}`,
  name: card.title,
  card,
  copies: 1,
})

function counterItem({ id, name, art, seat, facing, radius, markers }: ScenePiece, board: BoardSpec): SheetItem {
  const unit = millimetresOf(board)
  return {
    kind: 'counter',
    id: `now.counter.${id}`,
    name,
    art,
    seat,
    outline: 'round',
    size: unit === null ? COUNTER : Math.round(2 * radius * unit * 10) / 10,
    facing: facing !== undefined,
    markers,
    copies: 1,
  }
}

const plan = (
  { areas, terrain, cells, pieces, shapes }: Scene,
  board: BoardSpec,
): Extract<SheetItem, { kind: 'board' }> => ({
  kind: 'board',
  id: 'now.plan',
  name: 'Map of the table',
  board,
  areas,
  ...(terrain && { terrain }),
  cells,
  pieces,
  shapes,
  unit: 'fit',
  copies: 1,
})

/** On paper, sides need words too: if two have an area of the same name, each says whose it is. */
const withOwners = (areas: readonly SceneArea[], seats: readonly SeatSetup[]): SceneArea[] =>
  areas.map(area => {
    const owner = seats.find(({ seat }) => seat === area.seat)
    const shared = areas.some(({ name, seat }) => name === area.name && seat !== area.seat)
    return owner && shared ? { ...area, name: `${area.name}, ${owner.name}` } : area
  })

/** Dots aren't printed, so a plain number gets its maximum. */
const countOf = ({ value, pips }: Dial): string =>
  pips && value === String(pips.left) ? `${value} of ${pips.of}` : value

function statusChart({ status, pieces }: Scene, { setup, title }: Material): SheetItem[] {
  const sections = setup.seats.map(({ seat, name }): ChartSection => {
    const dials = status.find(one => one.seat === seat)?.dials ?? []
    const marked = pieces.filter(piece => piece.seat === seat && piece.markers.length > 0)
    return {
      title: name,
      rows: [
        ...dials.map(dial => [dial.name, countOf(dial)]),
        ...marked.map(piece => [piece.name, piece.markers.map(marker => marker.name).join(', ')]),
      ],
    }
  })
  const told = sections.filter(({ rows }) => rows.length > 0)
  return told.length === 0 ? [] : [{ kind: 'chart', id: 'now.status', name: title, sections: told, copies: 1 }]
}
