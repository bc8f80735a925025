import { isDraft, original } from 'immer'

/** What is being written, as it was before the step began: plain and quick to read. What is no draft is handed back. */
export const asItWas = <T extends object>(draft: T): T => (isDraft(draft) ? (original<unknown>(draft) as T) : draft)

/**
 * What follows from a part of a position, worked out once for as long as positions share that part. A draft changes
 * underneath: of it, it is worked out every time.
 */
export function remembered<K extends object, V extends NonNullable<unknown>>(find: (part: K) => V): (part: K) => V {
  const known = new WeakMap<K, V>()
  return part => {
    const before = known.get(part)
    if (before !== undefined) return before
    const found = find(part)
    if (!isDraft(part)) known.set(part, found)
    return found
  }
}
