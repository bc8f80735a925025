import { plain, refuse } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { SEATS } from '../../../engine/seats'
import { define } from '../define'

const isSeat = (actor: string): actor is (typeof SEATS)[number] => SEATS.some(seat => seat === actor)

const OFFER = {
  kind: 'button',
  id: 'concede',
  label: 'Concede',
  rule: 'LW.victory',
  needsConfirmation: true,
  action: { type: 'concede' },
} as const

/** A side gives the battle up. */
export const concede = define(z.strictObject({ type: z.literal('concede') }))({
  rule: 'LW.victory',
  anytime: true,
  plan: (state, _, actor) =>
    isSeat(actor) && state.seats.includes(actor) && !state.conceded.includes(actor)
      ? plain('Concede the battle', 'LW.victory')
      : { refusals: [refuse('LW.victory', 'Only a side that is still fighting can concede.')] },
  apply(next, _, __, { emit, actor }) {
    if (!isSeat(actor)) return
    next.conceded = [...next.conceded, actor]
    emit({ type: 'conceded', rules: ['LW.victory'], seat: actor })
  },
  offers: (state, seat) => (state.conceded.includes(seat) ? [] : [OFFER]),
})
