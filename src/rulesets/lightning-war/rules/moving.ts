import { atMost, EPSILON } from '../../../engine/geometry/units'
import { distance, type Pose, type Vec } from '../../../engine/geometry/vec'
import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Base, State } from '../state'
import { moveOrFire } from '../tables/vehicles'
import { modelOf, needsSetUp, onTable, unitOf } from './base'
import { COMMAND_RADIUS, commanded, isStray } from './command'
import { modeRefusals } from './modes'
import { rateRefusals } from './price'
import { pointsFor } from './rates'
import { placeRefusals } from './room'
import { endOf, type Way } from './way'
import { changedBase } from './writing'

/** Why a base does not move of its own will now, whatever the way. */
export function stayRefusals(state: State, base: Base): Refusal[] {
  const reasons: Refusal[] = []
  if (mayMove(state, base)) return reasons
  const unit = unitOf(state, base.unit)
  if (!onTable(base)) reasons.push(refuse('LW.board.edges', `${base.name} isn't on the table.`))
  if (base.moved !== 'none') reasons.push(refuse('LW.move.once', `${base.name} has already moved this turn.`))
  if (base.retiring) reasons.push(refuse('LW.morale.fail', `${base.name} is retiring and can't move by choice.`))
  if (unit.pinned || isAssaulted(state, base))
    reasons.push(refuse('LW.inf.assault.pinned', `${unit.name} is being assaulted and can't move.`))
  if (base.fired.length > 0 && firesOrMoves(state, base))
    reasons.push(refuse('LW.armour.turret2', `${base.name} has fired in defence, so it can't move.`))
  if (unit.reorganising === state.turn)
    reasons.push(refuse('LW.inf.assault.halt', `${unit.name} is reorganising after its assault.`))
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
  return stays.concat(
    modeRefusals(state, way),
    rateRefusals(state, way),
    placeRefusals(state, way),
    commandRefusals(state, way),
  )
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
    ? `${base.name} started out of command, so its move must end within 6 inches of its unit.`
    : `${base.name} started out of command, so it must move closer to its unit or stay put.`
  return [
    refuse(
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
