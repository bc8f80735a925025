import { type FormEvent, useState } from 'react'
import type { Refusal } from '../../../engine/rolls/plan'
import type { RuleEntry } from '../../../engine/rulebook'
import { Button } from '../../design/Button'
import { RefusalList } from '../RefusalList'
import { Choice, Line } from './fields'
import type { OnAct } from './RefereePanel'
import styles from './RefereePanel.module.css'

interface RulingFormProps {
  readonly rules: readonly RuleEntry[]
  readonly onAct: OnAct
}

const NO_RULE = 'TABLE.referee'

/** A question that came up and what was decided, for the log. */
export function RulingForm({ rules, onAct }: RulingFormProps) {
  const [question, setQuestion] = useState('')
  const [decision, setDecision] = useState('')
  const [rule, setRule] = useState(NO_RULE)
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAct({ type: '@rule', question: question.trim(), decision: decision.trim(), rule }, told => {
      setRefusals(told)
      if (told.length > 0) return
      setQuestion('')
      setDecision('')
    })
  }
  const options = [
    { value: NO_RULE, label: 'None in particular' },
    ...rules.map(({ id, heading }) => ({ value: id, label: `${id} · ${heading}` })),
  ]
  return (
    <form className={styles.form} onSubmit={submit}>
      <Line label="Question" value={question} required onChange={setQuestion} />
      <Line label="Decision" value={decision} required onChange={setDecision} />
      <Choice label="Rule" value={rule} options={options} onChange={setRule} />
      <RefusalList refusals={refusals} />
      <Button type="submit" isDisabled={question.trim() === '' || decision.trim() === ''}>
        Record the ruling
      </Button>
    </form>
  )
}
