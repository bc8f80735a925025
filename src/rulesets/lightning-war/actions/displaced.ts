import { plain } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import type { Emit } from '../events'
import { baseOf, no } from '../rules/base'
import { removalRule, strike } from '../rules/losses'
import { pop, putTop } from '../rules/writing'
import type { Displaced, State } from '../state'

export const frameOf = (state: State): Displaced | null => {
  const top = state.stack.at(-1)
  return top?.kind === 'displaced' ? top : null
}

/** A displaced six falls on one of the bases that it may fall on. */
export function placeSix(next: State, base: string, emit: Emit): void {
  const frame = frameOf(next)
  if (!frame) return
  emit({ type: 'displaced', rules: ['LW.art.displace', 'LW.art.zone', 'LW.art.removal.order'], base })
  strike(next, { base, rules: ['LW.art.removal', removalRule(next)] }, emit)
  const left = frame.left - 1
  const choices = frame.choices.filter(id => id !== base)
  if (left === 0 || choices.length === 0) pop(next)
  else putTop(next, { ...frame, left, choices })
}

/** LW.art.removal.order: bases at the same distance, and their owner picks who takes the six. */
export const displaced = define(z.object({ type: z.literal('displaced.pick'), base: z.string() }))({
  rule: 'LW.art.removal.order',
  when: 'displaced',
  plan(state, { base }, actor) {
    const frame = frameOf(state)
    if (!frame || frame.seat !== actor)
      return { refusals: [no('LW.art.removal.order', 'There is no displaced six to place.')] }
    if (!frame.choices.includes(base))
      return { refusals: [no('LW.art.displace', 'Another base is nearer, or stands first in the order.')] }
    return plain(`${baseOf(state, base).name} takes the displaced six`, 'LW.art.removal.order')
  },
  apply(next, { base }, _, { emit }) {
    placeSix(next, base, emit)
  },
  *offers(state, seat) {
    const frame = frameOf(state)
    if (frame?.seat !== seat) return
    yield {
      kind: 'piece',
      id: 'displaced.pick',
      label: 'Who takes the displaced six',
      rule: 'LW.art.removal.order',
      choices: frame.choices.map(piece => ({ piece, action: { type: 'displaced.pick', base: piece } })),
    }
  },
})
