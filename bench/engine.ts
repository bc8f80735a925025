import { offersFor } from '../src/engine/record/offering'
import { openSave, saveOf } from '../src/engine/record/save'
import { planFor } from '../src/engine/record/step'
import { oddsOf } from '../src/engine/rolls/odds'
import { isRefused } from '../src/engine/rolls/plan'
import type { AnyRuleset } from '../src/engine/ruleset'
import type { Seat } from '../src/engine/seats'
import { type Battle, fight, lightningStrike } from './battle'
import { type PeerBattle, throughClient, throughReducer } from './peer'
import { atLeast, atMost, kB, type Line, ms, print, times } from './report'
import { mean, median, timed } from './stats'

const ENTRIES = 2000

export async function engine(): Promise<readonly Line[]> {
  const ruleset = await lightningStrike()
  // The first battle warms the machine up, the second counts.
  fight(ruleset, ENTRIES, 1)
  const battle = fight(ruleset, ENTRIES, 2)
  const start = battle.match.start as PeerBattle
  throughClient(start, 300)
  throughReducer(start, 300)
  const peer = { client: throughClient(start, ENTRIES), reducer: throughReducer(start, ENTRIES) }
  return [...attackLines(battle, peer), ...replayLines(ruleset, battle, peer), ...oddsLines(ruleset, battle)]
}

type Peer = Record<'client' | 'reducer', { readonly each: number; readonly size: number }>

function attackLines({ match, attacks }: Battle, peer: Peer): Line[] {
  const ours = mean(attacks)
  const lines = [
    atLeast('as fast as boardgame.io’s client', peer.client.each / ours, 5, times),
    atLeast('as fast as its bare reducer', peer.reducer.each / ours, 1.5, times),
  ]
  print('An attack among 40 units, with legality, log and record', lines, [
    `ours ${ms(ours)} (median ${ms(median(attacks))}, ${attacks.length} attacks in ${match.steps.length} entries)`,
    `boardgame.io: client ${ms(peer.client.each)}, reducer ${ms(peer.reducer.each)}`,
  ])
  return lines
}

function replayLines(ruleset: AnyRuleset, { match }: Battle, peer: Peer): Line[] {
  const save = saveOf(match, 'bench', '')
  const theirs = peer.reducer.each * ENTRIES
  const runs = Array.from({ length: 3 }, () =>
    timed(() => {
      const opened = openSave(ruleset, save)
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
function oddsLines(ruleset: AnyRuleset, { match }: Battle): Line[] {
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
  const actions = offersFor(ruleset, state, seat)
    .flatMap(offer => (offer.kind === 'piece' ? offer.choices.map(choice => choice.action) : []))
    .filter(action => action.type === 'attack')
  return actions.flatMap(action => {
    let shown = false
    const spent = timed(() => {
      const planned = planFor(ruleset, state, seat, action)
      shown = !isRefused(planned) && oddsOf(planned) !== null
    })
    return shown ? [spent] : []
  })
}
