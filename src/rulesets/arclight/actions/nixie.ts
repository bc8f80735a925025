import { word } from '../../../engine/bounds'
import { type Plan, type Planned, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, inPhase } from '../define'
import { counterPlan, hasNixie } from '../rules/house-options'
import { changeTorpedo, markTried, targetOf } from '../rules/torpedoes'
import { arrivedTorpedo, proceed } from '../rules/turns'
import type { Ship, State, Torpedo } from '../state'

/** ARC.opt.nixie: what the roll needs. */
const NIXIE = 4

const nixieSchema = z.strictObject({ type: z.literal('nixie'), torpedo: word, use: z.boolean() })

/** A torpedo whose target may still try its nixie. */
export function nixieAsked(state: State): { torpedo: Torpedo; ship: Ship } | null {
  const torpedo = state.phase === 'result' ? arrivedTorpedo(state) : null
  const ship = torpedo && targetOf(state, torpedo)
  return torpedo && ship && hasNixie(ship) && !torpedo.tried.includes(ship.id) ? { torpedo, ship } : null
}

/** A house option: the target's nixie may break the lock of a torpedo. */
export const nixie = define(nixieSchema)({
  rule: 'ARC.opt.nixie',
  when: inPhase('result'),
  plan(state, { torpedo: id, use }, actor): Planned<number> {
    const asked = nixieAsked(state)
    if (!asked || asked.torpedo.id !== id)
      return { refusals: [refuse('ARC.opt.nixie', "You can't roll a nixie against this torpedo now.")] }
    const { ship } = asked
    return unless([ship.seat !== actor && refuse('ARC.opt.nixie', `${ship.name} isn't yours.`)], () =>
      use ? counterPlan(state, ship, { with: 'nixie', needed: NIXIE }) : DECLINED,
    )
  },
  apply(next, { torpedo: id, use }, rolled, { emit }) {
    const asked = nixieAsked(next)
    if (!asked) return
    markTried(next, id, asked.ship.id)
    if (use) {
      const works = rolled >= NIXIE
      if (works) changeTorpedo(next, id, { target: null })
      const facts = { ship: asked.ship.id, torpedo: id, with: 'nixie', total: rolled, works } as const
      emit({ type: 'countered', rules: ['ARC.opt.nixie'], ...facts })
    }
    proceed(next, emit)
  },
  *offers(view, seat) {
    const asked = nixieAsked(view)
    if (!asked || asked.ship.seat !== seat) return
    for (const use of [true, false])
      yield {
        kind: 'button',
        id: `nixie.${asked.torpedo.id}.${use}`,
        label: use ? 'Roll the nixie' : "Don't use the nixie",
        rule: 'ARC.opt.nixie',
        piece: asked.ship.id,
        action: { type: 'nixie', torpedo: asked.torpedo.id, use },
      }
  },
})

const DECLINED: Plan<number> = { title: "Don't use the nixie", rule: 'ARC.opt.nixie', ledgers: [], resolve: () => 0 }
