// node scripts/run.mjs scripts/balance.ts [games] [seed] [pairs]
// Plays ships of Arclight against each other, both sides going for what looks good, each side half of the games at
// the top of the map, and says how often each wins: the points of the house ships are set by it. The figures stand in
// the README of the game.
import { playRandomGame } from '../src/engine/fuzz/random-play'
import { anyRuleset } from '../src/engine/ruleset'
import type { GameSetup } from '../src/engine/setup'
import { arclight } from '../src/rulesets/arclight'
import { type Options, USUAL } from '../src/rulesets/arclight/options'
import { force } from '../src/rulesets/arclight/scenarios'
import { pointsTotal } from '../src/rulesets/arclight/setup-model'

/** Forces that should be even. */
const PAIRS: readonly (readonly [readonly string[], readonly string[]])[] = [
  [['ember', 'ember', 'ember'], ['pulsar']],
  [['sling', 'sling', 'sling'], ['javelin']],
  [
    ['ember', 'ember'],
    ['sling', 'sling'],
  ],
  [
    ['pulsar', 'ember'],
    ['javelin', 'sling'],
  ],
  [['quasar'], ['pulsar']],
  [['halberd'], ['javelin']],
  [['quasar'], ['halberd']],
  [['pulsar'], ['javelin']],
]

const TURNS = 30

function between(a: readonly string[], b: readonly string[]): GameSetup<Options> {
  return {
    scenario: 'balance',
    seats: [
      { seat: 'A', name: 'A', played: 'bot' },
      { seat: 'B', name: 'B', played: 'bot' },
    ],
    options: { ...USUAL, turnLimit: TURNS, forces: { A: force(...a), B: force(...b) } },
  }
}

export async function main([games = '60', seed = '1', pairs = String(PAIRS.length)]: string[]): Promise<number> {
  const ruleset = anyRuleset(arclight)
  for (const [a, b] of PAIRS.slice(0, Number(pairs))) {
    let [won, lost, drawn] = [0, 0, 0]
    for (let i = 0; i < Number(games); i++) {
      const swapped = i % 2 === 1
      const setup = swapped ? between(b, a) : between(a, b)
      const options = { seed: Number(seed) + i, mostActions: 5000, keen: 1, never: ['concede'] }
      const winner = playRandomGame(ruleset, setup, options).outcome?.winners[0]
      if (winner === undefined) drawn += 1
      else if ((winner === 'A') !== swapped) won += 1
      else lost += 1
    }
    const { options } = between(a, b)
    const points = `${pointsTotal(options, 'A')} : ${pointsTotal(options, 'B')}`
    console.log(`${a.join('+')} - ${b.join('+')} (${points} points): won ${won}, lost ${lost}, drawn ${drawn}`)
  }
  return 0
}
