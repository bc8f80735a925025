import type { Emit, Silence } from '../events'
import type { ArcRule } from '../rulebook'
import type { Ship, Slot, State } from '../state'
import { isAssigned, targetRefusals, weaponRefusals } from './firing'
import { cardOf, enemiesOf, has, inPlay, isDead } from './ship'

/** ARC.fire.immediate: says why a crew member whose turn it is has nothing to fire. A ship out of play needs no word. */
export function tellIdle(state: State, { ship: id, crew }: Slot, emit: Emit): void {
  const ship = state.ships[id]
  if (!ship || !inPlay(ship)) return
  const { why, rules } = silenceOf(state, ship, crew)
  emit({ type: 'idle', rules, ship: id, crew, why })
}

function silenceOf(state: State, ship: Ship, crew: Slot['crew']): { why: Silence; rules: ArcRule[] } {
  if (isDead(ship, crew)) return { why: 'dead', rules: ['ARC.fire.immediate', 'ARC.fire.dead-crew'] }
  if (has(state, ship, 'shutdown')) return { why: 'shutdown', rules: ['ARC.fire.able', 'ARC.crit.9'] }
  const guns = cardOf(state, ship).weapons.flatMap((weapon, index) =>
    isAssigned(state, ship, { weapon, crew })
      ? [{ weapon, index, reasons: weaponRefusals(state, ship, { crew, index }) }]
      : [],
  )
  const ready = guns.filter(({ reasons }) => reasons.length === 0)
  if (ready.length === 0)
    return {
      why: 'no-weapon',
      rules: rulesOf(
        'ARC.fire.able',
        guns.flatMap(({ reasons }) => reasons),
      ),
    }
  const missed = enemiesOf(state, ship.seat).flatMap(enemy => ready.flatMap(gun => targetRefusals(ship, gun, enemy)))
  return { why: 'no-target', rules: rulesOf('ARC.fire.target', missed) }
}

const rulesOf = (first: ArcRule, reasons: readonly { readonly rule: string }[]): ArcRule[] => [
  ...new Set([first, ...reasons.map(({ rule }) => rule as ArcRule)]),
]
