import { open } from '../../../engine/record/hidden'
import { plain } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { hasDice, nextToAct } from '../rules/turns'
import { changeShip } from '../rules/writing'
import { living } from '../state'

const schema = z.strictObject({ type: z.literal('reveal') })

/** When everyone has finished planning, the screens are removed. */
export const reveal = define(schema)({
  rule: 'TS.plan.3.reveal',
  forced: true,
  plan: () => plain('Remove the screens', 'TS.plan.3.reveal'),
  apply(next, _action, _result, { emit }) {
    for (const { seat } of living(next)) {
      const screen = next.screens[seat]
      if (screen) changeShip(next, seat, open(screen))
    }
    next.screens = {}
    next.ready = []
    const first = next.first ?? next.seats[0] ?? 'A'
    next.current = hasDice(next, first) ? first : nextToAct(next, first)
    next.phase = next.current === null ? 'end' : 'action'
    emit({ type: 'revealed', rules: ['TS.plan.3.reveal', 'TS.plan.3.next', 'TS.act.1.first'], round: next.round })
  },
})
