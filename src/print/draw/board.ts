import { coloursOf, TONES } from '../../art/palette'
import { silhouette } from '../../art/silhouettes'
import type { Area } from '../../engine/geometry/area'
import type { SceneArea, SceneCell, ScenePiece } from '../../engine/scene/scene'
import type { Shape } from '../../engine/scene/shapes'
import type { SheetItem } from '../../engine/scene/sheet'
import type { SceneTerrain } from '../../engine/scene/terrain'
import { BLACK, type Drawing, GREY, hairline, type Ink, PALE, stroke, thin } from '../ink'
import { paler, type Side, sideOf } from '../side'
import { written } from './column'
import { hexInk } from './hexes'
import { NAME_SIZE, namePlaces, radiusOn } from './names'
import type { Press } from './press'
import { boundsOf, shapeInk } from './shapes'
import { terrainInk } from './terrain'

type Board = Extract<SheetItem, { kind: 'board' }>

const NAME = 5
/** Half the pen of the frame: what lies outside of the table is not drawn. */
const EDGE = 0.125
/** A name across an area is this wide at least, so that it can be read. */
const LEAST_NAME = 9

/** The table itself, with its grid, ground, places and what is on them. */
export function drawBoard(item: Board, press: Press): Drawing {
  const { name, board, areas, cells, terrain = [], pieces = [], shapes = [] } = item
  const { unit, lying } = scaleOf(item, press)
  const width = board.width * unit
  const tall = board.height * unit
  const plan = item.unit === 'fit'
  const scale = plan ? `${name}${extentOf(board)}` : name
  return {
    name,
    width,
    height: tall + NAME,
    cut: 'box',
    clips: true,
    parts: !plan,
    turns: lying || !plan,
    ink: [
      { kind: 'rect', x: 0, y: 0, width, height: tall, fill: '#fff' },
      ...named(terrain, areas).flatMap(piece => terrainInk(piece, unit, press)),
      ...grid(item, width, unit),
      ...areas.flatMap(area => areaInk(area, unit, press)),
      ...cells.flatMap(cell => cellInk(cell, unit, press)),
      ...shapes.flatMap(shape => shapeInk(shape, unit, { x: 0, y: 0 })),
      ...pieces.flatMap(piece => pieceInk(piece, unit, press)),
      ...namesInk(pieces, unit),
      { kind: 'rect', x: EDGE, y: EDGE, width: width - 2 * EDGE, height: tall - 2 * EDGE, stroke: thin() },
      ...written(
        scale,
        { x: 1, y: tall + 0.6, width: width - 2, height: NAME - 1 },
        { size: 2.8, least: 1.4, lines: 1, bold: true },
      ),
    ],
  }
}

/** The size of the table in its own unit; a track needs none. */
function extentOf({ kind, hex, unit, width, height }: Board['board']): string {
  if (kind === 'track') return ''
  return hex ? `: ${hex.columns} by ${hex.rows} hexes` : `: ${tidy(width)} by ${tidy(height)} ${unit}`
}

const tidy = (length: number): number => Math.round(length * 10) / 10

/** A plan is turned on its side if it becomes larger that way. */
function scaleOf({ board, unit }: Board, { frame }: Press): { unit: number; lying: boolean } {
  if (unit !== 'fit') return { unit, lying: false }
  const upright = Math.min(frame.width / board.width, (frame.height - NAME) / board.height)
  const onSide = Math.min(frame.height / board.width, (frame.width - NAME) / board.height)
  return onSide > upright * 1.1 ? { unit: onSide, lying: true } : { unit: upright, lying: false }
}

/** A name that an area already shows isn't repeated beneath it. */
const named = (terrain: readonly SceneTerrain[], areas: readonly SceneArea[]): SceneTerrain[] =>
  terrain.map(({ label, ...piece }) =>
    label === undefined || areas.some(({ name }) => name.includes(label)) ? piece : { ...piece, label },
  )

const shapeOf = (area: Area): Shape =>
  area.kind === 'disc' ? { ...area, tone: 'muted' } : { kind: 'polygon', points: area.points, tone: 'muted' }

/** Its middle, for a word across it. */
function nameInk(area: Area, text: string, { unit, size }: { unit: number; size: number }): Ink[] {
  const { x, y, width, height } = boundsOf([shapeOf(area)])
  const wide = Math.max(LEAST_NAME, width * 0.88 * unit)
  const box = { x: (x + width / 2) * unit - wide / 2, y: y * unit, width: wide, height: height * unit }
  return written(text, box, { size, least: 0.9, lines: 3, anchor: 'middle' })
}

/** Ground that isn't an obstacle is left white, so that what lies on it can be read. */
const LIGHT = new Set(['orbit', 'console', 'screen'])

function areaInk({ area, name, seat, outline, texture }: SceneArea, unit: number, { style }: Press): Ink[] {
  const side = sideOf(seat ?? null, style)
  const [shape] = shapeInk(shapeOf(area), unit, { x: 0, y: 0 })
  if (!shape || shape.kind === 'text') return []
  const bare = outline || LIGHT.has(texture)
  const pen = outline ? { ...thin(side.strong), dash: [2, 1.5] } : thin(bare ? GREY : side.strong)
  return [
    { ...shape, ...(!bare && { fill: seat ? side.ground : '#e3e7ee' }), stroke: pen },
    ...nameInk(area, name, { unit, size: 3 }),
  ]
}

function cellInk(cell: SceneCell, unit: number, { style }: Press): Ink[] {
  const { area, name, seat, label = name, art, tone } = cell
  const [shape] = shapeInk(shapeOf(area), unit, { x: 0, y: 0 })
  if (!shape || shape.kind === 'text') return []
  const strong = style === 'colour' && tone ? TONES.light[tone].line : sideOf(seat ?? null, style).strong
  const { x, y, width, height } = boundsOf([shapeOf(area)])
  const labelled = label !== ''
  const size = Math.min(width, height) * unit * (labelled ? 0.4 : 0.5)
  const middle = { x: (x + width / 2) * unit, y: (y + height * (labelled ? 0.62 : 0.5)) * unit }
  return [
    { ...shape, fill: '#fff', stroke: { colour: strong, width: 0.4 } },
    ...(art
      ? [
          {
            kind: 'path',
            d: silhouette(art).path,
            fill: style === 'colour' && tone ? paler(strong) : PALE,
            into: { x: middle.x - size / 2, y: middle.y - size / 2, scale: size / 100 },
          } as const,
        ]
      : []),
    ...written(
      label,
      {
        x: (x + width * 0.08) * unit,
        width: width * 0.84 * unit,
        y: (y + height * (art ? 0.07 : 0.2)) * unit,
        height: height * unit * (art ? 0.32 : 0.6),
      },
      { size: Math.min(3, height * unit * 0.2), least: 0.9, lines: art ? 1 : 2, bold: true, anchor: 'middle' },
    ),
    ...stateInk(cell, unit),
  ]
}

/** Damaged is crossed out. */
function stateInk({ area, state }: SceneCell, unit: number): Ink[] {
  if (state === undefined) return []
  const { x, y, width, height } = boundsOf([shapeOf(area)])
  const [left, top, right, bottom] = [x * unit, y * unit, (x + width) * unit, (y + height) * unit]
  const cross = stroke(left, top, right, bottom) + (state === 'damaged' ? stroke(left, bottom, right, top) : '')
  return [{ kind: 'path', d: cross, stroke: { colour: BLACK, width: 0.8 } }]
}

function pieceInk(piece: ScenePiece, unit: number, { style }: Press): Ink[] {
  const { at, facing, art, seat } = piece
  const side: Side = sideOf(seat, style)
  const r = radiusOn(piece, unit)
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
  ]
}

function namesInk(pieces: readonly ScenePiece[], unit: number): Ink[] {
  const places = namePlaces(pieces, unit)
  return pieces.flatMap(({ id, name }) => {
    const box = places.get(id)
    return box ? written(name, box, { size: NAME_SIZE, least: 1.2, lines: 1, anchor: 'middle' }) : []
  })
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
