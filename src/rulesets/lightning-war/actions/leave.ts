import { atMost } from '../../../engine/geometry/units'
import type { Vec } from '../../../engine/geometry/vec'
import { type Refusal, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import { define } from '../define'
import { baseOf, no } from '../rules/base'
import { lose, oweTest } from '../rules/losses'
import { mayMove, stayRefusals } from '../rules/moving'
import { basesOfSeat } from '../rules/muster'
import { retreatOf, toOwnEdge } from '../rules/retiring'
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
    return unless([...notNow(state, 'movement', actor), notOwn(base, actor), ...leaveRefusals(state, base)], () => {
      const retires = retreatOf(state, base, beyond(state, base)) === 'retires'
      return {
        title: `${base.name} leaves the table`,
        rule: 'LW.board.edges',
        ledgers: [],
        warnings: [
          no('LW.board.edges', `${base.name} is lost for good.`),
          ...(retires ? [no('LW.morale.when.retire', 'It retires before the enemy: its unit tests its morale.')] : []),
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
  readonly needsConfirmation = true

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

/** Where its whole move would take it: over its own edge. */
const beyond = (state: State, base: Base): Vec => ({
  x: base.at.x,
  y: base.at.y + (base.seat === 'A' ? 1 : -1) * depthOf(state, base),
})

const nearOwnEdge = (state: State, base: Base): boolean =>
  atMost(toOwnEdge(state, base.seat, base.at), depthOf(state, base))

const leaveRefusals = (state: State, base: Base): Refusal[] => [
  ...(nearOwnEdge(state, base) ? [] : [no('LW.board.edges', `${base.name} is too far from its own edge.`)]),
  ...stayRefusals(state, base),
]
