import { type Modifier, modifier, strongest } from '../../../engine/rolls/ledger'
import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Seat } from '../../../engine/seats'
import type { CombatEvent, EcmEnd, EmitCombat } from '../combat-events'
import type { Next, State, Unit } from '../state'
import { unitsOnTable } from './unit'
import { changeUnit } from './writing'

type Interference = Unit['targetedEcm'][number]

const isHostile = (unit: Unit) => (counter: Interference) => counter.by !== unit.seat

export const hostileCounters = (unit: Unit): Interference[] => unit.targetedEcm.filter(isHostile(unit))
export const friendlyCounters = (unit: Unit): Interference[] => unit.targetedEcm.filter(it => !isHostile(unit)(it))

/** LS.ecm.targeted.enemy-attack, LS.ecm.targeted.not-cumulative. */
export const hampered = (unit: Unit): Modifier[] =>
  strongest(hostileCounters(unit).map(() => modifier(-2, 'Under hostile Targeted ECM', 'LS.attack.tecm')))

/** LS.ecm.targeted.friendly, LS.ecm.targeted.not-cumulative. */
export const masked = (unit: Unit): Modifier[] =>
  strongest(friendlyCounters(unit).map(() => modifier(2, 'Masked by Targeted ECM of its own side', 'LS.defence.tecm')))

/** LS.move.exo.overthrust.penalty: on every Action that is rolled for. */
export const overthrustPenalty = (unit: Unit): Modifier[] =>
  unit.overthrust ? [modifier(-3, 'Overthrust counter', 'LS.move.exo.overthrust.penalty')] : []

export const broadcasters = (state: State): Unit[] => unitsOnTable(state).filter(unit => unit.ecm !== null)

/** LS.ecm.cp-block: the counters that keep a side from its Command Points. */
export const jammers = (state: State, seat: Seat): Unit[] => broadcasters(state).filter(unit => unit.seat !== seat)

/** LS.command.blocked-ecm, LS.command.blocked-tecm: why ECM keeps a Unit from using a Command Point. */
export function jammed(state: State, unit: Unit): Refusal[] {
  const broad = jammers(state, unit.seat).map(jammer =>
    refuse('LS.command.blocked-ecm', `${jammer.name} jams your Command Points with ECM ${jammer.ecm?.threshold}.`, [
      { kind: 'disc', tone: 'bad', at: jammer.at, radius: 1.5, label: `ECM ${jammer.ecm?.threshold}` },
    ]),
  )
  if (hostileCounters(unit).length === 0) return broad
  return [...broad, refuse('LS.command.blocked-tecm', `${unit.name} is under hostile Targeted ECM.`)]
}

/** Why a Unit may not use its ECM in any way. */
export function ecmRefusals(unit: Unit, rating: number | null): (Refusal | false)[] {
  return [
    rating === null && refuse('LS.ecm.card', `${unit.name} has no ECM.`),
    unit.crippled && refuse('LS.ecm.crippled', `${unit.name} is Crippled and can no longer use ECM.`),
    hostileCounters(unit).length > 0 &&
      refuse('LS.ecm.targeted.enemy-ecm', `${unit.name} is under hostile Targeted ECM and cannot use its own.`),
  ]
}

/** Why a Unit may not use its ECCM. */
export function eccmRefusals(unit: Unit, rating: number | null): (Refusal | false)[] {
  return [
    rating === null && refuse('LS.ecm.card', `${unit.name} has no ECCM.`),
    unit.crippled && refuse('LS.eccm.crippled', `${unit.name} is Crippled and cannot use ECCM.`),
  ]
}

/** What a Unit gives up by spending its last Action on something else. */
export const lapseWarnings = (unit: Unit): Refusal[] =>
  unit.ecm && !unit.ecm.paid && unit.actionsLeft === 1
    ? [refuse('LS.ecm.unpaid', `This is its last Action: its ECM ${unit.ecm.threshold} will lapse unpaid.`)]
    : []

/** What a Unit gives up by evading: it takes no Action, so none pays. */
export const evasionWarnings = (unit: Unit, { evade }: { readonly evade: boolean }): Refusal[] =>
  evade && unit.ecm && !unit.ecm.paid
    ? [refuse('LS.ecm.unpaid', `Evading, it takes no Action: its ECM ${unit.ecm.threshold} will lapse unpaid.`)]
    : []

/** LS.ecm.unpaid: at the end of its activation; one that still has a slot for its Actions may yet pay. */
export function lapseUnpaidEcm(next: Next, unitId: string, emit: EmitCombat): void {
  const unit = next.units[unitId]
  if (!unit?.ecm || unit.ecm.paid || unit.activation === 'acted-out') return
  dropEcm(next, unitId, emit, 'unpaid')
}

/** LS.turn.end.ecm-unpaid: what is unpaid when the turn ends goes; what is paid must be paid anew next turn. */
export function settleEcm(next: Next, emit: EmitCombat): void {
  for (const { id, ecm } of broadcasters(next)) {
    if (!ecm?.paid) dropEcm(next, id, emit, 'unpaid')
    else changeUnit(next, id, { ecm: { threshold: ecm.threshold, paid: false } })
  }
}

const RULE_OF: Readonly<Record<EcmEnd, CombatEvent['rules']>> = {
  unpaid: ['LS.ecm.unpaid'],
  crippled: ['LS.ecm.crippled'],
  gone: ['LS.ecm.gone'],
  outdone: ['LS.ecm.highest-only'],
  dispelled: ['LS.eccm.higher'],
  halved: ['LS.eccm.tie-zero'],
}

/** Takes away the broad ECM counter of a Unit, if it has one. */
export function dropEcm(next: Next, unitId: string, emit: EmitCombat, why: EcmEnd): void {
  if (!next.units[unitId]?.ecm) return
  changeUnit(next, unitId, { ecm: null })
  emit({ type: 'ecm-removed', unit: unitId, why, rules: RULE_OF[why] })
}
