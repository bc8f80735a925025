import { ChevronRight } from 'lucide-react'
import type { PieceId } from '../../../engine/scene/scene'
import { SeatShape } from '../../design/index'
import type { Acting, Idle } from '../store/acting'
import { useActions, useTable } from '../store/context'
import styles from './Now.module.css'
import { Reasons } from './Reasons'
import { sharedReasons } from './verdict'

/** Units that can do something, the most useful first; the selected one is marked. The others fold into one line. */
export function ActingList({ acting, selected }: { acting: readonly Acting[]; selected: PieceId | null }) {
  const idle = useTable((s, select) => select.idle(s))
  return (
    <section className={styles.section} aria-label="Who can act">
      <h2 className={styles.caption}>
        Who can act <span className={styles.count}>{acting.length}</span>
      </h2>
      <Units units={acting} selected={selected} />
      {idle.length > 0 && <IdleUnits idle={idle} selected={selected} />}
    </section>
  )
}

function Units({ units, selected }: { units: readonly Acting[]; selected: PieceId | null }) {
  const { choosePiece } = useActions()
  const seat = useTable(s => s.seat)
  return (
    <ul className={styles.acting}>
      {units.map(({ piece, name, offers }) => (
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
  )
}

/** One line for all that can't act, with the reason that holds most of them back. */
function IdleUnits({ idle, selected }: { idle: readonly Idle[]; selected: PieceId | null }) {
  const reasons = sharedReasons(idle.map(one => one.refusals))
  return (
    <details className={styles.group}>
      <summary>
        <ChevronRight className={styles.fold} aria-hidden="true" />
        <span>
          {idle.length} can't act now{reasons[0] && `: ${reasons[0].why}`}
        </span>
      </summary>
      <Units units={idle} selected={selected} />
      <Reasons refusals={reasons} />
    </details>
  )
}
