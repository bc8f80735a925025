import { KIND_HINTS } from '../offers/offer-kinds'
import { useTable } from '../store/context'
import styles from '../Table.module.css'
import { TOOL_FACES } from './tools'

/** What the pointer does now, at the foot of the board. */
export function HintLine() {
  const offer = useTable((s, select) => select.offer(s))
  const tool = useTable(s => s.tool)
  const looking = useTable(s => s.at !== null)
  const face = TOOL_FACES.find(one => one.id === tool)
  if (looking || (!offer && tool === 'select')) return null
  return (
    <p className={styles.hint}>
      <strong>{offer?.label ?? face?.label}</strong> {offer ? KIND_HINTS[offer.kind] : face?.hint}
      <span className={styles.hintKeys}>
        <kbd>Tab</kbd> next <kbd>Enter</kbd> choose <kbd>Esc</kbd> back
      </span>
    </p>
  )
}
