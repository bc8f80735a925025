import { memo } from 'react'
import { silhouette } from '../../art/silhouettes'
import { writtenPoints } from '../../engine/scene/points'
import type { PieceId, ScenePiece, SeatStatus } from '../../engine/scene/scene'
import { SEATS, type Seat } from '../../engine/seats'
import { EmptyState } from '../design/EmptyState'
import { SeatTag } from '../design/SeatTag'
import styles from './ForcesPanel.module.css'
import { usePanelLinks } from './links'
import { MarkerChips } from './MarkerChip'
import { StatusDials } from './StatusDials'

export interface ForcesPanelProps {
  readonly pieces: readonly ScenePiece[]
  readonly status: readonly SeatStatus[]
  readonly selected: PieceId | null
  /** What a piece is worth, from its card. */
  pointsOf?(piece: PieceId): number | undefined
  onSelect(piece: PieceId): void
  onHover?(piece: PieceId | null): void
}

const PACES = { ready: 'still to act', active: 'acts now', spent: 'has acted' } as const

/** Everything on the table, by side; a way to reach the pieces without the board. */
export function ForcesPanel(props: ForcesPanelProps) {
  const { pieces, status } = props
  const sides = [...SEATS, null].flatMap(seat => {
    const own = pieces.filter(piece => piece.seat === seat)
    const told = status.some(entry => entry.seat === seat && entry.dials.length > 0)
    return own.length > 0 || told ? [{ seat, own }] : []
  })
  if (sides.length === 0) return <EmptyState title="There is nothing on the table yet." />
  return (
    <div className={styles.forces}>
      {sides.map(({ seat, own }) => (
        <Side key={seat ?? 'table'} {...props} seat={seat} own={own} />
      ))}
    </div>
  )
}

function Side({ seat, own, ...props }: ForcesPanelProps & { seat: Seat | null; own: readonly ScenePiece[] }) {
  const { seatName, isBot } = usePanelLinks()
  const name = seat ? seatName(seat) : 'The table'
  const points = own.flatMap(piece => props.pointsOf?.(piece.id) ?? [])
  const dials = props.status.find(entry => entry.seat === seat)
  const ready = own.filter(piece => piece.pace === 'ready').length
  return (
    <section className={styles.side} data-seat={seat ?? undefined} aria-label={name}>
      <h2 className={styles.head} title={name}>
        {seat ? <SeatTag seat={seat} name={name} bot={isBot?.(seat)} /> : name}
        <span className={styles.sum}>
          {own.length} {own.length === 1 ? 'piece' : 'pieces'}
          {points.length > 0 && ` · ${writtenPoints(points.reduce((sum, value) => sum + value, 0))} pts`}
          {ready > 0 && ` · ${ready} still to act`}
        </span>
      </h2>
      {dials && <StatusDials status={dials} />}
      <ul className={styles.pieces}>
        {own.map(piece => (
          <PieceRow
            key={piece.id}
            piece={piece}
            points={props.pointsOf?.(piece.id)}
            selected={piece.id === props.selected}
            onSelect={props.onSelect}
            onHover={props.onHover}
          />
        ))}
      </ul>
    </section>
  )
}

interface PieceRowProps {
  readonly piece: ScenePiece
  readonly points: number | undefined
  readonly selected: boolean
  onSelect(piece: PieceId): void
  onHover: ((piece: PieceId | null) => void) | undefined
}

const PieceRow = memo(function PieceRow({ piece, points, selected, onSelect, onHover }: PieceRowProps) {
  const over = () => onHover?.(piece.id)
  const out = () => onHover?.(null)
  return (
    <li>
      <button
        type="button"
        className={styles.piece}
        aria-pressed={selected}
        data-pace={piece.pace}
        onClick={() => onSelect(piece.id)}
        onPointerEnter={over}
        onPointerLeave={out}
        onFocus={over}
        onBlur={out}
      >
        <svg className={styles.art} viewBox="0 0 100 100" aria-hidden="true">
          <path d={silhouette(piece.art).path} fillRule="evenodd" />
        </svg>
        <span className={styles.name} title={piece.name}>
          {piece.name}
        </span>
        {piece.pace && <span className={styles.pace}>{PACES[piece.pace]}</span>}
        <MarkerChips markers={piece.markers} size="letter" />
        {points !== undefined && <span className={styles.points}>{writtenPoints(points)}</span>}
      </button>
    </li>
  )
})
