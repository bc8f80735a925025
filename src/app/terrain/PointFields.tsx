import { useStore } from 'zustand'
import { Button, FieldForm } from '../design'
import { ringPoints, withRing } from './edit'
import type { PartProps } from './piece-part'
import styles from './terrain.module.css'

/** The selected corner as numbers. */
export function PointFields({ editor, piece, put }: PartProps) {
  const { ring, vertex, map } = useStore(editor)
  const { unit } = editor.model
  const points = ringPoints(piece, ring)
  const point = vertex === null ? undefined : points[vertex]
  return (
    <section className={styles.part} aria-label="Points">
      <h2>{point && vertex !== null ? `Point ${vertex + 1} of ${points.length}` : `${points.length} points`}</h2>
      {point && vertex !== null ? (
        <FieldForm
          fields={[
            {
              kind: 'number',
              name: 'x',
              label: `From the left (${unit})`,
              min: 0,
              max: map.width,
              step: 0.5,
              between: true,
              value: 0,
            },
            {
              kind: 'number',
              name: 'y',
              label: `From the top (${unit})`,
              min: 0,
              max: map.height,
              step: 0.5,
              between: true,
              value: 0,
            },
          ]}
          values={{ x: point.x, y: point.y }}
          onChange={({ x, y }) => {
            const at = { x: Number(x), y: Number(y) }
            const fits = at.x >= 0 && at.x <= map.width && at.y >= 0 && at.y <= map.height
            if (fits)
              put(
                withRing(
                  piece,
                  ring,
                  points.map((p, i) => (i === vertex ? at : p)),
                ),
                'Point moved',
              )
          }}
        />
      ) : null}
      <div className={styles.buttons}>
        <Button kind="quiet" onPress={() => editor.selectVertex(vertex === null ? 0 : (vertex + 1) % points.length)}>
          Next point
        </Button>
        <Button kind="quiet" isDisabled={vertex === null} onPress={() => editor.insertVertex()}>
          Add a point
        </Button>
        <Button kind="quiet" isDisabled={vertex === null} onPress={() => editor.remove()}>
          Delete the point
        </Button>
      </div>
    </section>
  )
}
