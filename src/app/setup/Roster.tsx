import { Copy, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { silhouette } from '../../art/silhouettes'
import { writtenPoints } from '../../engine/scene/points'
import type { RosterCard } from '../../engine/setup'
import { Button, IconButton, SearchField, Tag } from '../design'
import { bySide, named } from './forces'
import styles from './forces.module.css'

export interface RosterProps {
  readonly roster: readonly RosterCard[]
  /** The player buying now. */
  readonly buyer: string
  /** The side whose cards come first. */
  readonly first: string | null
  readonly canEdit: boolean
  onShow(card: RosterCard): void
  onAdd(card: RosterCard): void
  onCopy(card: RosterCard): void
  onEdit(card: RosterCard): void
  onRemove(card: RosterCard): void
}

/** With more cards than this, the list scrolls by itself and can be searched. */
const MANY = 14

/** Everything that can be bought, by side. Hovering over a card shows it. */
export function Roster(props: RosterProps) {
  const { roster, first } = props
  const [query, setQuery] = useState('')
  const many = roster.length > MANY
  const found = many ? named(roster, query) : roster
  return (
    <div className={styles.roster}>
      {many && (
        <SearchField
          what="the roster"
          value={query}
          placeholder={`Search ${roster.length} cards`}
          onChange={setQuery}
        />
      )}
      {found.length === 0 && <p className={styles.nobody}>No card matches “{query}”.</p>}
      <div className={many ? styles.long : styles.roster}>
        {bySide(found, first).map(([side, cards]) => (
          <section key={side}>
            <h3 className={styles.side}>{side}</h3>
            <ul className={styles.cards}>
              {cards.map(card => (
                <RosterRow key={card.id} card={card} {...props} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

function RosterRow({
  card,
  buyer,
  canEdit,
  onShow,
  onAdd,
  onCopy,
  onEdit,
  onRemove,
}: RosterProps & { card: RosterCard }) {
  const show = () => onShow(card)
  return (
    <li className={styles.row} onPointerEnter={show} onFocus={show}>
      <svg className={styles.art} viewBox="-10 -10 120 120" aria-hidden="true">
        <path d={silhouette(card.art).path} fillRule="evenodd" />
      </svg>
      <span className={styles.cardName}>
        {card.name} {card.own && <Tag tone="accent">own</Tag>}
      </span>
      {!card.part && <span className={styles.points}>{writtenPoints(card.points)}</span>}
      {canEdit && card.own && (
        <>
          <IconButton label={`Edit ${card.name}`} onPress={() => onEdit(card)}>
            <Pencil />
          </IconButton>
          <IconButton label={`Remove ${card.name} from the roster`} onPress={() => onRemove(card)}>
            <Trash2 />
          </IconButton>
        </>
      )}
      {canEdit && !card.own && (
        <IconButton label={`Copy and edit ${card.name}`} onPress={() => onCopy(card)}>
          <Copy />
        </IconButton>
      )}
      {!card.part && (
        <Button onPress={() => onAdd(card)} aria-label={`Add ${card.name} to ${buyer}`}>
          <Plus aria-hidden="true" /> Add
        </Button>
      )}
    </li>
  )
}
