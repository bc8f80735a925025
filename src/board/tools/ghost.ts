import type { Pose } from '../../engine/geometry/vec'
import type { Refusal } from '../../engine/rolls/plan'
import type { PieceId } from '../../engine/scene/scene'
import type { Ghost, Tip, ToolContext } from './tool'
import { isLegal, type Verdict } from './verdict'

/** How a ghost is drawn if its piece isn't on the table. */
interface Body {
  readonly art: string
  readonly radius: number
}

const UNKNOWN: Body = { art: 'token', radius: 1.5 }

export function ghostOf(
  context: ToolContext,
  ghost: { readonly piece: PieceId | undefined; readonly body?: Body; readonly pose: Pose; readonly verdict: Verdict },
): Ghost {
  const piece = ghost.piece === undefined ? undefined : context.pieces.get(ghost.piece)
  const { art, radius } = ghost.body ?? piece ?? UNKNOWN
  return {
    art,
    radius,
    pose: ghost.pose,
    seat: piece ? piece.seat : context.seat,
    ...(piece?.face === undefined ? {} : { face: piece.face }),
    faces: piece ? piece.facing !== undefined : true,
    tone: isLegal(ghost.verdict) ? 'good' : 'bad',
  }
}

/** The words beside a ghost: what it costs, then every reason against it, or the warnings. */
export function ghostTip(at: Pose['at'], title: string, verdict: Verdict): Tip | null {
  const lines: readonly Refusal[] = [...verdict.refusals, ...verdict.warnings]
  if (title === '' && lines.length === 0) return null
  return { at, title, lines, tone: isLegal(verdict) ? 'good' : 'bad' }
}

export const inWords = (title: string, verdict: Verdict): string =>
  [isLegal(verdict) ? title : `${title}: not allowed`, ...[...verdict.refusals, ...verdict.warnings].map(r => r.why)]
    .filter(part => part !== '')
    .join('. ')
