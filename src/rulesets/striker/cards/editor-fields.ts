import type { Field } from '../../../engine/offers'
import type { EditPart } from '../../../engine/setup'

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
export const at = (card: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), card)
export type Make = (name: string, value: unknown) => Field
export const number =
  (label: string, min: number, max: number): Make =>
  (name, value) => ({ kind: 'number', name, label, min, max, value: Number(value ?? min) })
/** A number that needn't be whole. */
export const measure =
  (label: string, min: number, max: number): Make =>
  (name, value) => ({ kind: 'number', name, label, min, max, step: 0.5, between: true, value: Number(value ?? min) })
export const text =
  (label: string): Make =>
  (name, value) => ({ kind: 'text', name, label, most: 40, value: String(value ?? '') })
export const flag =
  (label: string): Make =>
  (name, value) => ({ kind: 'flag', name, label, value: value === true })
export const choice =
  (label: string, options: readonly (readonly [string, string])[]): Make =>
  (name, value) => ({
    kind: 'choice',
    name,
    label,
    options: options.map(([v, l]) => ({ value: v, label: l })),
    value: String(value ?? options[0]?.[0] ?? ''),
  })
export const words = (list: readonly string[]): readonly (readonly [string, string])[] => list.map(word => [word, word])

export type Row = readonly [group: string, path: readonly (string | number)[], make: Make]
export const partsFrom = (card: unknown, rows: readonly Row[]): EditPart[] =>
  rows.map(([group, path, make]) => ({ kind: 'value', group, path, field: make(path.join('.'), at(card, path)) }))

/** A form leaves null where a value was removed. Cards leave the key out. */
export const withoutGaps = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutGaps)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (one === null ? [] : [[key, withoutGaps(one)]])),
  )
}

/** A value that may be missing, and its field while it's present. */
export const optionalPart = (
  card: unknown,
  [group, path, make]: Row,
  { label, blank }: { readonly label: string; readonly blank: unknown },
): EditPart[] => {
  const found = at(card, path)
  const present = found !== undefined && found !== null
  return [
    { kind: 'optional', path, group, label, present, blank },
    ...(present ? partsFrom(card, [[group, path, make]]) : []),
  ]
}
export const list = (card: unknown, path: readonly (string | number)[]): readonly unknown[] => {
  const found = at(card, path)
  return Array.isArray(found) ? found : []
}
