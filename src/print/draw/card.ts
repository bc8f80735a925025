import type { CardBlock, CardModel, CardValue } from '../../engine/scene/card'
import { writtenPoints } from '../../engine/scene/points'
import type { Marker } from '../../engine/scene/scene'
import { BLACK, bold, type Drawing, GREY, hairline, type Ink, PALE, TINT, thin } from '../ink'
import { textWidth } from '../metrics'
import { columns, type Part, stacked, textPart, written } from './column'
import { HEAD, headInk } from './head'
import type { Press } from './press'
import { columnSpans, headPart, rowPart } from './table'
import { type Inner, type Track, tracksParts } from './tracks'

/** Two abreast on A4 and Letter, three on A4 across. */
export const CARD_WIDTH = 88
const EDGE = 3
const GAP = 1.8
const TILE = 9
const ARROW = ' → '

/** A datacard on paper. If it is longer than the page, it continues on a second card. */
export function drawCard(card: CardModel, { name, width }: { name: string; width: number }, press: Press): Drawing[] {
  const inner = { x: EDGE, width: width - 2 * EDGE }
  const parts = [
    ...markersPart(card.markers, inner.width),
    ...gathered(card.blocks).flatMap(blocks => blockParts(blocks, inner)),
    ...legend(card, inner),
  ]
  const pieces = columns(parts, press.frame.height - HEAD - 2 * EDGE, GAP)
  return pieces.map((piece, i) => {
    const title = i === 0 ? card.title : `${card.title} (continued)`
    const points = card.points === undefined ? null : `${writtenPoints(card.points)} pts`
    // You can't write on a dark band with a pencil, so a blank card has none.
    const pencil = card.title === ''
    const head = headInk(
      { ...card, title: pencil ? '' : title, points },
      width,
      pencil ? { ...press, style: 'ink' } : press,
    )
    const { ink, bottom } = stacked(piece, HEAD + EDGE, GAP)
    const height = bottom + EDGE
    const ground: Ink = { kind: 'rect', x: 0, y: 0, width, height, fill: '#fff' }
    const frame: Ink = { kind: 'rect', x: 0, y: 0, width, height, stroke: hairline(BLACK) }
    return {
      name: i === 0 ? name : `${name}, ${i + 1}`,
      width,
      height,
      ink: [ground, ...head, ...ink, frame],
      cut: 'box',
    }
  })
}

/** Tracks of boxes that follow each other are kept together. */
function gathered(blocks: readonly CardBlock[]): readonly (Exclude<CardBlock, Track> | readonly Track[])[] {
  const found: (Exclude<CardBlock, Track> | Track[])[] = []
  for (const block of blocks) {
    const last = found.at(-1)
    if (block.kind !== 'boxes') found.push(block)
    else if (Array.isArray(last)) last.push(block)
    else found.push([block])
  }
  return found
}

function blockParts(block: Exclude<CardBlock, Track> | readonly Track[], inner: Inner): Part[] {
  if (!('kind' in block)) return tracksParts(block, inner)
  const title = block.title ? [titlePart(block.title, inner)] : []
  switch (block.kind) {
    case 'values':
      return [...title, valuesPart(block.values, inner)]
    case 'table': {
      const texts = block.rows.map(row => row.cells.map(wordsOf))
      const spans = columnSpans([block.columns, ...texts], inner)
      return [...title, headPart(block.columns, spans), ...texts.map(row => rowPart(row, spans, { centred: true }))]
    }
    case 'text':
      return [...title, textPart(block.text, { ...inner, size: 2.8 })]
  }
}

const titlePart = (title: string, { x, width }: Inner): Part => ({
  height: 2.6,
  heads: true,
  ink: y =>
    written(
      title.toUpperCase(),
      { x, y, width, height: 2.8 },
      { size: 2.3, least: 1.4, lines: 1, bold: true, colour: GREY },
    ),
})

/** A value that changed during play is printed after an arrow. */
export const isChanged = ({ printed, live }: CardValue): boolean => live !== undefined && live !== printed

const wordsOf = (value: CardValue): string =>
  isChanged(value) ? `${value.printed}${ARROW}${value.live ?? ''}` : value.printed

interface Tile {
  readonly value: CardValue
  readonly needs: number
}

/** Tiles as wide as they need to be, in rows that are full; each row is stretched to the full width. */
function valuesPart(values: readonly CardValue[], { x, width }: Inner): Part {
  const tiles = values.map((value): Tile => {
    const words = Math.max(textWidth(value.label, 2.3), textWidth(wordsOf(value), 4.2, 'bold'))
    return { value, needs: Math.min(width, Math.max(17, words + 3)) }
  })
  const full = rowsOf(tiles, width, tiles.length)
  // As many in each row, where they fit so: no single one is left under a row of four.
  const even = rowsOf(tiles, width, Math.ceil(tiles.length / full.length))
  const rows = even.length === full.length ? even : full
  return {
    height: rows.length * (TILE + 1) - 1,
    ink: top => rows.flatMap((row, r) => tilesInk(row, { x, y: top + r * (TILE + 1), width, height: TILE })),
  }
}

function rowsOf(tiles: readonly Tile[], width: number, most: number): readonly Tile[][] {
  const rows: Tile[][] = [[]]
  let used = 0
  for (const tile of tiles) {
    const row = rows.at(-1)
    if (row && row.length > 0 && (row.length >= most || used + tile.needs > width)) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(tile)
    used += tile.needs + 1
  }
  return rows
}

function tilesInk(row: readonly Tile[], box: { x: number; y: number; width: number; height: number }): Ink[] {
  const sum = row.reduce((all, { needs }) => all + needs, 0)
  const room = box.width - (row.length - 1)
  let left = box.x
  return row.flatMap(({ value, needs }): Ink[] => {
    const width = (needs * room) / sum
    const at = left
    left += width + 1
    const inside = { x: at + 1.3, width: width - 2.6 }
    return [
      { kind: 'rect', x: at, y: box.y, width, height: box.height, radius: 0.8, stroke: hairline(PALE), fill: TINT },
      ...written(
        value.label,
        { ...inside, y: box.y + 0.7, height: 3 },
        { size: 2.3, least: 1.4, lines: 1, colour: GREY },
      ),
      ...written(
        wordsOf(value),
        { ...inside, y: box.y + 3.4, height: 5.2 },
        { size: 4.2, least: 1.8, lines: 2, bold: true },
      ),
    ]
  })
}

/** The states it has now, letter and name. */
function markersPart(markers: readonly Marker[], width: number): Part[] {
  if (markers.length === 0) return []
  const half = (width - 2) / 2
  return [
    {
      height: Math.ceil(markers.length / 2) * 6 - 1,
      ink: y =>
        markers.flatMap((marker, i): Ink[] => {
          const x = EDGE + (i % 2) * (half + 2)
          const top = y + Math.floor(i / 2) * 6
          return [
            { kind: 'circle', x: x + 2.5, y: top + 2.5, r: 2.3, stroke: marker.tone === 'bad' ? bold() : thin() },
            ...written(
              marker.letter,
              { x: x + 0.8, y: top, width: 3.4, height: 5 },
              { size: 2.4, least: 1.2, lines: 1, bold: true, anchor: 'middle' },
            ),
            ...written(
              marker.name,
              { x: x + 6, y: top, width: half - 6, height: 5 },
              { size: 2.8, least: 1.6, lines: 2 },
            ),
          ]
        }),
    },
  ]
}

/** Says which values no source gives, and what the arrow means. */
function legend(card: CardModel, inner: Inner): Part[] {
  const values = card.blocks.flatMap(block =>
    block.kind === 'values' ? block.values : block.kind === 'table' ? block.rows.flatMap(row => row.cells) : [],
  )
  const house = values.filter(value => value.mark === 'house').length
  const marked = values.filter(value => value.mark !== undefined).length
  const which = house === marked ? 'The values on this card are' : `${house} of ${marked} values on this card are`
  const says = [
    ...(values.some(isChanged) ? ['The value after an arrow is the current one.'] : []),
    ...(house > 0 ? [`${which} house values: no source gives them.`] : []),
  ]
  return says.length === 0 ? [] : [textPart(says.join(' '), { ...inner, size: 2.1 })]
}
