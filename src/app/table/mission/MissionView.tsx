import type { Standing } from '../../../engine/mission'
import { SeatTag } from '../../design/index'
import { usePanelLinks } from '../../panels/links'
import { useTable } from '../store/context'
import styles from './Mission.module.css'

/** What the battle is about, and how it stands as far as this viewer may know. */
export function MissionView({ standing }: { standing: boolean }) {
  const brief = useTable((s, select) => select.brief(s))
  const { standings } = useTable((s, select) => select.mission(s))
  return (
    <div className={styles.mission}>
      <ul className={styles.brief} aria-label="Mission">
        {brief.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {standing && standings.length > 0 && (
        <>
          <h3 className={styles.caption}>How it stands</h3>
          <ul className={styles.standings}>
            {standings.map(one => (
              <li key={`${one.name} ${one.seat} ${one.value}`}>
                <StandingView {...one} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function StandingView({ name, seat, value }: Standing) {
  const { seatName, isBot } = usePanelLinks()
  const side = seat && <SeatTag seat={seat} name={seatName(seat)} bot={isBot?.(seat)} />
  return name === undefined ? (
    <>
      {side}: {value}
    </>
  ) : (
    <>
      {name}: {value} {side}
    </>
  )
}
