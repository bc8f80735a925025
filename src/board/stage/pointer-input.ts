import type { Vec } from '../../engine/geometry/vec'
import type { GestureHandlers, Press } from '../input/gestures'
import { toTable } from '../view/camera'
import type { LiveCamera } from '../view/live-camera'
import type { Redraw } from './redraw'
import type { ToolRunner } from './tool-runner'

interface Reach {
  readonly hand: ToolRunner
  readonly camera: LiveCamera
  readonly redraw: Redraw
  centreOn(point: Vec): void
}

/** Pointers and fingers on the table. Moves are kept for the next frame: the tool gets only the last one. */
export class PointerInput implements GestureHandlers {
  private pending: Vec | null = null
  private dragged: { readonly from: Vec; readonly to: Vec } | null = null

  constructor(private readonly reach: Reach) {}

  get dragging(): boolean {
    return this.dragged !== null
  }

  grabs(at: Vec, by: Press['by']): boolean {
    return this.reach.hand.grabs(this.reach.hand.at(this.table(at), by), by)
  }

  hover(at: Vec): void {
    this.pending = at
    this.reach.redraw.mark('active')
  }

  tap(at: Vec, how: { readonly touch: boolean; readonly waypoint: boolean }): void {
    const { hand } = this.reach
    const spot = hand.at(this.table(at))
    hand.crosshair = null
    if (!how.touch) hand.point(spot)
    hand.send({ kind: 'click', spot, ...how })
    if (how.touch) hand.spot = spot
    this.reach.redraw.mark('active')
  }

  /** Centres the table there, unless the first of the two presses was meant for an offer. */
  double(at: Vec): void {
    const { hand } = this.reach
    const point = this.table(at)
    const { acted } = hand
    if (!hand.send({ kind: 'double', spot: hand.at(point) }) && !acted) this.reach.centreOn(point)
    this.reach.redraw.mark('active')
  }

  drag(from: Vec, to: Vec): void {
    const { hand } = this.reach
    hand.crosshair = null
    if (!this.dragged) hand.begin(hand.at(this.table(from)))
    // Where it began is kept in table units: the view may move under the hand.
    this.dragged = { from: this.dragged?.from ?? this.table(from), to }
    this.reach.redraw.mark('active')
  }

  drop(_: Vec, to: Vec): void {
    const { hand } = this.reach
    const from = this.dragged?.from
    this.dragged = null
    if (from) hand.send({ kind: 'drop', from: hand.at(from), to: hand.at(this.table(to)) })
    this.reach.redraw.mark('active')
  }

  letGo(): void {
    this.dragged = null
    this.reach.hand.leave()
    this.reach.redraw.mark('active')
  }

  pan(by: Vec): void {
    this.reach.camera.pan(by)
  }

  pinch(at: Vec, factor: number): void {
    this.reach.camera.zoom(at, factor)
  }

  /** The pointer has left the board. */
  forget(): void {
    this.pending = null
  }

  /** Once a frame: tells the tool where the pointer is now. */
  flush(): void {
    const { hand } = this.reach
    if (this.dragged) {
      hand.send({ kind: 'drag', from: hand.at(this.dragged.from), to: hand.at(this.table(this.dragged.to)) })
    } else if (this.pending) {
      hand.crosshair = null
      hand.point(hand.at(this.table(this.pending)))
      this.pending = null
    }
  }

  /** To a thousandth of a unit: finer than any hand can point, and short in a record. */
  private table(at: Vec): Vec {
    const { x, y } = toTable(this.reach.camera.view, at)
    return { x: Math.round(x * 1000) / 1000, y: Math.round(y * 1000) / 1000 }
  }
}
