import {
  ArrowDownToLine,
  ArrowUpToLine,
  Copy,
  Plus,
  RotateCcw,
  RotateCw,
  SquareSplitVertical,
  Trash2,
  X,
} from 'lucide-react'
import { useStore } from 'zustand'
import type { Field, FieldValues } from '../../engine/offers'
import {
  CROSSINGS,
  type Crossing,
  type CrossingKind,
  kindOf,
  type TerrainKind,
  type TerrainPiece,
} from '../../engine/terrain/model'
import { Button, FieldForm, fieldFaults, IconButton } from '../design'
import { middleOf, nearestOf, pieceOf, replaced, ringPoints, settled, withContour, withRing } from './edit'
import type { Editor } from './store'
import styles from './terrain.module.css'

/** The chosen piece in words and numbers. */
export function PieceForm({ editor }: { editor: Editor }) {
  const { map, selected } = useStore(editor)
  const piece = pieceOf(map, selected)
  const kind = piece ? kindOf(editor.model, piece.kind) : undefined
  if (!piece || !kind)
    return (
      <p className={styles.hint}>
        Choose a piece on the map or in the list to change it, or a kind of terrain to draw.
      </p>
    )
  const put = (next: TerrainPiece, said: string) =>
    editor.change(replaced(editor.getState().map, settled(editor.model, next)), said)
  return (
    <div className={styles.form}>
      <div className={styles.buttons} role="toolbar" aria-label="The chosen piece">
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
        <IconButton label="Lay on top" onPress={() => editor.stack('top')}>
          <ArrowUpToLine />
        </IconButton>
        <IconButton label="Lay beneath" onPress={() => editor.stack('bottom')}>
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

interface PartProps {
  readonly editor: Editor
  readonly piece: TerrainPiece
  put(piece: TerrainPiece, said: string): void
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

function fieldsOf({ model, getState }: Editor, piece: TerrainPiece, kind: TerrainKind): readonly Field[] {
  const { map } = getState()
  const like = model.kinds.filter(
    one => (one.form === 'line') === (kind.form === 'line') && (one.form === 'hill') === (kind.form === 'hill'),
  )
  const own = (kind.fields ?? []).map(field => ({ ...field, name: `values.${field.name}` }))
  return [
    {
      kind: 'choice',
      name: 'kind',
      label: 'Kind',
      value: piece.kind,
      options: like.map(one => ({ value: one.id, label: one.name })),
    },
    { kind: 'text', name: 'name', label: 'Name on the map', value: '', most: 80 },
    { kind: 'flag', name: 'curve', label: 'Smooth curve', value: false },
    ...(kind.form === 'line'
      ? [
          {
            kind: 'number',
            name: 'width',
            label: `Width (${model.unit})`,
            min: 0.1,
            max: Math.min(map.width, map.height) / 3,
            step: 0.1,
            value: 1,
          } as const,
        ]
      : []),
    ...(kind.form === 'hill' || kind.height !== undefined
      ? [
          {
            kind: 'number',
            name: 'height',
            label: `Height (${model.heights.unit})`,
            min: kind.form === 'hill' ? 0.5 : 0,
            max: 500,
            step: 0.5,
            value: 10,
          } as const,
        ]
      : []),
    ...(kind.form === 'hill'
      ? [
          {
            kind: 'number',
            name: 'run',
            label: `Slope is (${model.unit}) wide`,
            min: 0,
            max: 40,
            step: 0.1,
            value: 1,
          } as const,
        ]
      : []),
    ...own,
    { kind: 'text', name: 'notes', label: 'Notes', value: '', most: 300 },
  ]
}

function valuesOf(piece: TerrainPiece, kind: TerrainKind): FieldValues {
  const own = (kind.fields ?? []).map(({ name, value }) => [`values.${name}`, piece.values?.[name] ?? value] as const)
  return {
    kind: piece.kind,
    name: piece.name ?? '',
    curve: piece.curve ?? false,
    width: piece.width ?? kind.width ?? 1,
    height: piece.height ?? kind.height ?? 0,
    run: piece.run ?? 0,
    notes: piece.notes ?? '',
    ...Object.fromEntries(own),
  }
}

/** Only what differs from the kind's own is written. */
function written(piece: TerrainPiece, kind: TerrainKind, values: FieldValues): TerrainPiece {
  const { name: _, notes: __, width: ___, height: ____, run: _____, curve: ______, values: before, ...rest } = piece
  const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
  const number = (value: unknown, usual: number | undefined): number | null =>
    typeof value === 'number' && value !== usual ? value : null
  const name = text(values.name)
  const notes = text(values.notes)
  const width = kind.form === 'line' ? number(values.width, kind.width) : null
  const height = number(values.height, kind.form === 'hill' ? undefined : kind.height)
  const run = kind.form === 'hill' ? number(values.run, undefined) : null
  const own = { ...before }
  for (const { name: key, value } of kind.fields ?? []) {
    const next = values[`values.${key}`]
    if (next !== undefined && (next !== value || before?.[key] !== undefined)) own[key] = next
  }
  return {
    ...rest,
    ...(name !== null && { name }),
    ...(notes !== null && { notes }),
    ...(values.curve === true && { curve: true }),
    ...(width !== null && { width }),
    ...(height !== null && (kind.form === 'hill' || kind.height !== undefined) && { height }),
    ...(run !== null && { run }),
    ...(Object.keys(own).length > 0 && { values: own }),
  }
}

/** The chosen corner by numbers. */
function PointFields({ editor, piece, put }: PartProps) {
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
              value: 0,
            },
            {
              kind: 'number',
              name: 'y',
              label: `From the top (${unit})`,
              min: 0,
              max: map.height,
              step: 0.5,
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

function Contours({ editor, piece, put }: PartProps) {
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

const CROSSING_NAMES: Readonly<Record<CrossingKind, string>> = { bridge: 'Bridge', ford: 'Ford', gap: 'Gap' }

function Crossings({ editor, piece, kind, put }: PartProps & { kind: TerrainKind }) {
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
