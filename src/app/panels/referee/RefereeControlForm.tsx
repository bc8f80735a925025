import { type FormEvent, useEffect, useState } from 'react'
import { defaults, type FieldValues } from '../../../engine/offers'
import type { RefereeControl } from '../../../engine/record/referee'
import type { Refusal } from '../../../engine/rolls/plan'
import type { PieceId } from '../../../engine/scene/scene'
import { Button } from '../../design/Button'
import { FieldForm } from '../../design/FieldForm'
import { fieldFaults } from '../../design/field-faults'
import { type PanelLinks, usePanelLinks } from '../links'
import { RefusalList } from '../RefusalList'
import { RuleLink } from '../RuleLink'
import { withSeatNames } from '../seat-names'
import { Choice, Line } from './fields'
import { type Dropped, moverOf, valuesAt } from './moving'
import type { OnAct } from './RefereePanel'
import styles from './RefereePanel.module.css'
import { setAction } from './referee-acts'

interface LeverFormProps {
  readonly controls: readonly RefereeControl[]
  readonly selected: PieceId | null
  pieceName(piece: PieceId): string
  readonly dropped: Dropped | null
  readonly onAct: OnAct
}

const TABLE = ''

/** First the piece, then the control, then its values. */
export function RefereeControlForm({ controls, selected, pieceName, dropped, onAct }: LeverFormProps) {
  const groups = [...new Set(controls.map(control => control.piece ?? TABLE))]
  const [chosen, setChosen] = useState<PieceId>(selected ?? groups[0] ?? TABLE)
  const [controlId, setLeverId] = useState<string | null>(null)
  useEffect(() => {
    if (selected) setChosen(selected)
  }, [selected])

  const mover = dropped && moverOf(controls, dropped.piece)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever a piece is put down, and only then.
  useEffect(() => {
    if (!dropped || !mover) return
    setChosen(dropped.piece)
    setLeverId(mover.id)
  }, [dropped])

  const links = usePanelLinks()
  const { seatName, seatOf } = links
  const nameOf = (piece: PieceId): string => {
    const seat = seatOf?.(piece)
    return seat ? `${seatName(seat)}: ${pieceName(piece)}` : pieceName(piece)
  }
  const group = groups.includes(chosen) ? chosen : (groups[0] ?? TABLE)
  const own = controls.filter(control => (control.piece ?? TABLE) === group)
  const control = own.find(({ id }) => id === controlId) ?? own[0]
  if (!control) return <p className={styles.word}>There is nothing to change by hand in this game.</p>
  return (
    <div className={styles.form}>
      <Choice
        label="Of"
        value={group}
        options={groups.map(piece => ({ value: piece, label: piece === TABLE ? 'The table' : nameOf(piece) }))}
        onChange={setChosen}
      />
      <Choice
        label="What"
        value={control.id}
        options={own.map(one => ({ value: one.id, label: labelOf(one, links) }))}
        onChange={setLeverId}
      />
      <Values
        key={`${stamp(control)} ${control === mover && JSON.stringify(dropped)}`}
        control={control}
        put={control === mover && dropped ? valuesAt(control, dropped.at) : {}}
        onAct={onAct}
      />
    </div>
  )
}

const labelOf = ({ label, seat }: RefereeControl, { seatName }: PanelLinks): string =>
  seat ? `${label} of ${seatName(seat)}` : label

/** Starts over for another control, or when the values on the table have changed. */
const stamp = (control: RefereeControl): string =>
  JSON.stringify([control.id, control.fields.map(field => field.value)])

function Values({ control, put, onAct }: { control: RefereeControl; put: FieldValues; onAct: OnAct }) {
  const links = usePanelLinks()
  const [values, setValues] = useState<FieldValues>(() => ({ ...defaults(control.fields), ...put }))
  const [why, setWhy] = useState('')
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  // What is already so is never wrong, whatever the steps of its field.
  const changed = control.fields.filter(field => values[field.name] !== field.value)
  const faulty = Object.keys(fieldFaults(changed, values)).length > 0
  const reasonless = why.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!faulty) onAct(setAction({ ...control, label: labelOf(control, links) }, values, why), setRefusals)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <FieldForm
        fields={withSeatNames(control.fields, links)}
        values={values}
        onChange={setValues}
        beside={field => field.rule && <RuleLink rule={field.rule} />}
      />
      {moverOf([control], control.piece ?? TABLE) && (
        <p className={styles.word}>You can also drag the piece on the board.</p>
      )}
      <Line label="Reason" value={why} required placeholder="goes in the log" onChange={setWhy} />
      {reasonless && <p className={styles.word}>Enter a reason to apply the change. It goes in the log.</p>}
      <p className={styles.word}>
        Overrides <RuleLink rule={control.rule} />
      </p>
      <RefusalList refusals={refusals} />
      <Button type="submit" kind="primary" isDisabled={faulty || reasonless}>
        Apply
      </Button>
    </form>
  )
}
