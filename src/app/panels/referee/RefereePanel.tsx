import { useId } from 'react'
import type { MetaAction, RefereeControl } from '../../../engine/record/referee'
import type { Refusal } from '../../../engine/rolls/plan'
import type { RuleEntry } from '../../../engine/rulebook'
import type { PieceId } from '../../../engine/scene/scene'
import { RefereeControlForm } from './RefereeControlForm'
import styles from './RefereePanel.module.css'
import { RulingForm } from './RulingForm'

export interface RefereePanelProps {
  readonly controls: readonly RefereeControl[]
  readonly rules: readonly RuleEntry[]
  /** The piece whose controls come first. */
  readonly selected: PieceId | null
  pieceName(piece: PieceId): string
  onAct: OnAct
}

/** Does it; `answered` is told why not, or nothing. */
export type OnAct = (action: MetaAction, answered: (refusals: readonly Refusal[]) => void) => void

/** Sets anything right by hand, and records rulings; each with its reason, each in the log, each undoable. */
export function RefereePanel({ controls, rules, selected, pieceName, onAct }: RefereePanelProps) {
  const id = useId()
  return (
    <div className={styles.panel}>
      <section aria-labelledby={`${id}-set`}>
        <h2 id={`${id}-set`} className={styles.title}>
          Set by hand
        </h2>
        <RefereeControlForm controls={controls} selected={selected} pieceName={pieceName} onAct={onAct} />
      </section>
      <section aria-labelledby={`${id}-rule`}>
        <h2 id={`${id}-rule`} className={styles.title}>
          Rule on a question
        </h2>
        <RulingForm rules={rules} onAct={onAct} />
      </section>
    </div>
  )
}
