import { side } from '../../engine/geometry/angle'
import { lerp, type Vec } from '../../engine/geometry/vec'
import type { PieceId } from '../../engine/scene/scene'

export interface Stand {
  readonly at: Vec
  readonly facing?: number
}

interface Glide {
  readonly from: Stand
  readonly to: Stand
  readonly began: number
}

const LASTS_MS = 260

/** Where pieces are shown while they glide to their places. */
export class Motion {
  private readonly shown = new Map<PieceId, Stand>()
  private readonly glides = new Map<PieceId, Glide>()

  /** Sends every piece to its place. New pieces appear there at once, and all do when nothing should glide. */
  aim(places: ReadonlyMap<PieceId, Stand>, how: { readonly glide: boolean; readonly now: number }): void {
    for (const id of this.shown.keys()) if (!places.has(id)) this.forget(id)
    for (const [id, to] of places) {
      const from = this.at(id, how.now)
      if (!from || !how.glide || same(from, to)) {
        this.glides.delete(id)
      } else if (!same(this.glides.get(id)?.to ?? from, to)) {
        this.glides.set(id, { from, to, began: how.now })
      }
      this.shown.set(id, to)
    }
  }

  at(id: PieceId, now: number): Stand | undefined {
    const glide = this.glides.get(id)
    if (!glide) return this.shown.get(id)
    const t = (now - glide.began) / LASTS_MS
    if (t >= 1) {
      this.glides.delete(id)
      return glide.to
    }
    return between(glide, 1 - (1 - Math.max(0, t)) ** 3)
  }

  get busy(): boolean {
    return this.glides.size > 0
  }

  private forget(id: PieceId): void {
    this.shown.delete(id)
    this.glides.delete(id)
  }
}

function between({ from, to }: Glide, t: number): Stand {
  const at = lerp(from.at, to.at, t)
  if (to.facing === undefined) return { at }
  const start = from.facing ?? to.facing
  return { at, facing: start + side(to.facing - start) * t }
}

const same = (a: Stand, b: Stand): boolean => a.at.x === b.at.x && a.at.y === b.at.y && a.facing === b.facing
