import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Break } from './breaks'

/** What the tests are run with; null is the code as it is. */
export interface Trial {
  readonly game: string
  readonly one: Break | null
}

export interface Verdict {
  readonly survived: boolean
  /** What noticed it. */
  readonly by: string
  readonly seconds: number
}

const VITEST = join('node_modules', 'vitest', 'vitest.mjs')
const CONFIG = join('scripts', 'mutate', 'vitest.config.ts')

/** Runs the tests of the game in a process of their own, which is ended if a loop in it never does. */
export function tried(trial: Trial, patience: number): Promise<Verdict> {
  const started = performance.now()
  const env = { ...process.env, MUTATE_TRIAL: JSON.stringify(trial) }
  const child = spawn(process.execPath, [VITEST, 'run', '--config', CONFIG, '--root', '.'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: patience * 1000,
    killSignal: 'SIGKILL',
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => {
      const seconds = (performance.now() - started) / 1000
      const [first] = said.trim().split('\n')
      const by = code === null ? `the clock, after ${patience} s` : first || 'an error outside the tests'
      resolve({ survived: code === 0, by, seconds })
    })
  })
}
