import type { Vec } from '../../engine/geometry/vec'
import { between, centred, type Frame, fitted, kept, panned, type View, zoomed, zoomedAt } from './camera'

type Listener = () => void

const SETTLE_MS = 140
const GLIDE_MS = 220

/**
 * The view while it moves. It is moved by hand, outside React: a pan redraws canvases and renders nothing.
 * `settled` is what bitmaps are baked for; it follows when the hand rests.
 */
export class LiveCamera {
  view: View
  settled: View
  private frame: Frame
  private touched = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private gliding = 0
  private readonly movers = new Set<Listener>()
  private readonly settlers = new Set<Listener>()

  constructor(frame: Frame) {
    this.frame = frame
    this.view = fitted(frame)
    this.settled = this.view
  }

  get window() {
    return this.frame.window
  }

  get board(): Frame['board'] {
    return this.frame.board
  }

  onMove(listener: Listener): Listener {
    this.movers.add(listener)
    return () => this.movers.delete(listener)
  }

  onSettle(listener: Listener): Listener {
    this.settlers.add(listener)
    return () => this.settlers.delete(listener)
  }

  /** A new window size keeps the middle where it is; an untouched view stays fitted. */
  resize(frame: Frame): void {
    const middle = { x: this.frame.window.width / 2, y: this.frame.window.height / 2 }
    const on = { x: (middle.x - this.view.x) / this.view.scale, y: (middle.y - this.view.y) / this.view.scale }
    const sameBoard = frame.board.width === this.frame.board.width && frame.board.height === this.frame.board.height
    this.frame = frame
    this.set(this.touched && sameBoard ? centred(this.view, frame, on) : fitted(frame))
    this.settle()
  }

  pan(by: Vec): void {
    this.touched = true
    this.stop()
    this.set(panned(this.view, this.frame, by))
  }

  zoom(at: Vec, factor: number): void {
    this.touched = true
    this.stop()
    this.set(zoomed(this.view, this.frame, { at, factor }))
  }

  /** The view that would show this point in the middle, this much larger. */
  aimed(on: Vec, factor = 1): View {
    const middle = { x: this.window.width / 2, y: this.window.height / 2 }
    return centred(zoomed(this.view, this.frame, { at: middle, factor }), this.frame, on)
  }

  zoomedAt(at: Vec, factor: number): View {
    return zoomed(this.view, this.frame, { at, factor })
  }

  /** The view with this many pixels to a unit; the middle of the window stays where it is. */
  scaledTo(scale: number): View {
    return zoomedAt(this.view, { x: this.window.width / 2, y: this.window.height / 2 }, scale)
  }

  fitted(): View {
    return fitted(this.frame)
  }

  /** Goes there, at once or in a short glide. */
  go(target: View, how: 'glide' | 'jump'): void {
    this.touched = true
    this.stop()
    const goal = kept(target, this.frame)
    if (how === 'jump') {
      this.set(goal)
      this.settle()
      return
    }
    const from = this.view
    const began = performance.now()
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - began) / GLIDE_MS))
      this.set(between(from, goal, 1 - (1 - t) ** 3))
      this.gliding = t < 1 ? requestAnimationFrame(step) : 0
    }
    this.gliding = requestAnimationFrame(step)
  }

  fit(how: 'glide' | 'jump'): void {
    this.go(this.fitted(), how)
    this.touched = false
  }

  /** Stops every movement that is under way. */
  rest(): void {
    this.stop()
    clearTimeout(this.timer)
  }

  private stop(): void {
    if (this.gliding) cancelAnimationFrame(this.gliding)
    this.gliding = 0
  }

  private set(view: View): void {
    this.view = view
    for (const listener of this.movers) listener()
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.settle(), SETTLE_MS)
  }

  private settle(): void {
    clearTimeout(this.timer)
    this.settled = this.view
    for (const listener of this.settlers) listener()
  }
}
