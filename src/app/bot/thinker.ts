import type { AnyRuleset } from '../../engine/ruleset'
import { inPage } from './in-page'
import { inWorker } from './in-worker'
import type { Thinker } from './question'

const thinkers = new WeakMap<AnyRuleset, Thinker>()

/** Who thinks for the bots of a game. One worker serves a game for as long as the page is open. */
export function thinkerFor(ruleset: AnyRuleset): Thinker {
  const known = thinkers.get(ruleset)
  if (known) return known
  const thinker = inWorker(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    inPage(ruleset),
  )
  thinkers.set(ruleset, thinker)
  return thinker
}
