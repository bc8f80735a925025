import type { ArcEvent, Emit } from '../events'
import type { ArcRule } from '../rulebook'
import type { Next, Ship } from '../state'
import { ifPrintedCard } from './cited'
import { livingCrew } from './ship'
import { changeShip } from './writing'

/** A ship leaves play. If it was moving, its move ends. */
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

/** ARC.code.C, ARC.code.C.none: a ship that loses its last crew member is out of action. */
export function loseCrew(next: Next, ship: Ship, { crew, emit }: { crew: Ship['dead'][number]; emit: Emit }): void {
  const now = changeShip(next, ship.id, { dead: [...ship.dead, crew] })
  const pilot = crew === 'P' ? (['ARC.code.C.pilot'] as const) : []
  emit({
    type: 'crew-lost',
    rules: ['ARC.code.C', ...pilot, ...ifPrintedCard(ship, 'ARC.card.crew')],
    ship: ship.id,
    crew,
  })
  if (livingCrew(next, now).length > 0) return
  leavePlay(next, ship.id, 'derelict')
  emit({ type: 'derelict', rules: ['ARC.code.C.none'], ship: ship.id })
}
