import { type Modifier, modifier, strongest } from '../../../engine/rolls/ledger'
import { type Refusal, refuse } from '../../../engine/rolls/plan'
import type { Seat } from '../../../engine/seats'
import type { CombatEvent, EcmEnd, Emit } from '../events'
import type { Next, State, Unit } from '../state'
import { unitsOnTable } from './unit'
import { changeUnit } from './writing'

type Interference = Unit['targetedEcm'][number]

const isHostile = (unit: Unit) => (counter: Interference) => counter.by !== unit.seat

export const hostileCounters = (unit: Unit): Interference[] => unit.targetedEcm.filter(isHostile(unit))
export const friendlyCounters = (unit: Unit): Interference[] => unit.targetedEcm.filter(it => !isHostile(unit)(it))

/** LS.ecm.targeted.enemy-attack, LS.ecm.targeted.not-cumulative. */
export const jammedPenalty = (unit: Unit): Modifier[] =>
  strongest(hostileCounters(unit).map(() => modifier(-2, 'Hostile Targeted ECM', 'LS.attack.tecm')))

/** LS.ecm.targeted.friendly, LS.ecm.targeted.not-cumulative. */
export const maskedBonus = (unit: Unit): Modifier[] =>
  strongest(friendlyCounters(unit).map(() => modifier(2, 'Friendly Targeted ECM', 'LS.defence.tecm')))

/** LS.move.exo.overthrust.penalty: on every Action that needs a roll. */
export const overthrustPenalty = (unit: Unit): Modifier[] =>
  unit.overthrust ? [modifier(-3, 'Overthrust counter', 'LS.move.exo.overthrust.penalty')] : []

export const broadcasters = (state: State): Unit[] => unitsOnTable(state).filter(unit => unit.ecm !== null)

/** LS.ecm.cp-block: the Units whose ECM keeps a side from using Command Points. */
export const jammers = (state: State, seat: Seat): Unit[] => broadcasters(state).filter(unit => unit.seat !== seat)

/** LS.command.blocked-ecm, LS.command.blocked-tecm: why ECM keeps a Unit from using a Command Point. */
export function jammingRefusals(state: State, unit: Unit): Refusal[] {
  const broad = jammers(state, unit.seat).map(jammer =>
    refuse('LS.command.blocked-ecm', `${jammer.name}'s ECM ${jammer.ecm?.threshold} blocks your Command Points.`, [
      { kind: 'disc', tone: 'bad', at: jammer.at, radius: 1.5, label: `ECM ${jammer.ecm?.threshold}` },
    ]),
  )
  if (hostileCounters(unit).length === 0) return broad
  return [
    ...broad,
    refuse('LS.command.blocked-tecm', `Hostile Targeted ECM keeps ${unit.name} from using Command Points.`),
  ]
}

/** Why a Unit can't use its ECM at all. */
export function ecmRefusals(unit: Unit, rating: number | null): (Refusal | false)[] {
  return [
    rating === null && refuse('LS.ecm.card', `${unit.name} has no ECM.`),
    unit.crippled && refuse('LS.ecm.crippled', `${unit.name} is Crippled and can't use ECM.`),
    hostileCounters(unit).length > 0 &&
      refuse('LS.ecm.targeted.enemy-ecm', `Hostile Targeted ECM keeps ${unit.name} from using ECM.`),
  ]
}

/** Why a Unit can't use its ECCM. */
export function eccmRefusals(unit: Unit, rating: number | null): (Refusal | false)[] {
  return [
    rating === null && refuse('LS.ecm.card', `${unit.name} has no ECCM.`),
    unit.crippled && refuse('LS.eccm.crippled', `${unit.name} is Crippled and can't use ECCM.`),
  ]
}

/** What a Unit loses by spending its last Action on something else. */
export const lapseWarnings = (unit: Unit): Refusal[] =>
  unit.ecm && !unit.ecm.paid && unit.actionsLeft === 1
    ? [
        refuse(
          'LS.ecm.unpaid',
          `This is ${unit.name}'s last Action. Its ECM ${unit.ecm.threshold} will lapse because it isn't maintained.`,
        ),
      ]
    : []

/** What a Unit loses by evading: it takes no Action, so it can't pay for its ECM. */
export const evasionWarnings = (unit: Unit, { evade }: { readonly evade: boolean }): Refusal[] =>
  evade && unit.ecm && !unit.ecm.paid
    ? [
        refuse(
          'LS.ecm.unpaid',
          `${unit.name} can't maintain its ECM ${unit.ecm.threshold} while evading, so it will lapse.`,
        ),
      ]
    : []

/** LS.ecm.unpaid: at the end of its activation, unless it still has Actions to take later. */
export function lapseUnpaidEcm(next: Next, unitId: string, emit: Emit): void {
  const unit = next.units[unitId]
  if (!unit?.ecm || unit.ecm.paid || unit.activation === 'acted-out') return
  removeEcm(next, unitId, emit, 'unpaid')
}

/** LS.turn.end.ecm-unpaid: ECM that wasn't paid for ends with the turn; the rest must be paid for again next turn. */
export function settleEcm(next: Next, emit: Emit): void {
  for (const { id, ecm } of broadcasters(next)) {
    if (!ecm?.paid) removeEcm(next, id, emit, 'unpaid')
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
export function removeEcm(next: Next, unitId: string, emit: Emit, why: EcmEnd): void {
  if (!next.units[unitId]?.ecm) return
  changeUnit(next, unitId, { ecm: null })
  emit({ type: 'ecm-removed', unit: unitId, why, rules: RULE_OF[why] })
}
