import { word } from '../../../engine/bounds'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, inPhase } from '../define'
import { KEYS } from '../keys'
import { lockRefusals, turnedBy } from '../rules/movement'
import { inPlay, outOfFuel, shipOf, sideOf } from '../rules/ship'
import { proceed } from '../rules/turns'
import { maneuverOf, thrustOf } from '../rules/values'
import { changeShip } from '../rules/writing'
import { facingWords } from '../words'

const schema = z.strictObject({ type: z.literal('declare'), ship: word, side: z.enum(['L', 'R']) })

/** A house option: before initiative, a ship turns by one hexside for one point less. */
export const declare = define(schema)({
  rule: 'ARC.opt.declared-turn',
  when: inPhase('premove'),
  plan(state, { ship: id, side }, actor) {
    const ship = state.ships[id]
    if (!ship) return { refusals: [refuse('ARC.opt.declared-turn', 'There is no such ship.')] }
    const cost = maneuverOf(state, ship)
    const thrust = thrustOf(state, ship)
    return unless(
      [
        (!state.options.declaredTurn || state.phase !== 'premove') &&
          refuse(
            'ARC.opt.declared-turn',
            'You can declare turns only before initiative, and only with that house option.',
          ),
        ship.seat !== actor && refuse('ARC.opt.declared-turn', `${ship.name} isn't yours.`),
        !inPlay(ship) && refuse('ARC.opt.declared-turn', `${ship.name} is out of play.`),
        outOfFuel(state, ship) && refuse('ARC.crit.12', `${ship.name} is out of fuel.`),
        state.used.includes(id) && refuse('ARC.opt.declared-turn', `${ship.name} has already declared a turn.`),
        thrust < cost &&
          refuse('ARC.move.turn.afford', `The turn costs ${cost} movement points, but Thrust is ${thrust}.`),
        ...lockRefusals(state, ship, side),
      ],
      () => plain(`${ship.name} turns to face ${facingWords(turnedBy(ship.facing, side))}`, 'ARC.opt.declared-turn'),
    )
  },
  apply(next, { ship: id, side }, _result, { emit }) {
    const ship = shipOf(next, id)
    const cost = maneuverOf(next, ship)
    const facing = turnedBy(ship.facing, side)
    changeShip(next, id, { facing, spent: ship.spent + cost })
    next.used = [...next.used, id]
    emit({ type: 'declared-turn', rules: ['ARC.opt.declared-turn'], ship: id, facing, cost })
    proceed(next, emit)
  },
  *offers(view, seat) {
    if (!view.options.declaredTurn || view.passed.includes(seat)) return
    for (const ship of sideOf(view, seat).filter(({ id }) => !view.used.includes(id)))
      for (const side of ['L', 'R'] as const)
        yield {
          kind: 'button',
          id: `declare.${ship.id}.${side}`,
          label: `Declare a turn ${side === 'L' ? 'left' : 'right'}`,
          rule: 'ARC.opt.declared-turn',
          key: side === 'L' ? KEYS.declareLeft : KEYS.declareRight,
          piece: ship.id,
          action: { type: 'declare', ship: ship.id, side },
        }
  },
})
