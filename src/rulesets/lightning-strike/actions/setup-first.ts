import { unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { DICE, rollOff } from '../rules/roll-off'
import { startSetUp } from '../rules/slots'
import { no } from '../rules/unit'

/** The table finds out who places first. */
export const setupFirst = define(z.strictObject({ type: z.literal('setup.first') }))({
  rule: 'LS.setup.first',
  plan: state =>
    unless([state.placing !== null && no('LS.setup.first', 'Who places first is known.')], () => ({
      title: 'Who places first',
      rule: 'LS.setup.first',
      ledgers: [],
      resolve: dice => rollOff(dice, state.seats),
    })),
  apply(draft, _action, { rounds, winner }, { emit }) {
    emit({ type: 'first-rolled', rules: ['LS.setup.first', 'LS.setup.alternate', ...DICE], rounds, winner })
    startSetUp(draft, winner)
  },
  offers: () => [],
})
