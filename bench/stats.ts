export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
export const mean = (values: readonly number[]): number => sum(values) / values.length

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/**
 * What one of them costs on average, when each was measured in several passes: its middle pass counts, so that
 * other work on the machine does not.
 */
export const costOfEach = (passes: readonly (readonly number[])[]): number =>
  mean((passes[0] ?? []).map((_, i) => median(passes.map(pass => pass[i] ?? Number.NaN))))

/** Milliseconds. */
export function timed(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
