import { describe, expect, test } from 'vitest'
import { HotSeat } from '../../../src/app/session/hot-seat'
import { headlineOf } from '../../../src/app/table/top/headline'
import { Match } from '../../../src/engine/record/match'
import { coverOf } from '../../../src/rulesets'

/** Seat A has rolled behind its screen and placed a die; seat B has done nothing yet. */
async function planning(): Promise<Match> {
  const ruleset = await coverOf('thunder-struck')?.load()
  const setup = ruleset?.setupModel.scenarios[0]?.setup
  if (!ruleset || !setup) throw new Error('Thunder Struck is not on the shelf')
  const match = new Match(ruleset, setup, 'a seed')
  match.settle()
  match.play('A', { type: 'roll' })
  const place = match.offers('A').find(offer => offer.id === 'place.c1')
  const [choice] = place?.kind === 'cell' ? place.choices() : []
  if (!choice) throw new Error('nothing to place')
  match.play('A', choice.action)
  return match
}

const promptsFor = (match: Match, seat: 'A' | 'B') => new HotSeat(match).now(seat).prompts

function lineFor(match: Match, seat: 'A' | 'B', at: number | null): string {
  const session = new HotSeat(match)
  const { steps, prompts } = session.now(seat)
  const title = at === null ? null : session.past(seat, at).title
  return headlineOf({ session, at, seat, question: null, steps, title, outcome: null, prompts }).text
}

describe('what is done behind a screen stays there', () => {
  test('the line on top tells another seat only that this one plans', async () => {
    const match = await planning()
    expect(promptsFor(match, 'A').find(({ seat }) => seat === 'A')?.say).toBe('place your dice')
    expect(promptsFor(match, 'B').find(({ seat }) => seat === 'A')?.say).toBe('plan behind your screen')
    expect(lineFor(match, 'B', null)).toBe('roll your dice')
  })

  test('looking back shows another seat no title of it, and does not count it', async () => {
    const match = await planning()
    const session = new HotSeat(match)
    expect(lineFor(match, 'A', session.now('A').steps - 1)).toContain('Place the')
    expect(session.now('B').steps).toBe(1)
    expect(lineFor(match, 'B', 0)).toContain('step 1 of 1: Who goes first')
  })
})
