import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { defaults, type Field, type FieldValues } from '../../engine/offers'
import { writtenPoints } from '../../engine/scene/points'
import type { SeatSetup } from '../../engine/seats'
import type { ForceEntry, ForceWorth, RosterCard } from '../../engine/setup'
import { Button, FieldForm, fieldFaults, IconButton, SeatTag, Tag } from '../design'
import { pointsOf } from './forces'
import styles from './forces.module.css'

export interface ForceListProps {
  readonly seat: SeatSetup
  readonly entries: readonly ForceEntry[]
  readonly roster: readonly RosterCard[]
  readonly points: string
  readonly worth: ForceWorth
  /** Other players who have bought something, to copy their force. */
  readonly others: readonly { readonly name: string; readonly entries: readonly ForceEntry[] }[]
  onShow(card: RosterCard): void
  onChange(entries: readonly ForceEntry[]): void
  /** An entry's fields besides its name. */
  detail?(index: number): readonly Field[]
  onDetail?(index: number, values: FieldValues): void
}

/** A player's force: each unit by name, with the total. */
export function ForceList(props: ForceListProps) {
  const { seat, entries, roster, points, worth, others, detail, onShow, onChange, onDetail } = props
  const [open, setOpen] = useState<number | null>(null)
  return (
    <section className={styles.force} data-seat={seat.seat} aria-label={`Force of ${seat.name}`}>
      <header className={styles.forceHead}>
        <SeatTag seat={seat.seat} name={seat.name} bot={seat.played === 'bot'} />
        <span className={styles.sum}>
          <strong>{writtenPoints(worth.points)}</strong> {points}
          {worth.why && <small> ({worth.why})</small>}
        </span>
      </header>
      {entries.length === 0 && (
        <div className={styles.nobody}>
          <p>Nothing bought yet.</p>
          {others.map(other => (
            <Button key={other.name} kind="quiet" onPress={() => onChange(other.entries)}>
              <Copy aria-hidden="true" /> Copy {other.name}
            </Button>
          ))}
        </div>
      )}
      <ol className={styles.entries}>
        {entries.map((entry, i) => {
          const card = roster.find(one => one.id === entry.card)
          const show = () => card && onShow(card)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two units may share a name while one is being typed.
            <li key={i} onPointerEnter={show} onFocus={show}>
              <div className={styles.entry}>
                <input
                  type="text"
                  className={styles.entryName}
                  aria-label={`Name of unit ${i + 1} of ${seat.name}`}
                  value={entry.name}
                  maxLength={60}
                  autoComplete="off"
                  onChange={event => onChange(entries.with(i, { ...entry, name: event.target.value }))}
                />
                {card ? (
                  <span className={styles.entryCard}>
                    {card.name}
                    {entry.note && <small>{entry.note}</small>}
                  </span>
                ) : (
                  <Tag tone="bad">unknown card “{entry.card}”</Tag>
                )}
                <span className={styles.points}>{writtenPoints(pointsOf(roster, entry))}</span>
                {detail && (
                  <IconButton label={`Change ${entry.name}`} onPress={() => setOpen(open === i ? null : i)}>
                    <Pencil />
                  </IconButton>
                )}
                <IconButton
                  label={`Remove ${entry.name}`}
                  onPress={() => {
                    setOpen(null)
                    onChange(entries.toSpliced(i, 1))
                  }}
                >
                  <Trash2 />
                </IconButton>
              </div>
              {detail && open === i && (
                <div className={styles.detail}>
                  <Detail fields={detail(i)} onChange={values => onDetail?.(i, values)} />
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Faults are shown beside their field, and faulty values are not passed on. */
function Detail({ fields, onChange }: { fields: readonly Field[]; onChange(values: FieldValues): void }) {
  const [values, setValues] = useState(() => defaults(fields))
  return (
    <FieldForm
      fields={fields}
      values={values}
      onChange={next => {
        setValues(next)
        if (Object.keys(fieldFaults(fields, next)).length === 0) onChange(next)
      }}
    />
  )
}
