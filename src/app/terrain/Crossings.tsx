import { Plus, X } from 'lucide-react'
import { CROSSINGS, type Crossing, type CrossingKind, type TerrainKind } from '../../engine/terrain/model'
import { Button, IconButton } from '../design'
import { middleOf, nearestOf } from './edit'
import type { PartProps } from './piece-part'
import styles from './terrain.module.css'

const CROSSING_NAMES: Readonly<Record<CrossingKind, string>> = { bridge: 'Bridge', ford: 'Ford', gap: 'Gap' }

/** Bridges and fords of a line, gaps in a wall. */
export function Crossings({ editor, piece, kind, put }: PartProps & { kind: TerrainKind }) {
  const { map } = editor.getState()
  const crossings = piece.crossings ?? []
  const change = (i: number, next: Partial<Crossing>) =>
    put({ ...piece, crossings: crossings.map((one, k) => (k === i ? { ...one, ...next } : one)) }, 'Changed')
  const add = (sort: CrossingKind) => {
    const middle = nearestOf(piece.points, middleOf(piece))
    const width = Math.round((Math.min(map.width, map.height) / 24) * 10) / 10
    put({ ...piece, crossings: [...crossings, { kind: sort, at: middle, width }] }, `${CROSSING_NAMES[sort]} added`)
  }
  return (
    <section className={styles.part} aria-label="Crossings">
      <h2>Crossings</h2>
      <ul className={styles.rows}>
        {crossings.map((crossing, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a crossing is its place in the list.
          <li key={i}>
            <span className={styles.row}>{CROSSING_NAMES[crossing.kind]}</span>
            <input
              className={styles.number}
              type="number"
              min={0.1}
              step={0.5}
              aria-label={`Width of ${crossing.kind} ${i + 1} (${editor.model.unit})`}
              value={crossing.width}
              onChange={event => {
                const width = event.target.valueAsNumber
                if (width > 0) change(i, { width })
              }}
            />
            <IconButton
              label={`Delete ${crossing.kind} ${i + 1}`}
              onPress={() => put({ ...piece, crossings: crossings.filter((_, k) => k !== i) }, 'Crossing deleted')}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        {CROSSINGS.filter(sort => (sort === 'gap') === (kind.barrier === true)).map(sort => (
          <Button key={sort} kind="quiet" onPress={() => add(sort)}>
            <Plus aria-hidden="true" /> {CROSSING_NAMES[sort]}
          </Button>
        ))}
      </div>
    </section>
  )
}
