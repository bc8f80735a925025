import { refuse, unless } from '../../../../src/engine/rolls/plan'
import { z } from '../../../../src/engine/schema'
import { changeBoat } from '../state'
import { define } from './def'

const schema = z.object({ type: z.literal('brace'), brace: z.boolean() })
export type BraceAction = z.infer<typeof schema>

/** How many hits are saved. */
export const brace = define(schema)({
  rule: 'POND.brace',
  plan(state, action, actor) {
    const frame = state.stack.at(-1)
    const victim = frame && state.boats[frame.target]
    return unless(
      [
        !frame && refuse('POND.brace', 'Nothing has hit you.'),
        victim && victim.seat !== actor && refuse('POND.brace', 'The victim decides.'),
      ],
      () => ({
        title: action.brace ? 'Brace' : 'Take it',
        rule: 'POND.brace',
        ledgers: [],
        resolve: dice => (action.brace ? Math.min(1, dice.successes(1, 6, 5)) : 0),
        outcome: saved => ({ label: saved ? 'saved' : 'not saved', rank: saved ? 0 : 1, success: saved > 0 }),
      }),
    )
  },
  apply(next, action, saved, { emit }) {
    const frame = next.stack.at(-1)
    if (!frame) return
    next.stack = next.stack.slice(0, -1)
    const damage = Math.max(0, frame.damage - saved)
    const boat = changeBoat(next, frame.target, {
      hits: Math.max(0, (next.boats[frame.target]?.hits ?? 0) - damage),
    })
    if (!boat) return
    if (action.brace) emit({ type: 'braced', rules: ['POND.brace'], boat: boat.id, saved: saved > 0, damage })
    else emit({ type: 'took-it', rules: ['POND.brace'], boat: boat.id, damage })
    if (boat.hits === 0) emit({ type: 'sank', rules: ['POND.win'], boat: boat.id })
  },
  *offers(state, seat) {
    const frame = state.stack.at(-1)
    const boat = frame && state.boats[frame.target]
    if (boat?.seat !== seat) return
    const both = { kind: 'button' as const, rule: 'POND.brace' as const, piece: boat.id }
    yield { ...both, id: 'brace.yes', label: 'Brace', key: 'b', action: { type: 'brace', brace: true } }
    yield { ...both, id: 'brace.no', label: 'Take it', key: 'x', action: { type: 'brace', brace: false } }
  },
})
