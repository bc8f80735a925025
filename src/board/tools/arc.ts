import { relativeBearing } from '../../engine/geometry/angle'
import type { Shape } from '../../engine/scene/shapes'
import type { Measure } from '../types'
import { degreesInWords } from '../view/words'
import type { Mark } from './snap'
import type { ToolContext } from './tool'
import { type Stretch, twoEnded } from './two-ended'

/** From a piece: in which of its arcs a point or another piece lies, and in which of that piece's arcs it lies itself. */
export const ARC = twoEnded({
  name: 'Arc',
  tone: 'arc',
  starts: 'piece',
  measure: measured,
  picture: (ends, context) => {
    const { at, piece } = ends.to
    const { lines, shapes } = measured(ends, context)
    return {
      shapes,
      rings: piece === undefined ? [] : [{ piece, tone: 'arc', strong: false }],
      tip: { at, title: lines.join('\n'), lines: [], tone: 'plain' },
      say: lines.join('. '),
    }
  },
})

function measured({ from, to }: Stretch, context: ToolContext): Measure {
  const arcs = arcsBetween(from, to, context)
  const line: Shape = { kind: 'path', tone: 'arc', dashed: true, points: [from.at, to.at] }
  return {
    kind: 'arc',
    text: namesOf(arcs),
    of: `${from.name} to ${to.name}`,
    lines: [inWords(from, to, context), ...(to.piece === undefined ? [] : [inWords(to, from, context)])],
    shapes: [...arcs.flatMap(arc => arc.shapes()), line],
  }
}

const arcsBetween = ({ piece }: Mark, to: Mark, { arcsOf }: ToolContext) =>
  piece === undefined ? [] : arcsOf(piece, to.at)

const namesOf = (arcs: ReturnType<typeof arcsBetween>): string =>
  arcs.length > 0 ? arcs.map(({ name }) => name).join(', ') : 'not in any arc'

function inWords(from: Mark, to: Mark, context: ToolContext): string {
  const facing = from.piece === undefined ? undefined : context.pieces.get(from.piece)?.facing
  const turned = facing === undefined ? null : relativeBearing({ at: from.at, facing }, to.at)
  const bearing = turned === null ? '' : ` · ${degreesInWords(turned)}`
  return `${to.name} from ${from.name}: ${namesOf(arcsBetween(from, to, context))}${bearing}`
}
