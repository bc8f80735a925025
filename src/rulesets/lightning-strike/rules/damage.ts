import type { Card, Protection, Weapon } from '../cards/card'
import type { Emit, Severity } from '../events'
import type { LsRule } from '../rulebook'
import type { Next, State, Unit } from '../state'
import type { DefenceArc } from './arcs'
import { removeEcm } from './ecm'
import { changeUnit } from './writing'

/** What a hit does to the Unit it strikes, mildest first. */
export const EFFECTS = ['none', 'stunned', 'crippled', 'overkilled'] as const
export type Effect = (typeof EFFECTS)[number]

/** LS.damage.crippled.round: halves round up. */
const halved = (value: number): number => Math.ceil(value / 2)

/** LS.damage.crippled.halves, LS.damage.crippled.round: the multiplier is halved, not the damage. */
export const multiplierOf = (unit: Pick<Unit, 'crippled'>, damage: number): number =>
  unit.crippled ? halved(damage) : damage

/** LS.damage.type-protection: the special row replaces the normal one, in front only. */
export function protectionOf(card: Card, arc: DefenceArc, type: Weapon['type']): Protection {
  const { front, rear, special } = card.protection
  if (arc === 'rear') return rear
  return special && isSpecial(card, arc, type) ? special.front : front
}

export const isSpecial = (card: Card, arc: DefenceArc, type: Weapon['type']): boolean =>
  arc === 'front' && card.protection.special?.against === type

/** LS.damage.exceed, LS.damage.worst-only: the most severe Threshold that is exceeded. */
export function severityOf(damage: number, protection: Protection): Severity {
  if (damage > protection.overkill) return 'overkill'
  if (damage > protection.crippled) return 'crippled'
  return damage > protection.stun ? 'stun' : 'glance'
}

/** With the counters it already has: a second Stun cripples, a second Crippled destroys. */
export function effectOn(unit: Pick<Unit, 'stunned' | 'crippled'>, severity: Severity): Effect {
  const stunned = unit.stunned ? 'crippled' : 'stun'
  const worse = severity === 'stun' ? stunned : severity
  if (worse === 'crippled') return unit.crippled ? 'overkilled' : 'crippled'
  return worse === 'stun' ? 'stunned' : worse === 'overkill' ? 'overkilled' : 'none'
}

/** Writes down what a hit does. */
export function applyHit(next: Next, hit: { unit: string; severity: Severity }, emit: Emit): void {
  const { unit, severity } = hit
  if (severity === 'stun') stun(next, unit, emit)
  if (severity === 'crippled') cripple(next, unit, emit, ['LS.damage.crippled', 'LS.damage.worst-only'])
  if (severity === 'overkill') overkill(next, unit, emit, ['LS.damage.overkill'])
}

export function stun(next: Next, unitId: string, emit: Emit): void {
  const unit = next.units[unitId]
  if (!unit) return
  if (!unit.stunned) {
    changeUnit(next, unitId, { stunned: true })
    emit({ type: 'stunned', unit: unitId, rules: ['LS.damage.stun', 'LS.damage.stun.counter'] })
    return
  }
  changeUnit(next, unitId, { stunned: false })
  cripple(next, unitId, emit, ['LS.damage.stun', 'LS.damage.stun.second'])
}

/** One Crippled counter, from a hit, a collision or two Stuns; `rules` say which. */
export function cripple(next: Next, unitId: string, emit: Emit, rules: readonly LsRule[]): void {
  const unit = next.units[unitId]
  if (!unit) return
  if (unit.crippled) {
    overkill(next, unitId, emit, [...rules, 'LS.damage.crippled.second'])
    return
  }
  changeUnit(next, unitId, { crippled: true })
  const kept: LsRule[] = unit.stunned ? ['LS.damage.stun.kept'] : []
  const lasting = ['LS.damage.crippled.halves', 'LS.damage.crippled.only', 'LS.damage.crippled.permanent'] as const
  emit({ type: 'crippled', unit: unitId, rules: [...rules, ...kept, ...lasting] })
  removeEcm(next, unitId, emit, 'crippled')
}

/** LS.damage.overkill.remove: it leaves the table with every counter on it. */
export function overkill(next: Next, unitId: string, emit: Emit, rules: readonly LsRule[]): void {
  if (!next.units[unitId]) return
  emit({
    type: 'overkilled',
    unit: unitId,
    rules: [...rules, 'LS.damage.overkill.remove', ...sourceLostRules(next, unitId)],
  })
  leaveTable(next, unitId, 'overkilled', emit)
}

/** Its Targeted ECM counters on others stay when it goes. */
export const sourceLostRules = (state: State, unitId: string): LsRule[] =>
  Object.values(state.units).some(
    ({ id, targetedEcm }) => id !== unitId && targetedEcm.some(it => it.source === unitId),
  )
    ? ['LS.ecm.targeted.source-lost']
    : []

/** A Unit that leaves the table loses its ECM counter and all the counters on it. */
export function leaveTable(next: Next, unitId: string, status: 'retreated' | 'overkilled', emit: Emit): void {
  removeEcm(next, unitId, emit, 'gone')
  changeUnit(next, unitId, { status, ...NO_COUNTERS })
}

const NO_COUNTERS = {
  stunned: false,
  crippled: false,
  overthrust: false,
  evading: false,
  aiming: false,
  targetedEcm: [],
} as const satisfies Partial<Unit>
