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
  const match = useTable(s => s.match)
  const state = useTable((s, select) => select.state(s))
  const scene = useTable((s, select) => select.scene(s))
  const selected = useTable(s => s.selected)
  const levers = useMemo(() => match.ruleset.refereeControls(state), [match, state])
  const { entries } = useRulebook(match.ruleset)
  const rules = useMemo(() => [...entries, ...TABLE_RULES.filter(rule => rule.id !== 'TABLE.referee')], [entries])
  const pieceName = useCallback((id: PieceId) => scene.pieces.find(piece => piece.id === id)?.name ?? id, [scene])
  return (
    <div className={styles.padded}>
      <RefereePanel
        controls={levers}
        rules={rules}
        selected={selected}
        pieceName={pieceName}
        onAct={action => play('referee', action)}
      />
    </div>
  )
}
