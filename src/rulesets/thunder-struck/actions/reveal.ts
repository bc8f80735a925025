import { open } from '../../../engine/record/hidden'
import { plain } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { hasDice, nextToAct } from '../rules/turns'
import { living } from '../state'
import type { Def } from './common'

const schema = z.object({ type: z.literal('reveal') })

/** All have finished: the screens go. */
export const reveal: Def<z.infer<typeof schema>, null> = {
  rule: 'TS.plan.3.reveal',
  schema,
  plan: () => plain('Screens away', 'TS.plan.3.reveal'),
  apply(draft, _action, _result, step) {
    for (const ship of living(draft)) {
      const screen = draft.screens[ship.seat]
      const mine = draft.ships[ship.seat]
      if (!screen || !mine) continue
      const behind = open(screen)
      mine.dice = behind.dice
      mine.cubes = behind.cubes
    }
    draft.screens = {}
    draft.ready = []
    draft.phase = 'action'
    const first = draft.first ?? draft.seats[0] ?? 'A'
    draft.current = hasDice(draft, first) ? first : nextToAct(draft, first)
    if (draft.current === null) draft.phase = 'end'
    step.emit({ type: 'revealed', rules: ['TS.plan.3.reveal', 'TS.plan.3.next', 'TS.act.1.first'], round: draft.round })
  },
  *offers() {},
}
