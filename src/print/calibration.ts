import { BLACK, type Ink, stroke, thin } from './ink'
import { frameOf, PAPERS, type Paper } from './paper'

const LENGTH = 100

/** A ruler of exactly 100 mm at the foot of every sheet: the print dialog may rescale without a word. */
export function calibration(paper: Paper, page: string): readonly Ink[] {
  const { x } = frameOf(paper)
  const base = PAPERS[paper].height - 11
  const right = PAPERS[paper].width - x
  const ticks = Array.from({ length: LENGTH / 10 + 1 }, (_, i) => {
    const at = x + i * 10
    return stroke(at, base, at, base - (i % 5 === 0 ? 4 : 2.5))
  })
  return [
    { kind: 'path', d: stroke(x, base, x + LENGTH, base) + ticks.join(''), stroke: thin(BLACK) },
    {
      kind: 'text',
      x: x + LENGTH + 3,
      y: base,
      size: 2.6,
      text: 'This line is 100 mm. If not, print at 100 %, “actual size”.',
    },
    { kind: 'text', x: right, y: base - 4, size: 2.6, text: page, anchor: 'end' },
  ]
}
