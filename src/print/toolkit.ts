import type { Shape } from '../engine/scene/shapes'
import type { Sheet, SheetItem } from '../engine/scene/sheet'

const AT = { x: 0, y: 0 }
const sector = (to: number, label: string): Shape => ({
  kind: 'sector',
  at: AT,
  inner: 0,
  outer: 8,
  from: -to / 2,
  to: to / 2,
  tone: 'arc',
  label,
})

const arc = (degrees: number): SheetItem => ({
  kind: 'template',
  id: `tool.arc.${degrees}`,
  name: `Arc of ${degrees} degrees`,
  shapes: [sector(degrees, `${degrees}°`)],
  unit: 10,
  copies: 1,
})

const blast: SheetItem = {
  kind: 'template',
  id: 'tool.blast',
  name: 'Circles with a radius of 2, 4 and 6 cm',
  shapes: [2, 4, 6].map(radius => ({ kind: 'disc', at: AT, radius, tone: 'bad', label: `${radius} cm` })),
  unit: 10,
  copies: 1,
}

const counter = { kind: 'counter', name: '', art: '', seat: null, facing: false, copies: 12 } as const

/** Things that are useful for any game on a real table. */
export const toolkit: Sheet = {
  id: 'toolkit',
  title: 'Rulers, templates, paper and blanks',
  spare: true,
  items: [
    { kind: 'ruler', id: 'tool.cm', name: 'Ruler', unit: 10, label: 'cm', length: 25, copies: 1 },
    { kind: 'ruler', id: 'tool.in', name: 'Ruler', unit: 25.4, label: 'in', length: 9, copies: 1 },
    ...[60, 90, 120, 180].map(arc),
    blast,
    { kind: 'paper', id: 'tool.hex', name: 'Hex paper', grid: 'hex', size: 25, copies: 1 },
    { kind: 'paper', id: 'tool.square', name: 'Squared paper', grid: 'square', size: 10, copies: 1 },
    { ...counter, id: 'tool.round', outline: 'round', size: 20 },
    { ...counter, id: 'tool.square-counter', outline: 'square', size: 15 },
    { ...counter, id: 'tool.rectangle', outline: 'rectangle', size: 30, height: 20 },
    { ...counter, id: 'tool.hex-counter', outline: 'hex', size: 25 },
  ],
}
