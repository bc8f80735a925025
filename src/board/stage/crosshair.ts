import type { Vec } from '../../engine/geometry/vec'
import type { Offer } from '../../engine/offers'
import type { Action } from '../../engine/ruleset'
import type { BoardSpec } from '../../engine/scene/scene'
import { toScreen, toTable } from '../view/camera'
import type { LiveCamera } from '../view/live-camera'
import type { ToolRunner } from './tool-runner'

/** How near the edge of the window the crosshair may come before the view follows. */
const EDGE = 70

/** Where the ghost of an offer starts; null for an offer without a ghost. */
export function ghostAt(offer: Offer<Action> | null): Vec | null {
  if (offer?.kind === 'region') return offer.start().at
  if (offer?.kind === 'path') return offer.start.at
  return offer?.kind === 'facing' ? offer.pivot.at : null
}

/** The keyboard's pointer: a place in table units that the arrow keys move. */
export class Crosshair {
  constructor(
    private readonly runner: ToolRunner,
    private readonly camera: LiveCamera,
  ) {}

  /** From where it is; if only the pointer was used so far, from `start` or else the middle of the window. */
  move(by: Vec, { board, start }: { readonly board: BoardSpec; readonly start: Vec | null }): void {
    const from = this.runner.crosshair ?? start ?? toTable(this.camera.view, this.middle)
    const hold = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value * 10) / 10))
    const to = { x: hold(from.x + by.x, board.width), y: hold(from.y + by.y, board.height) }
    this.runner.crosshair = to
    this.runner.point(this.runner.at(to, 'mouse'))
    this.follow()
  }

  /** The point of the window that a zoom by key should keep. */
  get focus(): Vec {
    return this.runner.crosshair ? toScreen(this.camera.view, this.runner.crosshair) : this.middle
  }

  /** Moves the view so that the crosshair stays well inside the window. */
  follow(): void {
    if (!this.runner.crosshair) return
    const p = toScreen(this.camera.view, this.runner.crosshair)
    const { width, height } = this.camera.window
    const over = (at: number, full: number) => Math.min(0, full - EDGE - at) + Math.max(0, EDGE - at)
    const by = { x: over(p.x, width), y: over(p.y, height) }
    if (by.x || by.y) this.camera.pan(by)
  }

  private get middle(): Vec {
    return { x: this.camera.window.width / 2, y: this.camera.window.height / 2 }
  }
}
