import { Fragment } from 'react'
import type { Sentence } from '../../engine/record/log'
import type { PieceId } from '../../engine/scene/scene'
import { SeatShape } from '../design/SeatTag'
import { usePanelLinks } from './links'
import styles from './SentenceView.module.css'

/** A sentence of the log. Names are in the colour of their side; a click finds them on the board. */
export function SentenceView({ sentence }: { sentence: Sentence }) {
  const { seatName } = usePanelLinks()
  return (
    <span className={styles.sentence}>
      {sentence.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is written once, its parts never move.
        <Fragment key={i}>
          {typeof part === 'string' ? (
            part
          ) : 'piece' in part ? (
            <PieceName {...part} />
          ) : (
            <strong className={styles.seat} data-seat={part.seat}>
              <SeatShape seat={part.seat} /> {seatName(part.seat)}
            </strong>
          )}
        </Fragment>
      ))}
    </span>
  )
}

function PieceName({ piece, name: own }: { piece: PieceId; name: string }) {
  const { findPiece, seatOf, seatName, isShared } = usePanelLinks()
  const seat = seatOf?.(piece) ?? undefined
  const name = seat && isShared?.(own) ? `${own} (${seatName(seat)})` : own
  if (!findPiece) {
    return (
      <strong className={styles.piece} data-seat={seat}>
        {name}
      </strong>
    )
  }
  return (
    <button type="button" className={styles.piece} data-seat={seat} onClick={() => findPiece(piece)}>
      {name}
    </button>
  )
}
