import { type Plan, plain, refuse } from '../../../engine/rolls/plan'
import type { Seat } from '../../../engine/seats'
import type { Emit } from '../events'
import { type DieId, type Next, type Ship, shipOf } from '../state'
import { CONSOLE, SHIELDS, type Shield } from '../tables/console'
import { moveDice, setShield } from './writing'

export type Side = 'front' | 'rear'

export const covers = (shield: Shield, side: Side): boolean =>
  CONSOLE[shield].zone === side || CONSOLE[shield].zone === 'both'

/** Shields that are up and cover the side that is hit. */
export const usableShields = (ship: Ship, side: Side): Shield[] =>
  SHIELDS.filter(shield => ship.shields[shield] && covers(shield, side))

export function planShield(ship: Ship, shield: Shield): Plan<null> {
  const { name } = CONSOLE[shield]
  return plain(`Raise the ${name}`, 'TS.shield.1.raise', {
    warnings: () =>
      ship.shields[shield] ? [refuse('TS.shield.2.active', `The ${name} is already up, so nothing changes.`)] : [],
  })
}

export function raiseShield(
  next: Next,
  seat: Seat,
  { die, shield }: { readonly die: DieId; readonly shield: Shield },
  emit: Emit,
): void {
  const already = shipOf(next, seat).shields[shield]
  moveDice(next, seat, [die], 'aside')
  setShield(next, seat, shield, true)
  const rules = already
    ? (['TS.shield.2.active'] as const)
    : (['TS.shield.1.raise', 'TS.shield.1.die', 'TS.setup.1.shields'] as const)
  emit({ type: 'shield-raised', rules, seat, shield, already })
}
