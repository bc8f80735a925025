import { plain } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { settleEcm } from '../rules/ecm'
import { removeCounters, rollForCounters } from '../rules/targeted-ecm'
import { advance, startTurn } from '../rules/turn'
import { onTable } from '../rules/unit'
import { changeSide, changeUnits } from '../rules/writing'

/** 1. Each Unit tests its Skill against every Targeted ECM counter on it. */
export const endInterference = define(z.strictObject({ type: z.literal('end.interference') }))({
  rule: 'LS.turn.end',
  forced: true,
  plan: state => ({
    title: 'Targeted ECM',
    rule: 'LS.turn.end.tecm',
    ledgers: [],
    resolve: dice => rollForCounters(state, dice),
  }),
  apply(next, _action, rolls, { emit }) {
    removeCounters(next, rolls, emit)
    next.endStep = 'unpaid-ecm'
  },
})

/** 2. ECM that no Action has paid for ends. */
export const endUnpaidEcm = define(z.strictObject({ type: z.literal('end.unpaidEcm') }))({
  rule: 'LS.turn.end.ecm-unpaid',
  forced: true,
  plan: () => plain('Unpaid ECM', 'LS.turn.end.ecm-unpaid'),
  apply(next, _action, _result, { emit }) {
    settleEcm(next, emit)
    next.endStep = 'reset'
  },
})

/** 3 and 4. Unspent Actions and Command Points are lost. */
export const endReset = define(z.strictObject({ type: z.literal('end.reset') }))({
  rule: 'LS.turn.end.actions-lost',
  forced: true,
  plan: () => plain('Actions and Command Points', 'LS.turn.end.cp-zero'),
  apply(next) {
    changeUnits(next, unit => (onTable(unit) ? { ...unit, actionsLeft: 0 } : unit))
    for (const side of Object.values(next.sides)) changeSide(next, side, { commandPoints: 0 })
    next.endStep = 'next'
  },
})

/** 5. The scenario may end here; otherwise the next turn begins. */
export const endNext = define(z.strictObject({ type: z.literal('end.next') }))({
  rule: 'LS.turn.end.next',
  forced: true,
  plan: state => plain(`Turn ${state.turn} ends`, 'LS.turn.end.next'),
  apply(next, _action, _result, { emit }) {
    const { turn, options } = next
    const last = options.turnLimit > 0 && turn >= options.turnLimit
    emit({
      type: 'turn-ended',
      rules: [
        ...(last ? (['LS.end.scenario'] as const) : (['LS.turn.end.next', 'LS.turn.series'] as const)),
        'LS.turn.end.actions-lost',
        'LS.turn.end.cp-zero',
        'LS.command.one-round',
      ],
      turn,
      last,
    })
    if (last) next.phase = 'over'
    else startTurn(next, turn + 1)
  },
})

/** The player with the slot has lost their last Unit or conceded, so the slot goes to the next player. */
export const mainAdvance = define(z.strictObject({ type: z.literal('main.advance') }))({
  rule: 'LS.turn.main.run-out',
  forced: true,
  plan: () => plain('Next slot', 'LS.turn.main.run-out'),
  apply: next => advance(next),
})
