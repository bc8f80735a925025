import { word } from '../../../engine/bounds'
import type { Offer } from '../../../engine/offers'
import { plain, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, no } from '../define'
import { change } from '../rules/change'
import { inPlay, outOfFuel, shipOf, sideOf } from '../rules/ship'
import { proceed } from '../rules/turns'
import { maneuverOf, thrustOf } from '../rules/values'
import { lockRefusals, turnedBy } from '../rules/walk'
import { facingWords } from '../words'

const schema = z.object({ type: z.literal('declare'), ship: word, side: z.enum(['L', 'R']) })

/** A house option: one turn of one side before initiative, cheaper by a point. */
export const declare = define(schema)({
  rule: 'ARC.opt.declared-turn',
  phase: 'premove',
  plan(state, { ship: id, side }, actor) {
    const ship = state.ships[id]
    if (!ship) return { refusals: [no('ARC.opt.declared-turn', 'There is no such ship.')] }
    const cost = maneuverOf(state, ship)
    const thrust = thrustOf(state, ship)
    return unless(
      [
        (!state.options.declaredTurn || state.phase !== 'premove') &&
          no('ARC.opt.declared-turn', 'Turns are declared before initiative, where that is agreed.'),
        ship.seat !== actor && no('ARC.opt.declared-turn', `${ship.name} is not yours.`),
        !inPlay(ship) && no('ARC.opt.declared-turn', `${ship.name} is out of play.`),
        outOfFuel(state, ship) && no('ARC.crit.12', `${ship.name} is out of fuel.`),
        state.used.includes(id) && no('ARC.opt.declared-turn', `${ship.name} has declared its turn.`),
        thrust < cost && no('ARC.move.turn.afford', `The turn costs ${cost} of a Thrust of ${thrust}.`),
        ...lockRefusals(state, ship, side),
      ],
      () => plain(`${ship.name} turns to face ${facingWords(turnedBy(ship.facing, side))}`, 'ARC.opt.declared-turn'),
    )
  },
  apply(draft, { ship: id, side }, _result, { emit }) {
    const ship = shipOf(draft, id)
    const cost = maneuverOf(draft, ship)
    const facing = turnedBy(ship.facing, side)
    change(draft, id, { facing, spent: ship.spent + cost })
    draft.used = [...draft.used, id]
    emit({ type: 'declared-turn', rules: ['ARC.opt.declared-turn'], ship: id, facing, cost })
    proceed(draft, emit)
  },
  *offers(state, seat): Generator<Offer<z.infer<typeof schema>>> {
    if (!state.options.declaredTurn || state.passed.includes(seat)) return
    for (const ship of sideOf(state, seat).filter(({ id }) => !state.used.includes(id)))
      for (const side of ['L', 'R'] as const)
        yield {
          kind: 'button',
          id: `declare.${ship.id}.${side}`,
          label: `Declare a turn ${side === 'L' ? 'left' : 'right'}`,
          rule: 'ARC.opt.declared-turn',
          piece: ship.id,
          action: { type: 'declare', ship: ship.id, side },
        }
  },
})
