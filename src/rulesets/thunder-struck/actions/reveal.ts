import { open } from '../../../engine/record/hidden'
import type { Draft } from '../../../engine/ruleset'
import { z } from '../../../engine/schema'
import type { TsEvent } from '../events'
import { hasDice, nextToAct } from '../rules/turns'
import { living, own, type State } from '../state'
import { type Def, settles, worked, writes } from './common'

const schema = z.strictObject({ type: z.literal('reveal') })

/** All have finished: the screens go. */
export const reveal: Def<z.infer<typeof schema>> = {
  rule: 'TS.plan.3.reveal',
  schema,
  plan: state => settles('Screens away', 'TS.plan.3.reveal', () => worked(state, lift)),
  ...writes,
  *offers() {},
}

function lift(draft: Draft<State>, emit: (event: TsEvent) => void): void {
  for (const ship of living(draft)) {
    const screen = draft.screens[ship.seat]
    if (screen) Object.assign(own(draft, ship.seat), open(screen))
  }
  draft.screens = {}
  draft.ready = []
  draft.phase = 'action'
  const first = draft.first ?? draft.seats[0] ?? 'A'
  draft.current = hasDice(draft, first) ? first : nextToAct(draft, first)
  if (draft.current === null) draft.phase = 'end'
  emit({ type: 'revealed', rules: ['TS.plan.3.reveal', 'TS.plan.3.next', 'TS.act.1.first'], round: draft.round })
}
