/** Thousands of things that stand still: one painted shape each. */
export const PAINTED = ['ground', 'overlays', 'counters'] as const
export type PaintedLayer = (typeof PAINTED)[number]
/** The last one has a node for each thing that moves. */
export type LayerName = PaintedLayer | 'active'
const LAYERS: readonly LayerName[] = [...PAINTED, 'active']

/** Collects what has to be painted again and paints it once a frame. */
export class Redraw {
  private readonly due = new Set<LayerName>()
  private frame = 0
  private readonly painters = new Map<LayerName, () => void>()

  /** `before` runs first in each frame and what it marks is painted in the same one; `after` may ask for the next. */
  constructor(private readonly hooks: { before(): void; after(): void }) {}

  attach(layer: LayerName, paint: () => void): () => void {
    this.painters.set(layer, paint)
    this.mark(layer)
    return () => this.painters.delete(layer)
  }

  mark(...layers: readonly LayerName[]): void {
    for (const layer of layers) this.due.add(layer)
    if (!this.frame) this.frame = requestAnimationFrame(this.run)
  }

  markAll(): void {
    this.mark(...LAYERS)
  }

  rest(): void {
    cancelAnimationFrame(this.frame)
    this.frame = 0
  }

  private readonly run = () => {
    this.hooks.before()
    this.frame = 0
    const due = LAYERS.filter(layer => this.due.has(layer))
    this.due.clear()
    for (const layer of due) this.painters.get(layer)?.()
    this.hooks.after()
  }
}
