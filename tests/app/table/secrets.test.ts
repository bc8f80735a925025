import { describe, expect, test } from 'vitest'
import { promptsFor } from '../../../src/app/table/store/seating'
import { headlineOf } from '../../../src/app/table/top/headline'
import { countSeen } from '../../../src/engine/record/history'
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

const lineFor = (match: Match, seat: 'A' | 'B', at: number | null): string =>
  headlineOf({ match, at, seat, question: null, outcome: null, prompts: promptsFor(match, seat) }).text

describe('what is done behind a screen stays there', () => {
  test('the line on top tells another seat only that this one plans', async () => {
    const match = await planning()
    expect(promptsFor(match, 'A').find(({ seat }) => seat === 'A')?.say).toBe('place your dice')
    expect(promptsFor(match, 'B').find(({ seat }) => seat === 'A')?.say).toBe('plan behind your screen')
    expect(lineFor(match, 'B', null)).toBe('roll your dice')
  })

  test('looking back shows another seat no title of it', async () => {
    const match = await planning()
    expect(lineFor(match, 'A', countSeen(match, 'A') - 1)).toContain('Place the')
    expect(countSeen(match, 'B')).toBe(1)
    expect(lineFor(match, 'B', 0)).toContain('step 1 of 1: Who goes first')
  })
})
