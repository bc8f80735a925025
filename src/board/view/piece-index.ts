import type { Vec } from '../../engine/geometry/vec'
import type { PieceId, ScenePiece } from '../../engine/scene/scene'
import type { Rect, Size } from './camera'

/** A counter never shrinks below this on the screen, or its side couldn't be read; it may be smaller in a crowd or on a phone. */
function leastRadius(pieces: number, window: Size): number {
  return pieces > 200 ? 10 : pieces > 60 || !isRoomy(window) ? 13 : 16
}

const isRoomy = (window: Size): boolean => Math.min(window.width, window.height) >= 500

/** On a phone small pieces stay smaller than large ones, down to this share: dice in the slots of a console. */
const SMALLEST = 0.7

/** Finds pieces by place: what is in the window, what is under the pointer. Built once per scene. */
export class PieceIndex {
  readonly byId: ReadonlyMap<PieceId, ScenePiece>
  private readonly rank = new Map<PieceId, number>()
  private readonly buckets = new Map<string, ScenePiece[]>()
  private readonly size: number
  private readonly largest: number
  private least = 0
  private smallest = 1

  constructor(
    readonly pieces: readonly ScenePiece[],
    window: Size,
  ) {
    this.byId = new Map(pieces.map(piece => [piece.id, piece]))
    this.largest = pieces.reduce((most, piece) => Math.max(most, piece.radius), 0)
    this.fitTo(window)
    this.size = Math.max(1e-3, this.largest * 4)
    pieces.forEach((piece, i) => {
      this.rank.set(piece.id, i)
      const key = this.key(Math.floor(piece.at.x / this.size), Math.floor(piece.at.y / this.size))
      const bucket = this.buckets.get(key)
      if (bucket) bucket.push(piece)
      else this.buckets.set(key, [piece])
    })
  }

  fitTo(window: Size): void {
    this.least = leastRadius(this.pieces.length, window)
    this.smallest = isRoomy(window) ? 1 : SMALLEST
  }

  /** Half the width of a counter on the screen, in pixels. */
  drawn(radius: number, scale: number): number {
    const share = this.largest > 0 ? radius / this.largest : 1
    return Math.max(this.least * Math.max(this.smallest, Math.min(1, share)), radius * scale)
  }

  /** Pieces whose centre lies in the rectangle, in the order of the scene. */
  within(rect: Rect): readonly ScenePiece[] {
    const from = { x: Math.floor(rect.left / this.size), y: Math.floor(rect.top / this.size) }
    const to = { x: Math.floor(rect.right / this.size), y: Math.floor(rect.bottom / this.size) }
    if ((to.x - from.x + 1) * (to.y - from.y + 1) > this.pieces.length) return this.pieces.filter(isIn(rect))
    const found: ScenePiece[] = []
    for (let x = from.x; x <= to.x; x++)
      for (let y = from.y; y <= to.y; y++)
        for (const piece of this.buckets.get(this.key(x, y)) ?? []) if (isIn(rect)(piece)) found.push(piece)
    return found.sort((a, b) => (this.rank.get(a.id) ?? 0) - (this.rank.get(b.id) ?? 0))
  }

  /** Pieces whose centre is at most `reach` away. */
  near(at: Vec, reach: number): readonly ScenePiece[] {
    const around = { left: at.x - reach, right: at.x + reach, top: at.y - reach, bottom: at.y + reach }
    return this.within(around).filter(piece => Math.hypot(piece.at.x - at.x, piece.at.y - at.y) <= reach)
  }

  /** The largest radius on the table; a window must look this much further for counters that lap into it. */
  get margin(): number {
    return this.largest
  }

  private key(x: number, y: number): string {
    return `${x},${y}`
  }
}

const isIn =
  (rect: Rect) =>
  ({ at }: ScenePiece): boolean =>
    at.x >= rect.left && at.x <= rect.right && at.y >= rect.top && at.y <= rect.bottom
