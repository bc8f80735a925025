import { relativeBearing } from '../../engine/geometry/angle'
import type { ScenePiece } from '../../engine/scene/scene'
import type { Measure } from '../types'
import { degreesInWords } from '../view/words'
import { type Mark, snapped } from './snap'
import type { ToolContext } from './tool'
import { type Stretch, twoEnded } from './two-ended'

/** From a piece: in which of its arcs a point or another piece lies, and in which of that piece's arcs it lies itself. */
export const ARC = twoEnded({
  name: 'Arc',
  tone: 'arc',
  measure: measured,
  picture: (ends, context) => {
    const { from, to } = ends
    const { at } = snapped(to, context)
    const { lines } = measured(ends, context)
    return {
      shapes: [{ kind: 'path', tone: 'arc', dashed: true, points: [from.at, at] }],
      rings: to.piece === null ? [] : [{ piece: to.piece, tone: 'arc', strong: false }],
      tip: { at, title: lines.join('\n'), lines: [], tone: 'plain' },
      say: lines.join('. '),
    }
  },
})

function measured({ from, to }: Stretch, context: ToolContext): Measure {
  const mark = snapped(to, context)
  const other = to.piece === null ? undefined : context.pieces.get(to.piece)
  const back = other ? [inWords(other, { at: from.at, name: from.name }, context)] : []
  const arcs = context.arcsOf(from.id, mark.at)
  return {
    kind: 'arc',
    text: arcs.length > 0 ? arcs.join(', ') : 'not in any arc',
    of: `${from.name} to ${mark.name}`,
    lines: [inWords(from, mark, context), ...back],
    shapes: [{ kind: 'path', tone: 'arc', dashed: true, points: [from.at, mark.at], label: arcs.join(', ') }],
  }
}

function inWords(from: ScenePiece, mark: Mark, context: ToolContext): string {
  const arcs = context.arcsOf(from.id, mark.at)
  const named = arcs.length > 0 ? arcs.join(', ') : 'not in any arc'
  const turned = from.facing === undefined ? null : relativeBearing({ at: from.at, facing: from.facing }, mark.at)
  return `${mark.name} from ${from.name}: ${named}${turned === null ? '' : ` · ${degreesInWords(turned)}`}`
}
