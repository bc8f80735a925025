import type { Emit } from '../define'
import type { AttackFacts } from '../events'
import type { ArcRule } from '../rulebook'
import type { Slot, State } from '../state'
import { changeWeapon } from './change'
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
    changeWeapon(draft, shipOf(draft, slot.ship), { index: weapon, fired: true })
    emit({ type: 'shot', rules: citedBy(attack), ship: slot.ship, crew: slot.crew, weapon, target, ...attack })
  }
  for (const { slot, target, attack } of shots) {
    const { seat } = shipOf(draft, slot.ship)
    wound(draft, shipOf(draft, target), { hurt: { by: seat, net: attack.net, amount: attack.amount }, emit })
  }
}

function citedBy({ hit, excess, net }: AttackFacts): ArcRule[] {
  if (!hit) return ['ARC.hit.roll', 'ARC.hit.miss']
  return [
    'ARC.hit.equal',
    ...(excess > 0 ? (['ARC.dmod.excess'] as const) : []),
    ...(net <= 0 ? (['ARC.dmod.zero'] as const) : []),
  ]
}
