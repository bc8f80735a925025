import type { TerrainPiece } from '../../engine/terrain/model'
import type { Editor } from './store'

/** The props of every part of the piece form. */
export interface PartProps {
  readonly editor: Editor
  readonly piece: TerrainPiece
  put(piece: TerrainPiece, said: string): void
}
