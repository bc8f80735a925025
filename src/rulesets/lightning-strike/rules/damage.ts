import type { Card, Protection, Weapon } from '../cards/card'
import type { EmitCombat, Severity } from '../combat-events'
import type { LsRule } from '../rulebook'
import type { Next, State, Unit } from '../state'
import type { DefenceArc } from './arcs'
import { dropEcm } from './ecm'
import { changeUnit } from './writing'

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
export function inflict(next: Next, hit: { unit: string; severity: Severity }, emit: EmitCombat): void {
  const { unit, severity } = hit
  if (severity === 'stun') stun(next, unit, emit)
  if (severity === 'crippled') cripple(next, unit, emit, ['LS.damage.crippled', 'LS.damage.worst-only'])
  if (severity === 'overkill') overkill(next, unit, emit, ['LS.damage.overkill'])
}

export function stun(next: Next, unitId: string, emit: EmitCombat): void {
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

/** One Crippled counter, from a hit, a collision or two Stuns; `rules` say whence. */
export function cripple(next: Next, unitId: string, emit: EmitCombat, rules: readonly LsRule[]): void {
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
  dropEcm(next, unitId, emit, 'crippled')
}

/** LS.damage.overkill.remove: it leaves the table, and every counter on it with it. */
export function overkill(next: Next, unitId: string, emit: EmitCombat, rules: readonly LsRule[]): void {
  if (!next.units[unitId]) return
  emit({
    type: 'overkilled',
    unit: unitId,
    rules: [...rules, 'LS.damage.overkill.remove', ...leftBehind(next, unitId)],
  })
  dropEcm(next, unitId, emit, 'gone')
  changeUnit(next, unitId, { status: 'overkilled', ...NO_COUNTERS })
}

/** Its Targeted ECM on others stays when it goes. */
export const leftBehind = (state: State, unitId: string): LsRule[] =>
  Object.values(state.units).some(
    ({ id, targetedEcm }) => id !== unitId && targetedEcm.some(it => it.source === unitId),
  )
    ? ['LS.ecm.targeted.source-lost']
    : []

/** What leaves the table leaves without its counters. */
export const NO_COUNTERS = {
  stunned: false,
  crippled: false,
  overthrust: false,
  evading: false,
  aiming: false,
  targetedEcm: [],
} as const satisfies Partial<Unit>
