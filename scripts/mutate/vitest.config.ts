// Runs the tests of one game with one break in its code. The break is made while the file is loaded: the sources on
// the disk stay as they are.
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type Reporter, type TestSpecification } from 'vitest/node'
import { broken } from './operators.ts'
import { orderOf } from './order.ts'
import type { Trial } from './trial.ts'

const { game, one }: Trial = JSON.parse(process.env.MUTATE_TRIAL ?? '{"game":"","one":null}')

/** Made anew for every break; all other files are taken from the cache. */
const brokenFile = one && resolve(one.path)
const registry = resolve('src/rulesets/index.ts')

const breaking: Plugin = {
  name: 'break-one-place',
  enforce: 'pre',
  transform(code, id) {
    if (one && id === brokenFile) return { code: broken(code, one), map: null }
    // The other games are not loaded: golden replays, properties and random games then play only this one.
    if (id === registry)
      return { code: `${code}\nRULESETS.splice(0, 99, ...RULESETS.filter(({ id }) => id === '${game}'))`, map: null }
    return null
  },
  configureVitest({ experimental_defineCacheKeyGenerator }) {
    experimental_defineCacheKeyGenerator(({ id }) => (id === brokenFile || id === registry ? false : undefined))
  },
}

class LikeliestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return orderOf(files, ({ moduleId }) => moduleId, one?.path ?? '')
  }
}

/** Prints nothing but what noticed the break. */
const reporter: Reporter = {
  onTestCaseResult: test => {
    if (test.result().state === 'failed') console.log(`${test.module.relativeModuleId}: ${test.fullName}`)
  },
  onTestModuleEnd: module => {
    if (module.errors().length > 0) console.log(`${module.relativeModuleId} does not load`)
  },
  onTestRunEnd: (_, errors) => {
    for (const { message } of errors) console.log(`outside the tests: ${message}`)
  },
}

export default defineConfig({
  plugins: [breaking],
  test: {
    include: [`tests/rulesets/${game}/**/*.test.ts`, 'tests/{golden,properties,fuzz}/*.test.ts'],
    // Not the toy that the table is tested with.
    testNamePattern: /^(?!.*The Pond)/,
    testTimeout: 60_000,
    bail: 1,
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/mutate' },
    // One worker that keeps what it has loaded: most of the time would be spent loading the game again for each file.
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    sequence: { sequencer: LikeliestFirst },
    reporters: [reporter],
  },
})
