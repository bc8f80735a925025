import type { AttackFacts, Emit } from '../events'
import type { Next, Slot } from '../state'
import { shotRules } from './cited'
import { wound } from './damage'
import { shipOf } from './ship'
import { changeWeapon } from './writing'

interface Shot {
  readonly slot: Slot
  readonly weapon: number
  readonly target: string
  readonly attack: AttackFacts
}

/** Shots that fell together: each weapon has fired, each hit crosses the index as the target stood before any of them. */
export function hitting(next: Next, { shots, emit }: { shots: readonly Shot[]; emit: Emit }): void {
  for (const { slot, weapon, target, attack } of shots) {
    const ship = changeWeapon(next, shipOf(next, slot.ship), { index: weapon, fired: true })
    const rules = shotRules(next, { ship, crew: slot.crew, weapon, attack })
    emit({ type: 'shot', rules, ship: slot.ship, crew: slot.crew, weapon, target, ...attack })
  }
  for (const { slot, target, attack } of shots) {
    const { seat } = shipOf(next, slot.ship)
    wound(next, shipOf(next, target), { hurt: { by: seat, net: attack.net, amount: attack.amount }, emit })
  }
}
