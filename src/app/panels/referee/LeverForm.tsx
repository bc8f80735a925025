import { type FormEvent, useEffect, useState } from 'react'
import { defaults, type FieldValues } from '../../../engine/offers'
import type { Lever, TableAction } from '../../../engine/record/referee'
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
import styles from './RefereePanel.module.css'
import { setAction } from './referee-acts'

interface LeverFormProps {
  readonly levers: readonly Lever[]
  readonly selected: PieceId | null
  pieceName(piece: PieceId): string
  onAct(action: TableAction): readonly Refusal[]
}

const TABLE = ''

/** First whose, then what, then how. */
export function LeverForm({ levers, selected, pieceName, onAct }: LeverFormProps) {
  const groups = [...new Set(levers.map(lever => lever.piece ?? TABLE))]
  const [chosen, setChosen] = useState<PieceId>(selected ?? groups[0] ?? TABLE)
  const [leverId, setLeverId] = useState<string | null>(null)
  useEffect(() => {
    if (selected) setChosen(selected)
  }, [selected])

  const group = groups.includes(chosen) ? chosen : (groups[0] ?? TABLE)
  const own = levers.filter(lever => (lever.piece ?? TABLE) === group)
  const lever = own.find(({ id }) => id === leverId) ?? own[0]
  if (!lever) return <p className={styles.word}>This game has nothing to set by hand.</p>
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
        value={lever.id}
        options={own.map(({ id, label }) => ({ value: id, label }))}
        onChange={setLeverId}
      />
      <Values key={stamp(lever)} lever={lever} onAct={onAct} />
    </div>
  )
}

/** Another lever, or the same with other values on the table, starts afresh. */
const stamp = (lever: Lever): string => JSON.stringify([lever.id, lever.fields.map(field => field.value)])

function Values({ lever, onAct }: { lever: Lever; onAct(action: TableAction): readonly Refusal[] }) {
  const links = usePanelLinks()
  const [values, setValues] = useState<FieldValues>(() => defaults(lever.fields))
  const [why, setWhy] = useState('')
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const faulty = Object.keys(fieldFaults(lever.fields, values)).length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!faulty) setRefusals(onAct(setAction(lever, values, why)))
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <FieldForm
        fields={withSeatNames(lever.fields, links)}
        values={values}
        onChange={setValues}
        beside={field => field.rule && <RuleLink rule={field.rule} />}
      />
      <Line label="Reason" value={why} required placeholder="so that the log remembers" onChange={setWhy} />
      <p className={styles.word}>
        Overrides <RuleLink rule={lever.rule} />
      </p>
      <RefusalList refusals={refusals} />
      <Button type="submit" kind="primary" isDisabled={faulty || why.trim() === ''}>
        Set it
      </Button>
    </form>
  )
}
