import type { Vec } from '../../engine/geometry/vec'
import { kindOf, type TerrainPiece } from '../../engine/terrain/model'
import {
  added,
  copied,
  leastPoints,
  mirrored,
  moved,
  onTable,
  replaced,
  restacked,
  ringPoints,
  settled,
  tidy,
  turned,
  without,
  withRing,
} from './edit'
import type { Bench } from './state'

export interface Reshaping {
  /** The selected point, or the whole piece. */
  remove(): void
  copy(): void
  mirror(): void
  turn(degrees: number): void
  stack(to: 'top' | 'bottom'): void
  nudge(by: Vec): void
  insertVertex(): void
}

/** Changes to the selected piece and its points. */
export function reshaping({ model, get, set, change, chosen, nameOf }: Bench): Reshaping {
  const addCopy = (copy: TerrainPiece, said: string): void => {
    change(added(get().map, copy), said)
    set({ selected: copy.id })
  }
  return {
    remove() {
      const { vertex, ring, map } = get()
      const piece = chosen()
      if (!piece) return
      if (vertex === null) return change(without(map, piece.id), `${nameOf(piece)} deleted`)
      const points = ringPoints(piece, ring)
      const least = leastPoints(kindOf(model, piece.kind))
      if (points.length <= least) return set({ said: `It needs ${least} points` })
      const left = points.filter((_, i) => i !== vertex)
      change(replaced(map, settled(model, withRing(piece, ring, left))), 'Point deleted')
      set({ vertex: Math.min(vertex, left.length - 1) })
    },
    copy() {
      const piece = chosen()
      if (piece) addCopy(copied(get().map, piece), `${nameOf(piece)} copied`)
    },
    mirror() {
      const piece = chosen()
      if (piece) addCopy(mirrored(get().map, piece), `${nameOf(piece)} copied to the other side`)
    },
    turn(degrees) {
      const piece = chosen()
      if (piece) change(replaced(get().map, turned(get().map, piece, degrees)), `Turned by ${degrees} degrees`)
    },
    stack(to) {
      const { selected, map } = get()
      if (selected) change(restacked(map, selected, to), to === 'top' ? 'Moved to the top' : 'Moved to the bottom')
    },
    nudge(by) {
      const { vertex, ring, map } = get()
      const piece = chosen()
      if (!piece) return
      if (vertex === null) return change(replaced(map, moved(map, piece, by)), 'Moved')
      const points = ringPoints(piece, ring).map((p, i) =>
        i === vertex ? tidy(onTable(map, { x: p.x + by.x, y: p.y + by.y })) : p,
      )
      change(replaced(map, settled(model, withRing(piece, ring, points))), 'Point moved')
    },
    insertVertex() {
      const { vertex, ring, map } = get()
      const piece = chosen()
      if (!piece || vertex === null) return
      const points = ringPoints(piece, ring)
      const closed = kindOf(model, piece.kind)?.form !== 'line'
      const a = points[vertex]
      const b = points[vertex + 1] ?? (closed ? points[0] : points[vertex - 1])
      if (!a || !b) return
      const at = vertex + 1 < points.length || closed ? vertex + 1 : vertex
      const next = points.toSpliced(at, 0, tidy({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }))
      change(replaced(map, withRing(piece, ring, next)), 'Point added')
      set({ vertex: at })
    },
  }
}
