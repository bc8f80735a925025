import { describe, expect, test } from 'vitest'
import { replayTicks } from '../../../src/app/panels'
import { headingsOf } from '../../../src/app/panels/log/headings'
import { HotSeat } from '../../../src/app/session/hot-seat'
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
  const session = new HotSeat(match)
  const { steps } = session.now(seat)
  const rolled = (step: number) => session.past(seat, step).rolled
  return { seen: steps, ticks: replayTicks(steps, headingsOf(session, seat), rolled) }
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

  test('a step out of sight has no number, and the log skips none for it', () => {
    const session = new HotSeat(planned({ type: 'roll' }, { type: 'reroll' }))
    expect(session.now('B').steps).toBe(1)
    expect(session.now('B').lines.map(line => line.step)).toEqual([0])
    expect(Math.max(...session.now('A').lines.map(line => line.step))).toBe(session.now('A').steps - 1)
  })
})
