import type { RuleId } from '../rulebook'
import type { CardModel } from '../scene/card'
import type { z } from '../schema'
import type { CardEditor, CardFault, EditPart, ForceEntry } from '../setup'
import { type Path, valueAt } from './form'

interface Named {
  readonly id: string
  readonly name: string
}

/** Options that hold the cards users made, and what each seat has bought. */
interface Holding<C> {
  readonly cards: readonly C[]
  readonly forces: Readonly<Record<string, readonly ForceEntry[]>>
}

export type Fault = CardFault

/** What a card of a game is. */
export interface CardKind<C extends Named> {
  readonly schema: z.ZodMiniType<C>
  /** The cards of the game itself; their ids are taken. */
  readonly printed: readonly C[]
  /** What a form holds, as a card holds it. */
  from?(draft: unknown): unknown
  /** What is in range but makes no sense. */
  senseless(card: C): readonly CardFault[]
  /** The rule a value belongs to. */
  ruleOf?(path: Path): RuleId
}

/** What is missing or out of range, and what is in range but makes no sense. */
export function cardFaults<C extends Named>(kind: CardKind<C>, draft: unknown): CardFault[] {
  const { ruleOf } = kind
  const found = faultsIn(kind, draft)
  return ruleOf ? found.map(fault => ({ ...fault, rule: ruleOf(fault.path) })) : found
}

function faultsIn<C extends Named>(kind: CardKind<C>, draft: unknown): CardFault[] {
  const read = kind.schema.safeParse(kind.from ? kind.from(draft) : draft)
  if (!read.success) return read.error.issues.map(({ path, message }) => ({ path: path.map(key), why: message }))
  const { id, name } = read.data
  return [
    ...(kind.printed.some(card => card.id === id) ? [{ path: ['id'], why: 'belongs to a card of the game' }] : []),
    ...(name.trim() === '' ? [{ path: ['name'], why: 'must not be blank' }] : []),
    ...kind.senseless(read.data),
  ]
}

const key = (part: PropertyKey): string | number => (typeof part === 'symbol' ? String(part) : part)

interface Shown<C> {
  parts(draft: unknown): readonly EditPart[]
  model(card: C): CardModel
  /** The picture of a card that is not complete. */
  art(draft: unknown): string
}

const LONGEST_NAME = 40

/** Own cards are copies of others, changed; they live in the options and so in every save. */
export function ownCards<O extends Holding<C>, C extends Named>(kind: CardKind<C>, shown: Shown<C>): CardEditor<O> {
  const faults = (draft: unknown): CardFault[] => cardFaults(kind, draft)
  const read = (draft: unknown) => kind.schema.safeParse(kind.from ? kind.from(draft) : draft)
  return {
    copy(options, id) {
      const card = cardBy([...kind.printed, ...options.cards], id)
      return { ...card, id: freshId(options.cards), name: `${card.name} copy`.slice(0, LONGEST_NAME) }
    },
    open: (options, id) => cardBy(options.cards, id),
    parts: shown.parts,
    faults,
    preview(draft) {
      const card = read(draft)
      return card.success ? shown.model(card.data) : incomplete(draft, { faults: faults(draft), art: shown.art(draft) })
    },
    /** Nothing changes while the card has faults. */
    put(options, draft) {
      const card = read(draft)
      if (!card.success || faults(draft).length > 0) return options
      return { ...options, cards: [...options.cards.filter(({ id }) => id !== card.data.id), card.data] }
    },
    /** The forces lose whatever used it. */
    remove: (options, id) => ({
      ...options,
      cards: options.cards.filter(card => card.id !== id),
      forces: Object.fromEntries(
        Object.entries(options.forces).map(([seat, force]) => [seat, force.filter(({ card }) => card !== id)]),
      ),
    }),
  }
}

function cardBy<C extends Named>(cards: readonly C[], id: string): C {
  const card = cards.find(it => it.id === id)
  if (!card) throw new Error(`no card ${id}`)
  return card
}

function freshId(cards: readonly Named[]): string {
  for (let n = 1; ; n++) if (!cards.some(({ id }) => id === `own-${n}`)) return `own-${n}`
}

export function incomplete(draft: unknown, { faults, art }: { faults: readonly CardFault[]; art: string }): CardModel {
  const name = valueAt(draft, ['name'])
  const text = faults.map(({ path, why }) => `${path.join(' › ')}: ${why}`)
  return {
    title: typeof name === 'string' ? name : 'Card',
    subtitle: 'not complete',
    seat: null,
    art,
    markers: [],
    blocks: [{ kind: 'text', title: 'Still to be put right', text: text.join('\n') }],
  }
}
