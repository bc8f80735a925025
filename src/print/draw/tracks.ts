import type { CardBlock } from '../../engine/scene/card'
import { GREY, type Ink, stroke, thin } from '../ink'
import { textWidth } from '../metrics'
import { type Part, written } from './column'

export type Inner = { readonly x: number; readonly width: number }
export type Track = Extract<CardBlock, { kind: 'boxes' }>

const BOX = 4.2
const STEP = BOX + 1
const NAME = 2.3
const AFTER = 1.6
/** Into how many columns a card is divided for short tracks. */
const COLUMNS = 3

const nameOf = ({ title }: Track): string => (title ?? '').toUpperCase()
const nameWidth = (track: Track): number => (track.title ? textWidth(nameOf(track), NAME, 'bold') + AFTER : 0)
const needs = (track: Track): number => nameWidth(track) + track.total * STEP - 1

interface Cell {
  readonly track: Track
  /** How many columns it takes, and before which it begins. */
  readonly wide: number
  readonly from: number
}

/** Boxes to tick, each track behind its name; short ones side by side, a long one on as many lines as it needs. */
export function tracksParts(tracks: readonly Track[], inner: Inner): Part[] {
  const column = inner.width / COLUMNS
  const rows: Cell[][] = []
  let free = 0
  for (const track of tracks) {
    const wide = Math.min(COLUMNS, Math.ceil((needs(track) + AFTER) / column))
    if (wide > free) {
      rows.push([])
      free = COLUMNS
    }
    rows.at(-1)?.push({ track, wide, from: COLUMNS - free })
    free -= wide
  }
  return rows.map(row => {
    const parts = row.map(({ track, wide, from }) =>
      trackPart(track, { x: inner.x + from * column, width: wide * column }),
    )
    return { height: Math.max(...parts.map(({ height }) => height)), ink: y => parts.flatMap(part => part.ink(y)) }
  })
}

function trackPart(track: Track, { x, width }: Inner): Part {
  const boxes = track.total * STEP - 1
  const name = Math.min(nameWidth(track), Math.max(width / 2, width - boxes))
  const perRow = Math.max(1, Math.floor((width - name + 1) / STEP))
  const words = { x, width: Math.max(0, name - AFTER), height: BOX }
  return {
    height: Math.max(1, Math.ceil(track.total / perRow)) * STEP - 1,
    ink: y => [
      ...written(nameOf(track), { ...words, y }, { size: NAME, least: 1.4, lines: 2, bold: true, colour: GREY }),
      ...Array.from({ length: track.total }, (_, i) =>
        boxInk(x + name + (i % perRow) * STEP, y + Math.floor(i / perRow) * STEP, i < track.ticked ? 'ticked' : 'open'),
      ).flat(),
    ],
  }
}

function boxInk(x: number, y: number, state: 'open' | 'ticked'): Ink[] {
  const box: Ink = { kind: 'rect', x, y, width: BOX, height: BOX, stroke: thin() }
  const cross = stroke(x, y, x + BOX, y + BOX) + stroke(x, y + BOX, x + BOX, y)
  return state === 'open' ? [box] : [box, { kind: 'path', d: cross, stroke: thin() }]
}
