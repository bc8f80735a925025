import type { CardBlock, CardModel, CardValue } from './card'

/** The lines of a card without what is written on them: for a pencil. */
export function blankOf(card: CardModel): CardModel {
  const { points: _, ...rest } = card
  return { ...rest, title: '', subtitle: '', seat: null, markers: [], blocks: card.blocks.map(emptied) }
}

function emptied(block: CardBlock): CardBlock {
  switch (block.kind) {
    case 'values':
      return { ...block, values: block.values.map(emptyValue) }
    case 'table':
      return { ...block, rows: block.rows.map(row => ({ cells: row.cells.map(emptyValue) })) }
    case 'boxes':
      return { ...block, ticked: 0 }
    case 'text':
      return { ...block, text: '\n\n' }
  }
}

const emptyValue = ({ label, printed, fixed = false }: CardValue): CardValue => ({
  label,
  printed: fixed ? printed : '',
  ...(fixed && { fixed }),
})
