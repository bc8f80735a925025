import { useMemo } from 'react'
import type { Offer } from '../../engine/offers'
import type { Action } from '../../engine/ruleset'
import type { Scene } from '../../engine/scene/scene'
import type { Seat } from '../../engine/seats'
import { SeatShape } from '../design'
import { useActions, useTable } from './context'
import styles from './Now.module.css'
import { sameAction } from './outlook'
import { Reasons } from './Reasons'

type Listed = Extract<Offer<Action>, { kind: 'piece' | 'cell' }>

interface Choice {
  readonly id: string
  readonly name: string
  readonly seat: Seat | null
  readonly action: Action
}

/** Every choice in words: its chance, or why not. The board shows the same; this is the way to it by keyboard. */
export function ChoiceList({ offer }: { offer: Listed }) {
  const scene = useTable((s, read) => read.scene(s))
  const choices = useMemo(() => choicesOf(offer, scene), [offer, scene])
  return (
    <ul className={styles.choices} aria-label={offer.label}>
      {choices.map(choice => (
        <ChoiceRow key={choice.id} choice={choice} />
      ))}
    </ul>
  )
}

function choicesOf(offer: Listed, scene: Scene): readonly Choice[] {
  if (offer.kind === 'piece') {
    const pieces = new Map(scene.pieces.map(piece => [piece.id, piece]))
    return offer.choices.map(({ piece: id, action }) => {
      const piece = pieces.get(id)
      return { id, action, name: piece?.name ?? id, seat: piece?.seat ?? null }
    })
  }
  const cells = new Map(scene.cells.map(cell => [cell.id, cell]))
  return offer.choices.map(({ cell: id, action }) => {
    const cell = cells.get(id)
    return { id, action, name: cell?.name ?? id, seat: cell?.seat ?? null }
  })
}

function ChoiceRow({ choice }: { choice: Choice }) {
  const { answer, propose } = useActions()
  const { id, name, seat, action } = choice
  const chosen = useTable(s => s.pinned && sameAction(s.proposal, action))
  const planned = useTable((s, read) => read.outlooks(s).plan(action))
  const badge = useTable(s => s.badges.get(id))
  const legal = !('refusals' in planned)
  const point = () => propose(action)
  const leave = () => propose(null)
  return (
    <li className={styles.choiceItem} data-legal={legal}>
      <button
        type="button"
        className={styles.choice}
        aria-pressed={chosen}
        onClick={() => answer(action)}
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={point}
      >
        {seat && <SeatShape seat={seat} />}
        <span className={styles.choiceName}>{name}</span>
        {legal && badge && (
          <span className={styles.chance} data-tone={badge.tone}>
            {badge.text}
          </span>
        )}
        {!legal && <span className="only-spoken">, refused</span>}
      </button>
      {!legal && <Reasons refusals={planned.refusals} />}
    </li>
  )
}

export const isListed = (offer: Offer<Action>): offer is Listed => offer.kind === 'piece' || offer.kind === 'cell'
