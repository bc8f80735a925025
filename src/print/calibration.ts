import { BLACK, type Drawing, stroke, thin } from './ink'
import type { Page } from './pack'
import type { Leaf } from './paper'

const LENGTH = 100
const END = 6

/** Two lines of 100 mm that cross in the middle of the page: their printed length shows the printer's error. */
export function calibrationPage({ side }: Leaf): Page {
  const half = LENGTH / 2
  const drawing: Drawing = {
    name: 'Calibration',
    width: LENGTH + 2 * END,
    height: LENGTH + 2 * END,
    cut: 'none',
    ink: [
      {
        kind: 'path',
        d: [
          stroke(END, END + half, END + LENGTH, END + half),
          stroke(END + half, END, END + half, END + LENGTH),
          ...[END, END + LENGTH].flatMap(at => [
            stroke(at, END + half - 5, at, END + half + 5),
            stroke(END + half - 5, at, END + half + 5, at),
          ]),
        ].join(''),
        stroke: thin(BLACK),
      },
      { kind: 'circle', x: END + half, y: END + half, r: 10, stroke: thin(BLACK) },
      { kind: 'text', x: END + 4, y: END + half - 2, size: 4, text: '100 mm across' },
      { kind: 'text', x: END + half + 2, y: END + 8, size: 4, text: '100 mm down' },
    ],
  }
  const { width, height } = drawing
  const window = { x: 0, y: 0, width, height }
  return [{ drawing, window, turned: false, x: (side.width - width) / 2, y: (side.height - height) / 2 }]
}
