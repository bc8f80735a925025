import type { Match } from '../src/engine/record/match'
import { openSave, saveOf } from '../src/engine/record/save'
import { planFor } from '../src/engine/record/step'
import { oddsOf } from '../src/engine/rolls/odds'
import { isRefused } from '../src/engine/rolls/plan'
import type { AnyRuleset } from '../src/engine/ruleset'
import type { Seat } from '../src/engine/seats'
import { attacksOf, byDecision, fight, lightningStrike, perAttack, playAgain } from './battle'
import { throughClient, throughReducer } from './peer'
import { atLeast, atMost, kB, type Line, ms, print, times } from './report'
import { median, sum, timed } from './stats'

const ENTRIES = 2000
/** The first passes warm up both sides; of the others the one least disturbed by other work counts. */
const WARM_UP = 3
const PASSES = 8

export async function engine(): Promise<readonly Line[]> {
  const match = fight(await lightningStrike(), ENTRIES)
  // Each side in turn, so that the machine's mood is shared.
  const passes = Array.from({ length: PASSES }, () => {
    const client = throughClient(match, 'documented')
    const tuned = throughClient(match, 'tuned')
    const reducer = throughReducer(match)
    return {
      ours: perAttack(match, playAgain(match)),
      client: perAttack(match, byDecision(match, client.steps)),
      tuned: perAttack(match, byDecision(match, tuned.steps)),
      reducer: perAttack(match, byDecision(match, reducer.steps)),
      replay: replayed(match),
      theirReplay: sum(reducer.steps),
      theirSize: client.size,
    }
  }).slice(WARM_UP)
  const best = (pick: (pass: (typeof passes)[number]) => number) => Math.min(...passes.map(pick))
  const [ours, client] = [best(p => p.ours), best(p => p.client)]
  const [tuned, reducer] = [best(p => p.tuned), best(p => p.reducer)]

  const attack = [
    atLeast('as fast as boardgame.io’s client, written as documented', client / ours, 5, times),
    atLeast('as fast as its bare reducer, tuned by hand', reducer / ours, 1.5, times),
  ]
  print('An attack among 40 units, with legality, log and record', attack, [
    `ours ${ms(ours)}, boardgame.io’s client ${ms(client)}, its reducer tuned by hand ${ms(reducer)}`,
    `its client tuned by hand ${ms(tuned)}: ours is ${times(tuned / ours)} as fast`,
    'the same battle under the same rules; the peer gives no reasons, keeps no log of words and proves nothing',
  ])

  const size = JSON.stringify(saveOf(match, 'bench', '')).length
  const replay = [
    atMost(
      `replay of ${match.steps.length} entries, each proven`,
      best(p => p.replay),
      best(p => p.theirReplay),
      ms,
    ),
    atMost(
      'state and record',
      size,
      best(p => p.theirSize),
      kB,
    ),
  ]
  print('Replay and size, against the peer’s', replay, [])
  return [...attack, ...replay, ...oddsLines(match)]
}

function replayed(match: Match): number {
  const save = saveOf(match, 'bench', '')
  return timed(() => {
    const opened = openSave(match.ruleset, save)
    if (!opened.ok || opened.warning) throw new Error('the battle does not replay')
  })
}

/** What pointing at an enemy costs: the plan with its ledgers, and the exact chance of every outcome. */
function oddsLines(match: Match): Line[] {
  const { ruleset } = match
  const spent: number[] = []
  for (let i = 0; i < match.steps.length && spent.length < 3000; i += 7) {
    const state = match.stateAt(i)
    for (const { seat } of ruleset.awaiting(state)) spent.push(...previews(ruleset, state, seat))
  }
  const lines = [atMost('median preview', median(spent), 5, ms), atMost('slowest preview', Math.max(...spent), 16, ms)]
  print('Odds before you commit', lines, [`${spent.length} attacks previewed`])
  return lines
}

function previews(ruleset: AnyRuleset, state: unknown, seat: Seat): number[] {
  return attacksOf(ruleset, state, seat).map(action =>
    timed(() => {
      const planned = planFor(ruleset, state, seat, action)
      if (isRefused(planned) || !oddsOf(planned)) throw new Error('an attack without odds')
    }),
  )
}
