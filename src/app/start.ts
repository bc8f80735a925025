import { Match } from '../engine/record/match'
import type { AnyRuleset } from '../engine/ruleset'
import type { GameSetup } from '../engine/setup'
import type { RulesetCover } from '../rulesets'
import { go, queryOf } from './routes'
import { freshId, listGames, saveGame, seedOf } from './storage'

/** A game is named after its scenario; a second game with that name gets a number. */
async function nameFor(ruleset: AnyRuleset, setup: GameSetup<unknown>): Promise<string> {
  const title = ruleset.setupModel.scenarios.find(scenario => scenario.id === setup.scenario)?.title ?? ruleset.title
  const taken = new Set((await listGames()).map(card => card.name))
  let name = title
  for (let n = 2; taken.has(name); n++) name = `${title} ${n}`
  return name
}

/** Creates a new game, saves it and opens it. A seed in the address takes precedence. */
export async function startGame(ruleset: AnyRuleset, setup: GameSetup<unknown>, seed: string): Promise<void> {
  const match = new Match(ruleset, setup, queryOf('seed') ?? seed)
  match.settle()
  const id = freshId()
  await saveGame(id, match, await nameFor(ruleset, setup))
  go({ screen: 'play', id })
}

/** Quick start: the first scenario as it is. */
export async function playNow(cover: RulesetCover): Promise<void> {
  const ruleset = await cover.load()
  const [scenario] = ruleset.setupModel.scenarios
  if (!scenario) throw new Error(`${cover.title} has no scenarios.`)
  await startGame(ruleset, scenario.setup, seedOf([]))
}
