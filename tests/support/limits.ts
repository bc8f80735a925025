import { type Draft, produce } from 'immer'
import type { Field } from '../../src/engine/offers'
import type { z } from '../../src/engine/schema'

type Path = readonly (string | number)[]

/** The whole with the value at a path replaced. */
export const withValue = (whole: unknown, path: Path, value: unknown): unknown =>
  produce(whole, (draft: Draft<unknown>) => {
    const holder = path.slice(0, -1).reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], draft)
    const last = path.at(-1)
    if (last !== undefined) (holder as Record<string, unknown>)[last] = value
  })

/** Whether a schema objects to this very value. */
export function objects(schema: z.ZodMiniType, whole: unknown, [path, value]: readonly [Path, unknown]): boolean {
  const read = schema.safeParse(withValue(whole, path, value))
  return !read.success && read.error.issues.some(issue => issue.path.join('.') === path.join('.'))
}

/** Where a form lets in other numbers or longer texts than its schema, each as a sentence; none should. */
export function disagreements(
  schema: z.ZodMiniType,
  whole: unknown,
  fields: readonly { readonly path: Path; readonly field: Field }[],
): string[] {
  const found: string[] = []
  const expectAt = (path: Path, value: unknown, refused: boolean): void => {
    if (objects(schema, whole, [path, value]) !== refused)
      found.push(`${path.join('.')}: ${JSON.stringify(value)} is ${refused ? 'let in' : 'refused'}`)
  }
  for (const { path, field } of fields) {
    if (field.kind === 'number') {
      for (const value of [field.min, field.max]) expectAt(path, value, false)
      for (const value of [field.min - 1, field.max + 1]) expectAt(path, value, true)
    }
    if (field.kind === 'text' && field.most !== undefined) {
      expectAt(path, 'x'.repeat(field.most), false)
      expectAt(path, 'x'.repeat(field.most + 1), true)
      expectAt(path, '', true)
    }
    if (field.kind === 'flag') for (const value of [true, false]) expectAt(path, value, false)
    if (field.kind === 'choice') {
      for (const { value } of field.options) expectAt(path, value, false)
      expectAt(path, 'something else', true)
    }
  }
  return found
}
