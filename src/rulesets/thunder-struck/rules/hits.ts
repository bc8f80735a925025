import type { Seat } from '../../../engine/seats'
import { list } from '../../../engine/words'
import { citedIf, type Emit } from '../events'
import type { TsRule } from '../rulebook'
import { type Hit, type Next, type Ship, type State, shipOf } from '../state'
import { CONSOLE, SHIELDS, type Shield, SPACES, type Space, VITAL_PAIRS } from '../tables/console'
import { dieOn } from './console'
import { destroy } from './destruction'
import { type Side, usableShields } from './shields'
import { changeShip, moveDice, pop, push, putTop, setShield } from './writing'

/** A ship is hit. If no shield covers that side, it is destroyed; otherwise its player chooses what to lose. */
export function strike(next: Next, target: Ship, side: Side, emit: Emit): void {
  const shields = usableShields(target, side)
  if (shields.length === 0) {
    destroy(next, target.seat, 'unprotected', emit)
    return
  }
  push(next, { kind: 'hit', target: target.seat, side, shield: null })
  const only = shields[0]
  if (shields.length === 1 && only) spendShield(next, only, emit)
}

/** The hit for which this seat must choose a shield or mark the damage. */
export function hitOn(state: State, seat: Seat): Hit | null {
  const frame = state.stack.at(-1)
  return frame?.kind === 'hit' && frame.target === seat ? frame : null
}

/** The shield is used up, and the player marks the damage next. */
export function spendShield(next: Next, shield: Shield, emit: Emit): void {
  const frame = next.stack.at(-1)
  if (frame?.kind !== 'hit') return
  setShield(next, frame.target, shield, false)
  putTop(next, { ...frame, shield })
  const mid = citedIf(shield === 'SM', 'TS.shield.3.mid')
  const rules = ['TS.fire.3.choose-shield', 'TS.shield.4.choose', ...mid, 'TS.shield.last'] as const
  emit({ type: 'shield-lost', rules, seat: frame.target, shield })
}

/** Undamaged spaces where a hit that this shield stopped can be marked. */
export const damageable = (ship: Ship, shield: Shield): Space[] =>
  SPACES.filter(space => !ship.damage.includes(space) && inZone(shield, space))

/** Whether a space is in the zone of a shield. */
export function inZone(shield: Shield, space: Space): boolean {
  const { zone } = CONSOLE[shield]
  return zone === 'both' || CONSOLE[space].zone === zone || CONSOLE[space].zone === 'both'
}

/** Whether damage here would be the second of a pair that the ship needs. */
export const isDeadly = (ship: Ship, space: Space): boolean =>
  VITAL_PAIRS.some(([a, b]) => (a === space && ship.damage.includes(b)) || (b === space && ship.damage.includes(a)))

/** The active shield on a space. */
const shieldUpOn = ({ shields }: Ship, space: Space): Shield | undefined =>
  SHIELDS.find(shield => shield === space && shields[shield])

/** What is lost with the space, for the preview. */
export function lostWith(ship: Ship, space: Space): string {
  const die = dieOn(ship.dice, space)
  const face = die === undefined ? undefined : ship.dice[die]?.face
  const lost = [
    ...(face === undefined ? [] : [`the ${face} there is lost`]),
    ...(shieldUpOn(ship, space) ? ['its shield goes down'] : []),
  ]
  return lost.length === 0 ? '' : `: ${list(lost)}`
}

export function markDamage(next: Next, seat: Seat, space: Space, emit: Emit): void {
  const ship = shipOf(next, seat)
  const rules = damageRules(ship, { space, used: hitOn(next, seat)?.shield ?? null })
  const die = dieOn(ship.dice, space)
  const shield = shieldUpOn(ship, space)
  changeShip(next, seat, { damage: [...ship.damage, space] })
  if (die) moveDice(next, seat, [die], 'aside')
  if (shield) setShield(next, seat, shield, false)
  emit({ type: 'damaged', rules, seat, space, dieLost: die !== undefined, shieldOff: shield !== undefined })
  pop(next)
  if (isDeadly(ship, space)) destroy(next, seat, 'pair', emit)
}

/** The rules for a Damage token; call it before the token is placed. */
function damageRules(
  ship: Ship,
  { space, used }: { readonly space: Space; readonly used: Shield | null },
): readonly TsRule[] {
  return [
    'TS.fire.3.damage',
    'TS.fire.3.one-token',
    used === 'SM' ? 'TS.fire.3.mid-any' : 'TS.console.zones',
    ...citedIf(dieOn(ship.dice, space) !== undefined, 'TS.fire.5.die-lost'),
    ...citedIf(shieldUpOn(ship, space) !== undefined, 'TS.fire.4.shield-off', 'TS.shield.last'),
    ...citedIf(ship.cubes > 0, 'TS.fire.3.cubes-safe'),
    ...citedIf(!isDeadly(ship, space) && endsKind(ship, space), 'TS.fire.6.not-power'),
  ]
}

/** Whether this is the last undamaged Power space or the last undamaged Shield space. */
function endsKind({ damage }: Ship, space: Space): boolean {
  const spaces: readonly Space[] = CONSOLE[space].kind === 'power' ? ['P1', 'P2'] : SHIELDS
  return spaces.includes(space) && spaces.every(other => other === space || damage.includes(other))
}
