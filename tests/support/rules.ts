import type {} from '../../src/engine/rulebook'

// Rules of no game, for tests of code that serves all of them.
declare module '../../src/engine/rulebook' {
  interface RuleIds {
    tests: 'T' | 'X' | 'TEST' | 'BENCH' | `T.${string}` | `X.${string}`
  }
}
