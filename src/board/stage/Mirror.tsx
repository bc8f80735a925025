import { memo, useEffect, useRef } from 'react'
import type { BoardSpec, PieceId, Scene } from '../../engine/scene/scene'
import type { SceneTerrain } from '../../engine/scene/terrain'
import styles from '../Board.module.css'
import type { Badge } from '../types'
import { pieceInWords, terrainInWords } from '../view/words'
import type { BoardControl } from './control'

/** The pieces as a list for screen readers; each is a button that does what a click on the piece does. */
export const Mirror = memo(function Mirror(props: {
  board: BoardSpec
  scene: Scene
  badges: ReadonlyMap<PieceId, Badge>
  selected: PieceId | null
  control: BoardControl
}) {
  return (
    <>
      {props.scene.terrain && <Land board={props.board} land={props.scene.terrain} />}
      <ul className={styles.hidden} aria-label="Pieces on the board">
        {props.scene.pieces.map(piece => {
          const badge = props.badges.get(piece.id)
          const words = pieceInWords(props.board, piece)
          return (
            <Item
              key={piece.id}
              id={piece.id}
              words={badge ? `${words}. ${badge.title}` : words}
              selected={piece.id === props.selected}
              control={props.control}
            />
          )
        })}
      </ul>
    </>
  )
})

/** The land in words; it rarely changes, so it rarely renders. */
const Land = memo(function Land({ board, land }: { board: BoardSpec; land: readonly SceneTerrain[] }) {
  return (
    <ul className={styles.hidden} aria-label="Terrain on the board">
      {land.map(piece => (
        <li key={piece.id}>{terrainInWords(board, piece)}</li>
      ))}
    </ul>
  )
})

const Item = memo(function Item(props: { id: PieceId; words: string; selected: boolean; control: BoardControl }) {
  return (
    <li>
      <button
        type="button"
        tabIndex={-1}
        data-piece={props.id}
        aria-pressed={props.selected}
        onClick={() => props.control.pressPiece(props.id)}
      >
        {props.words}
      </button>
    </li>
  )
})

const CALM_MS = 180

/** Announces what the crosshair and the tool are on once they stop moving. */
export function Said({ control }: { control: BoardControl }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const off = control.onPicture(() => {
      // With a pointer you see what it is on; announcing it all would drown everything else.
      if (!control.hand.crosshair) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        const said = control.hand.picture.say
        if (box.current && box.current.textContent !== said) box.current.textContent = said
      }, CALM_MS)
    })
    return () => {
      clearTimeout(timer)
      off()
    }
  }, [control])
  return <div ref={box} className={styles.hidden} aria-live="polite" data-testid="board-said" />
}
