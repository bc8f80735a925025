import type { Vec } from '../../engine/geometry/vec'
import type { SheetItem } from '../../engine/scene/sheet'
import { type Drawing, type Frame, hairline, type Ink, stroke, thin } from '../ink'
import { hexPath } from '../marks'
import { written } from './column'
import type { Press } from './press'
import { boundsOf, shapeInk } from './shapes'
import { traceOf } from './trace'

type Template = Extract<SheetItem, { kind: 'template' }>
type PaperItem = Extract<SheetItem, { kind: 'paper' }>

const EDGE = 2
const NAME = 6

/** Arcs and blasts at their true size; the small cross marks the piece. */
export function drawTemplate({ name, shapes, unit }: Template): Drawing {
  const box = boundsOf([...shapes, { kind: 'label', at: { x: 0, y: 0 }, label: '', tone: 'muted' }])
  const origin = { x: box.x - EDGE / unit, y: box.y - EDGE / unit }
  const cross = { x: -origin.x * unit, y: -origin.y * unit }
  const width = box.width * unit + 2 * EDGE
  const height = box.height * unit + 2 * EDGE + NAME
  const points = shapes.flatMap(traceOf).map(({ x, y }) => ({ x: (x - origin.x) * unit, y: (y - origin.y) * unit }))
  const drawn = [...points, cross, { x: EDGE, y: height - NAME / 2 }]
  return {
    name,
    width,
    height,
    cut: 'box',
    turns: true,
    parts: true,
    shows: part => drawn.some(point => inside(point, part)),
    ink: [
      ...shapes.flatMap(shape => shapeInk(shape, unit, origin)).map(ink => clearOf(cross, ink)),
      {
        kind: 'path',
        d: stroke(cross.x - 2, cross.y, cross.x + 2, cross.y) + stroke(cross.x, cross.y - 2, cross.x, cross.y + 2),
        stroke: thin(),
      },
      ...written(
        name,
        { x: EDGE, y: height - NAME, width: width - 2 * EDGE, height: NAME - 1 },
        { size: 3.2, least: 1.4, lines: 2, bold: true },
      ),
    ],
  }
}

const inside = ({ x, y }: Vec, part: Frame): boolean =>
  x >= part.x && x <= part.x + part.width && y >= part.y && y <= part.y + part.height

/** A word in the middle of a template goes above the cross, not on it. */
const clearOf = (cross: Vec, ink: Ink): Ink =>
  ink.kind === 'text' && Math.abs(ink.x - cross.x) < 12 && Math.abs(ink.y - cross.y) < 4
    ? { ...ink, y: cross.y - 3 }
    : ink

/** A page of hexes or squares, as many as there is room for. */
export function drawPaper({ name, grid, size }: PaperItem, { frame }: Press): Drawing {
  const { width, height } = frame
  const ink: Ink = { kind: 'path', d: grid === 'hex' ? hexes(size, frame) : squares(size, frame), stroke: hairline() }
  return { name, width, height, cut: 'none', ink: [ink] }
}

function hexes(size: number, { width, height }: { width: number; height: number }): string {
  const corner = size / Math.sqrt(3)
  const step = corner * 1.5
  const across = Math.floor((width - corner / 2) / step)
  const down = Math.floor(height / size - 0.5)
  const paths: string[] = []
  for (let column = 0; column < across; column++)
    for (let row = 0; row < down; row++)
      paths.push(hexPath(corner + column * step, size * (0.5 + row + (column % 2) / 2), corner))
  return paths.join('')
}

function squares(size: number, { width, height }: { width: number; height: number }): string {
  const across = Math.floor(width / size)
  const down = Math.floor(height / size)
  const lines = [
    ...Array.from({ length: across + 1 }, (_, i) => stroke(i * size, 0, i * size, down * size)),
    ...Array.from({ length: down + 1 }, (_, i) => stroke(0, i * size, across * size, i * size)),
  ]
  return lines.join('')
}

/** How many hexes or squares a page of this size holds; 0 if a single one is too large. */
export function countOnPaper({ grid, size }: PaperItem, { width, height }: Press['frame']): number {
  if (grid === 'square') return Math.floor(width / size) * Math.floor(height / size)
  const step = (size / Math.sqrt(3)) * 1.5
  return Math.max(0, Math.floor((width - step / 3) / step)) * Math.max(0, Math.floor(height / size - 0.5))
}
