import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { builtChunks } from '../scripts/built-chunks'
import { atMost, kB, type Line, print } from './report'

const compressed = (files: readonly string[]): number =>
  files.reduce((total, file) => total + gzipSync(readFileSync(file), { level: 9 }).length, 0)

/** What a visitor waits for, in compressed script. */
export async function load(): Promise<readonly Line[]> {
  const { firstLoad, lazy } = builtChunks()
  const game = lazy['src/rulesets/lightning-strike/index.ts'] ?? []
  const lines = [
    atMost('first load', compressed(firstLoad), 230_000, kB),
    atMost('Lightning Strike', compressed(game), 45_000, kB),
  ]
  const everything = new Set([...firstLoad, ...Object.values(lazy).flat()])
  print('What is downloaded, compressed', lines, [`every script there is: ${kB(compressed([...everything]))}`])
  return lines
}
