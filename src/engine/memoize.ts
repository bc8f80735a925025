import { isDraft } from 'immer'

/**
 * What follows from a part of a position, worked out once for as long as positions share that part. A draft changes
 * underneath: of it, it is worked out every time.
 */
export function memoize<K extends object, V extends NonNullable<unknown>>(find: (part: K) => V): (part: K) => V {
  const known = new WeakMap<K, V>()
  // The one asked for last is mostly asked for again.
  let lastPart: K | null = null
  let lastFound: V | null = null
  return part => {
    if (part === lastPart && lastFound !== null) return lastFound
    let found = known.get(part)
    if (found === undefined) {
      found = find(part)
      if (isDraft(part)) return found
      known.set(part, found)
    }
    lastPart = part
    lastFound = found
    return found
  }
}
