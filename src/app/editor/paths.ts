export type Path = readonly (string | number)[]

/** The value at a path; undefined where the way ends early. */
export function valueAt(from: unknown, path: Path): unknown {
  let value = from
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Readonly<Record<string | number, unknown>>)[step]
  }
  return value
}

/** A copy with another value at the path; what lies beside the way is shared. */
export function withValueAt(from: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  const inner = withValueAt(valueAt(from, [step]), rest, value)
  if (Array.isArray(from)) return from.with(Number(step), inner)
  return { ...(typeof from === 'object' ? from : {}), [step]: inner }
}

export function withItem(from: unknown, list: Path, item: unknown): unknown {
  const items = valueAt(from, list)
  return withValueAt(from, list, [...(Array.isArray(items) ? items : []), structuredClone(item)])
}

export function withoutItem(from: unknown, list: Path, index: number): unknown {
  const items = valueAt(from, list)
  return withValueAt(from, list, Array.isArray(items) ? items.toSpliced(index, 1) : [])
}

export const startsWith = (path: Path, start: Path): boolean => start.every((step, i) => path[i] === step)

export const pathKey = (path: Path): string => path.join('/')
