import { word } from '../../../engine/bounds'
import { pose } from '../../../engine/geometry/schema'
import { type Pose, sub } from '../../../engine/geometry/vec'
import type { Offer } from '../../../engine/offers'
import { plain, type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import { count } from '../../../engine/words'
import { define, during } from '../define'
import { initialState } from '../initial-state'
import { KEYS } from '../keys'
import { artOf } from '../rules/art'
import { baseOf, unitOf } from '../rules/base'
import { halfOf } from '../rules/footprint'
import { toOwnEdge } from '../rules/retiring'
import { basesOfSeat, basesOfUnit, unitsOf } from '../rules/roster'
import { changedBase, putBases } from '../rules/writing'
import type { Base, State } from '../state'
import { standRefusals, strip } from './arrive'
import { leaderOf } from './move-unit'
import { noSuchBase } from './shared'

const schema = z.strictObject({
  type: z.literal('deploy'),
  base: word,
  pose,
  /** The whole unit goes with it. */
  together: z.boolean(),
})

export const zoneDepth = (state: State, seat: Seat): number => state.options.sides[seat]?.depth ?? 12

/** Before the first turn bases may be rearranged in their zone. */
export const deploy = define(schema)({
  rule: 'LW.board.edges',
  when: during('deployment'),
  plan(state, { base: id, pose, together }, actor) {
    const base = state.bases[id]
    if (!base) return { refusals: [noSuchBase] }
    const bases = together ? basesOfUnit(state, unitOf(state, base.unit)) : [base]
    const beside = new Set(bases.map(it => it.id))
    const poses = bases.map(it => ({ it, pose: besides(it, base, pose) }))
    return unless(
      [
        ...notHere(state, base, actor),
        ...poses.flatMap(({ it, pose: to }) => [
          ...zoneRefusals(state, it, to),
          ...standRefusals(state, it, to, beside),
        ]),
      ],
      () => ({
        title: together ? `Place ${unitOf(state, base.unit).name}` : `Place ${base.name}`,
        rule: 'LW.board.edges',
        ledgers: [],
        resolve: () => poses.map(({ it, pose: to }) => ({ id: it.id, pose: to })),
      }),
    )
  },
  apply(next, { base: id }, poses, { emit }) {
    putBases(
      next,
      poses.map(({ id: placed, pose: { at, facing } }) =>
        changedBase(baseOf(next, placed), { at: { x: at.x, y: at.y }, facing }),
      ),
    )
    emit({ type: 'deployed', rules: ['LW.board.edges'], base: id, together: poses.length })
  },
  *offers(state, seat) {
    for (const unit of unitsOf(state, seat)) {
      const bases = basesOfUnit(state, unit)
      const leader = leaderOf(bases)
      if (leader && bases.length > 1)
        yield offerOf(state, leader, { together: true, label: `Place all of ${unit.name}` })
    }
    for (const base of basesOfSeat(state, seat)) yield offerOf(state, base, { together: false, label: 'Place' })
  },
})

/** The pose of another base of the unit that keeps its place beside the one that is placed. */
function besides(base: Base, leader: Base, to: Pose): Pose {
  const by = sub(base.at, leader.at)
  return { at: { x: to.at.x + by.x, y: to.at.y + by.y }, facing: to.facing }
}

const notHere = (state: State, base: Base, actor: string): (Refusal | false)[] => [
  state.step !== 'deployment' && refuse('LW.board.edges', 'You place bases before the first turn.'),
  state.step === 'deployment' &&
    state.active !== actor &&
    refuse('LW.board.edges', "It's the other side's turn to place bases."),
  (base.seat !== actor || base.status !== 'table') && refuse('LW.board.edges', `${base.name} isn't yours to place.`),
]

const zoneRefusals = (state: State, base: Base, { at }: Pose): Refusal[] => {
  const depth = zoneDepth(state, base.seat)
  return toOwnEdge(state, base.seat, at) > depth + 1e-6
    ? [refuse('LW.board.edges', `${base.name} must be within ${depth} inches of its own edge.`)]
    : []
}

function offerOf(
  state: State,
  base: Base,
  { together, label }: { together: boolean; label: string },
): Offer<z.infer<typeof schema>> {
  const { seat } = base
  return {
    kind: 'region',
    id: `deploy.${together ? 'unit.' : ''}${base.id}`,
    label,
    key: together ? KEYS.placeUnit : KEYS.place,
    rule: 'LW.board.edges',
    piece: base.id,
    bars: () => [],
    region: () => [{ kind: 'polygon', tone: 'reach', points: strip(state, seat, zoneDepth(state, seat)) }],
    facing: 'free',
    start: () => ({ at: base.at, facing: base.facing }),
    ghost: { art: artOf(state, base), radius: halfOf(state, base).long },
    at: pose => ({ type: 'deploy', base: base.id, pose, together }),
  }
}

/** A side is ready. */
export const deployDone = define(z.strictObject({ type: z.literal('deploy.done') }))({
  rule: 'LW.board.edges',
  when: during('deployment'),
  plan: (state, _, actor) =>
    state.step === 'deployment' && state.active === actor
      ? plain('Finish placing troops', 'LW.board.edges')
      : { refusals: [refuse('LW.board.edges', 'You place bases before the first turn.')] },
  apply(next, _, __, { emit }) {
    const seat = next.active
    if (!seat) return
    emit({ type: 'deployment-done', rules: ['LW.board.edges'], seat })
    next.active = next.seats[next.seats.indexOf(seat) + 1] ?? null
    if (next.active !== null) return
    next.step = 'initiative'
    next.turn = 1
  },
  *offers(state, seat) {
    yield {
      kind: 'button',
      id: 'deploy.done',
      label: 'Finish placing troops',
      key: KEYS.finishPlacing,
      rule: 'LW.board.edges',
      leaves: () => unplaced(state, seat),
      action: { type: 'deploy.done' },
    }
  },
})

/** How many units are still where the set-up put them. */
function unplaced(state: State, seat: Seat): string | null {
  const { bases } = initialState({
    seats: state.seats.map(one => ({ seat: one, name: '', played: 'person' })),
    options: state.options,
  })
  const isWhereItWas = ({ id, at, facing }: Base): boolean => {
    const before = bases[id]
    return before !== undefined && before.facing === facing && before.at.x === at.x && before.at.y === at.y
  }
  const left = unitsOf(state, seat).filter(unit => {
    const placed = basesOfUnit(state, unit).filter(({ status }) => status === 'table')
    return placed.length > 0 && placed.every(isWhereItWas)
  }).length
  return left > 0 ? `You haven't placed ${count(left, 'unit')}. They stay where they are.` : null
}
