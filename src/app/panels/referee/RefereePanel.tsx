import { useId } from 'react'
import type { MetaAction, RefereeControl } from '../../../engine/record/referee'
import type { Refusal } from '../../../engine/rolls/plan'
import type { RuleEntry } from '../../../engine/rulebook'
import type { PieceId } from '../../../engine/scene/scene'
import type { Dropped } from './moving'
import { RefereeControlForm } from './RefereeControlForm'
import styles from './RefereePanel.module.css'
import { RulingForm } from './RulingForm'

export interface RefereePanelProps {
  readonly controls: readonly RefereeControl[]
  readonly rules: readonly RuleEntry[]
  /** The piece whose controls come first. */
  readonly selected: PieceId | null
  pieceName(piece: PieceId): string
  /** Put down on the board, to be moved there. */
  readonly dropped?: Dropped | null
  onAct: OnAct
}

/** Carries it out; `answered` gets the reasons why not, or an empty list. */
export type OnAct = (action: MetaAction, answered: (refusals: readonly Refusal[]) => void) => void

/** Corrects anything by hand and records rulings. Each has a reason, goes in the log and can be undone. */
export function RefereePanel({ controls, rules, selected, pieceName, dropped = null, onAct }: RefereePanelProps) {
  const id = useId()
  return (
    <div className={styles.panel}>
      <section aria-labelledby={`${id}-set`}>
        <h2 id={`${id}-set`} className={styles.title}>
          Change by hand
        </h2>
        <RefereeControlForm
          controls={controls}
          selected={selected}
          pieceName={pieceName}
          dropped={dropped}
          onAct={onAct}
        />
      </section>
      <section aria-labelledby={`${id}-rule`}>
        <h2 id={`${id}-rule`} className={styles.title}>
          Make a ruling
        </h2>
        <RulingForm rules={rules} onAct={onAct} />
      </section>
    </div>
  )
}
