import { Match } from '../engine/record/match'
import type { AnyRuleset } from '../engine/ruleset'
import type { GameSetup } from '../engine/setup'
import type { RulesetCover } from '../rulesets'
import { go, queryOf } from './routes'
import { freshId, saveGame, seedOf } from './storage'

/** A game named after its scenario. */
const nameOf = (ruleset: AnyRuleset, setup: GameSetup<unknown>): string =>
  ruleset.setups.scenarios.find(scenario => scenario.id === setup.scenario)?.title ?? ruleset.title

/** Lays out a new game, keeps it and sits down at it. A seed in the address goes before every other. */
export async function startGame(ruleset: AnyRuleset, setup: GameSetup<unknown>, seed: string): Promise<void> {
  const match = new Match(ruleset, setup, queryOf('seed') ?? seed)
  match.settle()
  const id = freshId()
  await saveGame(id, match, nameOf(ruleset, setup))
  go({ screen: 'play', id })
}

/** One click: the first scenario as it is. */
export async function playNow(cover: RulesetCover): Promise<void> {
  const ruleset = await cover.load()
  const [scenario] = ruleset.setups.scenarios
  if (!scenario) throw new Error(`${cover.title} has no scenario.`)
  await startGame(ruleset, scenario.setup, seedOf([]))
}
