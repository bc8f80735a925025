import type { Match } from '../src/engine/record/match'
import { openSave, saveOf } from '../src/engine/record/save'
import { planFor } from '../src/engine/record/step'
import { oddsOf } from '../src/engine/rolls/odds'
import { isRefused } from '../src/engine/rolls/plan'
import type { AnyRuleset } from '../src/engine/ruleset'
import type { Seat } from '../src/engine/seats'
import { attacksIn, attacksOf, fight, lightningStrike } from './battle'
import { type PeerBattle, throughClient, throughReducer } from './peer'
import { atLeast, atMost, kB, type Line, ms, print, times } from './report'
import { costOfEach, median, timed } from './stats'

const ENTRIES = 2000
const PASSES = 5

export async function engine(): Promise<readonly Line[]> {
  const ruleset = await lightningStrike()
  const match = fight(ruleset, ENTRIES)
  const start = match.start as PeerBattle
  // Each side in turn, so that the machine's mood is shared.
  const passes = Array.from({ length: PASSES }, () => ({
    ours: attacksIn(match),
    client: throughClient(start, ENTRIES),
    reducer: throughReducer(start, ENTRIES),
  }))
  const ours = { each: costOfEach(passes.map(pass => pass.ours)), count: passes[0]?.ours.length ?? 0 }
  const peer = {
    client: { each: costOfEach(passes.map(pass => pass.client.attacks)), size: passes[0]?.client.size ?? 0 },
    reducer: { each: costOfEach(passes.map(pass => pass.reducer.attacks)) },
  }
  return [...attackLines(ours, peer), ...replayLines(match, peer), ...oddsLines(match)]
}

interface Peer {
  readonly client: { readonly each: number; readonly size: number }
  readonly reducer: { readonly each: number }
}

function attackLines(ours: { readonly each: number; readonly count: number }, { client, reducer }: Peer): Line[] {
  const lines = [
    atLeast('as fast as boardgame.io’s client', client.each / ours.each, 5, times),
    atLeast('as fast as its bare reducer', reducer.each / ours.each, 1.5, times),
  ]
  print('An attack among 40 units, with legality, log and record', lines, [
    `ours ${ms(ours.each)} (${ours.count} attacks in a battle of ${ENTRIES} entries)`,
    `boardgame.io: client ${ms(client.each)}, reducer ${ms(reducer.each)} (${ENTRIES} attacks)`,
  ])
  return lines
}

function replayLines(match: Match, peer: Peer): Line[] {
  const save = saveOf(match, 'bench', '')
  const theirs = peer.reducer.each * ENTRIES
  const runs = Array.from({ length: 3 }, () =>
    timed(() => {
      const opened = openSave(match.ruleset, save)
      if (!opened.ok || opened.warning) throw new Error('the battle does not replay')
    }),
  )
  const ours = (median(runs) * ENTRIES) / match.steps.length
  const size = JSON.stringify(save).length
  const lines = [
    atMost(`replay of ${ENTRIES} entries, every position proven`, ours, theirs, ms),
    atMost('state and record', size, peer.client.size, kB),
  ]
  print('Replay and size', lines, [`${match.steps.length} entries; the peer’s are ${ENTRIES} attacks`])
  return lines
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
