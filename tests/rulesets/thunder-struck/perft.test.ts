import { describe, expect, test } from 'vitest'
import { isRefusedStep } from '../../../src/engine/record/match'
import { offersFor } from '../../../src/engine/record/offering'
import { planFor, takeStep } from '../../../src/engine/record/step'
import { isRefused } from '../../../src/engine/rolls/plan'
import { ScriptedDice } from '../../../src/engine/rolls/scripted'
import { type Action, anyRuleset } from '../../../src/engine/ruleset'
import type { Seat } from '../../../src/engine/seats'
import { thunderStruck } from '../../../src/rulesets/thunder-struck'
import type { State } from '../../../src/rulesets/thunder-struck/state'
import { battle, planning } from './support'

const game = anyRuleset(thunderStruck)

/** Everything a seat could do now through what it is offered, without changing pips by form. */
function legal(state: State, seat: Seat): Action[] {
  const actions = offersFor(game, state, seat).flatMap(offer => {
    if (offer.needsConfirmation) return []
    if (offer.kind === 'button') return [offer.action]
    return offer.kind === 'cell' ? offer.choices().map(choice => choice.action) : []
  })
  return actions.filter(action => !isRefused(planFor(game, state, seat, action)))
}

/** Leaves of the tree of lawful decisions, so many decisions deep. */
function perft(state: State, depth: number): number {
  if (depth === 0 || thunderStruck.outcome(state)) return 1
  const [prompt] = thunderStruck.awaiting(state)
  if (!prompt) return 1
  return legal(state, prompt.seat).reduce((leaves, action) => {
    const step = takeStep(game, state, prompt.seat, action, new ScriptedDice([]))
    if (isRefusedStep(step)) throw new Error('planned and refused')
    return leaves + perft(step.state as State, depth - 1)
  }, 0)
}

describe('Legal decisions, counted', () => {
  test('[TS.act.1.must TS.boost.2.both] two Boost dice and a shot without cubes: each by itself, or both together from either', () => {
    // c1, c1 with c2, c2, c2 with c1, c3; then B has its one die.
    const table = battle({
      A: { cubes: 0, dice: { c1: [1, 'B1'], c2: [2, 'B2'], c3: [1, 'F1'] } },
      B: { cubes: 0, dice: { c1: [1, 'P1'] } },
    })
    expect(perft(table.state, 1)).toBe(5)
    expect(perft(table.state, 2)).toBe(5)
  })

  test('[TS.power.3.move-legal TS.power.5.boost-keep] one cube: the Boost die may only change its Boost space, the Power die goes anywhere it fits', () => {
    const table = battle({ A: { cubes: 1, dice: { c1: [1, 'B1'], c2: [5, 'P1'] } }, B: { cubes: 0 } })
    // c1: boost with the 1 or a 2, move to B2. c2: power with the 5, a 6 or a 4, or to F1 F2 M1 M2 P2 SM B2
    // (SF and SR want other faces, B1 is taken).
    expect(perft(table.state, 1)).toBe(3 + 10)
  })

  test('[TS.man.2.choice TS.man.2.warp] a winner with two dice flips, stays, or warps to two spots in two facings', () => {
    const table = battle({ A: { cubes: 0, dice: { c1: [3, 'M1'], c2: [3, 'M2'] } }, B: { cubes: 0 } })
    // Either die settles it with both; then six choices each.
    expect(perft(table.state, 2)).toBe(2 * 6)
  })

  test('[TS.plan.2.place TS.plan.2.shield-face] a die with any number fits on nine spaces of an undamaged console', () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const table = planning('duel')
      table.play('A', { type: 'roll' }, face, face, face, face)
      const spaces = legal(table.state, 'A').filter(
        action => action.type === 'place' && (action as { die?: string } & Action).die === 'c1',
      )
      expect(spaces).toHaveLength(9)
    }
  })

  test('[TS.fire.3.zone TS.fire.3.mid-any] a hit on the Mid shield has eleven answers, on the Rear shield six', () => {
    const hit = (shields: readonly ('SM' | 'SR')[]) => {
      const table = battle({ A: { at: 4, dice: { c1: [6, 'F1'] } }, B: { at: 6, shields } })
      table.play('A', { type: 'act', die: 'c1' })
      return table.state
    }
    expect(perft(hit(['SM']), 1)).toBe(11)
    expect(perft(hit(['SR']), 1)).toBe(6)
    expect(perft(hit(['SM', 'SR']), 2)).toBe(17)
  })
})
