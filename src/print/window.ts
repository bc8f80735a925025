import type { Frame, Ink } from './ink'
import { textWidth } from './metrics'

/** What of a drawing can be seen in a window on it; what lies across its edge is seen on both sides. */
export const seenIn = (inks: readonly Ink[], window: Frame): readonly Ink[] =>
  inks.filter(ink => {
    const box = boxAround(ink)
    return box === null || overlap(box, window)
  })

const overlap = (a: Frame, b: Frame): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Null where it is not known without following a path. */
function boxAround(ink: Ink): Frame | null {
  switch (ink.kind) {
    case 'rect':
      return ink
    case 'circle':
      return { x: ink.x - ink.r, y: ink.y - ink.r, width: 2 * ink.r, height: 2 * ink.r }
    case 'path':
      return null
    case 'text': {
      const { x, y, text, size, bold, anchor = 'start', most = Number.POSITIVE_INFINITY } = ink
      const width = Math.min(most, textWidth(text, size, bold ? 'bold' : 'normal'))
      const left = { start: x, middle: x - width / 2, end: x - width }[anchor]
      return { x: left, y: y - size * 0.75, width, height: size }
    }
  }
}
