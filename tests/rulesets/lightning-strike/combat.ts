import { heading } from '../../../src/engine/geometry/angle'
import { oddsOf } from '../../../src/engine/rolls/odds'
import type { Plan } from '../../../src/engine/rolls/plan'
import type { LsAction } from '../../../src/rulesets/lightning-strike/actions'
import type { Band, Card, FiringArc, Weapon } from '../../../src/rulesets/lightning-strike/cards/card'
import type { LsEvent } from '../../../src/rulesets/lightning-strike/events'
import type { Options } from '../../../src/rulesets/lightning-strike/options'
import type { Unit } from '../../../src/rulesets/lightning-strike/state'
import { cardNamed, type LsTable, table } from './support'

/** Without Command Points nobody is asked before the dice are rolled. */
export const duel = (options: Partial<Options> = {}): LsTable => table({ commandPoints: 0, ...options })

/** Counters and other values of a Unit, set by hand. */
export function mark(t: LsTable, id: string, changes: Partial<Unit>): LsTable {
  t.state = { ...t.state, units: { ...t.state.units, [id]: { ...t.unitOf(id), ...changes } } }
  return t
}

export const attackOn = (target: string, more: { unit?: string; weapon?: number; facing?: number } = {}): LsAction => ({
  type: 'attack',
  unit: 'A1',
  weapon: 0,
  target,
  ...more,
})

/** The rules that the last event of a type names. */
export const cited = (t: LsTable, type: LsEvent['type']): readonly string[] => t.last(type).rules

/** The lines of a ledger as value and rule. */
export function lines(plan: Plan<unknown>, name: string): [number, string][] {
  const ledger = plan.ledgers.find(it => it.name === name)
  if (!ledger) throw new Error(`no ledger ${name}; there are ${plan.ledgers.map(it => it.name).join(', ')}`)
  return ledger.lines.map(({ value, rule }) => [value, rule])
}

/** The chance of each outcome, as rolls in 1296. */
export function chances(plan: Plan<unknown>): Record<string, number> {
  const odds = oddsOf(plan)
  if (!odds) throw new Error('no odds')
  return Object.fromEntries(
    odds.outcomes.map(({ label, probability }) => [label, Number((probability * 1296).toFixed(6))]),
  )
}

/** A point at this bearing and distance from the middle of the table. */
export function around(bearing: number, distance: number): readonly [number, number] {
  const h = heading(bearing)
  return [50 + h.x * distance, 50 + h.y * distance]
}

export const gun = (arc: FiringArc, bands: readonly Band[] = [{ to: 30, accuracy: 0, damage: 10 }]): Weapon => ({
  name: 'Gun',
  arc,
  type: 'P',
  missile: false,
  bands: [...bands],
})

/** A card like another but for what the test needs. */
export const like = (id: string, changes: Partial<Card>): Card => ({ ...cardNamed(id), id: `${id}-like`, ...changes })

/** A straight move up or down the table. */
export const moveTo = (y: number, unit = 'A1'): LsAction => ({
  type: 'move',
  unit,
  path: [{ at: { x: 50, y }, facing: 0 }],
})
