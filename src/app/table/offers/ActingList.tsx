import type { PieceId } from '../../../engine/scene/scene'
import { SeatShape } from '../../design/index'
import type { Acting } from '../store/acting'
import { useActions, useTable } from '../store/context'
import styles from './Now.module.css'

/** Units that can do something, in the game's order; the selected one is marked. */
export function ActingList({ acting, selected }: { acting: readonly Acting[]; selected: PieceId | null }) {
  const { choosePiece } = useActions()
  const seat = useTable(s => s.seat)
  return (
    <section className={styles.section} aria-label="Who can act">
      <h2 className={styles.caption}>
        Who can act <span className={styles.count}>{acting.length}</span>
      </h2>
      <ul className={styles.acting}>
        {acting.map(({ piece, name, offers }) => (
          <li key={piece}>
            <button
              type="button"
              className={styles.unit}
              aria-pressed={piece === selected}
              onClick={() => choosePiece(piece)}
              title={offers.map(offer => offer.label).join(' · ')}
            >
              {seat !== 'referee' && <SeatShape seat={seat} />}
              <span className={styles.unitName}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
