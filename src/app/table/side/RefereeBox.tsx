import { useCallback, useMemo } from 'react'
import { TABLE_RULES } from '../../../engine/record/referee'
import type { PieceId } from '../../../engine/scene/scene'
import { RefereePanel } from '../../panels/index'
import { useRulebook } from '../../rulebook/useRulebook'
import { useActions, useTable } from '../store/context'
import styles from '../Table.module.css'

/** The referee's chair: anything may be set right, and the log remembers. */
export function RefereeBox() {
  const { play } = useActions()
  const { ruleset } = useTable(s => s.session)
  const view = useTable((s, select) => select.view(s))
  const scene = useTable((s, select) => select.scene(s))
  const selected = useTable(s => s.selected)
  const controls = useMemo(() => ruleset.refereeControls(view), [ruleset, view])
  const { entries } = useRulebook(ruleset)
  const rules = useMemo(() => [...entries, ...TABLE_RULES.filter(rule => rule.id !== 'TABLE.referee')], [entries])
  const pieceName = useCallback((id: PieceId) => scene.pieces.find(piece => piece.id === id)?.name ?? id, [scene])
  return (
    <div className={styles.padded}>
      <RefereePanel
        controls={controls}
        rules={rules}
        selected={selected}
        pieceName={pieceName}
        onAct={(action, answered) => play('referee', action, answered)}
      />
    </div>
  )
}
