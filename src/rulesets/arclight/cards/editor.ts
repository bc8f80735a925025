import type { CardModel } from '../../../engine/scene/card'
import type { CardEditor } from '../../../engine/setup'
import type { Options } from '../options'
import { SHIPS } from '../tables/ships'
import { type Card, cardSchema } from './card'
import { faultsOf } from './faults'
import { modelOf } from './model'
import { partsOf, valueAt } from './parts'

/** Own cards are copies of others, changed; they live in the options and so in every save. */
export const editor: CardEditor<Options> = {
  copy(options, id) {
    const card = cardBy([...SHIPS, ...options.cards], id)
    return { ...card, id: freshId(options), name: `${card.name} copy`.slice(0, 40) }
  },
  open: (options, id) => cardBy(options.cards, id),
  parts: partsOf,
  faults: faultsOf,
  preview,
  /** Nothing changes while the card has faults. */
  put(options, draft) {
    if (faultsOf(draft).length > 0) return options
    const card = cardSchema.parse(draft)
    return { ...options, cards: [...options.cards.filter(it => it.id !== card.id), card] }
  },
  /** The forces lose the ships that used it. */
  remove: (options, id) => ({
    ...options,
    cards: options.cards.filter(card => card.id !== id),
    forces: Object.fromEntries(
      Object.entries(options.forces).map(([seat, force]) => [seat, force.filter(({ card }) => card !== id)]),
    ),
  }),
}

function cardBy(cards: readonly Card[], id: string): Card {
  const card = cards.find(it => it.id === id)
  if (!card) throw new Error(`no ship card ${id}`)
  return card
}

function freshId({ cards }: Options): string {
  for (let n = 1; ; n++) if (!cards.some(({ id }) => id === `own-${n}`)) return `own-${n}`
}

function preview(draft: unknown): CardModel {
  const parsed = cardSchema.safeParse(draft)
  if (parsed.success) return modelOf(parsed.data)
  const name = valueAt(draft, ['name'])
  const text = faultsOf(draft).map(({ path, why }) => `${path.join(' › ')}: ${why}`)
  return {
    title: typeof name === 'string' ? name : 'Card',
    subtitle: 'not complete',
    seat: null,
    art: 'ship',
    markers: [],
    blocks: [{ kind: 'text', title: 'Still to be put right', text: text.join('\n') }],
  }
}
