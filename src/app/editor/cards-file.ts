import type { AnyRuleset } from '../../engine/ruleset'
import { z } from '../../engine/schema'

const FORMAT = 'stormtable/cards'
const VERSION = 1

export const fileSchema = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.int(),
  ruleset: z.string(),
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

/** Puts the cards of a file among the own ones. Names what is wrong; takes all of them or none. */
export function readCards({ id, title, setupModel }: AnyRuleset, options: unknown, text: string): CardsRead {
  const editor = setupModel.forces?.editor
  if (!editor) return { ok: false, why: `${title} has no cards of your own.` }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { ok: false, why: `This is no file of cards: ${error instanceof Error ? error.message : 'not JSON'}` }
  }
  const head = z.object({ format: z.literal(FORMAT), formatVersion: z.int() }).safeParse(json)
  if (!head.success) return { ok: false, why: 'This is no file of cards.' }
  if (head.data.formatVersion > VERSION) {
    return { ok: false, why: 'These cards come from a newer version of Stormtable. Update, then import them again.' }
  }
  const file = fileSchema.safeParse(json)
  if (!file.success) return { ok: false, why: 'This file of cards is damaged or empty.' }
  if (file.data.ruleset !== id) return { ok: false, why: `These are cards of “${file.data.ruleset}”, not of ${title}.` }
  let next = options
  let left = file.data.cards.map((card, i) => ({ card, number: i + 1 }))
  // A card may need another of the same file, wherever in it that stands.
  for (let sound = left; sound.length > 0; left = left.filter(one => !sound.includes(one))) {
    sound = left.filter(({ card }) => editor.faults(card, next).length === 0)
    for (const { card } of sound) next = editor.put(next, card)
  }
  const why = left.flatMap(({ card, number }) =>
    editor.faults(card, next).map(fault => `${[`Card ${number}`, ...fault.path].join(' › ')}: ${fault.why}`),
  )
  return why.length > 0
    ? { ok: false, why: why.join('; ') }
    : { ok: true, options: next, count: file.data.cards.length }
}
