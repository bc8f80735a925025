import type { CardBlock, CardRow, Mark } from '../../../engine/scene/card'
import { useShown } from '../links'
import { Term } from '../Term'
import { CardValueView } from './CardValueView'
import styles from './CardView.module.css'
import { sharedMark } from './marks'

export interface RowChoice {
  /** Opens the offer that a row stands for. */
  onRow?(offer: string): void
  /** The offer being answered. */
  readonly active?: string | null
}

interface CardTableProps extends RowChoice {
  readonly block: Extract<CardBlock, { kind: 'table' }>
  readonly said: Mark | null
}

/** The lines of a card. A line that stands for an offer is a button across its full width. */
export function CardTable({ block, said, ...choice }: CardTableProps) {
  return (
    <table className={styles.table}>
      {block.title && <caption className="only-spoken">{block.title}</caption>}
      <thead>
        <tr>
          {block.columns.map(column => (
            <th key={column} scope="col">
              <Term label={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card keep their places.
          <Row key={i} row={row} said={said} {...choice} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, said, onRow, active }: RowChoice & { row: CardRow; said: Mark | null }) {
  const shown = useShown(row.shapes)
  const [first, ...rest] = row.cells
  const shared = sharedMark(row.cells)
  if (!first) return null
  const name = <CardValueView value={shared ? { ...first, mark: shared } : first} said={said} />
  const { offer } = row
  const pressed = offer !== undefined && offer === active
  return (
    <tr className={styles.row} data-active={pressed || undefined} {...shown}>
      <th scope="row">
        {offer !== undefined && onRow ? (
          <button type="button" className={styles.rowButton} aria-pressed={pressed} onClick={() => onRow(offer)}>
            {name}
          </button>
        ) : (
          name
        )}
      </th>
      {rest.map((cell, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a line keep their places.
        <td key={i}>
          <CardValueView value={cell} said={shared ?? said} />
        </td>
      ))}
    </tr>
  )
}
