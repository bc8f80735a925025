import type { SheetItem } from '../../engine/scene/sheet'
import { BLACK, type Drawing, hairline, type Ink, stroke, thin } from '../ink'
import { boundsOf, shapeInk } from './shapes'

type Ruler = Extract<SheetItem, { kind: 'ruler' }>
type Template = Extract<SheetItem, { kind: 'template' }>

const RULER_HEIGHT = 16

/** A ruler in the game's unit: a tick for each, a longer one and a number at every fifth. */
export function drawRuler({ name, unit, label, length }: Ruler): Drawing {
  const width = unit * length
  const ticks = Array.from({ length: length + 1 }, (_, i) => stroke(i * unit, 0, i * unit, i % 5 === 0 ? 6 : 3.5))
  const numbers = Array.from({ length: Math.floor(length / 5) }, (_, i): Ink => {
    const at = (i + 1) * 5
    return { kind: 'text', x: at * unit - 0.6, y: 10, size: 3.4, text: String(at), anchor: 'end', bold: true }
  })
  return {
    name,
    width,
    height: RULER_HEIGHT,
    ink: [
      { kind: 'rect', x: 0, y: 0, width, height: RULER_HEIGHT, stroke: hairline(BLACK) },
      { kind: 'path', d: ticks.join(''), stroke: thin() },
      ...numbers,
      { kind: 'text', x: 2, y: 14.2, size: 3, text: `${name} · ${label}` },
    ],
  }
}

const EDGE = 2
const NAME = 6

/** Arcs and blasts at their true size; the small cross is where the piece stands. */
export function drawTemplate({ name, shapes, unit }: Template): Drawing {
  const box = boundsOf([...shapes, { kind: 'label', at: { x: 0, y: 0 }, label: '', tone: 'muted' }])
  const origin = { x: box.x - EDGE / unit, y: box.y - EDGE / unit }
  const cross = { x: -origin.x * unit, y: -origin.y * unit }
  const width = box.width * unit + 2 * EDGE
  const height = box.height * unit + 2 * EDGE + NAME
  return {
    name,
    width,
    height,
    ink: [
      ...shapes.flatMap(shape => shapeInk(shape, unit, origin)),
      {
        kind: 'path',
        d: stroke(cross.x - 2, cross.y, cross.x + 2, cross.y) + stroke(cross.x, cross.y - 2, cross.x, cross.y + 2),
        stroke: thin(),
      },
      { kind: 'text', x: EDGE, y: height - 1.5, size: 3.4, text: name, bold: true, most: width - 2 * EDGE },
    ],
  }
}
