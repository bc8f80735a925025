import { wholeGame } from '../../src/engine/parts'
import type { AnyRuleset } from '../../src/engine/ruleset'
import { RULESETS } from '../../src/rulesets'
import { template } from './template'
import { toy } from './toy'

/** `GAMES=pond,striker` looks at these only. */
const wanted = process.env.GAMES?.split(',')
const isWanted = ({ id }: { readonly id: string }): boolean => wanted?.includes(id) ?? true

/** Every game of the registry. */
export const registered: readonly AnyRuleset[] = await Promise.all(
  RULESETS.filter(isWanted).map(async cover => wholeGame(await cover.load())),
)

/** Every game of the registry, the toy, and the template for new games. */
export const games: readonly AnyRuleset[] = [toy, template, ...registered].filter(isWanted)
