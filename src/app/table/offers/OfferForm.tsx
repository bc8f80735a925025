import { type FormEvent, useMemo, useState } from 'react'
import { defaults, type FieldValues, type Offer } from '../../../engine/offers'
import type { Action } from '../../../engine/ruleset'
import { Button, FieldForm, fieldFaults } from '../../design/index'
import { RuleLink, usePanelLinks, withSeatNames } from '../../panels/index'
import { useActions } from '../store/context'
import styles from './Now.module.css'

type FormOffer = Extract<Offer<Action>, { kind: 'form' }>

/** An offer with a form to fill in. */
export function OfferForm({ offer }: { offer: FormOffer }) {
  const { fill } = useActions()
  const links = usePanelLinks()
  const fields = useMemo(() => offer.fields(), [offer])
  const [values, setValues] = useState<FieldValues>(() => defaults(fields))
  const faulty = Object.keys(fieldFaults(fields, values)).length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!faulty) fill(offer.id, values)
  }
  return (
    <form className={styles.form} data-answers onSubmit={submit}>
      <FieldForm
        fields={withSeatNames(fields, links)}
        values={values}
        onChange={setValues}
        beside={field => field.rule && <RuleLink rule={field.rule} />}
      />
      <Button type="submit" kind="primary" wide keyHint="⏎" isDisabled={faulty}>
        {offer.label}
      </Button>
    </form>
  )
}
