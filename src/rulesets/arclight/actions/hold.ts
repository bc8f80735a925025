import { word } from '../../../engine/bounds'
import { isRefused, plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import { CREW, type Crew, crewWords } from '../cards/card'
import { define, inPhase } from '../define'
import { KEYS } from '../keys'
import { cardOf, enemiesOf } from '../rules/ship'
import { close, openSlots, slotRefusals } from '../rules/slots'
import { proceed } from '../rules/turns'
import type { Ship, State } from '../state'
import { shoot } from './shoot'

const schema = z.strictObject({ type: z.literal('hold'), ship: word, crew: z.enum(CREW) })

/** A crew member doesn't fire this turn. */
export const hold = define(schema)({
  rule: 'ARC.fire.crew',
  when: inPhase('cannon'),
  plan(state, { ship: id, crew }, actor) {
    const ship = state.ships[id]
    if (!ship) return { refusals: [refuse('ARC.fire.crew', 'There is no such ship.')] }
    return unless(slotRefusals(state, ship, { crew, actor }), () =>
      plain(`The ${crewWords(crew)} of ${ship.name} holds fire`, 'ARC.fire.crew'),
    )
  },
  apply(next, { ship, crew }, _result, { emit }) {
    close(next, { ship, crew }, null)
    emit({ type: 'held', rules: ['ARC.fire.crew'], ship, crew })
    proceed(next, emit)
  },
  *offers(view, seat) {
    for (const { ship, crew } of openSlots(view, seat))
      yield {
        kind: 'button',
        id: `hold.${ship.id}.${crew}`,
        label: `Hold fire, ${crewWords(crew)}`,
        rule: 'ARC.fire.crew',
        key: KEYS.holdFire,
        piece: ship.id,
        leaves: () =>
          hasShot(view, ship, crew, seat) ? `The ${crewWords(crew)} of ${ship.name} could still fire.` : null,
        action: { type: 'hold', ship: ship.id, crew },
      }
  },
})

const hasShot = (state: State, ship: Ship, crew: Crew, seat: Seat): boolean =>
  cardOf(state, ship).weapons.some((_, weapon) =>
    enemiesOf(state, seat).some(
      target => !isRefused(shoot.plan(state, { type: 'shoot', ship: ship.id, crew, weapon, target: target.id }, seat)),
    ),
  )
