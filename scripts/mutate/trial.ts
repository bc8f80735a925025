import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { Wrong } from '../games'
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
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: patience * 1000,
    killSignal: 'SIGKILL',
  })
  let said = ''
  let wrong = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    wrong += text
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => {
      const seconds = (performance.now() - started) / 1000
      const [by = ''] = said.trim().split('\n')
      if (code === null) resolve({ survived: false, by: `the clock, after ${patience} s`, seconds })
      // A test that fails is named: without one the tests were not run, and nothing was learned.
      else if (code !== 0 && by === '') reject(new Wrong(`The tests could not be run. ${wrong.trim()}`))
      else resolve({ survived: code === 0, by, seconds })
    })
  })
}
