/**
 * A selector that computes anew only when one of its inputs has changed. One value is remembered, so it belongs
 * to one table.
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
