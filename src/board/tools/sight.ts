import type { ScenePiece } from '../../engine/scene/scene'
import type { Shape } from '../../engine/scene/shapes'
import { far, length } from '../view/words'
import type { ToolContext } from './tool'
import { type Stretch, twoEnded } from './two-ended'

/** From piece to piece: open or not, what blocks, what it costs. */
export const SIGHT = twoEnded({
  name: 'Line of sight',
  tone: 'note',
  measure: (ends, context) => {
    const over = pieceAt(ends, context)
    if (!over) return null
    const { report, said, line } = looked(ends.from, over, context)
    return {
      kind: 'sight',
      text: said,
      of: `${ends.from.name} to ${over.name}`,
      lines: report.lines.map(reason => reason.why),
      shapes: [...report.shapes, line],
    }
  },
  picture: (ends, context) => {
    const over = pieceAt(ends, context)
    if (!over) {
      const loose: Shape = { kind: 'path', tone: 'muted', dashed: true, points: [ends.from.at, ends.to.at] }
      return { shapes: [loose], say: 'Line of sight: there is no piece here' }
    }
    const { report, said, line } = looked(ends.from, over, context)
    const tone = report.clear ? 'good' : 'bad'
    return {
      rings: [{ piece: over.id, tone, strong: false }],
      shapes: [...report.shapes, line],
      tip: { at: over.at, title: said, lines: report.lines, tone },
      say: [said, ...report.lines.map(reason => reason.why)].join('. '),
    }
  },
})

const pieceAt = ({ to }: Stretch, { pieces }: ToolContext): ScenePiece | undefined =>
  to.piece === null ? undefined : pieces.get(to.piece)

function looked(from: ScenePiece, to: ScenePiece, { sight, board }: ToolContext) {
  const report = sight(from.id, to.id)
  const away = length(board, far(board, from.at, to.at))
  const line: Shape = {
    kind: 'path',
    tone: report.clear ? 'good' : 'bad',
    points: [from.at, to.at],
    dashed: !report.clear,
  }
  return { report, line, said: `${report.clear ? 'Line of sight' : 'No line of sight'} · ${away}` }
}
