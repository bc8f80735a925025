import { decide } from '../src/engine/fuzz/choosing'
import { Run } from '../src/engine/fuzz/run'
import { offersFor } from '../src/engine/record/offering'
import { promptsOf } from '../src/engine/record/status'
import { planFor } from '../src/engine/record/step'
import { oddsOf } from '../src/engine/rolls/odds'
import { isRefused } from '../src/engine/rolls/plan'
import { randomFrom } from '../src/engine/rolls/random'
import type { Action, AnyRuleset } from '../src/engine/ruleset'
import type { Seat } from '../src/engine/seats'
import { coverOf } from '../src/rulesets/index'
import { atMost, type Line, ms, print } from './report'
import { median, timed } from './stats'

const SHOTS = 400
/** Each shot is previewed so often; the time least disturbed by other work counts. */
const TRIES = 3

/** What pointing at an enemy ship costs in Arclight: the plan, and the chance of every row with all criticals that may follow. */
export async function shots(): Promise<readonly Line[]> {
  const ruleset = await coverOf('arclight')?.load()
  if (!ruleset) throw new Error('Arclight is not in the registry')
  const found = [...aimedShots(ruleset)]
  const spent = found.map(shot => Math.min(...Array.from({ length: TRIES }, () => timed(() => preview(ruleset, shot)))))
  const lines = [
    atMost('median shot with a critical', median(spent), 5, ms),
    atMost('slowest shot with a critical', Math.max(...spent), 16, ms),
  ]
  print('Arclight, odds of a shot with every critical that may follow', lines, [`${spent.length} shots previewed`])
  return lines
}

interface Shot {
  readonly state: unknown
  readonly seat: Seat
  readonly action: Action
}

function preview(ruleset: AnyRuleset, { state, seat, action }: Shot) {
  const planned = planFor(ruleset, state, seat, action)
  return isRefused(planned) ? null : oddsOf(planned)
}

/** Lawful shots of random games that may bring a critical. */
function* aimedShots(ruleset: AnyRuleset): Generator<Shot> {
  let found = 0
  for (let seed = 1; found < SHOTS; seed++) {
    const { scenarios } = ruleset.setupModel
    const scenario = scenarios[seed % scenarios.length]
    if (!scenario) throw new Error('Arclight has no scenario')
    const random = randomFrom(seed)
    const run = new Run(ruleset, scenario.setup, { seed })
    while (!run.fault && !run.outcome) {
      for (const shot of shotsIn(ruleset, run.state)) {
        if (!preview(ruleset, shot)?.also.has('A critical')) continue
        found += 1
        yield shot
      }
      const next = decide(ruleset, run.state, random)
      if (!next || found >= SHOTS) break
      run.takePrepared(next, run.freshDice())
    }
  }
}

const shotsIn = (ruleset: AnyRuleset, state: unknown): Shot[] =>
  promptsOf(ruleset, state).flatMap(({ seat }) =>
    offersFor(ruleset, state, seat)
      .flatMap(offer => (offer.kind === 'piece' ? offer.choices().map(({ action }) => action) : []))
      .filter(({ type }) => type === 'shoot')
      .map(action => ({ state, seat, action })),
  )
