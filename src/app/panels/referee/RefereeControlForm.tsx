import { type FormEvent, useEffect, useState } from 'react'
import { defaults, type FieldValues } from '../../../engine/offers'
import type { RefereeControl } from '../../../engine/record/referee'
import type { Refusal } from '../../../engine/rolls/plan'
import type { PieceId } from '../../../engine/scene/scene'
import { Button } from '../../design/Button'
import { FieldForm } from '../../design/FieldForm'
import { fieldFaults } from '../../design/field-faults'
import { usePanelLinks } from '../links'
import { RefusalList } from '../RefusalList'
import { RuleLink } from '../RuleLink'
import { withSeatNames } from '../seat-names'
import { Choice, Line } from './fields'
import type { OnAct } from './RefereePanel'
import styles from './RefereePanel.module.css'
import { setAction } from './referee-acts'

interface LeverFormProps {
  readonly controls: readonly RefereeControl[]
  readonly selected: PieceId | null
  pieceName(piece: PieceId): string
  readonly onAct: OnAct
}

const TABLE = ''

/** First whose, then what, then how. */
export function RefereeControlForm({ controls, selected, pieceName, onAct }: LeverFormProps) {
  const groups = [...new Set(controls.map(control => control.piece ?? TABLE))]
  const [chosen, setChosen] = useState<PieceId>(selected ?? groups[0] ?? TABLE)
  const [controlId, setLeverId] = useState<string | null>(null)
  useEffect(() => {
    if (selected) setChosen(selected)
  }, [selected])

  const group = groups.includes(chosen) ? chosen : (groups[0] ?? TABLE)
  const own = controls.filter(control => (control.piece ?? TABLE) === group)
  const control = own.find(({ id }) => id === controlId) ?? own[0]
  if (!control) return <p className={styles.word}>This game has nothing to set by hand.</p>
  return (
    <div className={styles.form}>
      <Choice
        label="Of"
        value={group}
        options={groups.map(piece => ({ value: piece, label: piece === TABLE ? 'The table' : pieceName(piece) }))}
        onChange={setChosen}
      />
      <Choice
        label="What"
        value={control.id}
        options={own.map(({ id, label }) => ({ value: id, label }))}
        onChange={setLeverId}
      />
      <Values key={stamp(control)} control={control} onAct={onAct} />
    </div>
  )
}

/** Another control, or the same with other values on the table, starts afresh. */
const stamp = (control: RefereeControl): string =>
  JSON.stringify([control.id, control.fields.map(field => field.value)])

function Values({ control, onAct }: { control: RefereeControl; onAct: OnAct }) {
  const links = usePanelLinks()
  const [values, setValues] = useState<FieldValues>(() => defaults(control.fields))
  const [why, setWhy] = useState('')
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const faulty = Object.keys(fieldFaults(control.fields, values)).length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!faulty) onAct(setAction(control, values, why), setRefusals)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <FieldForm
        fields={withSeatNames(control.fields, links)}
        values={values}
        onChange={setValues}
        beside={field => field.rule && <RuleLink rule={field.rule} />}
      />
      <Line label="Reason" value={why} required placeholder="so that the log remembers" onChange={setWhy} />
      <p className={styles.word}>
        Overrides <RuleLink rule={control.rule} />
      </p>
      <RefusalList refusals={refusals} />
      <Button type="submit" kind="primary" isDisabled={faulty || why.trim() === ''}>
        Set it
      </Button>
    </form>
  )
}
