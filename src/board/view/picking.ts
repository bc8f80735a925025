import type { Vec } from '../../engine/geometry/vec'
import type { PieceId, ScenePiece } from '../../engine/scene/scene'
import type { PieceIndex } from './piece-index'
import type { Fan } from './stacks'

export interface Pointing {
  readonly scale: number
  readonly fan: Fan | null
  /** A finger is 44 pixels wide, a pointer is exact. */
  readonly by: 'mouse' | 'touch'
}

const FINGER = 22

/** The piece under a point of the table: the fan's first, else the one whose middle is nearest for its size. */
export function pieceAt(index: PieceIndex, at: Vec, pointing: Pointing): ScenePiece | null {
  const { scale, fan } = pointing
  const hold = (piece: ScenePiece) => {
    const drawn = index.drawn(piece.radius, scale)
    return (pointing.by === 'touch' ? Math.max(FINGER, drawn) : drawn + 2) / scale
  }
  const place = (id: PieceId, otherwise: Vec) => fan?.places.get(id) ?? otherwise
  const reach = Math.max(index.margin, FINGER / scale) * 1.5
  const near = new Set(index.near(at, reach))
  for (const id of fan?.places.keys() ?? []) {
    const piece = index.byId.get(id)
    if (piece) near.add(piece)
  }
  let best: ScenePiece | null = null
  let least = 1
  for (const piece of near) {
    const p = place(piece.id, piece.at)
    const part = Math.hypot(p.x - at.x, p.y - at.y) / hold(piece)
    const first = part < least || (part === least && best !== null)
    if (part <= 1 && (first || best === null)) {
      best = piece
      least = part
    }
  }
  return best
}
