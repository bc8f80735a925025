import { blankOf } from '../engine/scene/blank'
import type { CardBlock, CardModel, CardValue } from '../engine/scene/card'

export const VALUES = ['live', 'printed', 'blank'] as const
/** The values on a card: the current ones, the starting ones, or none, to be filled in by hand. */
export type Values = (typeof VALUES)[number]

export function cardWith(card: CardModel, values: Values): CardModel {
  switch (values) {
    case 'live':
      return card
    case 'printed':
      return { ...card, markers: [], blocks: card.blocks.map(asPrinted) }
    case 'blank':
      return blankOf(card)
  }
}

function asPrinted(block: CardBlock): CardBlock {
  switch (block.kind) {
    case 'values':
      return { ...block, values: block.values.map(unchanged) }
    case 'table':
      return { ...block, rows: block.rows.map(row => ({ cells: row.cells.map(unchanged) })) }
    case 'boxes':
      return { ...block, ticked: 0 }
    case 'text':
      return block
  }
}

const unchanged = ({ live: _, ...value }: CardValue): CardValue => value

/** The names of values that are missing. */
export function missingOn(card: CardModel): readonly string[] {
  const values = card.blocks.flatMap(block =>
    block.kind === 'values' ? block.values : block.kind === 'table' ? block.rows.flatMap(row => row.cells) : [],
  )
  const empty = values.filter(({ printed, live, open }) => !open && (live ?? printed).trim() === '')
  return [...new Set([...(card.title.trim() === '' ? ['its name'] : []), ...empty.map(({ label }) => label)])]
}
