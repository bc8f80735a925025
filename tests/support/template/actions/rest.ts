import { plain, refuse, unless } from '../../../../src/engine/rolls/plan'
import { z } from '../../../../src/engine/schema'
import { SEATS } from '../../../../src/engine/seats'
import { changeRunner, define } from '../state'

/** Catch your breath for the next run. */
export const rest = define(z.strictObject({ type: z.literal('rest'), seat: z.enum(SEATS) }))({
  rule: 'DASH.rest',
  when: (view, seat) => view.order[0] === seat,
  plan: (state, { seat }, actor) =>
    unless(
      [
        seat !== actor && refuse('DASH.turn', 'You can only rest your own runner.'),
        state.order[0] !== seat && refuse('DASH.turn', "It isn't your turn."),
        state.runners[seat]?.rested && refuse('DASH.rest', 'Your runner is rested already.'),
      ],
      () => plain('Rest', 'DASH.rest'),
    ),
  apply(next, { seat }, _, { emit }) {
    changeRunner(next, seat, { rested: true })
    emit({ type: 'rested', rules: ['DASH.rest'], seat })
  },
  offers: (_, seat) => [
    { kind: 'button', id: 'rest', label: 'Rest', rule: 'DASH.rest', piece: seat, action: { type: 'rest', seat } },
  ],
})
