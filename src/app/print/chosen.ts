import type { Sheet, SheetItem } from '../../engine/scene/sheet'
import { CARD_WIDTH } from '../../print/draw/card'
import type { Press } from '../../print/draw/press'
import { type Choice, faultOf, sizeOfItem } from '../../print/layout'
import { missingOn } from '../../print/values'

/** What the user has changed: whole sheets, and copies and sizes of single items. */
export interface Chosen {
  readonly sheets: Readonly<Record<string, boolean>>
  readonly copies: Readonly<Record<string, number>>
  readonly sizes: Readonly<Record<string, number>>
}

export const AS_THEY_COME: Chosen = { sheets: {}, copies: {}, sizes: {} }

export const keyOf = (sheet: Sheet, item: SheetItem): string => `${sheet.id}/${item.id}`

export const isOn = ({ sheets }: Chosen, sheet: Sheet): boolean => sheets[sheet.id] ?? !sheet.spare

export const copiesOf = (chosen: Chosen, sheet: Sheet, item: SheetItem): number =>
  chosen.copies[keyOf(sheet, item)] ?? (isOn(chosen, sheet) ? item.copies : 0)

export const standardSize = (item: SheetItem): number | null => sizeOfItem(item, { card: CARD_WIDTH })

/** All of a sheet, or nothing of it. */
export function withSheet(chosen: Chosen, sheet: Sheet, on: boolean): Chosen {
  const copies = Object.entries(chosen.copies).filter(([key]) => !key.startsWith(`${sheet.id}/`))
  return { ...chosen, sheets: { ...chosen.sheets, [sheet.id]: on }, copies: Object.fromEntries(copies) }
}

export const withCopies = (chosen: Chosen, key: string, copies: number): Chosen => ({
  ...chosen,
  copies: { ...chosen.copies, [key]: copies },
})

export const withSize = (chosen: Chosen, key: string, size: number): Chosen => ({
  ...chosen,
  sizes: { ...chosen.sizes, [key]: size },
})

/** One of the items to print, with the key of its controls. */
export interface KeyedChoice extends Choice {
  readonly key: string
}

export function choicesOf(sheets: readonly Sheet[], chosen: Chosen): readonly KeyedChoice[] {
  return sheets.flatMap(sheet =>
    sheet.items.map(item => {
      const key = keyOf(sheet, item)
      const size = chosen.sizes[key]
      const own = size !== undefined && size !== standardSize(item) ? { size } : {}
      return { key, item, sheet: sheet.title, copies: copiesOf(chosen, sheet, item), ...own }
    }),
  )
}

/** Faults and notes about an item as configured. */
export interface Word {
  readonly tone: 'bad' | 'warn'
  readonly why: string
}

function wordOn(choice: Choice, press: Press | null): Word | null {
  const fault = press && faultOf(choice, press)
  if (fault) return { tone: 'bad', why: fault }
  const { item, copies } = choice
  if (item.kind !== 'card' || copies === 0 || item.id === 'card.blank') return null
  const missing = missingOn(item.card)
  if (missing.length === 0) return null
  const few = missing.slice(0, 4).join(', ')
  const more = missing.length > 4 ? ` and ${missing.length - 4} more` : ''
  return { tone: 'warn', why: `No values for ${few}${more}: left empty so you can fill them in by hand.` }
}

export function wordsOn(choices: readonly KeyedChoice[], press: Press | null): ReadonlyMap<string, Word> {
  const said = choices.map(choice => [choice.key, wordOn(choice, press)] as const)
  return new Map(said.flatMap(([key, word]) => (word ? [[key, word] as const] : [])))
}
