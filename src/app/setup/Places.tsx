import { ChevronRight, Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { defaults } from '../../engine/offers'
import type { PlaceModel, SetupPlace } from '../../engine/setup'
import { Button, FieldRow, fieldFaults, IconButton } from '../design'
import type { Draft } from './draft'
import styles from './places.module.css'

export interface PlacesProps {
  readonly places: PlaceModel<unknown>
  readonly draft: Draft
  onChange(draft: Draft): void
  /** The place being edited. */
  readonly chosen: number | null
  onChoose(index: number | null): void
}

/** The objectives of the battle, numbered as on the map. */
export function Places({ places, draft, onChange, chosen, onChoose }: PlacesProps) {
  const heading = useId()
  const { options } = draft
  const list = places.list(options)
  const put = (next: unknown) => onChange({ ...draft, options: next })
  return (
    <section className={styles.places} aria-labelledby={heading}>
      <h3 id={heading} className={styles.title}>
        {places.title}
      </h3>
      {list.length === 0 && <p className={styles.none}>None yet.</p>}
      <ol className={styles.list}>
        {list.map((place, i) => (
          <Item
            // biome-ignore lint/suspicious/noArrayIndexKey: two may share a name while one is being typed.
            key={i}
            place={place}
            number={i + 1}
            open={chosen === i}
            onOpen={() => onChoose(chosen === i ? null : i)}
            onChange={values => put(places.change(options, i, values))}
            onRemove={() => {
              onChoose(null)
              put(places.remove(options, i))
            }}
          />
        ))}
      </ol>
      <Button
        isDisabled={list.length >= places.most}
        onPress={() => {
          onChoose(list.length)
          put(places.add(options))
        }}
      >
        <Plus aria-hidden="true" /> Add {places.one}
      </Button>
    </section>
  )
}

interface ItemProps {
  readonly place: SetupPlace
  readonly number: number
  readonly open: boolean
  onOpen(): void
  onChange(values: ReturnType<typeof defaults>): void
  onRemove(): void
}

/** Folded to one line, unless something in it is wrong. */
function Item({ place: { name, words, fields }, number, open, onOpen, onChange, onRemove }: ItemProps) {
  const faults = fieldFaults(fields, defaults(fields))
  const unfolded = open || Object.keys(faults).length > 0
  return (
    <li className={styles.place}>
      <button type="button" className={styles.head} aria-expanded={unfolded} onClick={onOpen}>
        <span className={styles.number}>{number}</span>
        <span className={styles.words}>
          <b>{name}</b> <small>{words}</small>
        </span>
        <ChevronRight className={styles.fold} aria-hidden="true" />
      </button>
      <IconButton label={`Remove ${name}`} onPress={onRemove}>
        <Trash2 />
      </IconButton>
      {unfolded && (
        <div className={styles.fields}>
          {fields.map(field => (
            <FieldRow
              key={field.name}
              field={field}
              value={field.value}
              fault={faults[field.name]}
              onChange={value => onChange({ [field.name]: value })}
            />
          ))}
        </div>
      )}
    </li>
  )
}
