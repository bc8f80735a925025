import type { Field, FieldValues } from '../../engine/offers'
import type { TerrainKind, TerrainPiece } from '../../engine/terrain/model'
import type { Editor } from './store'

/** The fields of a piece, depending on its kind. */
export function fieldsOf({ model, getState }: Editor, piece: TerrainPiece, kind: TerrainKind): readonly Field[] {
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
            label: `Width of the slope (${model.unit})`,
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

export function valuesOf(piece: TerrainPiece, kind: TerrainKind): FieldValues {
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

/** Only values that differ from the kind's defaults are stored. */
export function written(piece: TerrainPiece, kind: TerrainKind, values: FieldValues): TerrainPiece {
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
