import { word } from '../../../engine/bounds'
import { pose } from '../../../engine/geometry/schema'
import { atMost } from '../../../engine/geometry/units'
import type { Pose, Vec } from '../../../engine/geometry/vec'
import { type Refusal, refuse, unless } from '../../../engine/rolls/plan'
import { z } from '../../../engine/schema'
import type { Seat } from '../../../engine/seats'
import { define, during } from '../define'
import { artOf } from '../rules/art'
import { baseOf, isArmour, unitOf } from '../rules/base'
import { halfOf, overlaps, standOf, touches } from '../rules/footprint'
import { groundOf } from '../rules/ground'
import { settled } from '../rules/moving'
import { goingFor, moverOf } from '../rules/rates'
import { forward, toOwnEdge } from '../rules/retiring'
import { nearby, onMap } from '../rules/room'
import { reserves } from '../rules/roster'
import { changedBase, putBase } from '../rules/writing'
import type { Base, State } from '../state'
import { noSuchBase, notNow, notOwn } from './shared'

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

/** Why a base can't be placed there: off the table, on another base, in contact with an enemy, or in terrain it can't enter. */
export function standRefusals(state: State, base: Base, pose: Pose, beside: ReadonlySet<string>): Refusal[] {
  const stand = { pose, half: halfOf(state, base) }
  const reasons: Refusal[] = onMap(state, pose.at) ? [] : [refuse('LW.board.edges', "That's off the table.")]
  for (const other of nearby(state, stand)) {
    if (other.id === base.id || beside.has(other.id)) continue
    const there = standOf(state, other)
    if (overlaps(stand, there) || (other.seat !== base.seat && touches(stand, there)))
      reasons.push(refuse('LW.board.contact', `${other.name} is in that spot.`))
  }
  if (goingFor(moverOf(state, base)).cost(groundOf(state).ground(pose.at), 'level') === null)
    reasons.push(refuse('LW.board.terrain', `${base.name} can't enter that terrain.`))
  return reasons
}

const schema = z.strictObject({ type: z.literal('arrive'), base: word, pose })

/** A base of a unit that is due comes on over its own edge. */
export const arrive = define(schema)({
  rule: 'LW.board.edges',
  when: during('movement'),
  plan(state, { base: id, pose }, actor) {
    const base = state.bases[id]
    if (!base) return { refusals: [noSuchBase] }
    const unit = unitOf(state, base.unit)
    return unless(
      [
        ...notNow(state, 'movement', actor),
        notOwn(base, actor),
        base.status !== 'reserve' && refuse('LW.board.edges', `${base.name} isn't waiting to arrive.`),
        unit.arrives > state.turn && refuse('LW.board.edges', `${unit.name} arrives in turn ${unit.arrives}.`),
        !atMost(toOwnEdge(state, base.seat, pose.at), depthOf(state, base)) &&
          refuse('LW.board.edges', `${base.name} can't arrive further in than one move.`),
        ...standRefusals(state, base, pose, new Set()),
      ],
      () => ({ title: `${base.name} arrives`, rule: 'LW.board.edges', ledgers: [], resolve: () => null }),
    )
  },
  apply(next, { base: id, pose }, _, { emit }) {
    const base = settled(next, baseOf(next, id), { pose, moved: 'normal', retired: false })
    putBase(next, changedBase(base, { status: 'table' }))
    emit({ type: 'arrived', rules: ['LW.board.edges'], base: id })
  },
  *offers(state, seat) {
    for (const base of arriving(state, seat))
      yield {
        kind: 'region',
        id: `arrive.${base.id}`,
        label: `Bring ${base.name} onto the table`,
        rule: 'LW.board.edges',
        piece: base.id,
        bars: () => [],
        region: () => [{ kind: 'polygon', tone: 'reach', points: strip(state, seat, depthOf(state, base)) }],
        facing: 'free',
        start: () => ({ at: { x: base.at.x, y: seat === 'A' ? state.map.height - 1 : 1 }, facing: forward(seat) }),
        ghost: { art: artOf(state, base), radius: halfOf(state, base).long },
        at: pose => ({ type: 'arrive', base: base.id, pose }),
      }
  },
})
