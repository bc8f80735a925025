import { X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../design/index'
import type { Session, Viewer } from '../../session/session'
import { useTable } from '../store/context'
import styles from './Mission.module.css'
import { MissionView } from './MissionView'

const closed = new WeakMap<Session, Set<Viewer>>()

/** The mission before a player's first decision. It can be closed, and is one press away from then on. */
export function Opening() {
  const session = useTable(s => s.session)
  const seat = useTable(s => s.seat)
  const fresh = useTable(
    (s, select) =>
      s.at === null &&
      s.seat !== 'referee' &&
      select.brief(s).length > 0 &&
      !select.lines(s).some(line => line.actor === s.seat),
  )
  const [, shown] = useState(0)
  if (!fresh || closed.get(session)?.has(seat)) return null
  const close = (): void => {
    closed.set(session, new Set(closed.get(session)).add(seat))
    shown(n => n + 1)
  }
  return (
    <section className={styles.opening} aria-label="What you fight for">
      <header className={styles.head}>
        <h2 className={styles.caption}>Mission</h2>
        <IconButton label="Close the mission" onPress={close}>
          <X />
        </IconButton>
      </header>
      <MissionView standing={false} />
    </section>
  )
}
