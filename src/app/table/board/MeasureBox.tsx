import { MeasureList } from '../../panels/index'
import styles from '../offers/Now.module.css'
import { useActions, useTable } from '../store/context'

/** Measurements, while there are any or a measuring tool is in hand. */
export function MeasureBox() {
  const actions = useActions()
  const measures = useTable(s => s.measures)
  const measuring = useTable(s => s.tool !== 'select' && s.tool !== 'pan')
  if (measures.length === 0 && !measuring) return null
  return (
    <section className={styles.section} aria-label="Measurements">
      <h2 className={styles.caption}>Measurements</h2>
      <MeasureList
        measures={measures}
        onRename={(id, name) => actions.remeasure(id, { name })}
        onPin={(id, pinned) => actions.remeasure(id, { pinned })}
        onRemove={actions.forget}
        onClear={() => actions.forget()}
      />
    </section>
  )
}
