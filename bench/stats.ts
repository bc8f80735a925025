export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Milliseconds. */
export function timed(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
