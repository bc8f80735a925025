export interface Sprite {
  readonly canvas: HTMLCanvasElement
  /** From the left top corner of the bitmap to the point it is placed by, in device pixels. */
  readonly anchor: { readonly x: number; readonly y: number }
}

/** Most device pixels kept: 64 MB of bitmaps. */
const MOST = 16_000_000

/** Bitmaps by key; the least recently used are forgotten first. */
export class Sprites {
  private readonly kept = new Map<string, Sprite>()
  private pixels = 0

  get(key: string, bake: () => Sprite): Sprite {
    const known = this.kept.get(key)
    if (known) {
      // A Map keeps the order of insertion: a used bitmap moves to the end.
      this.kept.delete(key)
      this.kept.set(key, known)
      return known
    }
    const fresh = bake()
    this.kept.set(key, fresh)
    this.pixels += sizeOf(fresh)
    for (const [oldest, sprite] of this.kept) {
      if (this.pixels <= MOST || sprite === fresh) break
      this.kept.delete(oldest)
      this.pixels -= sizeOf(sprite)
    }
    return fresh
  }

  has(key: string): boolean {
    return this.kept.has(key)
  }

  /** Forgets the bitmaps whose key passes the test. */
  drop(which: (key: string) => boolean): void {
    for (const [key, sprite] of this.kept) {
      if (!which(key)) continue
      this.kept.delete(key)
      this.pixels -= sizeOf(sprite)
    }
  }

  clear(): void {
    this.kept.clear()
    this.pixels = 0
  }
}

const sizeOf = ({ canvas }: Sprite): number => canvas.width * canvas.height

/** A bitmap painted once; the origin of the painter is its middle. */
export function bake(width: number, height: number, paint: (ctx: CanvasRenderingContext2D) => void): Sprite {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  const anchor = { x: Math.round(canvas.width / 2), y: Math.round(canvas.height / 2) }
  const ctx = canvas.getContext('2d')
  if (ctx) {
    ctx.translate(anchor.x, anchor.y)
    paint(ctx)
  }
  return { canvas, anchor }
}

/** Lays a bitmap on whole device pixels, so that it stays crisp; `size` other than 1 only while zooming. */
export function lay(ctx: CanvasRenderingContext2D, sprite: Sprite, at: { x: number; y: number; size: number }): void {
  const { canvas, anchor } = sprite
  if (at.size === 1) ctx.drawImage(canvas, Math.round(at.x) - anchor.x, Math.round(at.y) - anchor.y)
  else {
    const { size } = at
    ctx.drawImage(canvas, at.x - anchor.x * size, at.y - anchor.y * size, canvas.width * size, canvas.height * size)
  }
}
