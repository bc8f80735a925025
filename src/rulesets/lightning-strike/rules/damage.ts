import type { Card, Protection, Weapon } from '../cards/card'
import type { EmitCombat, Severity } from '../combat-events'
import type { LsRule } from '../rulebook'
import type { State, Unit } from '../state'
import type { DefenceArc } from './arcs'
import { dropEcm } from './ecm-counter'

/** What a hit does to the Unit it strikes, mildest first. */
export const EFFECTS = ['none', 'stunned', 'crippled', 'overkilled'] as const
export type Effect = (typeof EFFECTS)[number]

/** LS.damage.crippled.round: halves round up. */
export const halved = (value: number): number => Math.ceil(value / 2)

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

/** Carries out what a hit amounts to. */
export function inflict(draft: State, hit: { unit: string; severity: Severity }, emit: EmitCombat): void {
  const { unit, severity } = hit
  if (severity === 'stun') stun(draft, unit, emit)
  if (severity === 'crippled') cripple(draft, unit, emit, ['LS.damage.crippled', 'LS.damage.worst-only'])
  if (severity === 'overkill') overkill(draft, unit, emit, ['LS.damage.overkill'])
}

export function stun(draft: State, unitId: string, emit: EmitCombat): void {
  const unit = draft.units[unitId]
  if (!unit) return
  if (!unit.stunned) {
    unit.stunned = true
    emit({ type: 'stunned', unit: unitId, rules: ['LS.damage.stun', 'LS.damage.stun.counter'] })
    return
  }
  unit.stunned = false
  cripple(draft, unitId, emit, ['LS.damage.stun', 'LS.damage.stun.second'])
}

/** One Crippled counter, from a hit, a collision or two Stuns; `rules` say whence. */
export function cripple(draft: State, unitId: string, emit: EmitCombat, rules: readonly LsRule[]): void {
  const unit = draft.units[unitId]
  if (!unit) return
  if (unit.crippled) {
    overkill(draft, unitId, emit, [...rules, 'LS.damage.crippled.second'])
    return
  }
  unit.crippled = true
  const kept: LsRule[] = unit.stunned ? ['LS.damage.stun.kept'] : []
  const lasting = ['LS.damage.crippled.halves', 'LS.damage.crippled.only', 'LS.damage.crippled.permanent'] as const
  emit({ type: 'crippled', unit: unitId, rules: [...rules, ...kept, ...lasting] })
  dropEcm(draft, unitId, emit, 'crippled')
}

/** LS.damage.overkill.remove: it leaves the table, and every counter on it with it. */
export function overkill(draft: State, unitId: string, emit: EmitCombat, rules: readonly LsRule[]): void {
  const unit = draft.units[unitId]
  if (!unit) return
  emit({
    type: 'overkilled',
    unit: unitId,
    rules: [...rules, 'LS.damage.overkill.remove', ...leftBehind(draft, unitId)],
  })
  dropEcm(draft, unitId, emit, 'gone')
  unit.status = 'overkilled'
  stripCounters(unit)
}

/** Its Targeted ECM on others stays when it goes. */
export const leftBehind = (state: State, unitId: string): LsRule[] =>
  Object.values(state.units).some(
    ({ id, targetedEcm }) => id !== unitId && targetedEcm.some(it => it.source === unitId),
  )
    ? ['LS.ecm.targeted.source-lost']
    : []

/** What leaves the table leaves without its counters. */
export function stripCounters(unit: Unit): void {
  unit.stunned = false
  unit.crippled = false
  unit.overthrust = false
  unit.evading = false
  unit.aiming = false
  unit.targetedEcm = []
}
