import type { AnyRuleset } from '../../src/engine/ruleset'
import { RULESETS } from '../../src/rulesets'
import { template } from './template'
import { toy } from './toy'

/** Every game of the registry. */
export const registered: readonly AnyRuleset[] = await Promise.all(RULESETS.map(cover => cover.load()))

/** Every game of the registry, the toy, and the template for new games. */
export const games: readonly AnyRuleset[] = [toy, template, ...registered]
