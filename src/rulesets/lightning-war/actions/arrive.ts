import { atMost } from '../../../engine/geometry/units'
import type { Pose, Vec } from '../../../engine/geometry/vec'
import { type Refusal, unless } from '../../../engine/rolls/plan'
import type { Random } from '../../../engine/rolls/random'
import type { Shape } from '../../../engine/scene/shapes'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import { define } from '../define'
import { artOf } from '../rules/art'
import { baseOf, isArmour, no, unitOf } from '../rules/base'
import { changedBase } from '../rules/changed'
import { halfOf, overlaps, standOf, touches } from '../rules/footprint'
import { groundOf } from '../rules/ground'
import { settled } from '../rules/moving'
import { reserves } from '../rules/muster'
import { goingFor, moverOf } from '../rules/rates'
import { homeward, toOwnEdge } from '../rules/retiring'
import { nearby, onMap } from '../rules/room'
import { putBase } from '../rules/writing'
import type { Base, State } from '../state'
import { noSuchBase, notNow, notOwn, poseSchema } from './shared'

/** How deep a base comes on in its first move. */
export const depthOf = (state: State, base: Base): number => (isArmour(state, base) ? 12 : 6)

const arriving = (state: State, seat: Seat): Base[] =>
  reserves(state).filter(base => base.seat === seat && unitOf(state, base.unit).arrives <= state.turn)

export const hasArrivals = (state: State, seat: Seat): boolean => arriving(state, seat).length > 0

/** A strip along the edge of a side. */
export function strip({ map }: Pick<State, 'map'>, seat: Seat, depth: number): readonly Vec[] {
  const [top, bottom] = seat === 'A' ? [map.height - depth, map.height] : [0, depth]
  return [
    { x: 0, y: top },
    { x: map.width, y: top },
    { x: map.width, y: bottom },
    { x: 0, y: bottom },
  ]
}

/** Why nobody can stand there: off the table, on somebody, beside an enemy, in what it cannot enter. */
export function standRefusals(state: State, base: Base, pose: Pose, beside: ReadonlySet<string>): Refusal[] {
  const stand = { pose, half: halfOf(state, base) }
  const reasons: Refusal[] = onMap(state, pose.at) ? [] : [no('LW.board.edges', 'That is not on the table.')]
  for (const other of nearby(state, stand)) {
    if (other.id === base.id || beside.has(other.id)) continue
    const there = standOf(state, other)
    if (overlaps(stand, there) || (other.seat !== base.seat && touches(stand, there)))
      reasons.push(no('LW.board.contact', `${other.name} stands there.`))
  }
  if (goingFor(moverOf(state, base)).cost(groundOf(state).ground(pose.at), 'level') === null)
    reasons.push(no('LW.board.terrain', `${base.name} cannot stand in that ground.`))
  return reasons
}

const schema = z.object({ type: z.literal('arrive'), base: z.string(), pose: poseSchema })

/** A base of a unit that is due comes on over its own edge. */
export const arrive = define(schema)({
  rule: 'LW.board.edges',
  when: 'movement',
  plan(state, { base: id, pose }, actor) {
    const base = state.bases[id]
    if (!base) return { refusals: [noSuchBase] }
    const unit = unitOf(state, base.unit)
    return unless(
      [
        ...notNow(state, 'movement', actor),
        notOwn(base, actor),
        base.status !== 'reserve' && no('LW.board.edges', `${base.name} is not waiting to come on.`),
        unit.arrives > state.turn && no('LW.board.edges', `${unit.name} comes in turn ${unit.arrives}.`),
        !atMost(toOwnEdge(state, base.seat, pose.at), depthOf(state, base)) &&
          no('LW.board.edges', `${base.name} comes on no deeper than its move.`),
        ...standRefusals(state, base, pose, new Set()),
      ],
      () => ({ title: `${base.name} comes on`, rule: 'LW.board.edges', ledgers: [], resolve: () => null }),
    )
  },
  apply(next, { base: id, pose }, _, { emit }) {
    const base = settled(next, baseOf(next, id), { pose, moved: 'normal', retired: false })
    putBase(next, changedBase(base, { status: 'table' }))
    emit({ type: 'arrived', rules: ['LW.board.edges'], base: id })
  },
  offers: (state, seat) => arriving(state, seat).map(base => new ArriveOffer(state, base)),
})

class ArriveOffer {
  readonly kind = 'region'
  readonly key = 'n'
  readonly rule = 'LW.board.edges'
  readonly facing = 'free'

  constructor(
    private readonly state: State,
    private readonly base: Base,
  ) {}

  get id(): string {
    return `arrive.${this.base.id}`
  }

  get label(): string {
    return `Bring on ${this.base.name}`
  }

  get piece(): string {
    return this.base.id
  }

  get region(): readonly Shape[] {
    const { state, base } = this
    return [{ kind: 'polygon', tone: 'reach', points: strip(state, base.seat, depthOf(state, base)) }]
  }

  bars(): readonly Refusal[] {
    return []
  }

  get start(): Pose {
    const { state, base } = this
    return { at: { x: base.at.x, y: base.seat === 'A' ? state.map.height - 1 : 1 }, facing: this.ahead }
  }

  get ghost() {
    return { art: artOf(this.state, this.base), radius: halfOf(this.state, this.base).long }
  }

  at(pose: Pose): z.infer<typeof schema> {
    return { type: 'arrive', base: this.base.id, pose }
  }

  sample(random: Random): Pose {
    const { state, base } = this
    const x = random() * state.map.width
    const deep = random() * depthOf(state, base)
    return { at: { x, y: base.seat === 'A' ? state.map.height - deep : deep }, facing: this.ahead }
  }

  private get ahead(): number {
    return (homeward(this.base.seat) + 180) % 360
  }
}
