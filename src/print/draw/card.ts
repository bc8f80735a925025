import { coloursOf } from '../../art/palette'
import { silhouette } from '../../art/silhouettes'
import type { CardBlock, CardModel, CardRow, CardValue } from '../../engine/scene/card'
import { BLACK, type Drawing, GREY, hairline, type Ink, PALE, stroke, TINT, thin } from '../ink'
import { textWidth, wrap } from '../metrics'

/** Two abreast on A4 and on Letter. */
export const CARD_WIDTH = 93
const EDGE = 3
const INNER = CARD_WIDTH - 2 * EDGE
const HEAD = 14
const GAP = 2
const TILE = 9
const ROW = 5
const BOX = 4.2

/** Something of known height, drawn from its own top. */
interface Part {
  readonly height: number
  ink(y: number): Ink[]
}

/** A datacard on paper. What has changed in play stands in brackets after the printed value. */
export function drawCard(card: CardModel, name: string): Drawing {
  const parts = [head(card), ...card.blocks.flatMap(blockParts), ...legend(card)]
  const ink: Ink[] = []
  let y = EDGE
  for (const part of parts) {
    ink.push(...part.ink(y))
    y += part.height + GAP
  }
  const height = y - GAP + EDGE
  const frame: Ink = {
    kind: 'rect',
    x: 0,
    y: 0,
    width: CARD_WIDTH,
    height,
    radius: 2,
    stroke: thin(BLACK),
    fill: '#fff',
  }
  return { name, width: CARD_WIDTH, height, ink: [frame, ...ink] }
}

function head(card: CardModel): Part {
  const { dark } = coloursOf(card.seat)
  const left = EDGE + HEAD + 1
  const points =
    card.points === undefined ? [] : [label(CARD_WIDTH - EDGE, `${card.points} pts`, { anchor: 'end', bold: true })]
  return {
    height: HEAD,
    ink: y => [
      { kind: 'rect', x: EDGE, y, width: HEAD - 2, height: HEAD - 2, radius: 1.5, stroke: thin(dark) },
      {
        kind: 'path',
        d: silhouette(card.art).path,
        fill: dark,
        into: { x: EDGE + 1, y: y + 1, scale: (HEAD - 4) / 100 },
      },
      { kind: 'text', x: left, y: y + 5.5, size: 5.2, text: card.title, bold: true, most: INNER - HEAD - 16 },
      { kind: 'text', x: left, y: y + 10, size: 3, text: card.subtitle, colour: GREY, most: INNER - HEAD },
      ...points.map(at => at(y + 5)),
      { kind: 'path', d: stroke(EDGE, y + HEAD - 0.5, CARD_WIDTH - EDGE, y + HEAD - 0.5), stroke: thin(dark) },
    ],
  }
}

type TextInk = Extract<Ink, { kind: 'text' }>
const label =
  (x: number, text: string, more: Partial<TextInk> = {}) =>
  (y: number): Ink => ({ kind: 'text', x, y, size: 3.2, text, ...more })

function blockParts(block: CardBlock): Part[] {
  const title = block.title ? [titlePart(block.title)] : []
  switch (block.kind) {
    case 'values':
      return [...title, valuesPart(block.values)]
    case 'table':
      return [...title, tablePart(block.columns, block.rows)]
    case 'boxes':
      return [...title, boxesPart(block.total, block.ticked)]
    case 'text':
      return [...title, textPart(block.text, 3)]
  }
}

const titlePart = (title: string): Part => ({
  height: 2.4,
  ink: y => [{ kind: 'text', x: EDGE, y: y + 2.2, size: 2.5, text: title.toUpperCase(), bold: true, colour: GREY }],
})

const written = (value: CardValue): string =>
  value.live !== undefined && value.live !== value.printed ? `${value.printed} (${value.live})` : value.printed

/** Tiles as wide as they need to be, rows filled from the left. */
function valuesPart(values: readonly CardValue[]): Part {
  const rows: { value: CardValue; x: number; width: number; row: number }[] = []
  let x = 0
  let row = 0
  for (const value of values) {
    const needs = Math.max(textWidth(value.label, 2.4), textWidth(written(value), 4.2)) + 3
    const width = Math.min(INNER, Math.max(19, needs))
    if (x > 0 && x + width > INNER) {
      x = 0
      row += 1
    }
    rows.push({ value, x, width, row })
    x += width + 1
  }
  const height = (row + 1) * (TILE + 1) - 1
  return {
    height,
    ink: top =>
      rows.flatMap(({ value, x, width, row }): Ink[] => {
        const y = top + row * (TILE + 1)
        const left = EDGE + x
        return [
          { kind: 'rect', x: left, y, width, height: TILE, radius: 1, stroke: hairline(PALE), fill: TINT },
          { kind: 'text', x: left + 1.5, y: y + 3, size: 2.4, text: value.label, colour: GREY, most: width - 3 },
          { kind: 'text', x: left + 1.5, y: y + 7.6, size: 4.2, text: written(value), bold: true, most: width - 3 },
        ]
      }),
  }
}

function tablePart(columns: readonly string[], rows: readonly CardRow[]): Part {
  const texts = rows.map(row => row.cells.map(written))
  const needs = columns.map(
    (column, i) => Math.max(textWidth(column, 2.4), ...texts.map(row => textWidth(row[i] ?? '', 2.9))) + 2,
  )
  const sum = needs.reduce((all, width) => all + width, 0)
  const widths = needs.map(width => (width * INNER) / Math.max(1, sum))
  const lefts = widths.map((_, i) => EDGE + widths.slice(0, i).reduce((all, width) => all + width, 0))
  const cell = (i: number, y: number, text: string, more: Partial<TextInk>): Ink => {
    const width = widths[i] ?? 0
    const x = (lefts[i] ?? 0) + (i === 0 ? 0 : width / 2)
    return { kind: 'text', x, y, size: 2.9, text, anchor: i === 0 ? 'start' : 'middle', most: width - 1, ...more }
  }
  return {
    height: 4 + rows.length * ROW,
    ink: y => [
      ...columns.map((column, i) => cell(i, y + 2.6, column, { size: 2.4, colour: GREY })),
      ...texts.flatMap((row, r): Ink[] => {
        const top = y + 4 + r * ROW
        return [
          { kind: 'path', d: stroke(EDGE, top, CARD_WIDTH - EDGE, top), stroke: hairline(PALE) },
          ...row.map((text, i) => cell(i, top + 3.6, text, { bold: i === 0 })),
        ]
      }),
    ],
  }
}

function boxesPart(total: number, ticked: number): Part {
  const perRow = Math.floor(INNER / (BOX + 1))
  return {
    height: Math.ceil(total / perRow) * (BOX + 1) - 1,
    ink: y =>
      Array.from({ length: total }, (_, i): Ink[] => {
        const at = { x: EDGE + (i % perRow) * (BOX + 1), y: y + Math.floor(i / perRow) * (BOX + 1) }
        const cross = stroke(at.x, at.y, at.x + BOX, at.y + BOX) + stroke(at.x, at.y + BOX, at.x + BOX, at.y)
        return [
          { kind: 'rect', ...at, width: BOX, height: BOX, stroke: thin() },
          ...(i < ticked ? [{ kind: 'path', d: cross, stroke: thin() } as const] : []),
        ]
      }).flat(),
  }
}

function textPart(text: string, size: number): Part {
  const lines = wrap(text, size, INNER)
  const step = size * 1.35
  return {
    height: lines.length * step,
    ink: y =>
      lines.map((line, i): Ink => ({ kind: 'text', x: EDGE, y: y + (i + 0.8) * step, size, text: line, most: INNER })),
  }
}

/** Values that no source gives are told as such on paper too. */
function legend(card: CardModel): Part[] {
  const values = card.blocks.flatMap(block =>
    block.kind === 'values' ? block.values : block.kind === 'table' ? block.rows.flatMap(row => row.cells) : [],
  )
  const house = values.filter(value => value.mark === 'house').length
  if (house === 0) return []
  const marked = values.filter(value => value.mark !== undefined).length
  const which = house === marked ? 'The values of this card are' : `${house} of ${marked} values of this card are`
  return [textPart(`${which} house values: no source gives them.`, 2.2)]
}
