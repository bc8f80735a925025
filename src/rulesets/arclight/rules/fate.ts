import type { Emit } from '../define'
import type { ArcEvent } from '../events'
import type { ArcRule } from '../rulebook'
import type { ConditionKind, Seat, Ship, State } from '../state'
import { cardOf, conditionOf, livingCrew } from './ship'

/** A ship that leaves play takes what is under way on it along. */
export function leavePlay(draft: State, ship: Ship, status: Exclude<Ship['status'], 'in-play'>): void {
  ship.status = status
  if (draft.moving?.ship === ship.id) draft.moving = null
}

const WHY: Readonly<Record<'boom' | 'critical' | 'doomed', ArcRule>> = {
  boom: 'ARC.word.boom',
  critical: 'ARC.code.X',
  doomed: 'ARC.word.boom-next',
}

export function destroy(draft: State, ship: Ship, { why, emit, rule }: Ending): void {
  leavePlay(draft, ship, 'destroyed')
  emit({ type: 'destroyed', rules: [rule ?? WHY[why]], ship: ship.id, why })
}

interface Ending {
  readonly why: Extract<ArcEvent, { type: 'destroyed' }>['why']
  readonly emit: Emit
  readonly rule?: ArcRule
}

/** ARC.code.C, ARC.code.C.none: with the last of the crew the ship is out of action. */
export function loseCrew(draft: State, ship: Ship, { crew, emit }: { crew: Ship['dead'][number]; emit: Emit }): void {
  ship.dead.push(crew)
  const pilot = crew === 'P' ? (['ARC.code.C.pilot'] as const) : []
  emit({ type: 'crew-lost', rules: ['ARC.code.C', ...pilot], ship: ship.id, crew })
  if (livingCrew(draft, ship).length > 0) return
  leavePlay(draft, ship, 'derelict')
  emit({ type: 'derelict', rules: ['ARC.code.C.none'], ship: ship.id })
}

/** Conditions that can be had more than once. */
const SEVERAL: readonly ConditionKind[] = ['life-support']

/** ARC.crit.repeat: what lasts is not doubled; a timer runs on to the later end. */
export function putCondition(draft: State, ship: Ship, { kind, by }: { kind: ConditionKind; by: Seat }): void {
  const had = conditionOf(ship, kind)
  if (!had || SEVERAL.includes(kind)) {
    ship.conditions.push({ kind, turn: draft.turn, by })
    return
  }
  if (!stands(draft, kind)) had.turn = draft.turn
}

/** What would come later, were it counted anew, keeps its first date: a doom, a leak that runs dry. */
const stands = (state: State, kind: ConditionKind): boolean =>
  kind === 'doomed' || (kind === 'fuel-leak' && state.options.fuel === 'in5')

/** All that a value still has to lose. */
export function loseAll(draft: State, ship: Ship, what: 'E' | 'A'): void {
  const card = cardOf(draft, ship)
  ship.losses[what] = Math.max(ship.losses[what], what === 'E' ? card.esv : card.asv)
}
