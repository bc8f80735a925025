import { coloursOf } from '../../art/palette'
import { silhouette } from '../../art/silhouettes'
import type { Area } from '../../engine/geometry/area'
import type { SceneArea, SceneCell, ScenePiece } from '../../engine/scene/scene'
import type { Shape } from '../../engine/scene/shapes'
import type { SheetItem } from '../../engine/scene/sheet'
import { type Drawing, GREY, hairline, type Ink, PALE, stroke, thin } from '../ink'
import { type Side, sideOf } from '../side'
import { written } from './column'
import { hexInk } from './hexes'
import type { Press } from './press'
import { boundsOf, shapeInk } from './shapes'

type Board = Extract<SheetItem, { kind: 'board' }>

const NAME = 5

/** The table itself, with its grid, ground, places and what stands there. */
export function drawBoard(item: Board, press: Press): Drawing {
  const { name, board, areas, cells, pieces = [], shapes = [] } = item
  const { unit, lying } = scaleOf(item, press)
  const width = board.width * unit
  const tall = board.height * unit
  const plan = item.unit === 'fit'
  const fills = zoneFills(cells)
  const scale = plan ? `${name}: ${board.width} by ${board.height} ${board.unit}` : name
  return {
    name,
    width,
    height: tall + NAME,
    cut: 'box',
    parts: !plan,
    turns: lying || !plan,
    ink: [
      { kind: 'rect', x: 0, y: 0, width, height: tall, fill: '#fff' },
      ...grid(item, width, unit),
      ...areas.flatMap(area => areaInk(area, unit, press)),
      ...cells.flatMap(cell => cellInk(cell, unit, { ...press, fill: fills.get(cell.zone ?? '') ?? '#fff' })),
      ...shapes.flatMap(shape => shapeInk(shape, unit, { x: 0, y: 0 })),
      ...pieces.flatMap(piece => pieceInk(piece, unit, press)),
      { kind: 'rect', x: 0, y: 0, width, height: tall, stroke: thin() },
      ...written(
        scale,
        { x: 1, y: tall + 0.6, width: width - 2, height: NAME - 1 },
        { size: 2.8, least: 1.4, lines: 1, bold: true },
      ),
    ],
  }
}

/** A plan lies on its side where it becomes larger that way. */
function scaleOf({ board, unit }: Board, { frame }: Press): { unit: number; lying: boolean } {
  if (unit !== 'fit') return { unit, lying: false }
  const upright = Math.min(frame.width / board.width, (frame.height - NAME) / board.height)
  const onSide = Math.min(frame.height / board.width, (frame.width - NAME) / board.height)
  return onSide > upright * 1.1 ? { unit: onSide, lying: true } : { unit: upright, lying: false }
}

const shapeOf = (area: Area): Shape =>
  area.kind === 'disc' ? { ...area, tone: 'muted' } : { kind: 'polygon', points: area.points, tone: 'muted' }

/** Its middle, for a word across it. */
function nameInk(area: Area, text: string, { unit, size }: { unit: number; size: number }): Ink[] {
  const { x, y, width, height } = boundsOf([shapeOf(area)])
  const box = { x: (x + width * 0.06) * unit, y: y * unit, width: width * 0.88 * unit, height: height * unit }
  return written(text, box, { size, least: 0.9, lines: 3, anchor: 'middle' })
}

function areaInk({ area, name, seat, outline }: SceneArea, unit: number, { style }: Press): Ink[] {
  const side = sideOf(seat ?? null, style)
  const [shape] = shapeInk(shapeOf(area), unit, { x: 0, y: 0 })
  if (!shape || shape.kind === 'text') return []
  const pen = outline ? { ...thin(side.strong), dash: [2, 1.5] } : thin(side.strong)
  const fill = outline ? {} : { fill: style === 'ink' ? '#e4e4e4' : '#e3e7ee' }
  return [{ ...shape, ...fill, stroke: pen }, ...nameInk(area, name, { unit, size: 3 })]
}

function cellInk(
  { area, name, seat, label }: SceneCell,
  unit: number,
  { style, fill }: Press & { fill: string },
): Ink[] {
  const [shape] = shapeInk(shapeOf(area), unit, { x: 0, y: 0 })
  if (!shape || shape.kind === 'text') return []
  const strong = sideOf(seat ?? null, style).strong
  const { x, y, width, height } = boundsOf([shapeOf(area)])
  const box = { x: (x + width * 0.1) * unit, width: width * 0.8 * unit }
  const large = Math.min(4, height * unit * 0.34)
  const short = label !== undefined && label !== name
  return [
    { ...shape, fill, stroke: thin(strong) },
    ...(short
      ? written(
          label,
          { ...box, y: (y + height * 0.14) * unit, height: height * unit * 0.4 },
          { size: large, least: 0.9, lines: 1, bold: true, anchor: 'middle' },
        )
      : []),
    ...written(
      short ? name.replace(`${label}, `, '') : name,
      { ...box, y: (y + height * (short ? 0.54 : 0.2)) * unit, height: height * unit * (short ? 0.26 : 0.6) },
      { size: Math.min(2.4, large * 0.6), least: 0.8, lines: 2, anchor: 'middle', colour: GREY },
    ),
  ]
}

/** Zones differ in grey alone, so that they survive a printer without colours. */
const GREYS = ['#fff', '#eceef1', '#dde1e7', '#f5f6f8']

function zoneFills(cells: readonly SceneCell[]): ReadonlyMap<string, string> {
  const zones = [...new Set(cells.map(({ zone }) => zone ?? ''))]
  return new Map(zones.map((zone, i) => [zone, GREYS[i % GREYS.length] ?? '#fff']))
}

function pieceInk(piece: ScenePiece, unit: number, { style }: Press): Ink[] {
  const { at, radius, facing, art, seat, name } = piece
  const side: Side = sideOf(seat, style)
  const r = Math.max(radius * unit, 1.6)
  const x = at.x * unit
  const y = at.y * unit
  const angle = ((facing ?? 0) * Math.PI) / 180
  const tip = stroke(
    x + r * Math.sin(angle),
    y - r * Math.cos(angle),
    x + r * 1.5 * Math.sin(angle),
    y - r * 1.5 * Math.cos(angle),
  )
  return [
    { kind: 'circle', x, y, r, fill: side.ground, stroke: thin(coloursOf(seat).dark) },
    {
      kind: 'path',
      d: silhouette(art).small ?? silhouette(art).path,
      fill: side.strong,
      into: { x: x - r * 0.65, y: y - r * 0.65, scale: (r * 1.3) / 100 },
    },
    ...(facing === undefined ? [] : [{ kind: 'path', d: tip, stroke: { colour: side.strong, width: 0.6 } } as const]),
    ...(seat === null
      ? []
      : written(
          name,
          { x: x - 10, y: y + r + 0.2, width: 20, height: 2.6 },
          { size: 2, least: 1.2, lines: 1, anchor: 'middle' },
        )),
  ]
}

function grid({ board }: Board, width: number, unit: number): Ink[] {
  if (board.hex) return hexInk(board.hex, unit)
  if (!board.grid) return []
  const step = board.grid * unit
  const height = board.height * unit
  const down = Array.from({ length: Math.max(0, Math.ceil(width / step) - 1) }, (_, i) =>
    stroke((i + 1) * step, 0, (i + 1) * step, height),
  )
  const across = Array.from({ length: Math.max(0, Math.ceil(height / step) - 1) }, (_, i) =>
    stroke(0, (i + 1) * step, width, (i + 1) * step),
  )
  return [{ kind: 'path', d: [...down, ...across].join(''), stroke: hairline(PALE) }]
}
