import { useStore } from 'zustand'
import { checkMap, sayFault } from '../../engine/terrain/check'
import { kindOf, nameOf } from '../../engine/terrain/model'
import { FieldForm, fieldFaults, Notice } from '../design'
import { resized } from './edit'
import { SNAP } from './pen'
import type { Editor } from './store'
import styles from './terrain.module.css'

/** The map itself: name, size, notes, its pieces, and what is wrong with it. */
export function MapForm({ editor }: { editor: Editor }) {
  const { map, snap, selected } = useStore(editor)
  const { model } = editor
  const { least, most } = model.sizes
  const fields = [
    { kind: 'text', name: 'name', label: 'Name of the map', value: '', most: 80 },
    { kind: 'number', name: 'width', label: `Width (${model.unit})`, min: least, max: most, value: map.width },
    { kind: 'number', name: 'height', label: `Depth (${model.unit})`, min: least, max: most, value: map.height },
    { kind: 'flag', name: 'snap', label: `Snap to ${SNAP} ${model.unit}`, value: true },
    { kind: 'text', name: 'notes', label: 'Notes', value: '', most: 400 },
  ] as const
  return (
    <div className={styles.form}>
      <FieldForm
        fields={fields}
        values={{ name: map.name, width: map.width, height: map.height, snap, notes: map.notes ?? '' }}
        onChange={values => {
          const wrong = fieldFaults(fields, values)
          if (values.snap !== snap) editor.setState({ snap: values.snap === true })
          const { notes: _, ...rest } = map
          const named = {
            ...rest,
            name: String(values.name),
            ...(values.notes !== '' && { notes: String(values.notes) }),
          }
          const [width, height] = [Number(values.width), Number(values.height)]
          const sized = wrong.width || wrong.height || (width === map.width && height === map.height)
          const next = sized ? named : resized(named, width, height)
          if (JSON.stringify(next) !== JSON.stringify(map)) editor.change(next, 'Changed')
        }}
      />
      <section className={styles.part} aria-label="Pieces">
        <h2>{map.pieces.length === 1 ? 'One piece' : `${map.pieces.length} pieces`}</h2>
        <ul className={styles.list}>
          {map.pieces.toReversed().map(piece => {
            const kind = kindOf(model, piece.kind)
            return (
              <li key={piece.id}>
                <button
                  type="button"
                  className={styles.row}
                  aria-pressed={piece.id === selected}
                  onClick={() => editor.select(piece.id)}
                >
                  {kind ? nameOf(piece, kind) : piece.kind} <small>{piece.id}</small>
                </button>
              </li>
            )
          })}
        </ul>
      </section>
    </div>
  )
}

/** What must be fixed before the map can be played on; a click shows where. */
export function MapFaults({ editor }: { editor: Editor }) {
  const map = useStore(editor, state => state.map)
  const wrong = checkMap(editor.model, map)
  if (wrong.length === 0) return null
  return (
    <Notice tone="bad">
      <p>{wrong.length === 1 ? 'Fix one problem before you play:' : `Fix ${wrong.length} problems before you play:`}</p>
      <ul className={styles.faults}>
        {wrong.slice(0, 12).map(fault => (
          <li key={`${fault.piece} ${fault.why}`}>
            <button type="button" className={styles.fault} onClick={() => editor.select(fault.piece ?? null)}>
              {sayFault(editor.model, fault)}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
