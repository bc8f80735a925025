import type { GestureHandlers, Press } from '../../board/input/gestures'
import { toTable } from '../../board/view/camera'
import type { LiveCamera } from '../../board/view/live-camera'
import { distance, type Vec } from '../../engine/geometry/vec'
import { terrainOf } from '../../engine/terrain/index'
import { kindOf } from '../../engine/terrain/model'
import { strokePoints } from './drawing'
import { moved, nearestOf, onTable, pieceOf, ringPoints, tidy, withRing } from './edit'
import { type Chosen, type Picked, pickHandle, pickPiece } from './pick'
import type { Editor } from './store'

/** How far a finger may miss, in pixels. */
const MISS: Readonly<Record<Press['by'], number>> = { mouse: 10, touch: 22 }

/** What was grabbed, and from where. */
type Grip = { readonly picked: Picked; readonly from: Vec } | { readonly picked: null; readonly stroke: Vec[] }

/** What pointers do on the map: taps select and set points, drags move, bend or draw. */
export class EditorGestures implements GestureHandlers {
  private grip: Grip | null = null
  /** The line being drawn by hand, for display. */
  stroke: readonly Vec[] = []

  constructor(
    private readonly editor: Editor,
    private readonly camera: LiveCamera,
    private readonly changed: () => void,
  ) {}

  chosen(): Chosen | null {
    const { map, selected, ring } = this.editor.getState()
    const piece = pieceOf(map, selected)
    return piece ? { piece, ring, closed: kindOf(this.editor.model, piece.kind)?.form !== 'line' } : null
  }

  private at(pixel: Vec): Vec {
    return toTable(this.camera.view, pixel)
  }

  private pick(pixel: Vec, by: Press['by']): Picked | null {
    const reach = MISS[by] / this.camera.view.scale
    const handle = pickHandle(this.chosen(), this.at(pixel), reach)
    if (handle) return handle
    const { map } = this.editor.getState()
    const placed = pickPiece(terrainOf(this.editor.model, map), this.at(pixel), reach / 2)
    return placed ? { kind: 'piece', id: placed.piece.id } : null
  }

  grabs(pixel: Vec, by: Press['by']): boolean {
    const { tool, selected } = this.editor.getState()
    if (tool.kind === 'draw') {
      this.grip = { picked: null, stroke: [this.at(pixel)] }
      return true
    }
    const picked = this.pick(pixel, by)
    // A finger that wants to pan must not drag pieces along, so it grabs only what was selected before.
    if (!picked || (picked.kind === 'piece' && by === 'touch' && picked.id !== selected)) return false
    if (picked.kind === 'piece' && picked.id !== selected) this.editor.select(picked.id)
    this.grip = { picked, from: this.at(pixel) }
    return true
  }

  hover(): void {}

  tap(pixel: Vec, { touch }: { readonly touch: boolean }): void {
    const { tool } = this.editor.getState()
    if (tool.kind === 'draw') {
      const [first] = tool.points
      const near = first && distance(first, this.at(pixel)) * this.camera.view.scale < MISS[touch ? 'touch' : 'mouse']
      if (near && tool.points.length > 2 && this.editor.finish()) return
      this.editor.addPoint(this.at(pixel))
      return
    }
    const picked = this.pick(pixel, touch ? 'touch' : 'mouse')
    if (picked?.kind === 'vertex') this.editor.selectVertex(picked.index)
    else if (picked?.kind === 'side') this.bend(picked, picked.at, 'drop')
    else if (!picked) this.editor.select(null)
    else if (picked.kind === 'piece') this.editor.select(picked.id)
  }

  double(pixel: Vec): void {
    const { tool } = this.editor.getState()
    if (tool.kind === 'draw') {
      this.editor.addPoint(this.at(pixel))
      this.editor.finish()
    } else this.tap(pixel, { touch: false })
  }

  drag(_: Vec, pixel: Vec): void {
    const to = this.at(pixel)
    if (!this.grip) return
    if (this.grip.picked === null) {
      const last = this.grip.stroke.at(-1)
      if (!last || distance(last, to) * this.camera.view.scale > 5)
        this.grip.stroke.push(onTable(this.editor.getState().map, to))
      this.stroke = [...this.grip.stroke]
      this.changed()
      return
    }
    this.bend(this.grip.picked, to, 'hold', this.grip.from)
  }

  drop(): void {
    const { grip } = this
    this.grip = null
    this.stroke = []
    if (!grip) return
    if (grip.picked !== null) {
      const words = { vertex: 'Point moved', side: 'Point added', crossing: 'Crossing moved', piece: 'Moved' } as const
      this.editor.drop(words[grip.picked.kind])
      return
    }
    const { tool, map } = this.editor.getState()
    const kind = tool.kind === 'draw' ? kindOf(this.editor.model, tool.terrain) : undefined
    if (kind) this.editor.drawn(strokePoints(grip.stroke, kind, Math.min(map.width, map.height) / 48))
    this.changed()
  }

  letGo(): void {
    this.grip = null
    this.stroke = []
    this.editor.hold(null)
    this.changed()
  }

  pan(by: Vec): void {
    this.camera.pan(by)
  }

  pinch(at: Vec, factor: number): void {
    this.camera.zoom(at, factor)
  }

  /** The selected piece with the grabbed part moved there: as a ghost, or for good. */
  private bend(picked: Picked, to: Vec, how: 'hold' | 'drop', from: Vec = to): void {
    const chosen = this.chosen()
    if (!chosen) return
    const { editor } = this
    const { map } = editor.getState()
    const { piece, ring } = chosen
    const points = ringPoints(piece, ring)
    const there = tidy(onTable(map, editor.snapped(to)))
    switch (picked.kind) {
      case 'vertex':
        editor.hold(
          withRing(
            piece,
            ring,
            points.map((p, i) => (i === picked.index ? there : p)),
          ),
        )
        editor.selectVertex(picked.index)
        break
      case 'side':
        editor.hold(withRing(piece, ring, points.toSpliced(picked.index, 0, there)))
        editor.selectVertex(picked.index)
        break
      case 'crossing': {
        const line = terrainOf(editor.model, map).piece(piece.id)?.figure.points ?? points
        const at = tidy(nearestOf(line, to))
        const crossings = (piece.crossings ?? []).map((one, i) => (i === picked.index ? { ...one, at } : one))
        editor.hold({ ...piece, crossings })
        break
      }
      case 'piece': {
        const by = { x: to.x - from.x, y: to.y - from.y }
        const [first] = points
        const snapped = first ? editor.snapped({ x: first.x + by.x, y: first.y + by.y }) : null
        editor.hold(moved(map, piece, first && snapped ? { x: snapped.x - first.x, y: snapped.y - first.y } : by))
        break
      }
    }
    if (how === 'drop') editor.drop('Point added')
  }
}
