import { type Ink, mm, stroke } from './ink'
import type { Placed } from './pack'
import { frontOf } from './turning'

/** From the piece to its mark, and how long that is. Two pieces' marks do not meet in the gap between them. */
const FREE = 0.5
const LONG = 1.2
const PEN = { colour: '#333', width: 0.12 }

/** Outside the piece, at the ends of its edges: they are there until the piece itself is cut out. */
export function cutMarks(placed: Placed): readonly Ink[] {
  const { x, y, width, height } = frontOf(placed)
  const d = MARKS[placed.drawing.cut](x, y, { width, height })
  return d === '' ? [] : [{ kind: 'path', d, stroke: PEN }]
}

type Size = { readonly width: number; readonly height: number }

const MARKS: Readonly<Record<Placed['drawing']['cut'], (x: number, y: number, size: Size) => string>> = {
  none: () => '',
  box: (x, y, { width, height }) =>
    [
      [x, -1],
      [x + width, 1],
    ]
      .flatMap(([at = 0, out = 0]) =>
        [
          [y, -1],
          [y + height, 1],
        ].map(
          ([level = 0, down = 0]) =>
            stroke(at + out * FREE, level, at + out * (FREE + LONG), level) +
            stroke(at, level + down * FREE, at, level + down * (FREE + LONG)),
        ),
      )
      .join(''),
  // For a punch: where it is widest and highest.
  round: (x, y, size) => rays(x, y, size, [0, 90, 180, 270]),
  hex: (x, y, size) => rays(x, y, size, [30, 90, 150, 210, 270, 330]),
}

function rays(x: number, y: number, { width, height }: Size, directions: readonly number[]): string {
  const half = width / 2
  return directions
    .map(degrees => {
      const angle = (degrees * Math.PI) / 180
      const at = (reach: number) =>
        [x + half + reach * Math.sin(angle), y + height / 2 - reach * Math.cos(angle)] as const
      return stroke(...at(half + FREE), ...at(half + FREE + LONG))
    })
    .join('')
}

/** The line to cut along, for scissors. */
export function cutLine(placed: Placed): readonly Ink[] {
  const { x, y, width, height } = frontOf(placed)
  const pen = { colour: '#555', width: 0.18, dash: [1.2, 0.8] }
  switch (placed.drawing.cut) {
    case 'none':
      return []
    case 'box':
      return [{ kind: 'rect', x, y, width, height, stroke: pen }]
    case 'round':
      return [{ kind: 'circle', x: x + width / 2, y: y + height / 2, r: width / 2, stroke: pen }]
    case 'hex':
      return [{ kind: 'path', d: hexPath(x + width / 2, y + height / 2, width / 2), stroke: pen }]
  }
}

/** A hexagon with corners to the left and right, as on the hexes of a map. */
export function hexPath(x: number, y: number, reach: number): string {
  const corners = [30, 90, 150, 210, 270, 330].map(degrees => {
    const angle = (degrees * Math.PI) / 180
    return `${mm(x + reach * Math.sin(angle))} ${mm(y - reach * Math.cos(angle))}`
  })
  return `M${corners.join('L')}Z`
}
