import type { AnyRuleset } from '../../engine/ruleset'
import { z } from '../../engine/schema'
import { jsonOf, textOf } from '../storage/text'

const FORMAT = 'stormtable/cards'
const VERSION = 1

export const fileSchema = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.int(),
  ruleset: z.string().check(z.maxLength(80)),
  cards: z.array(z.unknown()).check(z.minLength(1), z.maxLength(500)),
})

export type CardsRead =
  | { readonly ok: true; readonly options: unknown; readonly count: number }
  | { readonly ok: false; readonly why: string }

/** Own cards as the text of a file; null where there is none. */
export function cardsText({ id, setupModel }: AnyRuleset, options: unknown): string | null {
  const { forces } = setupModel
  const open = forces?.editor?.open
  if (!forces || !open) return null
  const cards = forces.roster(options).flatMap(card => (card.own ? [open(options, card.id)] : []))
  if (cards.length === 0) return null
  return JSON.stringify({ format: FORMAT, formatVersion: VERSION, ruleset: id, cards }, null, 2)
}

/** How long a chain of cards that need each other can be. */
const MOST_PASSES = 8
/** Faults that are told in one message. */
const MOST_FAULTS = 5

/** Adds the cards of a file to your own. Says what is wrong; takes all of them or none. */
export function readCards({ id, title, setupModel }: AnyRuleset, options: unknown, text: string): CardsRead {
  const editor = setupModel.forces?.editor
  if (!editor) return { ok: false, why: `You can't make your own cards for ${title}.` }
  const json = jsonOf(text, 'a file of cards')
  if (!json.ok) return json
  const head = z.object({ format: z.literal(FORMAT), formatVersion: z.int() }).safeParse(json.value)
  if (!head.success) return { ok: false, why: "This isn't a file of cards." }
  if (head.data.formatVersion > VERSION) {
    return { ok: false, why: 'These cards come from a newer version of Stormtable. Update, then import them again.' }
  }
  const file = fileSchema.safeParse(json.value)
  if (!file.success) return { ok: false, why: 'This file of cards is damaged or empty.' }
  if (file.data.ruleset !== id)
    return { ok: false, why: `These cards are for “${file.data.ruleset}”, not for ${title}.` }
  let next = options
  let left = file.data.cards.map((card, i) => ({ card, number: i + 1 }))
  // A card may need another one further down in the same file: a vehicle its gun.
  for (let pass = 0; pass < MOST_PASSES && left.length > 0; pass++) {
    const sound = new Set(left.filter(({ card }) => editor.faults(card, next).length === 0))
    if (sound.size === 0) break
    for (const { card } of sound) next = editor.put(next, card)
    left = left.filter(one => !sound.has(one))
  }
  const why = left.flatMap(({ card, number }) =>
    editor.faults(card, next).map(fault => `${[`Card ${number}`, ...fault.path].join(' › ')}: ${fault.why}`),
  )
  if (why.length === 0) return { ok: true, options: next, count: file.data.cards.length }
  const more = why.length > MOST_FAULTS ? `; and ${why.length - MOST_FAULTS} more` : ''
  return { ok: false, why: `${why.slice(0, MOST_FAULTS).join('; ')}${more}` }
}

/** 500 cards have about one of these millions. */
const MOST_BYTES = 5_000_000

/** Reads such a file. */
export async function readCardsFile(ruleset: AnyRuleset, options: unknown, file: Blob): Promise<CardsRead> {
  const read = await textOf(file, MOST_BYTES)
  return read.ok ? readCards(ruleset, options, read.value) : read
}
