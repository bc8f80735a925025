import { side } from '../../engine/geometry/angle'
import { lerp, type Vec } from '../../engine/geometry/vec'
import type { PieceId } from '../../engine/scene/scene'

export interface Stand {
  readonly at: Vec
  readonly facing?: number
}

interface Way {
  readonly from: Stand
  readonly to: Stand
  readonly began: number
}

const LASTS_MS = 260

/** Where pieces are shown while they glide to where they stand. */
export class Motion {
  private readonly shown = new Map<PieceId, Stand>()
  private readonly ways = new Map<PieceId, Way>()

  /** Sends every piece on its way to its place; new ones appear there, and so does all when it should not move. */
  aim(places: ReadonlyMap<PieceId, Stand>, how: { readonly glide: boolean; readonly now: number }): void {
    for (const id of this.shown.keys()) if (!places.has(id)) this.forget(id)
    for (const [id, to] of places) {
      const from = this.at(id, how.now)
      if (!from || !how.glide || same(from, to)) {
        this.ways.delete(id)
      } else if (!same(this.ways.get(id)?.to ?? from, to)) {
        this.ways.set(id, { from, to, began: how.now })
      }
      this.shown.set(id, to)
    }
  }

  at(id: PieceId, now: number): Stand | undefined {
    const way = this.ways.get(id)
    if (!way) return this.shown.get(id)
    const t = (now - way.began) / LASTS_MS
    if (t >= 1) {
      this.ways.delete(id)
      return way.to
    }
    return between(way, 1 - (1 - Math.max(0, t)) ** 3)
  }

  get busy(): boolean {
    return this.ways.size > 0
  }

  private forget(id: PieceId): void {
    this.shown.delete(id)
    this.ways.delete(id)
  }
}

function between({ from, to }: Way, t: number): Stand {
  const at = lerp(from.at, to.at, t)
  if (to.facing === undefined) return { at }
  const start = from.facing ?? to.facing
  return { at, facing: start + side(to.facing - start) * t }
}

const same = (a: Stand, b: Stand): boolean => a.at.x === b.at.x && a.at.y === b.at.y && a.facing === b.facing
