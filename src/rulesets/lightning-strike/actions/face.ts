import { turnOf } from '../../../engine/geometry/angle'
import { facing } from '../../../engine/geometry/schema'
import { plain, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { activeUnit, noSuchUnit, notActive } from '../rules/acting'
import { facingRefusals } from '../rules/exo'
import { cardOf, unitOf } from '../rules/unit'
import { changeUnit } from '../rules/writing'
import { unitId } from './shared'

/** An active exo-armor turns on the spot. */
export const face = define(z.strictObject({ type: z.literal('face'), unit: unitId, facing }))({
  rule: 'LS.move.exo.facing-active',
  plan(state, action) {
    const unit = state.units[action.unit]
    if (!unit) return { refusals: [noSuchUnit] }
    const fighter = cardOf(state, unit).type === 'fighter'
    return unless(
      [
        notActive(state, unit),
        fighter && refuse('LS.move.fighter.turn-free', 'A fighter turns as part of its movement.'),
        ...facingRefusals(state, unit, [action.facing]),
      ],
      () => plain(`Turn ${unit.name}`, 'LS.move.exo.facing-active'),
    )
  },
  apply(next, { unit: id, facing }, _result, { emit }) {
    const { facing: from } = unitOf(next, id)
    const to = turnOf(facing)
    changeUnit(next, id, { facing: to })
    emit({ type: 'faced', rules: ['LS.move.exo.facing-active'], unit: id, from, to })
  },
  *offers(state, seat) {
    const unit = activeUnit(state, seat)
    if (!unit || cardOf(state, unit).type !== 'exo' || state.options.exoFacing !== 'free') return
    yield {
      kind: 'facing',
      id: `face.${unit.id}`,
      label: 'Turn',
      key: 'f',
      rule: 'LS.move.exo.facing-active',
      piece: unit.id,
      pivot: { at: unit.at, facing: unit.facing },
      arc: { from: -180, to: 180 },
      to: facing => ({ type: 'face', unit: unit.id, facing }),
    }
  },
})
