import type { Area } from '../../engine/geometry/area'
import type { Shape } from '../../engine/scene/shapes'
import type { SheetItem } from '../../engine/scene/sheet'
import { type Drawing, hairline, type Ink, PALE, stroke, thin } from '../ink'
import { hexInk } from './hexes'
import { boundsOf, shapeInk } from './shapes'

type Board = Extract<SheetItem, { kind: 'board' }>

/** The table itself, with its grid, ground and places. */
export function drawBoard({ name, board, areas, cells, unit }: Board): Drawing {
  const width = board.width * unit
  const height = board.height * unit
  const places = [...areas, ...cells].flatMap(({ area, name }) => placeInk(area, name, unit))
  return {
    name,
    width,
    height,
    ink: [
      { kind: 'rect', x: 0, y: 0, width, height, stroke: thin() },
      ...grid(board.grid, width, height, unit),
      ...(board.hex ? hexInk(board.hex, unit) : []),
      ...places,
    ],
  }
}

/** Its outline, and its name across the middle. */
function placeInk(area: Area, name: string, unit: number): Ink[] {
  const shape: Shape = area.kind === 'disc' ? { ...area, tone: 'muted' } : { ...area, tone: 'muted' }
  const { x, y, width, height } = boundsOf([shape])
  const text = {
    x: (x + width / 2) * unit,
    y: (y + height / 2) * unit + 1,
    size: 3,
    most: width * unit * 0.9,
  }
  return [...shapeInk(shape, unit, { x: 0, y: 0 }), { kind: 'text', ...text, text: name, anchor: 'middle' }]
}

function grid(every: number | undefined, width: number, height: number, unit: number): Ink[] {
  if (!every) return []
  const step = every * unit
  const down = Array.from({ length: Math.ceil(width / step) - 1 }, (_, i) =>
    stroke((i + 1) * step, 0, (i + 1) * step, height),
  )
  const across = Array.from({ length: Math.ceil(height / step) - 1 }, (_, i) =>
    stroke(0, (i + 1) * step, width, (i + 1) * step),
  )
  return [{ kind: 'path', d: [...down, ...across].join(''), stroke: hairline(PALE) }]
}
