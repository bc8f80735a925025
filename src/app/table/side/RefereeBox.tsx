import { useMemo } from 'react'
import { TABLE_RULES } from '../../../engine/record/referee'
import { RefereePanel } from '../../panels/index'
import { useRulebook } from '../../rulebook/useRulebook'
import { useActions, useTable, useTableApi } from '../store/context'
import styles from '../Table.module.css'

/** The referee's controls: anything can be corrected, and every change goes in the log. */
export function RefereeBox() {
  const { play } = useActions()
  const { ruleset } = useTable(s => s.session)
  const view = useTable((s, select) => select.view(s))
  const name = useTable((s, select) => select.nameOfPiece(s))
  const dropped = useTable(s => s.dropped)
  const { store } = useTableApi()
  const selected = useTable(s => s.selected)
  const controls = useMemo(() => ruleset.refereeControls(view), [ruleset, view])
  const { entries } = useRulebook(ruleset)
  const rules = useMemo(() => [...entries, ...TABLE_RULES.filter(rule => rule.id !== 'TABLE.referee')], [entries])
  return (
    <div className={styles.padded}>
      <RefereePanel
        controls={controls}
        rules={rules}
        selected={selected}
        pieceName={name}
        dropped={dropped}
        onAct={(action, answered) =>
          play('referee', action, refusals => {
            if (refusals.length === 0) store.setState({ dropped: null })
            answered(refusals)
          })
        }
      />
    </div>
  )
}
