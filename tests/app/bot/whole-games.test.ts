import { describe, expect, test } from 'vitest'
import type { Effort } from '../../../src/app/bot/context'
import { playItself } from '../../../src/app/bot/self-play'
import { registered } from '../../support/games'

/** As little as a bot can weigh: games of full strength are played by `npm run play:bots`. */
const QUICK: Effort = { samples: 2, finalists: 2, rolls: 1 }

/** Decisions of all sides together in one turn: what people who know what they want need in the largest scenario. */
const MOST_IN_A_TURN: Readonly<Record<string, number>> = {
  'lightning-strike': 90,
  'thunder-struck': 40,
  arclight: 40,
  'lightning-war': 50,
  striker: 40,
}
const MOST_TURNS = 60
/** Processor time of a decision. A guard: full strength has the same limit. */
const MOST_MS = 2000
/** Whole games, on machines that do other things besides. */
const PATIENCE = 240_000

/** Games call it a turn or a round. */
const turnOf = (state: unknown): number => {
  const { turn, round } = state as { readonly turn?: number; readonly round?: number }
  return turn ?? round ?? 0
}

const clock = (): number => process.cpuUsage().user / 1000

describe.each(registered.map(ruleset => [ruleset.id, ruleset] as const))(
  'the machine against itself: %s',
  (id, ruleset) => {
    test.each(ruleset.setupModel.scenarios.map(scenario => [scenario.id, scenario.setup] as const))(
      '%s comes to its end',
      async (_, setup) => {
        const bot = (await ruleset.bot?.()) ?? null
        const perTurn = new Map<number, number>()
        const most = MOST_IN_A_TURN[id] ?? 0
        const { outcome, spent, actions } = playItself(ruleset, bot, setup, {
          seed: 1,
          effort: QUICK,
          mostDecisions: MOST_TURNS * most,
          clock,
          onDecision(_seat, _row, match) {
            const turn = turnOf(match.state)
            perTurn.set(turn, (perTurn.get(turn) ?? 0) + 1)
          },
        })
        const sorted = spent.toSorted((a, b) => a - b)
        const busiest = Math.max(...perTurn.values())
        console.log(
          `${id}: ${spent.length} decisions, ${actions} actions, at most ${busiest} decisions a turn; ms a decision: median ${sorted[spent.length >> 1]?.toFixed(0)}, most ${sorted.at(-1)?.toFixed(0)}`,
        )
        expect(outcome).not.toBeNull()
        expect(busiest).toBeLessThanOrEqual(most)
        expect(sorted.at(-1)).toBeLessThan(MOST_MS)
      },
      PATIENCE,
    )
  },
)
