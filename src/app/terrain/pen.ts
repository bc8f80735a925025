import type { Vec } from '../../engine/geometry/vec'
import { kindOf, type TerrainPiece } from '../../engine/terrain/model'
import { pieceThrough, readyMade } from './drawing'
import { added, leastPoints, onTable, tidy } from './edit'
import { type Bench, SELECT } from './state'

export interface Pen {
  draw(terrain: string): void
  addPoint(p: Vec): void
  takePointBack(): void
  /** Finishes the piece being drawn; false if it has too few points. */
  finish(): boolean
  drawn(points: readonly Vec[]): void
  putReady(terrain: string, at: Vec): void
  snapped(p: Vec): Vec
}

export const SNAP = 0.5

/** New pieces: point by point, in one stroke, or ready-made. */
export function pen({ model, get, set, change }: Bench): Pen {
  const put = (piece: TerrainPiece, said: string): void => {
    change(added(get().map, piece), said)
    set({ tool: SELECT, selected: piece.id, ring: 0, vertex: null })
  }
  const snapped = (p: Vec): Vec =>
    get().snap ? { x: Math.round(p.x / SNAP) * SNAP, y: Math.round(p.y / SNAP) * SNAP } : p
  const drawn = (points: readonly Vec[]): void => {
    const { tool, map } = get()
    const kind = tool.kind === 'draw' ? kindOf(model, tool.terrain) : undefined
    if (kind && points.length >= leastPoints(kind)) put(pieceThrough(map, kind, points), `${kind.name} drawn`)
  }
  return {
    draw: terrain =>
      set({ tool: { kind: 'draw', terrain, points: [] }, selected: null, vertex: null, ring: 0, said: '' }),
    addPoint(p) {
      const { tool, map } = get()
      if (tool.kind !== 'draw') return
      const at = tidy(onTable(map, snapped(p)))
      const last = tool.points.at(-1)
      if (last && last.x === at.x && last.y === at.y) return
      set({ tool: { ...tool, points: [...tool.points, at] }, said: `Point ${tool.points.length + 1}` })
    },
    takePointBack() {
      const { tool } = get()
      if (tool.kind === 'draw') set({ tool: { ...tool, points: tool.points.slice(0, -1) }, said: 'Point removed' })
    },
    finish() {
      const { tool } = get()
      if (tool.kind !== 'draw') return false
      const kind = kindOf(model, tool.terrain)
      if (!kind || tool.points.length < leastPoints(kind)) {
        set({ said: `It needs ${leastPoints(kind)} points` })
        return false
      }
      drawn(tool.points)
      return true
    },
    drawn,
    putReady(terrain, at) {
      const kind = kindOf(model, terrain)
      if (kind) put(readyMade(get().map, kind, at), `${kind.name} placed`)
    },
    snapped,
  }
}
