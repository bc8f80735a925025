import type { TerrainPiece } from '../../engine/terrain/model'
import type { Editor } from './store'

/** What every part of the form of a piece gets. */
export interface PartProps {
  readonly editor: Editor
  readonly piece: TerrainPiece
  put(piece: TerrainPiece, said: string): void
}
