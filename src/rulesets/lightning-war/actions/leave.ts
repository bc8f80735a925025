import { word } from '../../../engine/bounds'
import { atMost } from '../../../engine/geometry/units'
import type { Vec } from '../../../engine/geometry/vec'
import { type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define, during } from '../define'
import { baseOf } from '../rules/base'
import { lose, oweTest } from '../rules/losses'
import { mayMove, stayRefusals } from '../rules/moving'
import { retreatOf, toOwnEdge } from '../rules/retiring'
import { basesOfSeat } from '../rules/roster'
import type { Base, State } from '../state'
import { depthOf } from './arrive'
import { noSuchBase, notNow, notOwn } from './shared'

const schema = z.strictObject({ type: z.literal('leave'), base: word })

/** LW.board.edges: a base near enough to its own edge may leave; it is lost. */
export const leave = define(schema)({
  rule: 'LW.board.edges',
  when: during('movement'),
  plan(state, { base: id }, actor) {
    const base = state.bases[id]
    if (!base) return { refusals: [noSuchBase] }
    return unless([...notNow(state, 'movement', actor), notOwn(base, actor), ...leaveRefusals(state, base)], () => {
      const retires = retreatOf(state, base, beyond(state, base)) === 'retires'
      return {
        title: `${base.name} leaves the table`,
        rule: 'LW.board.edges',
        ledgers: [],
        warnings: () => [
          refuse('LW.board.edges', `${base.name} will be lost for good.`),
          ...(retires
            ? [refuse('LW.morale.when.retire', 'It will retire before the enemy, so its unit must test morale.')]
            : []),
        ],
        resolve: () => retires,
      }
    })
  },
  apply(next, { base: id }, retires, { emit }) {
    emit({ type: 'left', rules: retires ? ['LW.board.edges', 'LW.morale.when.retire'] : ['LW.board.edges'], base: id })
    lose(next, id)
    if (retires) oweTest(next, baseOf(next, id).unit, 'retire')
  },
  offers: (state, seat) =>
    basesOfSeat(state, seat)
      .filter(base => nearOwnEdge(state, base) && mayMove(state, base))
      .map(base => ({
        kind: 'button',
        id: `leave.${base.id}`,
        label: `Take ${base.name} off the table`,
        rule: 'LW.board.edges',
        piece: base.id,
        needsConfirmation: true,
        action: { type: 'leave', base: base.id },
      })),
})

/** Where its whole move would take it: over its own edge. */
const beyond = (state: State, base: Base): Vec => ({
  x: base.at.x,
  y: base.at.y + (base.seat === 'A' ? 1 : -1) * depthOf(state, base),
})

const nearOwnEdge = (state: State, base: Base): boolean =>
  atMost(toOwnEdge(state, base.seat, base.at), depthOf(state, base))

const leaveRefusals = (state: State, base: Base): Refusal[] => [
  ...(nearOwnEdge(state, base)
    ? []
    : [refuse('LW.board.edges', `${base.name} is too far from its own edge to leave.`)]),
  ...stayRefusals(state, base),
]
