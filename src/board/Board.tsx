import type { Ref } from 'react'
import type { BoardHandle, BoardProps } from './types'

/** The table: draws a scene and answers offers on it. */
export function Board({ board, scene }: BoardProps & { ref?: Ref<BoardHandle> }) {
  return (
    <section aria-label={`Board, ${board.width} by ${board.height} ${board.unit}, ${scene.pieces.length} pieces`} />
  )
}

export default Board
