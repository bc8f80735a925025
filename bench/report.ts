/** One thing measured against what was promised. */
export interface Line {
  readonly what: string
  readonly measured: string
  readonly promised: string
  readonly kept: boolean
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ms`
export const s = (seconds: number): string => `${seconds.toFixed(2)} s`
export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
export const times = (ratio: number): string => `${ratio.toFixed(ratio < 10 ? 2 : 0)} times`

export const atMost = (what: string, value: number, limit: number, unit: (n: number) => string): Line => ({
  what,
  measured: unit(value),
  promised: `at most ${unit(limit)}`,
  kept: value <= limit,
})

export const atLeast = (what: string, value: number, limit: number, unit: (n: number) => string): Line => ({
  what,
  measured: unit(value),
  promised: `at least ${unit(limit)}`,
  kept: value >= limit,
})

export function print(title: string, lines: readonly Line[], notes: readonly string[]): void {
  console.log(`\n${title}`)
  const width = (pick: (line: Line) => string) => Math.max(...lines.map(line => pick(line).length))
  const [what, measured] = [width(line => line.what), width(line => line.measured)]
  for (const line of lines) {
    const row = `${line.what.padEnd(what)}  ${line.measured.padStart(measured)}  (${line.promised})`
    console.log(`  ${line.kept ? 'pass' : 'FAIL'}  ${row}`)
  }
  for (const note of notes) console.log(`        ${note}`)
}
