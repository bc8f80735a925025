import { atMost, EPSILON } from '../../../engine/geometry/units'
import { distance, type Pose, type Vec } from '../../../engine/geometry/vec'
import type { Refusal } from '../../../engine/rolls/plan'
import type { Base, State } from '../state'
import { moveOrFire } from '../tables/vehicles'
import { modelOf, needsSetUp, no, onTable, unitOf } from './base'
import { changedBase } from './changed'
import { COMMAND_RADIUS, commanded, isStray } from './command'
import { modeRefusals } from './modes'
import { rateRefusals } from './price'
import { pointsFor } from './rates'
import { placeRefusals } from './room'
import { endOf, type Way } from './way'

/** Why a base does not move of its own will now, whatever the way. */
export function stayRefusals(state: State, base: Base): Refusal[] {
  const reasons: Refusal[] = []
  if (mayMove(state, base)) return reasons
  const unit = unitOf(state, base.unit)
  if (!onTable(base)) reasons.push(no('LW.board.edges', `${base.name} is not on the table.`))
  if (base.moved !== 'none') reasons.push(no('LW.move.once', `${base.name} has moved in this turn.`))
  if (base.retiring) reasons.push(no('LW.morale.fail', `${base.name} is retiring and makes no move of its own.`))
  if (unit.pinned || isAssaulted(state, base))
    reasons.push(no('LW.inf.assault.pinned', `${unit.name} is being assaulted and stays where it is.`))
  if (base.fired.length > 0 && firesOrMoves(state, base))
    reasons.push(no('LW.armour.turret2', `${base.name} has fired in defence and does not move.`))
  if (unit.reorganising === state.turn)
    reasons.push(no('LW.inf.assault.halt', `${unit.name} reorganises after its assault.`))
  return reasons
}

/** Whether a base moves of its own will now at all. */
export function mayMove(state: State, base: Base): boolean {
  if (!onTable(base) || base.moved !== 'none' || base.retiring) return false
  const unit = unitOf(state, base.unit)
  if (unit.pinned || unit.reorganising === state.turn || isAssaulted(state, base)) return false
  return base.fired.length === 0 || !firesOrMoves(state, base)
}

/** A vehicle that troops are closing with. */
const isAssaulted = ({ assaults }: State, { id }: Base): boolean =>
  assaults.length > 0 && assaults.some(({ target }) => target.kind === 'vehicle' && target.base === id)

function firesOrMoves(state: State, base: Base): boolean {
  const { vehicle } = modelOf(state, base)
  return vehicle !== null && moveOrFire(vehicle)
}

/** Every reason against a move. */
export function moveRefusals(state: State, way: Way): Refusal[] {
  const stays = stayRefusals(state, way.base)
  if (!onTable(way.base)) return stays
  return [
    ...stays,
    ...modeRefusals(state, way),
    ...rateRefusals(state, way),
    ...placeRefusals(state, way),
    ...commandRefusals(state, way),
  ]
}

/** LW.cmd.out.move: a squad that begins out of command ends linked or, if that is out of reach, nearer to the nearest linked base. */
function commandRefusals(state: State, way: Way): Refusal[] {
  const { base, mode } = way
  if (!isStray(state, base)) return []
  const mates = commanded(state, unitOf(state, base.unit)).filter(({ id }) => id !== base.id)
  if (mates.length === 0) return []
  const nearest = (at: Vec): number => Math.min(...mates.map(mate => distance(mate.at, at)))
  const [before, after] = [nearest(base.at), nearest(endOf(way).at)]
  const reachable = atMost(before - COMMAND_RADIUS, pointsFor('foot', mode))
  if (atMost(after, COMMAND_RADIUS) || (!reachable && after < before - EPSILON)) return []
  const why = reachable
    ? `${base.name} began out of command: its move ends within 6 inches of its unit.`
    : `${base.name} began out of command: it comes nearer to its unit or halts.`
  return [
    no(
      'LW.cmd.out.move',
      why,
      mates.map(({ at }) => ({ kind: 'disc', tone: 'note', at, radius: COMMAND_RADIUS })),
    ),
  ]
}

/** A base as it stands after moving. */
export const settled = (state: State, base: Base, { pose, moved, retired }: Settling): Base =>
  changedBase(base, {
    at: { x: pose.at.x, y: pose.at.y },
    facing: pose.facing,
    moved,
    retired: retired || base.retired,
    setUp: needsSetUp(state, base) ? 'packed' : base.setUp,
  })

interface Settling {
  readonly pose: Pose
  readonly moved: Base['moved']
  readonly retired: boolean
}
