import type { ArcEvent, Emit } from '../events'
import type { ArcRule } from '../rulebook'
import type { ConditionKind, Next, Seat, Ship, State } from '../state'
import { onCard } from './cited'
import { conditionOf, livingCrew } from './ship'
import { changeShip } from './writing'

/** A ship that leaves play takes what is under way on it along. */
export function leavePlay(next: Next, id: string, status: Exclude<Ship['status'], 'in-play'>): void {
  changeShip(next, id, { status })
  if (next.moving?.ship === id) next.moving = null
}

const WHY: Readonly<Record<'boom' | 'critical' | 'doomed', ArcRule>> = {
  boom: 'ARC.word.boom',
  critical: 'ARC.code.X',
  doomed: 'ARC.word.boom-next',
}

export function destroy(next: Next, ship: Ship, { why, emit, rule }: Ending): void {
  leavePlay(next, ship.id, 'destroyed')
  emit({ type: 'destroyed', rules: [rule ?? WHY[why]], ship: ship.id, why })
}

interface Ending {
  readonly why: Extract<ArcEvent, { type: 'destroyed' }>['why']
  readonly emit: Emit
  readonly rule?: ArcRule
}

/** ARC.code.C, ARC.code.C.none: with the last of the crew the ship is out of action. */
export function loseCrew(next: Next, ship: Ship, { crew, emit }: { crew: Ship['dead'][number]; emit: Emit }): void {
  const now = changeShip(next, ship.id, { dead: [...ship.dead, crew] })
  const pilot = crew === 'P' ? (['ARC.code.C.pilot'] as const) : []
  emit({ type: 'crew-lost', rules: ['ARC.code.C', ...pilot, ...onCard(ship, 'ARC.card.crew')], ship: ship.id, crew })
  if (livingCrew(next, now).length > 0) return
  leavePlay(next, ship.id, 'derelict')
  emit({ type: 'derelict', rules: ['ARC.code.C.none'], ship: ship.id })
}

/** Conditions that can be had more than once. */
const SEVERAL: readonly ConditionKind[] = ['life-support']

/** ARC.crit.repeat: what lasts is not doubled; a timer runs on to the later end. */
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

/** Conditions that run for a time. */
export const TIMED: readonly ConditionKind[] = ['no-esv', 'shutdown', 'engine', 'move-first', 'straight']

/** What would come later, were it counted anew, keeps its first date: a doom, a leak that runs dry. */
const stands = (state: State, kind: ConditionKind): boolean =>
  kind === 'doomed' || (kind === 'fuel-leak' && state.options.fuel === 'in5')
