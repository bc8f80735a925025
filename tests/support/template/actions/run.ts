import { modifier, total } from '../../../../src/engine/rolls/ledger'
import { refuse, unless } from '../../../../src/engine/rolls/plan'
import { z } from '../../../../src/engine/schema'
import { SEATS } from '../../../../src/engine/seats'
import { changeRunner, define } from '../state'

/** Roll a die and run that far. */
export const run = define(z.strictObject({ type: z.literal('run'), seat: z.enum(SEATS) }))({
  rule: 'DASH.run',
  when: (view, seat) => view.order[0] === seat,
  plan(state, { seat }, actor) {
    const runner = state.runners[seat]
    const lines = [
      ...(runner?.rested ? [modifier(2, 'Rested', 'DASH.rest')] : []),
      ...(state.options.windy ? [modifier(-1, 'Headwind', 'DASH.wind')] : []),
    ]
    return unless(
      [
        seat !== actor && refuse('DASH.turn', 'You can only move your own runner.'),
        state.order[0] !== seat && refuse('DASH.turn', "It isn't your turn."),
      ],
      () => ({
        title: 'Run',
        rule: 'DASH.run',
        ledgers: [{ name: 'Distance', base: 'one die', lines, rolled: 0 }],
        resolve: dice => Math.max(0, (dice.roll(1, 6)[0] ?? 0) + total(lines)),
        outcome: far => ({ label: `${far} cm`, rank: far, success: (runner?.at ?? 0) + far >= state.options.length }),
      }),
    )
  },
  apply(next, { seat }, far, { emit }) {
    const at = Math.min(next.options.length, (next.runners[seat]?.at ?? 0) + far)
    changeRunner(next, seat, { at, rested: false })
    emit({ type: 'ran', rules: ['DASH.run'], seat, far })
  },
  offers: (_, seat) => [
    { kind: 'button', id: 'run', label: 'Run', rule: 'DASH.run', piece: seat, key: 'g', action: { type: 'run', seat } },
  ],
})
