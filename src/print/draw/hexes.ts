import { HEX_CORNER, type HexMap, hexCentre, hexCorners, hexName } from '../../engine/geometry/hex'
import { hairline, type Ink, mm, PALE } from '../ink'

/** Hex paper: every hex with its coordinates at its upper side. */
export function hexInk(map: HexMap, unit: number): Ink[] {
  const lines: string[] = []
  const names: Ink[] = []
  for (let column = 0; column < map.columns; column++)
    for (let row = 0; row < map.rows; row++) {
      const hex = { column, row }
      lines.push(`${hexCorners(hex).map(corner(unit)).join('')}Z`)
      const { x, y } = hexCentre(hex)
      names.push({
        kind: 'text',
        x: x * unit,
        y: (y - HEX_CORNER * 0.55) * unit,
        size: Math.min(3, unit * 0.16),
        text: hexName(hex),
        anchor: 'middle',
      })
    }
  return [{ kind: 'path', d: lines.join(''), stroke: hairline(PALE) }, ...names]
}

const corner =
  (unit: number) =>
  ({ x, y }: { x: number; y: number }, i: number): string =>
    `${i === 0 ? 'M' : 'L'}${mm(x * unit)} ${mm(y * unit)}`
