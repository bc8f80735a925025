import { describe, expect, test } from 'vitest'
import { replayTicks } from '../../../src/app/panels'
import { headingsOf } from '../../../src/app/panels/log/headings'
import { placeFor, seenSteps } from '../../../src/engine/record/history'
import { isRefusedStep, Match } from '../../../src/engine/record/match'
import { type Action, anyRuleset } from '../../../src/engine/ruleset'
import type { Seat } from '../../../src/engine/seats'
import { thunderStruck } from '../../../src/rulesets/thunder-struck'

/** A duel in which seat A has done this behind the screen. */
function planned(...actions: readonly Action[]): Match {
  const setup = thunderStruck.setupModel.scenarios[0]?.setup
  if (!setup) throw new Error('no duel')
  const match = new Match(anyRuleset(thunderStruck), setup, 'seed')
  match.settle()
  for (const action of actions) if (isRefusedStep(match.play('A', action))) throw new Error(`${action.type} is refused`)
  return match
}

/** All that a seat learns from the bar of the replay. */
function bar(match: Match, seat: Seat) {
  const seen = seenSteps(match, seat)
  return { seen: seen.length, ticks: replayTicks(seen, headingsOf(match, seat)) }
}

const place = (die: string, space: string): Action => ({ type: 'place', die, space }) as Action

describe('Looking back', () => {
  test('[TS.plan.hidden] the bar tells nobody else of re-rolls and rearranging behind a screen, nor how many', () => {
    const still = planned({ type: 'roll' })
    const busy = planned({ type: 'roll' }, { type: 'reroll' }, place('c1', 'F1'), place('c1', 'F2'))
    expect(bar(busy, 'B')).toEqual(bar(still, 'B'))
    expect(bar(busy, 'A')).toMatchObject({ seen: busy.steps.length })
    expect(bar(busy, 'A').ticks.rolls.length).toBe(bar(still, 'A').ticks.rolls.length + 1)
  })

  test('a step out of sight counts as the one before it', () => {
    const match = planned({ type: 'roll' }, { type: 'reroll' })
    expect(seenSteps(match, 'B')).toHaveLength(1)
    expect(placeFor(match, 'B', { eyes: 'A', place: match.steps.length - 1 })).toBe(0)
    expect(placeFor(match, 'B', { eyes: 'A', place: -1 })).toBe(-1)
  })
})
