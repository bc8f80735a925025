export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** By the processor's own clock: what else runs on the machine does not count. Milliseconds. */
export function worked<T>(work: () => T): { readonly result: T; readonly took: number } {
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  return { result, took: (user + system) / 1000 }
}

/** Milliseconds. */
export function timed(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
