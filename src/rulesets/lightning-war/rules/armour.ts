import { heading } from '../../../engine/geometry/angle'
import { atMost, EPSILON } from '../../../engine/geometry/units'
import type { Pose, Vec } from '../../../engine/geometry/vec'
import { type Modifier, modifier, total } from '../../../engine/rolls/ledger'
import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Shape } from '../../../engine/scene/shapes'
import { isClearBetween } from '../../../engine/terrain/sight'
import { trace } from '../../../engine/terrain/trace'
import type { Base, State } from '../state'
import type { Gun } from '../tables/guns'
import { coverOf } from '../tables/terrain'
import { hasMoved, modelOf } from './base'
import { directRefusals, firerRefusals, type Shot, targetChoiceRefusals } from './firing'
import { cornersOf, halfOf } from './footprint'
import { coverAt, crossesBase, groundOf, onCrest } from './ground'
import { wrecksOf } from './roster'
import { SIGHT } from './sight'
import { inches } from './words'

export const NEAR = 12
export const FAR = 24

/** LW.armour.range: dice of the gun at a range; null beyond 24 inches. */
export const rowAt = ({ to12, to24 }: Pick<Gun, 'to12' | 'to24'>, far: number): number | null =>
  atMost(far, NEAR) ? to12 : atMost(far, FAR) ? to24 : null

/** LW.armour.side-rear: front while the firer is not behind the line through the front edge. */
export function facingSide(target: Pose, long: number, from: Vec): 'front' | 'side' {
  const h = heading(target.facing)
  const along = (from.x - target.at.x) * h.x + (from.y - target.at.y) * h.y
  return along >= long - EPSILON ? 'front' : 'side'
}

/** The defence value a vehicle shows to a point; nothing for a soft one. */
export function defenceFrom(state: State, target: Base, from: Vec): { value: number; side: 'front' | 'side' } {
  const side = facingSide(target, halfOf(state, target).long, from)
  const { vehicle } = modelOf(state, target)
  return { value: vehicle ? vehicle[side] : 0, side }
}

/** The line at right angles through the front edge of a vehicle. */
export function facingLine(state: State, base: Base, reach: number): Shape {
  const h = heading(base.facing)
  const { long } = halfOf(state, base)
  const at = { x: base.at.x + h.x * long, y: base.at.y + h.y * long }
  const end = (k: number): Vec => ({ x: at.x - h.y * reach * k, y: at.y + h.x * reach * k })
  return { kind: 'path', tone: 'note', points: [end(-1), end(1)], dashed: true }
}

export function armourRefusals(state: State, shot: Shot): Refusal[] {
  const { weapon, target, far } = shot
  const { kind } = modelOf(state, target)
  const reasons = [...firerRefusals(state, shot), ...targetChoiceRefusals(state, shot)]
  if (!atMost(far, FAR))
    reasons.push(
      refuse('LW.armour.range', `${target.name} is ${inches(far)} away; guns reach 24 inches against armour.`),
    )
  reasons.push(...directRefusals(state, shot))
  if (!weapon.ap) reasons.push(refuse('LW.armour.weapon-target', `The ${weapon.name} has no armour-piercing shot.`))
  if (kind !== 'afv' && kind !== 'soft')
    reasons.push(
      refuse(
        'LW.armour.weapon-target',
        'You can only fire armour-piercing shot at vehicles. Use high explosive against troops.',
      ),
    )
  return reasons
}

/** LW.armour.hull-down: on a crest, in cover, or with a corner behind something. */
export function hullDown(state: State, shot: Pick<Shot, 'firer' | 'target'>): { why: string; shapes: Shape[] } | null {
  const { firer, target } = shot
  if (onCrest(state, target.at)) return { why: 'Hull down on a crest', shapes: [] }
  if (coverAt(state, target.at) !== 'none') return { why: 'In cover', shapes: [] }
  const corners = [...cornersOf(target, halfOf(state, target)), target.at]
  const hidden = corners.filter(corner => obscured(state, shot, corner))
  if (hidden.length === 0) return null
  const rays = hidden.map((corner): Shape => ({ kind: 'path', tone: 'warn', points: [firer.at, corner], dashed: true }))
  return { why: 'Partly obscured', shapes: rays }
}

function obscured(state: State, { firer, target }: Pick<Shot, 'firer' | 'target'>, to: Vec): boolean {
  const ground = groundOf(state)
  if (!isClearBetween(ground, SIGHT, { from: firer.at, to })) return true
  if (wrecksOf(state).some(wreck => wreck.id !== target.id && crossesBase(state, wreck, [firer.at, to]))) return true
  const { spans, line } = trace(ground, firer.at, to)
  return spans.some(
    ({ kind, from, to: end, crossing }) =>
      // A corner in a wood is behind it; one that stands on a hedge may be before it.
      !crossing && coverOf(kind) !== 'none' && from > EPSILON && (!kind.barrier || end < line.length - EPSILON),
  )
}

/** LW.armour.order: row, defence, moved, hull down; then at least one die. */
export function armourLines(state: State, shot: Shot): Modifier[] {
  const { firer, weapon, target, far } = shot
  const row = weapon.ap ? rowAt(weapon.ap, far) : null
  if (!weapon.ap || row === null) return []
  const { value, side } = defenceFrom(state, target, firer.at)
  const veiled = hullDown(state, shot)
  const lines = [
    modifier(row, `${weapon.ap.name} at ${inches(far)}`, 'LW.armour.dice'),
    ...(value > 0
      ? [
          side === 'front'
            ? modifier(-value, `Front armour of ${target.name}`, 'LW.armour.defence')
            : modifier(-value, `Side or rear armour of ${target.name}`, 'LW.armour.side-rear'),
        ]
      : []),
    ...(hasMoved(firer)
      ? [
          modifier(
            -2,
            'The firing unit has moved',
            modelOf(state, firer).kind === 'atgun' ? 'LW.inf.towed-at' : 'LW.armour.moved',
          ),
        ]
      : []),
    ...(veiled ? [modifier(-1, veiled.why, 'LW.armour.hull-down', veiled.shapes)] : []),
  ]
  const left = total(lines)
  return left < 1 ? [...lines, modifier(1 - left, 'At least one die', 'LW.armour.floor')] : lines
}
