import type { Vec } from '../../engine/geometry/vec'

export interface Press {
  readonly id: number
  readonly at: Vec
  readonly by: 'mouse' | 'touch'
  readonly button: number
  readonly shift: boolean
  readonly time: number
}

/** What hands do, in pixels of the window. */
export interface GestureHandlers {
  /** Whether a drag from here moves something. If not, it pans. */
  grabs(at: Vec, by: Press['by']): boolean
  hover(at: Vec): void
  tap(at: Vec, how: { readonly touch: boolean; readonly waypoint: boolean }): void
  /** The second tap of two on one spot; it comes instead of that tap. */
  double(at: Vec): void
  drag(from: Vec, to: Vec): void
  drop(from: Vec, to: Vec): void
  /** A drag that came to nothing. */
  letGo(): void
  pan(by: Vec): void
  pinch(at: Vec, factor: number): void
}

type Mode =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pressed'; readonly press: Press }
  | { readonly kind: 'panning'; readonly last: Vec }
  | { readonly kind: 'dragging'; readonly press: Press }
  | { readonly kind: 'pinching'; readonly middle: Vec; readonly span: number }

const STILL: Readonly<Record<Press['by'], number>> = { mouse: 4, touch: 9 }
const DOUBLE_MS = 320
const IDLE: Mode = { kind: 'idle' }

/** Tells a click from a drag from a pan from a pinch. */
export class Gestures {
  private mode: Mode = IDLE
  private readonly down = new Map<number, Vec>()
  private lastTap: Press | null = null
  /** The space bar or the hand tool: every drag pans. */
  panOnly = false

  constructor(private readonly hands: GestureHandlers) {}

  press(press: Press): void {
    this.down.set(press.id, press.at)
    if (this.down.size === 2) {
      if (this.mode.kind === 'dragging') this.hands.letGo()
      this.mode = { kind: 'pinching', ...this.spread() }
    } else if (this.down.size === 1) this.mode = { kind: 'pressed', press }
  }

  move(press: Press): void {
    const { mode, hands } = this
    if (this.down.has(press.id)) this.down.set(press.id, press.at)
    switch (mode.kind) {
      case 'idle':
        if (press.by === 'mouse') hands.hover(press.at)
        return
      case 'pressed': {
        const from = mode.press
        if (press.id !== from.id || apart(from.at, press.at) <= STILL[from.by]) return
        if (this.panOnly || from.button !== 0 || !hands.grabs(from.at, from.by)) {
          this.mode = { kind: 'panning', last: press.at }
          hands.pan({ x: press.at.x - from.at.x, y: press.at.y - from.at.y })
        } else {
          this.mode = { kind: 'dragging', press: from }
          hands.drag(from.at, press.at)
        }
        return
      }
      case 'panning':
        this.mode = { kind: 'panning', last: press.at }
        hands.pan({ x: press.at.x - mode.last.x, y: press.at.y - mode.last.y })
        return
      case 'dragging':
        hands.drag(mode.press.at, press.at)
        return
      case 'pinching': {
        const next = this.spread()
        this.mode = { kind: 'pinching', ...next }
        hands.pan({ x: next.middle.x - mode.middle.x, y: next.middle.y - mode.middle.y })
        if (mode.span > 0) hands.pinch(next.middle, next.span / mode.span)
      }
    }
  }

  release(press: Press): void {
    this.down.delete(press.id)
    const { mode } = this
    if (mode.kind === 'pinching') {
      // The remaining finger keeps panning.
      const [left] = this.down.values()
      this.mode = left ? { kind: 'panning', last: left } : IDLE
      return
    }
    this.mode = IDLE
    if (mode.kind === 'dragging') this.hands.drop(mode.press.at, press.at)
    if (mode.kind === 'pressed' && mode.press.button !== 1) this.tapped(mode.press)
  }

  /** Escape, a lost pointer: nothing has happened. Returns whether something was let go. */
  cancel(): boolean {
    const dragging = this.mode.kind === 'dragging'
    this.mode = IDLE
    this.down.clear()
    if (dragging) this.hands.letGo()
    return dragging
  }

  private tapped(press: Press): void {
    const last = this.lastTap
    const plain = press.button === 0 && !press.shift
    const twice = plain && last && press.time - last.time < DOUBLE_MS && apart(last.at, press.at) <= 2 * STILL[press.by]
    this.lastTap = plain && !twice ? press : null
    if (twice) this.hands.double(press.at)
    else this.hands.tap(press.at, { touch: press.by === 'touch', waypoint: press.shift || press.button === 2 })
  }

  private spread(): { middle: Vec; span: number } {
    const [a = { x: 0, y: 0 }, b = a] = this.down.values()
    return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, span: apart(a, b) }
  }
}

const apart = (a: Vec, b: Vec): number => Math.hypot(a.x - b.x, a.y - b.y)
