// npm run play:bots -- [--game id] [--scenario id] [--games n] [--seed n] [--plain B] [--log]
// Machines play against themselves at full strength; prints how each game ended and what a decision took. With
// --plain, some seats do without what the game knows about playing it well.
import { FULL } from '../src/app/bot/context'
import { playItself } from '../src/app/bot/self-play'
import { SEATS } from '../src/engine/seats'
import { argsOf, gamesOf, said, wholeNumber } from './games'
import { logText } from './log-text'

const USAGE = 'npm run play:bots -- [--game id] [--scenario id] [--games 1] [--seed 1] [--plain B] [--log]'

export const main = (argv: string[]): Promise<number> =>
  said(async () => {
    const { values } = argsOf(
      argv,
      {
        game: { type: 'string' },
        scenario: { type: 'string' },
        games: { type: 'string', default: '1' },
        seed: { type: 'string', default: '1' },
        plain: { type: 'string', default: '' },
        log: { type: 'boolean', default: false },
      },
      USAGE,
    )
    const games = wholeNumber(values.games, 'games', 1)
    const first = wholeNumber(values.seed, 'seed', 0)
    let ended = true
    for (const ruleset of await gamesOf(values.game)) {
      const bot = (await ruleset.bot?.()) ?? null
      for (const { id, setup } of ruleset.setupModel.scenarios) {
        if (values.scenario !== undefined && values.scenario !== id) continue
        for (let seed = first; seed < first + games; seed++) {
          const clock = () => process.cpuUsage().user / 1000
          const started = clock()
          const { outcome, match, spent, actions } = playItself(ruleset, bot, setup, {
            seed,
            effort: FULL,
            mostDecisions: 5000,
            clock,
            plain: SEATS.filter(seat => values.plain.includes(seat)),
          })
          if (values.log) for (const line of logText(match)) console.log(line)
          const sorted = spent.toSorted((a, b) => a - b)
          const mean = spent.reduce((sum, ms) => sum + ms, 0) / spent.length
          const facts = [
            `${ruleset.id} ${id} seed ${seed}: ${outcome ? `${outcome.winners.join('+') || 'nobody'}, ${outcome.why}` : 'NO END'}`,
            `${spent.length} decisions, ${actions} actions`,
            `ms a decision: median ${sorted[spent.length >> 1]?.toFixed(0)}, mean ${mean.toFixed(0)}, most ${sorted.at(-1)?.toFixed(0)}`,
            `whole game ${((clock() - started) / 1000).toFixed(1)} s`,
          ]
          console.log(facts.join('; '))
          ended &&= outcome !== null
        }
      }
    }
    return ended ? 0 : 1
  })
