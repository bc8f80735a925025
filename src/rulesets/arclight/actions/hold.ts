import { word } from '../../../engine/bounds'
import type { Offer } from '../../../engine/offers'
import { plain, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { CREW, crewWords } from '../cards/card'
import { define, no } from '../define'
import { close, openSlots, slotRefusals } from '../rules/slots'
import { proceed } from '../rules/turns'

const schema = z.object({ type: z.literal('hold'), ship: word, crew: z.enum(CREW) })

/** A crew member keeps silent this turn. */
export const hold = define(schema)({
  rule: 'ARC.fire.crew',
  phase: 'cannon',
  plan(state, { ship: id, crew }, actor) {
    const ship = state.ships[id]
    if (!ship) return { refusals: [no('ARC.fire.crew', 'There is no such ship.')] }
    return unless(slotRefusals(state, ship, { crew, actor }), () =>
      plain(`The ${crewWords(crew)} of ${ship.name} holds fire`, 'ARC.fire.crew'),
    )
  },
  apply(draft, { ship, crew }, _result, { emit }) {
    close(draft, { ship, crew }, null)
    emit({ type: 'held', rules: ['ARC.fire.crew'], ship, crew })
    proceed(draft, emit)
  },
  *offers(state, seat): Generator<Offer<z.infer<typeof schema>>> {
    for (const { ship, crew } of openSlots(state, seat))
      yield {
        kind: 'button',
        id: `hold.${ship.id}.${crew}`,
        label: `Hold fire, ${crewWords(crew)}`,
        rule: 'ARC.fire.crew',
        piece: ship.id,
        action: { type: 'hold', ship: ship.id, crew },
      }
  },
})
