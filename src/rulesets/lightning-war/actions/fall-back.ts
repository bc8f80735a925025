import { turnOf } from '../../../engine/geometry/angle'
import { EPSILON } from '../../../engine/geometry/units'
import { unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import type { LwRule } from '../rulebook'
import { baseOf, no } from '../rules/base'
import { directionBack, fallBack } from '../rules/falling-back'
import { lose, oweTest } from '../rules/losses'
import { settled } from '../rules/moving'
import { occupy } from '../rules/occupying'
import { inches } from '../rules/words'
import { pop, putBase, putTop } from '../rules/writing'
import type { FallingBack, State } from '../state'
import { noSuchBase } from './shared'

/** LW.inf.assault.loser, LW.morale.fail: how far an owner may turn the way back. */
const MOST_TURN = 45

export const fallingBackFrame = (state: State): FallingBack | null => {
  const top = state.stack.at(-1)
  return top?.kind === 'falling-back' ? top : null
}

const schema = z.object({ type: z.literal('fall.back'), base: z.string(), turn: z.number() })

/** A base goes back a full move, because it must. */
export const goBack = define(schema)({
  rule: 'LW.inf.assault.loser',
  when: 'falling-back',
  plan(state, { base: id, turn }, actor) {
    const frame = fallingBackFrame(state)
    const base = state.bases[id]
    if (!base) return { refusals: [noSuchBase] }
    const rule = frame?.why === 'morale' ? 'LW.morale.fail' : 'LW.inf.assault.loser'
    return unless(
      [
        !frame?.bases.includes(id) && no(rule, `${base.name} need not go back.`),
        actor !== 'table' && base.seat !== actor && no(rule, `${base.name} belongs to the other side.`),
        Math.abs(turn) > MOST_TURN + EPSILON && no(rule, 'The way back may be turned by 45 degrees at most.'),
      ],
      () => {
        const retreat = fallBack(state, base, turnOf((frame ? directionBack(base, frame) : 0) + turn))
        return {
          title: retreat.gone ? `${base.name} leaves the table` : `${base.name} goes back ${inches(retreat.far)}`,
          rule,
          ledgers: [],
          shapes: [{ kind: 'path', tone: 'warn', points: [base.at, retreat.pose.at], arrow: true }],
          resolve: () => retreat,
        }
      },
    )
  },
  apply(next, { base: id }, { pose, far, gone, slowedBy }, { emit }) {
    const frame = fallingBackFrame(next)
    const base = baseOf(next, id)
    if (!frame) return
    const { why } = frame
    const left = frame.bases.filter(it => it !== id)
    const rules: LwRule[] = [why === 'morale' ? 'LW.morale.fail' : 'LW.inf.assault.loser', 'LW.morale.when.retire']
    if (slowedBy) rules.push(slowedBy)
    if (gone) rules.push('LW.board.edges')
    emit({ type: 'fell-back', rules, base: id, far, gone })
    if (gone) lose(next, id)
    else putBase(next, settled(next, base, { pose, moved: 'forced', retired: true }))
    oweTest(next, base.unit, 'retire')
    if (left.length > 0) return putTop(next, { ...frame, bases: left })
    pop(next)
    for (const position of frame.occupy) occupy(next, position, emit)
  },
  *offers(state, seat) {
    const frame = fallingBackFrame(state)
    const [id] = frame?.bases ?? []
    const base = id === undefined ? undefined : state.bases[id]
    if (!frame || !base || base.seat !== seat) return
    const straight = directionBack(base, frame)
    yield {
      kind: 'facing',
      id: `fall.back.${base.id}`,
      label: `${base.name} goes back: which way?`,
      rule: frame.why === 'morale' ? 'LW.morale.fail' : 'LW.inf.assault.loser',
      piece: base.id,
      bars: () => [],
      pivot: { at: base.at, facing: straight },
      arc: { from: -MOST_TURN, to: MOST_TURN },
      to: facing => ({ type: 'fall.back', base: base.id, turn: clampTurn(facing - straight) }),
    }
  },
})

function clampTurn(angle: number): number {
  const turned = turnOf(angle)
  const signed = turned > 180 ? turned - 360 : turned
  return Math.max(-MOST_TURN, Math.min(MOST_TURN, signed))
}
