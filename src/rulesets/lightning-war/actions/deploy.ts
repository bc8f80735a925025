import { type Pose, sub } from '../../../engine/geometry/vec'
import { plain, type Refusal, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import { define } from '../define'
import { artOf } from '../rules/art'
import { baseOf, no, unitOf } from '../rules/base'
import { changedBase } from '../rules/changed'
import { halfOf } from '../rules/footprint'
import { basesOfSeat, standing, unitsOf } from '../rules/muster'
import { toOwnEdge } from '../rules/retiring'
import { putBases } from '../rules/writing'
import type { Base, State } from '../state'
import { standRefusals, strip } from './arrive'
import { leaderOf } from './move-unit'
import { noSuchBase, poseSchema } from './shared'

const schema = z.object({
  type: z.literal('deploy'),
  base: z.string(),
  pose: poseSchema,
  /** The whole unit goes with it. */
  together: z.boolean(),
})

const depthOf = (state: State, seat: Seat): number => state.options.sides[seat]?.depth ?? 12

/** Before the first turn bases may be rearranged in their zone. */
export const deploy = define(schema)({
  rule: 'LW.board.edges',
  when: 'deployment',
  plan(state, { base: id, pose, together }, actor) {
    const base = state.bases[id]
    if (!base) return { refusals: [noSuchBase] }
    const bases = together ? standing(state, unitOf(state, base.unit)) : [base]
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
      const bases = standing(state, unit)
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
  state.step !== 'deployment' && no('LW.board.edges', 'Bases are placed before the first turn.'),
  state.step === 'deployment' && state.active !== actor && no('LW.board.edges', 'The other side is placing its bases.'),
  (base.seat !== actor || base.status !== 'table') && no('LW.board.edges', `${base.name} is not yours to place.`),
]

const zoneRefusals = (state: State, base: Base, { at }: Pose): Refusal[] => {
  const depth = depthOf(state, base.seat)
  return toOwnEdge(state, base.seat, at) > depth + 1e-6
    ? [no('LW.board.edges', `${base.name} stands within ${depth} inches of its own edge.`)]
    : []
}

function offerOf(state: State, base: Base, { together, label }: { together: boolean; label: string }) {
  const { seat } = base
  const depth = depthOf(state, seat)
  return {
    kind: 'region',
    id: `deploy.${together ? 'unit.' : ''}${base.id}`,
    label,
    key: together ? 'u' : 'p',
    rule: 'LW.board.edges',
    piece: base.id,
    rearranges: true,
    bars: () => [],
    region: [{ kind: 'polygon', tone: 'reach', points: strip(state, seat, depth) }],
    facing: 'free',
    start: { at: base.at, facing: base.facing },
    ghost: { art: artOf(state, base), radius: halfOf(state, base).long },
    at: (pose: Pose) => ({ type: 'deploy' as const, base: base.id, pose, together }),
    sample: (random: () => number): Pose => ({
      at: { x: random() * state.map.width, y: seat === 'A' ? state.map.height - random() * depth : random() * depth },
      facing: base.facing,
    }),
  } as const
}

/** A side is ready. */
export const deployDone = define(z.object({ type: z.literal('deploy.done') }))({
  rule: 'LW.board.edges',
  when: 'deployment',
  plan: (state, _, actor) =>
    state.step === 'deployment' && state.active === actor
      ? plain('Ready', 'LW.board.edges')
      : { refusals: [no('LW.board.edges', 'Bases are placed before the first turn.')] },
  apply(next, _, __, { emit }) {
    const seat = next.active
    if (!seat) return
    emit({ type: 'deployment-done', rules: ['LW.board.edges'], seat })
    next.active = next.seats[next.seats.indexOf(seat) + 1] ?? null
    if (next.active !== null) return
    next.step = 'initiative'
    next.turn = 1
  },
  *offers() {
    yield {
      kind: 'button',
      id: 'deploy.done',
      label: 'My troops are in place',
      key: 'e',
      rule: 'LW.board.edges',
      action: { type: 'deploy.done' },
    }
  },
})
