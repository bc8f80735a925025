import type { Emit } from '../define'
import type { AttackFacts } from '../events'
import type { Slot, State } from '../state'
import { changeWeapon } from './change'
import { shotRules } from './cited'
import { wound } from './damage'
import { shipOf } from './ship'

interface Shot {
  readonly slot: Slot
  readonly weapon: number
  readonly target: string
  readonly attack: AttackFacts
}

/** Shots that fell together: each weapon has fired, each hit crosses the index as the target stood before any of them. */
export function hitting(draft: State, { shots, emit }: { shots: readonly Shot[]; emit: Emit }): void {
  for (const { slot, weapon, target, attack } of shots) {
    const ship = changeWeapon(draft, shipOf(draft, slot.ship), { index: weapon, fired: true })
    const rules = shotRules(draft, { ship, crew: slot.crew, weapon, attack })
    emit({ type: 'shot', rules, ship: slot.ship, crew: slot.crew, weapon, target, ...attack })
  }
  for (const { slot, target, attack } of shots) {
    const { seat } = shipOf(draft, slot.ship)
    wound(draft, shipOf(draft, target), { hurt: { by: seat, net: attack.net, amount: attack.amount }, emit })
  }
}
