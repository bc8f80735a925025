import type { SheetItem } from '../../engine/scene/sheet'
import { BLACK, type Drawing, hairline, type Ink, mm, stroke, TINT, thin } from '../ink'
import { written } from './column'

type Ruler = Extract<SheetItem, { kind: 'ruler' }>

const TALL = 16
/** Into how many parts a unit is divided; other units are marked whole. */
const DIVISIONS: ReadonlyMap<string, number> = new Map([
  ['cm', 10],
  ['in', 8],
])

/** A ruler in the game's unit, or a range stick where it has bands. */
export function drawRuler({ name, unit, label, length, marks = [] }: Ruler): Drawing {
  const width = unit * length
  return {
    name,
    width,
    height: TALL,
    cut: 'box',
    turns: true,
    parts: true,
    ink: [
      { kind: 'rect', x: 0, y: 0, width, height: TALL, fill: '#fff' },
      ...bandsInk(marks, unit, width),
      { kind: 'path', d: ticks(unit, length, label), stroke: thin() },
      ...numbers(unit, length),
      ...written(
        `${name} · ${label}`,
        { x: 2, y: 11.6, width: Math.min(width - 4, marks.length > 0 ? 60 : width - 4), height: 3.6 },
        { size: 2.7, least: 1.4, lines: 1 },
      ),
      { kind: 'rect', x: 0, y: 0, width, height: TALL, stroke: hairline(BLACK) },
    ],
  }
}

function ticks(unit: number, length: number, label: string): string {
  const parts = DIVISIONS.get(label) ?? 1
  const count = Math.floor(length * parts + 1e-9)
  return Array.from({ length: count + 1 }, (_, i) => {
    const x = (i * unit) / parts
    return stroke(x, 0, x, heightOf(i, parts))
  }).join('')
}

function heightOf(i: number, parts: number): number {
  if (i % (parts * 5) === 0) return 6
  if (i % parts === 0) return 4.6
  return i % (parts / 2) === 0 ? 3.2 : 2
}

/** At every unit where there is room, else at every fifth. */
function numbers(unit: number, length: number): Ink[] {
  const every = unit >= 8 ? 1 : 5
  return Array.from({ length: Math.floor(length / every) }, (_, i): Ink => {
    const at = (i + 1) * every
    const last = at * unit > length * unit - 2
    return {
      kind: 'text',
      x: mm(at * unit - (last ? 0.5 : 0)),
      y: 9,
      size: at % 5 === 0 ? 3 : 2.3,
      text: String(at),
      anchor: last ? 'end' : 'middle',
      bold: at % 5 === 0,
    }
  })
}

/** Every second band is shaded; its label is at its far end. */
function bandsInk(marks: NonNullable<Ruler['marks']>, unit: number, width: number): Ink[] {
  return marks.flatMap(({ at, label }, i): Ink[] => {
    const from = (marks[i - 1]?.at ?? 0) * unit
    const to = Math.min(width, at * unit)
    return [
      ...(i % 2 === 1 ? [] : [{ kind: 'rect', x: from, y: 0, width: to - from, height: TALL, fill: TINT } as const]),
      { kind: 'path', d: stroke(to, 0, to, TALL), stroke: thin() },
      ...written(
        label,
        { x: Math.max(from + 1, to - 61), y: 11.6, width: Math.min(60, to - from - 2), height: 3.6 },
        { size: 2.7, least: 1.2, lines: 1, bold: true, anchor: 'end' },
      ),
    ]
  })
}
