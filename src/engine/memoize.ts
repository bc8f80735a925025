/** Worked out when first asked for, then kept. */
export function once<T>(find: () => T): () => T {
  let found: { readonly value: T } | null = null
  return () => {
    found ??= { value: find() }
    return found.value
  }
}

/** What follows from a part of a position, worked out once for as long as positions share that part. */
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
      known.set(part, found)
    }
    lastPart = part
    lastFound = found
    return found
  }
}
