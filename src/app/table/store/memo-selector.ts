/**
 * A selector that recomputes only when one of its inputs has changed. It remembers one value, so each table needs its
 * own.
 */
export function memoSelector<S, D extends unknown[], T>(
  inputs: (state: S) => [...D],
  compute: (...inputs: NoInfer<D>) => T,
): (state: S) => T {
  let last: { readonly inputs: readonly unknown[]; readonly value: T } | null = null
  return state => {
    const now = inputs(state)
    if (last?.inputs.every((input, i) => Object.is(input, now[i]))) return last.value
    last = { inputs: now, value: compute(...now) }
    return last.value
  }
}
