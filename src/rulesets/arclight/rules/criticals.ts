import type { Seat } from '../../../engine/seats'
import type { Emit } from '../events'
import type { ArcRule } from '../rulebook'
import type { ConditionKind, Next, Ship, State } from '../state'
import type { Critical } from '../tables/criticals'
import { destroy } from './destruction'
import { conditionOf } from './ship'
import { retarget } from './torpedoes'
import { changeShip } from './writing'

interface Cause {
  readonly by: Seat
  readonly emit: Emit
}

export const criticalRule = (sum: Critical): ArcRule => `ARC.crit.${sum}`

const LASTING: Readonly<Partial<Record<Critical, ConditionKind>>> = {
  4: 'hull-cracks',
  6: 'right-only',
  7: 'no-esv',
  8: 'move-first',
  9: 'shutdown',
  10: 'straight',
  12: 'fuel-leak',
  13: 'hud',
  14: 'ew',
  15: 'interference',
  18: 'creaking',
  19: 'left-only',
  20: 'straight',
  21: 'engine',
  22: 'no-screens',
  23: 'life-support',
}

/** ARC.code.X: applies a critical of the chart. */
export function applyCritical(next: Next, ship: Ship, { sum, by, emit }: Cause & { sum: Critical }): void {
  emit({ type: 'critical', rules: ['ARC.code.X', criticalRule(sum)], ship: ship.id, sum })
  const lasting = LASTING[sum]
  if (lasting) {
    putCondition(next, ship, { kind: lasting, by, emit })
    return
  }
  switch (sum) {
    case 2:
    case 24:
      destroy(next, ship, { why: 'critical', emit, rule: criticalRule(sum) })
      break
    case 3:
    case 5:
      // ARC.index.sequence: it waits until the current codes are done.
      next.stack = [...next.stack.slice(0, 1), { kind: 'malfunction', ship: ship.id, by }, ...next.stack.slice(1)]
      break
    case 11:
      next.stack = [{ kind: 'lower', ship: ship.id }, ...next.stack]
      break
    case 17:
      next.stack = [{ kind: 'lock', ship: ship.id }, ...next.stack]
      break
    case 16:
      retarget(next, ship, emit)
  }
}

/** Conditions that a ship can have more than once. */
const SEVERAL: readonly ConditionKind[] = ['life-support']

/** ARC.crit.repeat: a condition isn't doubled, but a timer runs to the later end. */
export function putCondition(next: Next, ship: Ship, { kind, by, emit }: Put): void {
  const { conditions } = ship
  const { turn } = next
  const had = conditionOf(ship, kind)
  if (!had || SEVERAL.includes(kind)) {
    changeShip(next, ship.id, { conditions: [...conditions, { kind, turn, by }] })
    return
  }
  const anew = !stands(next, kind)
  if (anew) changeShip(next, ship.id, { conditions: conditions.map(each => (each === had ? { ...each, turn } : each)) })
  const longer = anew && TIMED.includes(kind) && had.turn < turn
  emit({ type: 'repeated', rules: ['ARC.crit.repeat'], ship: ship.id, kind, longer })
}

interface Put {
  readonly kind: ConditionKind
  readonly by: Seat
  readonly emit: Emit
}

/** Conditions that end after a time. */
export const TIMED: readonly ConditionKind[] = ['no-esv', 'shutdown', 'engine', 'move-first', 'straight']

/** Conditions that keep their first date, because a repeat must not delay them. */
const stands = (state: State, kind: ConditionKind): boolean =>
  kind === 'doomed' || (kind === 'fuel-leak' && state.options.fuel === 'in5')
