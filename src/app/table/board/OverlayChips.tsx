import { Eye, EyeOff } from 'lucide-react'
import type { Overlay } from '../../../engine/scene/scene'
import { useShown } from '../../panels/links'
import styles from '../offers/Now.module.css'
import { useActions, useTable } from '../store/context'

/** Overlays for the selected piece: hovering shows one for the moment, a click turns it on or off. */
export function OverlayChips() {
  const overlays = useTable((s, select) => select.overlays(s))
  const painted = useTable((s, select) => select.painted(s))
  if (overlays.length === 0) return null
  return (
    <section className={styles.section} aria-label="On the board">
      <h2 className={styles.caption}>On the board</h2>
      <div className={styles.chips}>
        {overlays.map(overlay => (
          <Chip key={overlay.name} overlay={overlay} on={painted.includes(overlay)} />
        ))}
      </div>
    </section>
  )
}

function Chip({ overlay, on }: { overlay: Overlay; on: boolean }) {
  const { switchOver } = useActions()
  const shown = useShown(on ? undefined : overlay.shapes)
  return (
    <button type="button" className={styles.chip} aria-pressed={on} onClick={() => switchOver(overlay.name)} {...shown}>
      {on ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
      {overlay.name}
    </button>
  )
}
