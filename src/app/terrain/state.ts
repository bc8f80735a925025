import type { StoreApi } from 'zustand/vanilla'
import type { Vec } from '../../engine/geometry/vec'
import type { TerrainMap, TerrainModel, TerrainPiece } from '../../engine/terrain/model'

export type EditorTool =
  | { readonly kind: 'select' }
  | { readonly kind: 'draw'; readonly terrain: string; readonly points: readonly Vec[] }

export const SELECT: EditorTool = { kind: 'select' }

/** A map being edited. Every change can be undone; a dragged piece is only a ghost until it is dropped. */
export interface EditorState {
  readonly map: TerrainMap
  readonly past: readonly TerrainMap[]
  readonly future: readonly TerrainMap[]
  /** The map as last saved: anything that differs would be lost. */
  readonly kept: TerrainMap
  readonly selected: string | null
  readonly ring: number
  readonly vertex: number | null
  readonly tool: EditorTool
  readonly ghost: TerrainPiece | null
  /** The point where the keyboard draws. */
  readonly cursor: Vec | null
  readonly snap: boolean
  /** The latest message for screen readers. */
  readonly said: string
}

export const freshState = (map: TerrainMap, kept: TerrainMap): EditorState => ({
  map,
  past: [],
  future: [],
  kept,
  selected: null,
  ring: 0,
  vertex: null,
  tool: SELECT,
  ghost: null,
  cursor: null,
  snap: true,
  said: '',
})

/** What the parts of the editor share. */
export interface Bench {
  readonly model: TerrainModel
  readonly get: StoreApi<EditorState>['getState']
  readonly set: StoreApi<EditorState>['setState']
  /** Replaces the map, as a step that can be undone. */
  change(map: TerrainMap, said: string): void
  chosen(): TerrainPiece | null
  nameOf(piece: TerrainPiece): string
}
