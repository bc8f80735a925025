import { fitted } from './fit'
import { type Ink, stroke } from './ink'
import { FOOT, type Leaf } from './paper'

const LENGTH = 100
const TALL = 4

/**
 * A strip of exactly 100 mm on every side of a sheet: the print dialog may rescale without telling you. It is at the
 * foot; at the head of a back that is turned over the upper edge, because the foot is taken there.
 */
export function strip({ safe }: Leaf, title: string, at: 'foot' | 'head' = 'foot'): readonly Ink[] {
  const left = safe.x + 0.5
  const base = at === 'foot' ? safe.y + safe.height - 1 : safe.y + FOOT - 2
  const ticks = Array.from({ length: LENGTH + 1 }, (_, i) => {
    const at = left + i
    return stroke(at, base, at, base - (i % 50 === 0 ? TALL : i % 10 === 0 ? TALL * 0.7 : i % 5 === 0 ? 1.6 : 0.9))
  })
  const room = safe.width - LENGTH - 4
  const pen = { colour: '#000', width: 0.15 }
  const words = (text: string, y: number, bold: boolean): Ink => {
    const { lines, size } = fitted(text, {
      width: room,
      size: 2.5,
      least: 1.4,
      lines: 1,
      ...(bold && { weight: 'bold' }),
    })
    const x = safe.x + safe.width - 0.3
    return { kind: 'text', x, y, size, text: lines.join(' '), anchor: 'end', most: room, bold }
  }
  return [
    { kind: 'path', d: stroke(left, base, left + LENGTH, base) + ticks.join(''), stroke: pen },
    words(title, base - 3.4, true),
    words('This strip should be 100 mm long. If it isn’t, print at 100 % (“actual size”).', base - 0.2, false),
  ]
}
