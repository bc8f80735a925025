import type { Shape } from '../../engine/scene/shapes'
import { far, length } from '../view/words'
import type { ToolContext } from './tool'
import { type Stretch, twoEnded } from './two-ended'

/** From any place to any other: open or not, what the line crosses, what it costs. */
export const SIGHT = twoEnded({
  name: 'Line of sight',
  tone: 'note',
  starts: 'anywhere',
  measure: (ends, context) => {
    const { report, said, line } = looked(ends, context)
    return {
      kind: 'sight',
      text: said,
      of: `${ends.from.name} to ${ends.to.name}`,
      lines: report.lines.map(reason => reason.why),
      shapes: [...report.shapes, line],
    }
  },
  picture: (ends, context) => {
    const { report, said, line } = looked(ends, context)
    const { at, piece } = ends.to
    const tone = report.clear ? 'good' : 'bad'
    return {
      rings: piece === undefined ? [] : [{ piece, tone, strong: false }],
      shapes: [...report.shapes, line],
      tip: { at, title: said, lines: report.lines, tone },
      say: [said, ...report.lines.map(reason => reason.why)].join('. '),
    }
  },
})

function looked({ from, to }: Stretch, { sight, distance, board }: ToolContext) {
  const report = sight(from, to)
  const away = distance(from, to) ?? length(board, far(board, from.at, to.at))
  const line: Shape = {
    kind: 'path',
    tone: report.clear ? 'good' : 'bad',
    points: [from.at, to.at],
    dashed: !report.clear,
  }
  return { report, line, said: `${report.clear ? 'Line of sight' : 'No line of sight'} · ${away}` }
}
