import type { Seat } from '../../../engine/seats'
import type { AttackFacts, Emit } from '../events'
import type { Frame, Next, Ship, Slot } from '../state'
import { entryText, indexEntry, type Word } from '../tables/damage-index'
import { indexRules, shotRules } from './cited'
import { putCondition } from './criticals'
import { destroy } from './destruction'
import { shipOf } from './ship'
import { columnOf } from './values'
import { changeWeapon } from './writing'

interface Damage {
  readonly by: Seat
  readonly net: number
  /** Damage of the dice, for the option that counts odd and even by it. */
  readonly amount: number
}

/** ARC.index.cross: finds the row for net damage and Structure, and queues its codes. */
export function applyDamage(
  next: Next,
  ship: Ship,
  { hurt, emit, at }: { hurt: Damage; emit: Emit; at?: 'next' },
): void {
  const { by, net, amount } = hurt
  if (net <= 0) return
  const column = columnOf(ship)
  const entry = indexEntry(net, column)
  emit({ type: 'row', rules: indexRules(ship, entry, net), ship: ship.id, net, column, text: entryText(entry) })
  const odd = (next.options.parity === 'net' ? net : amount) % 2 === 1
  const codes = entry.word ? inWords(next, ship, { word: entry.word, by, emit }) : entry.codes.join('')
  if (codes === '') return
  const frame: Frame = { kind: 'codes', ship: ship.id, by, odd, codes }
  next.stack = at === 'next' ? [frame, ...next.stack] : [...next.stack, frame]
}

/** Applies Boom, Boom Next Turn or Cascade, and returns the codes that remain. */
function inWords(next: Next, ship: Ship, { word, by, emit }: { word: Word; by: Seat; emit: Emit }): string {
  switch (word) {
    case 'Boom':
      destroy(next, ship, { why: 'boom', emit })
      return ''
    case 'Boom Next Turn':
      putCondition(next, ship, { kind: 'doomed', by, emit })
      return ''
    case 'Cascade':
      putCondition(next, ship, { kind: 'cascade', by, emit })
      return 'X'
  }
}

interface Shot {
  readonly slot: Slot
  readonly weapon: number
  readonly target: string
  readonly attack: AttackFacts
}

/** Resolves shots together: each hit uses the index with the target as it was before all of them. */
export function resolveShots(next: Next, { shots, emit }: { shots: readonly Shot[]; emit: Emit }): void {
  for (const { slot, weapon, target, attack } of shots) {
    const ship = changeWeapon(next, shipOf(next, slot.ship), { index: weapon, fired: true })
    const rules = shotRules(next, { ship, crew: slot.crew, weapon, attack })
    emit({ type: 'shot', rules, ship: slot.ship, crew: slot.crew, weapon, target, ...attack })
  }
  for (const { slot, target, attack } of shots) {
    const { seat } = shipOf(next, slot.ship)
    applyDamage(next, shipOf(next, target), { hurt: { by: seat, net: attack.net, amount: attack.amount }, emit })
  }
}
