import { ArrowDownToLine, ArrowUpToLine, Copy, RotateCcw, RotateCw, SquareSplitVertical, Trash2 } from 'lucide-react'
import { useStore } from 'zustand'
import type { FieldValues } from '../../engine/offers'
import { kindOf, type TerrainKind, type TerrainPiece } from '../../engine/terrain/model'
import { FieldForm, fieldFaults, IconButton } from '../design'
import { Contours } from './Contours'
import { Crossings } from './Crossings'
import { pieceOf, replaced, settled } from './edit'
import { PointFields } from './PointFields'
import { fieldsOf, valuesOf, written } from './piece-fields'
import type { PartProps } from './piece-part'
import type { Editor } from './store'
import styles from './terrain.module.css'

/** The selected piece as text and numbers. */
export function PieceForm({ editor }: { editor: Editor }) {
  const { map, selected } = useStore(editor)
  const piece = pieceOf(map, selected)
  const kind = piece ? kindOf(editor.model, piece.kind) : undefined
  if (!piece || !kind)
    return (
      <p className={styles.hint}>
        Choose a piece on the map or in the list to edit it, or choose a kind of terrain to draw.
      </p>
    )
  const put = (next: TerrainPiece, said: string) =>
    editor.change(replaced(editor.getState().map, settled(editor.model, next)), said)
  return (
    <div className={styles.form}>
      <div className={styles.buttons} role="toolbar" aria-label="Selected piece">
        <IconButton label="Copy" keyHint="Ctrl+D" onPress={() => editor.copy()}>
          <Copy />
        </IconButton>
        <IconButton label="Copy to the other side of the table" onPress={() => editor.mirror()}>
          <SquareSplitVertical />
        </IconButton>
        <IconButton label="Turn left" keyHint="Q" onPress={() => editor.turn(-15)}>
          <RotateCcw />
        </IconButton>
        <IconButton label="Turn right" keyHint="E" onPress={() => editor.turn(15)}>
          <RotateCw />
        </IconButton>
        <IconButton label="Move to the top" onPress={() => editor.stack('top')}>
          <ArrowUpToLine />
        </IconButton>
        <IconButton label="Move to the bottom" onPress={() => editor.stack('bottom')}>
          <ArrowDownToLine />
        </IconButton>
        <IconButton
          label="Delete the piece"
          onPress={() => {
            editor.selectVertex(null)
            editor.remove()
          }}
        >
          <Trash2 />
        </IconButton>
      </div>
      <PieceFields key={piece.id} editor={editor} piece={piece} kind={kind} put={put} />
      <PointFields editor={editor} piece={piece} put={put} />
      {kind.form === 'hill' && <Contours editor={editor} piece={piece} put={put} />}
      {kind.form === 'line' && <Crossings editor={editor} piece={piece} kind={kind} put={put} />}
    </div>
  )
}

function PieceFields({ editor, piece, kind, put }: PartProps & { kind: TerrainKind }) {
  const { model } = editor
  const fields = fieldsOf(editor, piece, kind)
  const values = valuesOf(piece, kind)
  const change = (next: FieldValues) => {
    const wrong = fieldFaults(fields, next)
    const sound = Object.fromEntries(Object.entries(next).filter(([name]) => !wrong[name]))
    const after = written(piece, kind, sound)
    const other = typeof sound.kind === 'string' ? kindOf(model, sound.kind) : undefined
    if (JSON.stringify(after) !== JSON.stringify(piece) || (other && other !== kind))
      put(other && other !== kind ? { ...after, kind: other.id } : after, 'Changed')
  }
  return <FieldForm fields={fields} values={values} onChange={change} />
}
