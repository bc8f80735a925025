import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { Field } from '../../engine/offers'
import type { SeatSetup } from '../../engine/seats'
import { VALUES, type Values } from '../../print/values'
import { Confirm, FieldRow } from '../design'
import type { Reader, Source } from './material'
import styles from './PrintScreen.module.css'

/** Which game, in whose view, with which values. */
export interface Origin {
  readonly source: string
  readonly reader: Reader
  readonly values: Values
}

interface SourceFormProps {
  readonly sources: readonly Source[]
  readonly origin: Origin
  /** The players with secrets; null if nothing is hidden. */
  readonly seats: readonly SeatSetup[] | null
  readonly live: boolean
  onOrigin(origin: Origin): void
}

const VALUE_WORDS: Readonly<Record<Values, string>> = {
  live: 'Current values',
  printed: 'Printed values',
  blank: 'Blank',
}

export function SourceForm({ sources, origin, seats, live, onOrigin }: SourceFormProps) {
  const [asked, setAsked] = useState<SeatSetup | null>(null)
  const offered = VALUES.filter(value => live || value !== 'live')
  const choose = (value: string) => {
    const seat = seats?.find(one => one.seat === value)
    if (seat) setAsked(seat)
    else onOrigin({ ...origin, reader: 'everybody' })
  }
  const source: Field = {
    kind: 'choice',
    name: 'source',
    label: 'From',
    value: origin.source,
    options: sources.map(({ id, title }) => ({ value: id, label: title })),
  }
  const values: Field = {
    kind: 'choice',
    name: 'values',
    label: 'Cards',
    value: origin.values,
    options: offered.map(value => ({ value, label: VALUE_WORDS[value] })),
  }
  return (
    <>
      <FieldRow
        field={source}
        value={origin.source}
        onChange={value => onOrigin({ ...origin, source: String(value), reader: 'everybody' })}
      />
      {seats && (
        <FieldRow
          field={{
            kind: 'choice',
            name: 'reader',
            label: 'As seen by',
            help: 'Things hidden by others are never printed.',
            value: origin.reader,
            options: [
              { value: 'everybody', label: 'Everyone' },
              ...(origin.reader === 'referee' ? [{ value: 'referee', label: 'The referee' }] : []),
              ...seats.map(({ seat, name }) => ({ value: seat, label: name })),
            ],
          }}
          value={origin.reader}
          onChange={value => choose(String(value))}
        />
      )}
      <FieldRow
        field={values}
        value={origin.values}
        onChange={value => onOrigin({ ...origin, values: VALUES.find(one => one === value) ?? 'printed' })}
      />
      <Confirm
        title={`Pass to ${asked?.name ?? ''}`}
        isOpen={asked !== null}
        confirm={`I am ${asked?.name ?? ''}`}
        onConfirm={() => asked && onOrigin({ ...origin, reader: asked.seat })}
        onClose={() => setAsked(null)}
      >
        <p className={styles.secret}>
          <EyeOff aria-hidden="true" /> The pages will show things that only {asked?.name ?? ''} may see.
        </p>
      </Confirm>
    </>
  )
}
