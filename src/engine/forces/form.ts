import type { Field } from '../offers'
import type { EditPart } from '../setup'

/** The way to a value of a card that is being edited. */
export type Path = readonly (string | number)[]

export const isRecord = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null

export const valueAt = (draft: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), draft)

export function listAt(draft: unknown, path: Path): unknown[] {
  const list = valueAt(draft, path)
  return Array.isArray(list) ? list : []
}

/** Makes a field out of its name and its present value. */
export type Made = (name: string, value: unknown) => Field
export type Row = readonly [path: Path, make: Made]

/** The parts of a form over a card that may not be whole yet. */
export function formOf(draft: unknown) {
  const values = (group: string, rows: readonly Row[]): EditPart[] =>
    rows.map(([path, make]) => ({ kind: 'value', path, group, field: make(path.join('.'), valueAt(draft, path)) }))
  /** Values that are there only with the part that holds them. */
  const maybe = (
    group: string,
    { path, label, blank }: { path: Path; label: string; blank: unknown },
    rows: readonly Row[],
  ): EditPart[] => {
    const held = valueAt(draft, path)
    const present = held !== null && held !== undefined
    return [{ kind: 'optional', path, group, label, present, blank }, ...(present ? values(group, rows) : [])]
  }
  return { values, maybe }
}
export type Form = ReturnType<typeof formOf>

export const number =
  (label: string, [min, max]: readonly [number, number]): Made =>
  (name, value) => ({ name, label, kind: 'number', min, max, value: typeof value === 'number' ? value : min })

export const text =
  (label: string, most: number): Made =>
  (name, value) => ({ name, label, kind: 'text', most, value: value === undefined ? '' : String(value) })

export const flag =
  (label: string): Made =>
  (name, value) => ({ name, label, kind: 'flag', value: value === true })

export const choice =
  (label: string, options: Readonly<Record<string, string>>): Made =>
  (name, value) => ({
    name,
    label,
    kind: 'choice',
    options: Object.entries(options).map(([value, label]) => ({ value, label })),
    value: String(value ?? ''),
  })
