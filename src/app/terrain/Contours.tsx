import { Plus, X } from 'lucide-react'
import { useStore } from 'zustand'
import { Button, IconButton } from '../design'
import { withContour } from './edit'
import type { PartProps } from './piece-part'
import styles from './terrain.module.css'

/** The levels of a hill, one inside the other. */
export function Contours({ editor, piece, put }: PartProps) {
  const ring = useStore(editor, state => state.ring)
  const { unit } = editor.model.heights
  const contours = piece.contours ?? []
  return (
    <section className={styles.part} aria-label="Contours">
      <h2>Contours</h2>
      <ul className={styles.rows}>
        <li>
          <button type="button" className={styles.row} aria-pressed={ring === 0} onClick={() => editor.selectRing(0)}>
            Foot
          </button>
        </li>
        {contours.map((contour, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: contours have no name but their place.
          <li key={i}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={ring === i + 1}
              onClick={() => editor.selectRing(i + 1)}
            >
              {contour.height} {unit}
            </button>
            <input
              className={styles.number}
              type="number"
              aria-label={`Height of contour ${i + 1} (${unit})`}
              value={contour.height}
              onChange={event => {
                const height = event.target.valueAsNumber
                if (Number.isFinite(height))
                  put({ ...piece, contours: contours.map((one, k) => (k === i ? { ...one, height } : one)) }, 'Changed')
              }}
            />
            <IconButton
              label={`Delete contour ${i + 1}`}
              onPress={() => {
                editor.selectRing(0)
                put({ ...piece, contours: contours.filter((_, k) => k !== i) }, 'Contour deleted')
              }}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        kind="quiet"
        onPress={() => {
          put(withContour(editor.model, piece), 'Contour added')
          editor.selectRing(contours.length + 1)
        }}
      >
        <Plus aria-hidden="true" /> Add a contour
      </Button>
    </section>
  )
}
