import { plain, refuse, unless } from '../../../../src/engine/rolls/plan'
import { z } from '../../../../src/engine/schema'
import { SEATS, type Seat } from '../../../../src/engine/seats'
import { define } from './def'

const schema = z.object({ type: z.literal('concede'), seat: z.enum(SEATS) })
export interface ConcedeAction {
  type: 'concede'
  seat: Seat
}

export const concede = define(schema)({
  rule: 'POND.concede',
  anytime: true,
  plan: (_, action, actor) =>
    unless([action.seat !== actor && refuse('POND.concede', 'A seat concedes for itself.')], () =>
      plain('Concede', 'POND.concede', { warnings: () => [refuse('POND.concede', 'This ends the game.')] }),
    ),
  apply(next, { seat }, _, { emit }) {
    next.conceded = seat
    emit({ type: 'conceded', rules: ['POND.concede'], seat })
  },
  *offers(_, seat) {
    yield {
      kind: 'button',
      id: 'concede',
      label: 'Concede',
      rule: 'POND.concede',
      needsConfirmation: true,
      action: { type: 'concede', seat },
    }
  },
})
