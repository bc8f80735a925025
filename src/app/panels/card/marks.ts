import type { CardBlock, CardModel, CardValue, Mark } from '../../../engine/scene/card'

/** The mark of a value and what it means. */
export const MARKS: Readonly<Record<Mark, { readonly badge: string; readonly means: string }>> = {
  source: { badge: 'source', means: 'printed in the rules of this game' },
  found: { badge: 'found', means: 'found in other publications of the game' },
  general: { badge: 'general knowledge', means: 'from general knowledge of the game, not from its rules' },
  house: { badge: 'house', means: 'our own; no source gives it, and you may change it in the unit editor' },
}

const valuesOf = (block: CardBlock): readonly CardValue[] => {
  switch (block.kind) {
    case 'values':
      return block.values
    case 'table':
      return block.rows.flatMap(row => row.cells)
    case 'boxes':
    case 'text':
      return []
  }
}

export const marksOf = (card: CardModel): readonly Mark[] => [
  ...new Set(card.blocks.flatMap(valuesOf).flatMap(value => value.mark ?? [])),
]

/** The mark that all values share, so that it is shown once instead of on every value. */
export function sharedMark(values: readonly CardValue[]): Mark | null {
  const [mark, ...others] = new Set(values.flatMap(value => value.mark ?? []))
  return mark && others.length === 0 ? mark : null
}

export const sharedMarkOfBlock = (block: CardBlock): Mark | null => sharedMark(valuesOf(block))
export const sharedMarkOfCard = (card: CardModel): Mark | null => sharedMark(card.blocks.flatMap(valuesOf))
