import { gameFor } from '../engine/parts'
import { Match } from '../engine/record/match'
import type { AnyRuleset } from '../engine/ruleset'
import type { GameSetup } from '../engine/setup'
import type { RulesetCover } from '../rulesets'
import { toast } from './design/Toasts'
import { go, queryOf } from './routes'
import { freshId, GIVEN_SEED, givenSeed, listGames, saveGame, seedOf } from './storage'

/** A game is named after its scenario; a second game with that name gets a number. */
async function nameFor(ruleset: AnyRuleset, setup: GameSetup<unknown>): Promise<string> {
  const title = ruleset.setupModel.scenarios.find(scenario => scenario.id === setup.scenario)?.title ?? ruleset.title
  const taken = new Set((await listGames()).map(card => card.name))
  let name = title
  for (let n = 2; taken.has(name); n++) name = `${title} ${n}`
  return name
}

/** Sets up a new game, saves it and opens it. */
export async function startGame(ruleset: AnyRuleset, setup: GameSetup<unknown>, seed: string): Promise<void> {
  const match = new Match(await gameFor(ruleset, setup.options), setup, seed)
  match.settle()
  const id = freshId()
  await saveGame(id, match, await nameFor(ruleset, setup))
  go({ screen: 'play', id })
}

/** One click: the first scenario as it is. A seed in the address is used, and announced. */
export async function playNow(cover: RulesetCover): Promise<void> {
  const ruleset = await cover.load()
  const [scenario] = ruleset.setupModel.scenarios
  if (!scenario) throw new Error(`${cover.title} has no scenario.`)
  const given = queryOf('seed')
  await startGame(ruleset, scenario.setup, given === null ? seedOf([]) : givenSeed(given))
  if (given !== null) toast({ tone: 'warn', text: GIVEN_SEED })
}
