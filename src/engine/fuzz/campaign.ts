import { type Random, randomFrom } from '../rolls/random'
import type { Rulebook } from '../rulebook'
import type { AnyRuleset } from '../ruleset'
import type { GameSetup } from '../setup'
import { type Failure, playRandomGame, type RandomGame } from './random-play'
import type { Input } from './run'
import { sampleFields } from './sample'
import { shrink } from './shrink'

export interface CampaignOptions {
  readonly games: number
  readonly seed: number
  /** One scenario; all of them in turn by default. */
  readonly scenario?: string
  readonly mostActions?: number
  readonly strict?: boolean
  /** Play every other game with options chosen at random. */
  readonly vary?: boolean
  onGame?(game: RandomGame): void
}

export interface CampaignFailure extends Failure {
  readonly seed: number
  readonly scenario: string
  /** The fewest inputs that lead to it. */
  readonly shrunk: readonly Input[]
  /** One command that shows it again. */
  readonly command: string
}

export interface Campaign {
  readonly games: number
  readonly actions: number
  /** How often each seat won, and how often nobody did. */
  readonly outcomes: ReadonlyMap<string, number>
  readonly cited: ReadonlySet<string>
  readonly failures: readonly CampaignFailure[]
}

const MOST_ACTIONS = 20_000
const MOST_FAILURES = 5

/** Many random games; stops early once there are enough failures to look at. */
export function campaign(ruleset: AnyRuleset, options: CampaignOptions): Campaign {
  const scenarios = ruleset.setupModel.scenarios.filter(({ id }) => !options.scenario || id === options.scenario)
  const outcomes = new Map<string, number>()
  const cited = new Set<string>()
  const failures: CampaignFailure[] = []
  let games = 0
  let actions = 0
  while (games < options.games && failures.length < MOST_FAILURES) {
    const seed = options.seed + games
    const scenario = scenarios[games % scenarios.length]
    if (!scenario) break
    const setup = options.vary && seed % 2 === 1 ? varied(ruleset, scenario.setup, randomFrom(seed)) : scenario.setup
    // In every third game the players try to win: they reach rules that random play rarely reaches.
    const greedy = seed % 3 === 0 ? 0.5 : 0
    const one = { seed, greedy, mostActions: options.mostActions ?? MOST_ACTIONS, strict: options.strict ?? false }
    const game = playRandomGame(ruleset, setup, one)
    games += 1
    actions += game.actions
    for (const rule of game.cited) cited.add(rule)
    if (game.failure) {
      const shrunk = shrink(ruleset, setup, game.failure, one)
      failures.push({
        ...game.failure,
        seed,
        scenario: scenario.id,
        shrunk,
        command: commandFor(ruleset, scenario.id, one, options),
      })
    } else {
      const winner = game.outcome?.winners.join(' and ') || 'nobody'
      outcomes.set(winner, (outcomes.get(winner) ?? 0) + 1)
    }
    options.onGame?.(game)
  }
  return { games, actions, outcomes, cited, failures }
}

const commandFor = (
  ruleset: AnyRuleset,
  scenario: string,
  { seed, strict }: { seed: number; strict: boolean },
  { vary }: CampaignOptions,
): string =>
  [
    `npm run fuzz -- --game ${ruleset.id} --scenario ${scenario} --games 1 --seed ${seed}`,
    ...(strict ? ['--strict'] : []),
    ...(vary ? ['--vary'] : []),
  ].join(' ')

/** The set-up with some options chosen at random; unchanged if that can't be played. */
export function varied(ruleset: AnyRuleset, setup: GameSetup<unknown>, random: Random): GameSetup<unknown> {
  const fields = ruleset.setupModel.fields(setup).filter(() => random() < 0.5)
  const options = ruleset.setupModel.schema.safeParse({ ...(setup.options as object), ...sampleFields(fields, random) })
  if (!options.success) return setup
  const changed = { ...setup, options: options.data }
  return ruleset.setupModel.check(changed).errors.length > 0 ? setup : changed
}

/** Rules the engine enforces that no game ever cited. */
export const neverCited = ({ entries }: Rulebook, cited: ReadonlySet<string>): string[] =>
  entries.filter(({ id, status }) => status === 'engine' && !cited.has(id)).map(({ id }) => id)
