import { outlineInBox } from '../../art/outlines'
import { silhouette } from '../../art/silhouettes'
import type { Marker } from '../../engine/scene/scene'
import type { SheetItem } from '../../engine/scene/sheet'
import { BLACK, bold, type Drawing, hairline, type Ink, thin } from '../ink'
import { borderOf, type Side, sideOf } from '../side'
import { written } from './column'
import { CUTS, chord, outlineInk, sizeOfCounter } from './outline'
import type { Press } from './press'

type Counter = Extract<SheetItem, { kind: 'counter' }>
type MarkerItem = Extract<SheetItem, { kind: 'marker' }>

const BORDER = 0.065
/** Backs reach this far over the edge: so a printer that is slightly off leaves no white rim. */
export const BLEED = 1

/** A counter: cut along its outline. Sides differ by border and sign as well as by colour. */
export function drawCounter(item: Counter, { style }: Press): Drawing {
  const { width, height } = sizeOfCounter(item)
  const side = sideOf(item.seat, style)
  const border = Math.min(width, height) * BORDER
  const front: Ink[] = [
    outlineInk(item, 0, { fill: side.ground }),
    ...borderOf(side, style, border).map(({ inset, pen }) => outlineInk(item, inset, { stroke: pen })),
    ...nose(item, side),
    ...faceInk(item, { art: item.art, name: item.name, colour: side.strong }),
    ...sign(item, side),
    ...stateInk(item, item.markers ?? []),
    outlineInk(item, 0, { stroke: hairline(BLACK) }),
  ]
  const shared = { name: item.name, width, height, cut: CUTS[item.outline] } as const
  return { ...shared, ink: front, ...(item.back && { back: backInk(item, item.back, { side, style }) }) }
}

/** Dark where the front is light, so that a turned counter is seen across the table. */
function backInk(
  item: Counter,
  back: NonNullable<Counter['back']>,
  look: { side: Side; style: Press['style'] },
): Ink[] {
  const { side, style } = look
  const { width, height } = sizeOfCounter(item)
  const border = Math.min(width, height) * BORDER
  const ground = style === 'colour' ? side.band : '#fff'
  const colour = style === 'colour' ? side.onBand : BLACK
  const edge =
    style === 'colour'
      ? []
      : borderOf(side, style, border).map(({ inset, pen }) => outlineInk(item, inset, { stroke: pen }))
  return [
    outlineInk(item, -BLEED, { fill: ground }),
    ...edge,
    ...faceInk(item, { art: back.art, name: back.name, colour, hollow: style === 'ink' }),
  ]
}

interface Face {
  readonly art: string
  readonly name: string
  readonly colour: string
  readonly hollow?: boolean
}

/** The picture, and the name below in as many letters as there is room for. */
function faceInk(item: Counter, { art, name, colour, hollow = false }: Face): Ink[] {
  const { width, height } = sizeOfCounter(item)
  const least = Math.min(width, height)
  const border = least * BORDER * 1.2
  const picture = least * (name === '' ? 0.66 : 0.48)
  const top = name === '' ? (height - picture) / 2 : height * 0.15
  const words = { y: height * 0.645, height: height * 0.2 }
  const wide = Math.min(chord(item, words.y, border), chord(item, words.y + words.height, border)) * 0.98
  return [
    ...(art === ''
      ? []
      : [
          {
            kind: 'path',
            d: silhouette(art).path,
            ...(hollow ? { stroke: { colour, width: 1.6 } } : { fill: colour }),
            into: { x: (width - picture) / 2, y: top, scale: picture / 100 },
          } as const,
        ]),
    ...written(
      name,
      { x: (width - wide) / 2, width: wide, ...words },
      { size: least * 0.12, least: least * 0.055, lines: 2, bold: true, anchor: 'middle', colour },
    ),
  ]
}

/** The direction it faces. */
function nose(item: Counter, { strong }: Side): Ink[] {
  if (!item.facing) return []
  const { width, height } = sizeOfCounter(item)
  const least = Math.min(width, height)
  const d = `M${width / 2} ${least * 0.015}L${width / 2 + least * 0.08} ${least * 0.13}H${width / 2 - least * 0.08}Z`
  return [{ kind: 'path', d, fill: strong }]
}

/** The sign of its side, to the right of the picture. */
function sign(item: Counter, { sign: shape, strong }: Side): Ink[] {
  if (!item.seat) return []
  const { width, height } = sizeOfCounter(item)
  const least = Math.min(width, height)
  const size = least * 0.11
  const into = { x: width / 2 + least * 0.3, y: height * 0.39 - size / 2, scale: size / 100 }
  return [{ kind: 'path', d: outlineInBox(shape), fill: strong, into }]
}

/** States of the moment, small, at the left of the picture. */
function stateInk(item: Counter, markers: readonly Marker[]): Ink[] {
  const { width, height } = sizeOfCounter(item)
  const least = Math.min(width, height)
  const r = least * 0.065
  return markers.slice(0, 4).flatMap((marker, i): Ink[] => {
    const x = width / 2 - least * (i % 2 === 0 ? 0.36 : 0.24)
    const y = height * 0.28 + Math.floor(i / 2) * r * 2.4 + (i % 2) * r * 0.4
    return [
      { kind: 'circle', x, y, r, fill: '#fff', stroke: marker.tone === 'bad' ? thin() : hairline(BLACK) },
      ...written(
        marker.letter,
        { x: x - r * 0.8, y: y - r, width: r * 1.6, height: 2 * r },
        { size: r, least: r * 0.5, lines: 1, bold: true, anchor: 'middle' },
      ),
    ]
  })
}

/** A state marker: its letter large, its name below; what is bad has the heavier ring. */
export function drawMarker({ name, marker, size }: MarkerItem): Drawing {
  const half = size / 2
  return {
    name,
    width: size,
    height: size,
    cut: 'round',
    ink: [
      { kind: 'circle', x: half, y: half, r: half, fill: '#fff', stroke: hairline(BLACK) },
      { kind: 'circle', x: half, y: half, r: half - size * 0.07, stroke: marker.tone === 'bad' ? bold() : thin() },
      ...written(
        marker.letter,
        { x: size * 0.17, y: size * 0.2, width: size * 0.66, height: size * 0.42 },
        { size: size * 0.38, least: size * 0.12, lines: 1, bold: true, anchor: 'middle' },
      ),
      ...written(
        marker.name,
        { x: size * 0.22, y: size * 0.61, width: size * 0.56, height: size * 0.22 },
        { size: size * 0.115, least: size * 0.06, lines: 2, anchor: 'middle' },
      ),
    ],
  }
}
