import { word } from '../../../engine/bounds'
import { type Planned, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, inPhase } from '../define'
import { KEYS } from '../keys'
import { counterPlan, torpedoesToCounter } from '../rules/house-options'
import { inPlay, sideOf } from '../rules/ship'
import { markTried, spendTorpedo } from '../rules/torpedoes'
import { proceed } from '../rules/turns'

/** ARC.opt.cm: what the roll needs. */
const COUNTERMEASURE = 2

const cmSchema = z.strictObject({ type: z.literal('countermeasure'), ship: word, torpedo: word })

/** A house option: a countermeasure against a torpedo within two hexes. */
export const countermeasure = define(cmSchema)({
  rule: 'ARC.opt.cm',
  when: inPhase('countermeasures'),
  plan(state, { ship: id, torpedo }, actor): Planned<number> {
    const ship = state.ships[id]
    if (!ship) return { refusals: [refuse('ARC.opt.cm', 'There is no such ship.')] }
    return unless(
      [
        state.phase !== 'countermeasures' &&
          refuse('ARC.turn.upkeep.cm', 'You can roll countermeasures only in Upkeep.'),
        ship.seat !== actor && refuse('ARC.opt.cm', `${ship.name} isn't yours.`),
        !inPlay(ship) && refuse('ARC.opt.cm', `${ship.name} is out of play.`),
        torpedoesToCounter(state, ship).every(each => each.id !== torpedo) &&
          refuse('ARC.opt.cm', `${ship.name} has no countermeasure left against this torpedo.`),
      ],
      () => counterPlan(state, ship, { with: 'cm', needed: COUNTERMEASURE }),
    )
  },
  apply(next, { ship, torpedo: id }, rolled, { emit }) {
    const works = rolled >= COUNTERMEASURE
    markTried(next, id, ship)
    emit({ type: 'countered', rules: ['ARC.opt.cm'], ship, torpedo: id, with: 'cm', total: rolled, works })
    if (works) spendTorpedo(next, id, { why: 'countermeasure', emit })
    proceed(next, emit)
  },
  *offers(view, seat) {
    if (view.passed.includes(seat)) return
    for (const ship of sideOf(view, seat)) {
      const near = torpedoesToCounter(view, ship)
      if (near.length === 0) continue
      yield {
        kind: 'piece',
        id: `cm.${ship.id}`,
        label: 'Roll a countermeasure',
        rule: 'ARC.opt.cm',
        key: KEYS.countermeasure,
        piece: ship.id,
        choices: () =>
          near.map(({ id }) => ({ piece: id, action: { type: 'countermeasure', ship: ship.id, torpedo: id } })),
      }
    }
  },
})
