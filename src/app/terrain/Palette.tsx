import { MousePointer2 } from 'lucide-react'
import { useStore } from 'zustand'
import type { TerrainKind, TerrainMap, TerrainModel } from '../../engine/terrain/model'
import { readyMade } from './drawing'
import { MapPicture } from './MapPicture'
import type { Editor } from './store'
import styles from './terrain.module.css'

/** Kinds of terrain to draw; the first entry stops drawing. */
export function Palette({ editor }: { editor: Editor }) {
  const tool = useStore(editor, state => state.tool)
  const { kinds } = editor.model
  return (
    <nav className={styles.palette} aria-label="What to draw">
      <button
        type="button"
        className={styles.kind}
        aria-pressed={tool.kind === 'select'}
        onClick={() => editor.select(editor.getState().selected)}
      >
        <span className={styles.swatch}>
          <MousePointer2 aria-hidden="true" />
        </span>
        <span>
          <b>Choose</b>
          <small>Move, reshape, copy, delete</small>
        </span>
      </button>
      {kinds.map(kind => (
        <button
          key={kind.id}
          type="button"
          className={styles.kind}
          aria-pressed={tool.kind === 'draw' && tool.terrain === kind.id}
          onClick={() => editor.draw(kind.id)}
        >
          <span className={styles.swatch}>
            <MapPicture model={editor.model} map={sampleOf(editor.model, kind)} width={44} />
          </span>
          <span>
            <b>{kind.name}</b>
            <small>{kind.says}</small>
          </span>
        </button>
      ))}
    </nav>
  )
}

const samples = new WeakMap<TerrainKind, TerrainMap>()

/** A small map with one ready-made piece on it. */
function sampleOf({ sizes }: TerrainModel, kind: TerrainKind): TerrainMap {
  const known = samples.get(kind)
  if (known) return known
  // As on a usual table, so that trees keep their size relative to the piece.
  const grain = Math.min(sizes.usual.width, sizes.usual.height) / 48
  const side =
    (kind.form === 'area' && !['building', 'bunker', 'ruin', 'crater'].includes(kind.look)
      ? 9
      : kind.form === 'area'
        ? 3.4
        : 14) * grain
  const usual: TerrainMap = { name: kind.name, width: sizes.usual.width, height: sizes.usual.height, pieces: [] }
  const middle = { x: usual.width / 2, y: usual.height / 2 }
  const piece = readyMade(usual, kind, middle)
  const shift = { x: side / 2 - middle.x, y: side / 2 - middle.y }
  const points = piece.points.map(p => ({ x: p.x + shift.x, y: p.y + shift.y }))
  const sample = { name: kind.name, width: side, height: side, pieces: [{ ...piece, points }] }
  samples.set(kind, sample)
  return sample
}
