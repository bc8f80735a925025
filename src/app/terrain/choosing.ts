import type { TerrainPiece } from '../../engine/terrain/model'
import { pieceOf, replaced, settled } from './edit'
import { type Bench, SELECT } from './state'

export interface Choosing {
  select(id: string | null): void
  selectVertex(vertex: number | null): void
  selectRing(ring: number): void
  hold(ghost: TerrainPiece | null): void
  drop(said: string): void
  /** Goes back one step from whatever is in progress. */
  cancel(): void
}

/** Which piece, ring and point is selected, and which tool is in use. */
export function choosing({ model, get, set, change, nameOf }: Bench): Choosing {
  return {
    select(id) {
      const piece = pieceOf(get().map, id)
      set({
        selected: piece?.id ?? null,
        vertex: null,
        ring: 0,
        ghost: null,
        tool: SELECT,
        said: piece ? `${nameOf(piece)} selected` : '',
      })
    },
    selectVertex: vertex => set({ vertex }),
    selectRing: ring => set({ ring, vertex: null }),
    hold: ghost => set({ ghost }),
    drop(said) {
      const { ghost, map } = get()
      set({ ghost: null })
      if (ghost) change(replaced(map, settled(model, ghost)), said)
    },
    cancel() {
      const { tool, ghost, vertex } = get()
      if (ghost) set({ ghost: null })
      else if (tool.kind === 'draw' && tool.points.length > 0) set({ tool: { ...tool, points: [] } })
      else if (tool.kind === 'draw') set({ tool: SELECT })
      else if (vertex !== null) set({ vertex: null })
      else set({ selected: null, ring: 0 })
    },
  }
}
