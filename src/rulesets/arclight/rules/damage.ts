import type { Seat } from '../../../engine/seats'
import type { Emit } from '../events'
import type { Frame, Next, Ship } from '../state'
import { entryText, indexEntry, type Word } from '../tables/damage-index'
import { indexRules } from './cited'
import { destroy, putCondition } from './fate'
import { columnOf } from './values'

interface Wound {
  readonly by: Seat
  readonly net: number
  /** Damage of the dice alone, for those who count odd and even by it. */
  readonly amount: number
}

/** ARC.index.cross: crosses net damage with the Structure and puts the codes to be applied at a place of the queue. */
export function wound(next: Next, ship: Ship, { hurt, emit, at }: { hurt: Wound; emit: Emit; at?: 'next' }): void {
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

/** Boom, Boom Next Turn and Cascade; what is left of them as codes. */
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
