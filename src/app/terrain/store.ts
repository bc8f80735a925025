import { createStore, type StoreApi } from 'zustand/vanilla'
import { kindOf, type TerrainMap, type TerrainModel } from '../../engine/terrain/model'
import { type Choosing, choosing } from './choosing'
import { pieceOf } from './edit'
import { changed, type History, history } from './history'
import { type Pen, pen } from './pen'
import { type Reshaping, reshaping } from './reshaping'
import { type Bench, type EditorState, freshState } from './state'

export interface Editor extends StoreApi<EditorState>, History, Choosing, Pen, Reshaping, Pick<Bench, 'change'> {
  readonly model: TerrainModel
}

export function createEditor(model: TerrainModel, map: TerrainMap, kept: TerrainMap = map): Editor {
  const store = createStore<EditorState>(() => freshState(map, kept))
  const { getState: get, setState: set } = store
  const bench: Bench = {
    model,
    get,
    set,
    change(next, said) {
      if (next !== get().map) set(changed(get(), next, said))
    },
    chosen: () => pieceOf(get().map, get().selected),
    nameOf: piece => piece.name ?? kindOf(model, piece.kind)?.name ?? piece.kind,
  }
  return {
    ...store,
    model,
    change: bench.change,
    ...history(bench),
    ...choosing(bench),
    ...pen(bench),
    ...reshaping(bench),
  }
}

export const isChanged = ({ map, kept }: EditorState): boolean => map !== kept
