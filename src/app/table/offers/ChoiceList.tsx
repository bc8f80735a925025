import { useMemo } from 'react'
import type { Offer } from '../../../engine/offers'
import { isRefused, type Refusal } from '../../../engine/rolls/plan'
import type { Action } from '../../../engine/ruleset'
import type { PieceId, Scene } from '../../../engine/scene/scene'
import type { Seat } from '../../../engine/seats'
import { SeatShape } from '../../design/index'
import { useActions, useTable } from '../store/context'
import styles from './Now.module.css'
import { sameAction } from './outlook'
import { Reasons } from './Reasons'
import { distinct } from './verdict'

type Listed = Extract<Offer<Action>, { kind: 'piece' | 'cell' }>

interface Choice {
  readonly id: string
  readonly name: string
  readonly seat: Seat | null
  readonly action: Action
}

/**
 * Every choice as text: the same as on the board, but reachable by keyboard. Legal choices come with their odds;
 * refused ones come after the preview, with all their reasons.
 */
export function ChoiceList({ offer, which }: { offer: Listed; which: 'legal' | 'refused' }) {
  const scene = useTable((s, select) => select.scene(s))
  const outlooks = useTable((s, select) => select.outlooks(s))
  const named = useTable((s, select) => select.nameOfPiece(s))
  const choices = useMemo(
    () =>
      choicesOf(offer, scene, named).filter(({ action }) => isRefused(outlooks.plan(action)) === (which === 'refused')),
    [offer, scene, named, outlooks, which],
  )
  if (choices.length === 0)
    return which === 'legal' ? <p className={styles.hint}>There is nothing to choose here.</p> : null
  if (which === 'refused') return <RefusedRows choices={choices} />
  return (
    <ul className={styles.choices} aria-label={offer.label} data-choices>
      {choices.map(choice => (
        <LegalRow key={choice.id} choice={choice} />
      ))}
    </ul>
  )
}

function choicesOf(offer: Listed, scene: Scene, named: (piece: PieceId) => string): readonly Choice[] {
  if (offer.kind === 'piece') {
    const pieces = new Map(scene.pieces.map(piece => [piece.id, piece]))
    return offer.choices().map(({ piece: id, action }) => {
      const piece = pieces.get(id)
      return { id, action, name: named(id), seat: piece?.seat ?? null }
    })
  }
  const cells = new Map(scene.cells.map(cell => [cell.id, cell]))
  return offer.choices().map(({ cell: id, action }) => {
    const cell = cells.get(id)
    return { id, action, name: cell?.name ?? id, seat: cell?.seat ?? null }
  })
}

/** Hovering previews it, a click chooses it. */
function LegalRow({ choice: { id, name, seat, action } }: { choice: Choice }) {
  const { answer, propose } = useActions()
  const chosen = useTable(s => s.pinned && sameAction(s.proposal, action))
  const badge = useTable(s => s.badges.get(id))
  return (
    <li>
      <button
        type="button"
        className={styles.choice}
        aria-pressed={chosen}
        onClick={() => answer(action)}
        onPointerEnter={() => propose(action)}
        onPointerLeave={() => propose(null)}
        // Focus that only followed a press of the pointer has pointed at nothing.
        onFocus={event => event.currentTarget.matches(':focus-visible') && propose(action)}
      >
        {seat && <SeatShape seat={seat} />}
        <span className={styles.choiceName}>{name}</span>
        {badge && (
          <span className={styles.chance} data-tone={badge.tone}>
            {badge.text}
          </span>
        )}
      </button>
    </li>
  )
}

/** Choices refused for the same reasons share a row. */
function RefusedRows({ choices }: { choices: readonly Choice[] }) {
  const outlooks = useTable((s, select) => select.outlooks(s))
  const rows = useMemo(() => {
    const alike = new Map<string, { readonly choices: Choice[]; readonly refusals: readonly Refusal[] }>()
    for (const choice of choices) {
      const planned = outlooks.plan(choice.action)
      const refusals = isRefused(planned) ? distinct(planned.refusals) : []
      const key = JSON.stringify(refusals.map(({ rule, why }) => [rule, why]))
      const row = alike.get(key)
      if (row) row.choices.push(choice)
      else alike.set(key, { choices: [choice], refusals })
    }
    return [...alike]
  }, [choices, outlooks])
  return (
    <ul className={styles.choices} aria-label="Not possible">
      {rows.map(([key, row]) => (
        <li key={key} className={styles.refused}>
          <p className={styles.refusedName}>
            {row.choices.map(({ id, name, seat }) => (
              <span key={id}>
                {seat && <SeatShape seat={seat} />} {name}
              </span>
            ))}
          </p>
          <Reasons refusals={row.refusals} />
        </li>
      ))}
    </ul>
  )
}

export const isListed = (offer: Offer<Action>): offer is Listed => offer.kind === 'piece' || offer.kind === 'cell'
