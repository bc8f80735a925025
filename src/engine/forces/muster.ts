import type { Refusal } from '../rolls/plan'
import type { RuleId } from '../rulebook'
import type { SheetItem } from '../scene/sheet'
import { SEATS, type Seat } from '../seats'
import type { ForceEntry } from '../setup'

/** One of a force, and its place in the list of its seat. */
export interface Mustered {
  readonly seat: Seat
  readonly index: number
  readonly card: string
  readonly name: string
}

/** Every unit of every seat. */
export const mustered = (forces: Readonly<Record<string, readonly ForceEntry[]>>): Mustered[] =>
  SEATS.flatMap(seat => (forces[seat] ?? []).map(({ card, name }, index) => ({ seat, index, card, name })))

/** What a game asks of a force: that it has units, not too many, and only of cards the game knows. */
export interface MusterLaw {
  readonly unit: string
  readonly most: number
  readonly known: ReadonlySet<string>
  readonly rules: Readonly<Record<'some' | 'most' | 'known', RuleId>>
}

/** Why a force cannot take the field; `name` is whose it is. */
export function musterFaults(name: string, list: readonly ForceEntry[], law: MusterLaw): Refusal[] {
  const { unit, most, known, rules } = law
  return [
    ...(list.length === 0 ? [{ rule: rules.some, why: `${name} has no ${unit}.` }] : []),
    ...(list.length > most ? [{ rule: rules.most, why: `${name} has more than ${most} ${unit}s.` }] : []),
    ...list
      .filter(({ card }) => !known.has(card))
      .map(({ card }) => ({ rule: rules.known, why: `${name}: there is no card “${card}”.` })),
  ]
}

type Counter = Extract<SheetItem, { readonly kind: 'counter' }>

/** The counter of one unit, which has a facing. */
export const unitCounter = (
  { seat, index, name }: Mustered,
  look: Pick<Counter, 'art' | 'outline' | 'size' | 'back'>,
): Counter => ({ kind: 'counter', id: `counter.${seat}.${index}`, name, seat, facing: true, copies: 1, ...look })
