import { atMost } from '../../../engine/geometry/units'
import { type Refusal, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { no } from '../rules/base'
import { lose } from '../rules/losses'
import { mayMove, stayRefusals } from '../rules/moving'
import { basesOfSeat } from '../rules/muster'
import { toOwnEdge } from '../rules/retiring'
import type { Base, State } from '../state'
import { depthOf } from './arrive'
import { noSuchBase, notNow, notOwn } from './shared'

const schema = z.object({ type: z.literal('leave'), base: z.string() })

/** LW.board.edges: a base near enough to its own edge may leave; it is lost. */
export const leave = define(schema)({
  rule: 'LW.board.edges',
  when: 'movement',
  plan(state, { base: id }, actor) {
    const base = state.bases[id]
    if (!base) return { refusals: [noSuchBase] }
    return unless([notNow(state, 'movement', actor), notOwn(base, actor), ...leaveRefusals(state, base)], () => ({
      title: `${base.name} leaves the table`,
      rule: 'LW.board.edges',
      ledgers: [],
      warnings: [no('LW.board.edges', `${base.name} is lost for good.`)],
      resolve: () => null,
    }))
  },
  apply(next, { base: id }, _, { emit }) {
    emit({ type: 'left', rules: ['LW.board.edges'], base: id })
    lose(next, id)
  },
  offers(state, seat) {
    const offers: LeaveOffer[] = []
    for (const base of basesOfSeat(state, seat))
      if (nearOwnEdge(state, base) && mayMove(state, base)) offers.push(new LeaveOffer(base))
    return offers
  },
})

class LeaveOffer {
  readonly kind = 'button'
  readonly rule = 'LW.board.edges'
  readonly grave = true

  constructor(private readonly base: Base) {}

  get id(): string {
    return `leave.${this.base.id}`
  }

  get label(): string {
    return `${this.base.name} leaves the table`
  }

  get piece(): string {
    return this.base.id
  }

  get action(): z.infer<typeof schema> {
    return { type: 'leave', base: this.base.id }
  }
}

const nearOwnEdge = (state: State, base: Base): boolean =>
  atMost(toOwnEdge(state, base.seat, base.at), depthOf(state, base))

const leaveRefusals = (state: State, base: Base): Refusal[] => [
  ...(nearOwnEdge(state, base) ? [] : [no('LW.board.edges', `${base.name} is too far from its own edge.`)]),
  ...stayRefusals(state, base),
]
