import type { TerrainMap } from '../../engine/terrain/model'
import { pieceOf } from './edit'
import { type Bench, type EditorState, freshState, SELECT } from './state'

export interface History {
  undo(): void
  redo(): void
  markKept(): void
  open(map: TerrainMap, kept: TerrainMap): void
}

const MOST = 200

/** The state after a change of the map. */
export function changed({ map: before, past, selected }: EditorState, map: TerrainMap, said: string) {
  const still = pieceOf(map, selected) !== null
  return {
    map,
    past: [...past, before].slice(-MOST),
    future: [],
    ghost: null,
    said,
    ...(!still && { selected: null, vertex: null, ring: 0 }),
  }
}

/** Undo, redo, and what counts as saved. */
export function history({ get, set }: Bench): History {
  const settledOn = (map: TerrainMap) => ({
    map,
    ghost: null,
    vertex: null,
    ring: 0,
    selected: pieceOf(map, get().selected)?.id ?? null,
    tool: SELECT,
  })
  return {
    undo() {
      const { map: now, past, future } = get()
      const before = past.at(-1)
      if (!before) return
      set({ ...settledOn(before), past: past.slice(0, -1), future: [now, ...future], said: 'Undone' })
    },
    redo() {
      const { map: now, past, future } = get()
      const [next] = future
      if (!next) return
      set({ ...settledOn(next), past: [...past, now], future: future.slice(1), said: 'Redone' })
    },
    markKept: () => set({ kept: get().map }),
    open: (map, kept) => set({ ...freshState(map, kept), snap: get().snap }),
  }
}
