import { Match } from '../../../src/engine/record/match'
import type { Action } from '../../../src/engine/ruleset'
import type { Seat } from '../../../src/engine/seats'
import type { RulesetCover } from '../../../src/rulesets'
import { toy, toySetup } from '../../support/toy'

/** A registry with the toy game alone, for `vi.mock`. */
export function shelfOfToys(): { RULESETS: RulesetCover[]; coverOf(id: string): RulesetCover | undefined } {
  const cover: RulesetCover = { id: 'pond', title: 'The Pond', tagline: '', seats: '2', load: async () => toy }
  return { RULESETS: [cover], coverOf: id => (id === 'pond' ? cover : undefined) }
}

export function newMatch(): Match {
  const match = new Match(toy, toySetup, 'seed')
  match.settle()
  return match
}

export function play<A extends Action>(match: Match, seat: Seat, action: A): void {
  const played = match.play(seat, action)
  if ('refusals' in played) throw new Error(played.refusals.map(refusal => refusal.why).join(' '))
}

const signalOf = (seat: Seat) => ({
  type: 'signal',
  seat,
  signal: { stance: 'steady', haste: 0, loud: false, word: '' },
})

export const signal = (match: Match, seat: Seat): void => play(match, seat, signalOf(seat))

/** Both have signalled; returns who plays first. */
export function afterSignals(match: Match): Seat {
  signal(match, 'A')
  signal(match, 'B')
  const [prompt] = toy.awaiting(match.state)
  if (!prompt) throw new Error('nobody plays')
  return prompt.seat
}
