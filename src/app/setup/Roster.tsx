import { Copy, Pencil, Plus, Trash2 } from 'lucide-react'
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react'
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
  const hands = useHands(props)
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
                <RosterRow key={card.id} {...rowOf(card)} buyer={props.buyer} canEdit={props.canEdit} hands={hands} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

const rowOf = ({ card: _, side: __, ...row }: RosterCard) => row

interface RosterRowProps extends Omit<RosterCard, 'card' | 'side'> {
  readonly buyer: string
  readonly canEdit: boolean
  /** The same for every render, so that a purchase draws only what it changes. */
  readonly hands: Hands
}

const RosterRow = memo(function RosterRow({ id, buyer, canEdit, hands, ...card }: RosterRowProps) {
  const show = () => hands.show(id)
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
          <IconButton label={`Edit ${card.name}`} onPress={() => hands.edit(id)}>
            <Pencil />
          </IconButton>
          <IconButton label={`Remove ${card.name} from the roster`} onPress={() => hands.remove(id)}>
            <Trash2 />
          </IconButton>
        </>
      )}
      {canEdit && !card.own && (
        <IconButton label={`Copy and edit ${card.name}`} onPress={() => hands.copy(id)}>
          <Copy />
        </IconButton>
      )}
      {!card.part && (
        <Button onPress={() => hands.add(id)} aria-label={`Add ${card.name} to ${buyer}`}>
          <Plus aria-hidden="true" /> Add
        </Button>
      )}
    </li>
  )
})

type Hands = Readonly<Record<'show' | 'add' | 'copy' | 'edit' | 'remove', (id: string) => void>>

/** Hands that never change and always do what the props of the last render say. */
function useHands(props: RosterProps): Hands {
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  return useMemo(() => {
    const on = (act: (props: RosterProps, card: RosterCard) => void) => (id: string) => {
      const card = latest.current.roster.find(one => one.id === id)
      if (card) act(latest.current, card)
    }
    return {
      show: on((now, card) => now.onShow(card)),
      add: on((now, card) => now.onAdd(card)),
      copy: on((now, card) => now.onCopy(card)),
      edit: on((now, card) => now.onEdit(card)),
      remove: on((now, card) => now.onRemove(card)),
    }
  }, [])
}
