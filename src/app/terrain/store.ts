import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Vec } from '../../engine/geometry/vec'
import { kindOf, type TerrainMap, type TerrainModel, type TerrainPiece } from '../../engine/terrain/model'
import { pieceThrough, readyMade } from './drawing'
import {
  added,
  copied,
  leastPoints,
  mirrored,
  moved,
  onTable,
  pieceOf,
  replaced,
  restacked,
  ringPoints,
  settled,
  tidy,
  turned,
  without,
  withRing,
} from './edit'

export type EditorTool =
  | { readonly kind: 'select' }
  | { readonly kind: 'draw'; readonly terrain: string; readonly points: readonly Vec[] }

const SELECT: EditorTool = { kind: 'select' }

/** A map on the workbench. Every change can be undone; what is being dragged is only a ghost until it is dropped. */
export interface EditorState {
  readonly map: TerrainMap
  readonly past: readonly TerrainMap[]
  readonly future: readonly TerrainMap[]
  /** As it was last saved: what differs from it would be lost. */
  readonly kept: TerrainMap
  readonly selected: string | null
  readonly ring: number
  readonly vertex: number | null
  readonly tool: EditorTool
  readonly ghost: TerrainPiece | null
  /** Where the keyboard draws. */
  readonly cursor: Vec | null
  readonly snap: boolean
  /** Told to those who listen rather than look. */
  readonly said: string
}

export interface Editor extends StoreApi<EditorState> {
  readonly model: TerrainModel
  change(map: TerrainMap, said: string): void
  undo(): void
  redo(): void
  markKept(): void
  open(map: TerrainMap, kept: TerrainMap): void
  select(id: string | null): void
  selectVertex(vertex: number | null): void
  selectRing(ring: number): void
  hold(ghost: TerrainPiece | null): void
  drop(said: string): void
  draw(terrain: string): void
  addPoint(p: Vec): void
  takePointBack(): void
  /** Finishes what is being drawn; false where it has too few points. */
  finish(): boolean
  drawn(points: readonly Vec[]): void
  putReady(terrain: string, at: Vec): void
  cancel(): void
  remove(): void
  copy(): void
  mirror(): void
  turn(degrees: number): void
  stack(to: 'top' | 'bottom'): void
  nudge(by: Vec): void
  insertVertex(): void
  snapped(p: Vec): Vec
}

const MOST = 200
export const SNAP = 0.5

export function createEditor(model: TerrainModel, map: TerrainMap, kept: TerrainMap = map): Editor {
  const store = createStore<EditorState>(() => fresh(map, kept))
  const { getState: get, setState: set } = store
  const chosen = (): TerrainPiece | null => pieceOf(get().map, get().selected)
  const nameOf = (piece: TerrainPiece): string => piece.name ?? kindOf(model, piece.kind)?.name ?? piece.kind

  const editor: Editor = {
    ...store,
    model,
    change(next, said) {
      const { map: before, past, selected } = get()
      if (next === before) return
      const still = pieceOf(next, selected) !== null
      set({
        map: next,
        past: [...past, before].slice(-MOST),
        future: [],
        ghost: null,
        said,
        ...(!still && { selected: null, vertex: null, ring: 0 }),
      })
    },
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
      set({ ...settledOn(next), past: [...past, now], future: future.slice(1), said: 'Done again' })
    },
    markKept: () => set({ kept: get().map }),
    open: (next, as) => set({ ...fresh(next, as), snap: get().snap }),
    select(id) {
      const piece = pieceOf(get().map, id)
      set({
        selected: piece?.id ?? null,
        vertex: null,
        ring: 0,
        ghost: null,
        tool: SELECT,
        said: piece ? `${nameOf(piece)} chosen` : '',
      })
    },
    selectVertex: vertex => set({ vertex }),
    selectRing: ring => set({ ring, vertex: null }),
    hold: ghost => set({ ghost }),
    drop(said) {
      const { ghost, map: now } = get()
      set({ ghost: null })
      if (ghost) editor.change(replaced(now, settled(model, ghost)), said)
    },
    draw: terrain =>
      set({ tool: { kind: 'draw', terrain, points: [] }, selected: null, vertex: null, ring: 0, said: '' }),
    addPoint(p) {
      const { tool, map: now } = get()
      if (tool.kind !== 'draw') return
      const at = tidy(onTable(now, editor.snapped(p)))
      const last = tool.points.at(-1)
      if (last && last.x === at.x && last.y === at.y) return
      set({ tool: { ...tool, points: [...tool.points, at] }, said: `Point ${tool.points.length + 1}` })
    },
    takePointBack() {
      const { tool } = get()
      if (tool.kind === 'draw') set({ tool: { ...tool, points: tool.points.slice(0, -1) }, said: 'Point taken back' })
    },
    finish() {
      const { tool } = get()
      if (tool.kind !== 'draw') return false
      const kind = kindOf(model, tool.terrain)
      if (!kind || tool.points.length < leastPoints(kind)) {
        set({ said: `It needs ${leastPoints(kind)} points` })
        return false
      }
      editor.drawn(tool.points)
      return true
    },
    drawn(points) {
      const { tool, map: now } = get()
      const kind = tool.kind === 'draw' ? kindOf(model, tool.terrain) : undefined
      if (!kind || points.length < leastPoints(kind)) return
      const piece = pieceThrough(now, kind, points)
      editor.change(added(now, piece), `${kind.name} drawn`)
      set({ tool: SELECT, selected: piece.id, ring: 0, vertex: null })
    },
    putReady(terrain, at) {
      const { map: now } = get()
      const kind = kindOf(model, terrain)
      if (!kind) return
      const piece = readyMade(now, kind, at)
      editor.change(added(now, piece), `${kind.name} placed`)
      set({ tool: SELECT, selected: piece.id, ring: 0, vertex: null })
    },
    cancel() {
      const { tool, ghost, vertex } = get()
      if (ghost) set({ ghost: null })
      else if (tool.kind === 'draw' && tool.points.length > 0) set({ tool: { ...tool, points: [] } })
      else if (tool.kind === 'draw') set({ tool: SELECT })
      else if (vertex !== null) set({ vertex: null })
      else set({ selected: null, ring: 0 })
    },
    remove() {
      const { vertex, ring, map: now } = get()
      const piece = chosen()
      if (!piece) return
      const points = ringPoints(piece, ring)
      if (vertex === null) return editor.change(without(now, piece.id), `${nameOf(piece)} deleted`)
      if (points.length <= leastPoints(kindOf(model, piece.kind))) {
        set({ said: `It needs ${leastPoints(kindOf(model, piece.kind))} points` })
        return
      }
      const left = points.filter((_, i) => i !== vertex)
      editor.change(replaced(now, settled(model, withRing(piece, ring, left))), 'Point deleted')
      set({ vertex: Math.min(vertex, left.length - 1) })
    },
    copy() {
      const piece = chosen()
      if (!piece) return
      const copy = copied(get().map, piece)
      editor.change(added(get().map, copy), `${nameOf(piece)} copied`)
      set({ selected: copy.id })
    },
    mirror() {
      const piece = chosen()
      if (!piece) return
      const copy = mirrored(get().map, piece)
      editor.change(added(get().map, copy), `${nameOf(piece)} copied to the other side`)
      set({ selected: copy.id })
    },
    turn(degrees) {
      const piece = chosen()
      if (piece) editor.change(replaced(get().map, turned(get().map, piece, degrees)), `Turned by ${degrees} degrees`)
    },
    stack(to) {
      const { selected, map: now } = get()
      if (selected) editor.change(restacked(now, selected, to), to === 'top' ? 'On top' : 'Beneath the others')
    },
    nudge(by) {
      const { vertex, ring, map: now } = get()
      const piece = chosen()
      if (!piece) return
      if (vertex === null) return editor.change(replaced(now, moved(now, piece, by)), 'Moved')
      const points = ringPoints(piece, ring).map((p, i) =>
        i === vertex ? tidy(onTable(now, { x: p.x + by.x, y: p.y + by.y })) : p,
      )
      editor.change(replaced(now, settled(model, withRing(piece, ring, points))), 'Point moved')
    },
    insertVertex() {
      const { vertex, ring, map: now } = get()
      const piece = chosen()
      if (!piece || vertex === null) return
      const points = ringPoints(piece, ring)
      const closed = kindOf(model, piece.kind)?.form !== 'line'
      const a = points[vertex]
      const b = points[vertex + 1] ?? (closed ? points[0] : points[vertex - 1])
      if (!a || !b) return
      const at = vertex + 1 < points.length || closed ? vertex + 1 : vertex
      const next = points.toSpliced(at, 0, tidy({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }))
      editor.change(replaced(now, withRing(piece, ring, next)), 'Point added')
      set({ vertex: at })
    },
    snapped: p => (get().snap ? { x: Math.round(p.x / SNAP) * SNAP, y: Math.round(p.y / SNAP) * SNAP } : p),
  }

  function settledOn(next: TerrainMap): Partial<EditorState> {
    const { selected } = get()
    return {
      map: next,
      ghost: null,
      vertex: null,
      ring: 0,
      selected: pieceOf(next, selected)?.id ?? null,
      tool: SELECT,
    }
  }
  return editor
}

function fresh(map: TerrainMap, kept: TerrainMap): EditorState {
  return {
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
  }
}

export const isChanged = ({ map, kept }: EditorState): boolean => map !== kept
